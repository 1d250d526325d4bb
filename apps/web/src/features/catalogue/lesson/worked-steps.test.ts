import { expect, test } from 'vitest';
import { workedOf } from './worked-steps.ts';

test('steps fall apart into what is done and why, and the look back stands at the end', () => {
  expect(workedOf('First a word.\n\n1. **$6 \\times 4 = 24$.** Each is cut.\n2. **Count.** Twenty.\n\nDoes it look right? Yes.')).toEqual({
    lead: [{ kind: 'paragraph', text: 'First a word.' }],
    steps: [
      { done: '$6 \\times 4 = 24$.', because: 'Each is cut.' },
      { done: 'Count.', because: 'Twenty.' },
    ],
    looksBack: true,
    check: 'Yes.',
  });
});

test('steps parted by blank lines are one list; a step without bold is all reason', () => {
  expect(workedOf('1. One.\n\n2. **Two.** So.').steps).toEqual([
    { done: '', because: 'One.' },
    { done: 'Two.', because: 'So.' },
  ]);
});

test('without a list everything leads', () => {
  expect(workedOf('Only prose.')).toEqual({ lead: [{ kind: 'paragraph', text: 'Only prose.' }], steps: [], looksBack: false, check: '' });
});

test('what stands at the end without the question is said all the same', () => {
  expect(workedOf('1. One.\n\nSo it goes.')).toMatchObject({ looksBack: false, check: 'So it goes.' });
});
