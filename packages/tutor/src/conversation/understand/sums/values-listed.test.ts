/** What a range gives and what stands in a list, in sentences whose figures are worked out. */
import { expect, it } from 'vitest';
import { isAskedValues, valuesInWords, valuesListed } from './values-listed.ts';

const said = (text: string): string | null => {
  const values = valuesListed(text);
  return values && valuesInWords(values).says;
};

it.each([
  ['what does range(5) give', 'range(5) gives 0, 1, 2, 3 and 4, 5 values in all.'],
  ['whats range(2, 9)', 'range(2, 9) gives 2, 3, 4, 5, 6, 7 and 8, 7 values in all.'],
  ['what does range(0,10,2) give', 'range(0, 10, 2) gives 0, 2, 4, 6 and 8, 5 values in all.'],
  ['what does range(5, 0, -2) give', 'range(5, 0, -2) gives 5, 3 and 1, 3 values in all.'],
  ['how many values does range(100) have', 'range(100) gives 0, 1, 2 and so on, up to 99, 100 values in all.'],
  ['what does range(100, 0, -1) give', 'range(100, 0, -1) gives 100, 99, 98 and so on, down to 1, 100 values in all.'],
  ['what is range(1)', 'range(1) gives only 0.'],
  ['does range(3, 3) give anything?', 'range(3, 3) gives no value at all.'],
  ['what is index 1 of [3, 5, 8]', 'At index 1 of [3, 5, 8] stands 5.'],
  ['what does [3, 5, 8][-1] give', 'At index -1 of [3, 5, 8] stands 8.'],
  ['what is index 3 in [3, 5, 8]', '[3, 5, 8] has no item at index 3, so the program stops with an IndexError.'],
])('%s', (text, says) => {
  expect(said(text)).toBe(says);
});

it.each([
  'why does range(5) stop at 4',
  'range(5)',
  'what does for i in range(5) do',
  'what does range(5) + 2 give',
  'what is the difference between range(5) and range(6)',
  'what does range(1, 2, 0) give',
  'what is a range',
  'what is the sum of range(5)',
  'what numbers does range(5) leave out',
  'what is item 1 of [3, 5, 8]',
])('nothing to “%s”', (text) => {
  expect(valuesListed(text)).toBeNull();
});

it('knows the open question’s own call', () => {
  for (const asked of ['range( 5 )', 'range(0,5)', 'range(0, 5, 1)', 'range(6)']) {
    const values = valuesListed(`what does ${asked} give`);
    expect(values && isAskedValues(values, 'Which values does range(5) give?'), asked).toBe(asked !== 'range(6)');
  }
});
