import { aCourseFolder } from '@lou/api/catalogue/content/testing/a-course-folder';
import { expect, test } from 'vitest';
import { amountIn } from '../amounts.ts';
import { checkContent } from '../check.ts';
import { bank, faultAt, faultsIn, keepers, planted } from '../testing/keepers.ts';

test('feedback of fewer than four words, or without an end, is a fault', () => {
  for (const said of ['No.', 'Not so at', 'The cow has that, so it']) {
    const files = planted(bank, ['feedback: The cow has that.', `feedback: ${said}`]);
    expect(faultsIn(files)).toEqual([faultAt(files, bank, `feedback: ${said}`, `The feedback '${said}' is no whole sentence of 4 words or more.`)]);
  }
});

test('the same feedback twice, or the explanation as feedback, is a fault', () => {
  const twice = planted(bank, ['feedback: The pig has that.', 'feedback: The cow has  that.']);
  expect(faultsIn(twice)).toEqual([
    faultAt(twice, bank, 'feedback: The cow has  that.', "The options 'old book' and 'big coat' have the same feedback; each is wrong in its own way."),
  ]);
  const explains = planted(bank, ['feedback: The cow has that.', 'feedback: It stands in its own line.']);
  expect(faultsIn(explains)).toEqual([
    faultAt(explains, bank, 'feedback: It stands', "The feedback to 'old book' is the explanation; say why this option is not so."),
  ]);
});

/** The fox's item once more, under another id and at the end of the bank. */
const copied = (change: (item: string) => string) => {
  const text = keepers.get(bank) ?? '';
  const item = text.slice(text.indexOf('  - id: thing-of-fox'), text.indexOf('  - id: thing-of-hen'));
  return new Map(keepers).set(bank, `${text.trimEnd()}\n${change(item.replace('thing-of-fox', 'copied-fox')).trimEnd()}\n`);
};
const first = 'keepers/on-the-farm/thing-of-fox';

test('an item that is copied under another id is a fault, also with other options or another question', () => {
  const whole = copied((item) => item.replace('does the fox', 'does  the Fox'));
  expect(faultsIn(whole)).toContain(faultAt(whole, bank, 'question: What does  the Fox', `The item '${first}' asks the same question.`));
  const reworded = copied((item) => item.replace('What does the fox keep?', 'Say which thing the fox has at home.'));
  const line = (reworded.get(bank) ?? '').split('\n').findIndex((text) => text.includes('Say which thing')) + 2;
  expect(faultsIn(reworded)).toContain(`${bank}:${line}: The item '${first}' has the same options.`);
  const other = copied((item) => item.replace('old book', 'fat plum'));
  expect(faultsIn(other).filter((fault) => fault.includes(first))).toEqual([expect.stringContaining('asks the same question.')]);
});

test('the same options may stand in two items where another one is right, and the same short question in two courses', () => {
  const otherKey = copied((item) =>
    item
      .replace('What does the fox keep?', 'What lies under the tree?')
      .replace('        right: true', '        feedback: The fox has that.')
      .replace('        feedback: The cow has that.', '        right: true'),
  );
  expect(faultsIn(otherKey).filter((fault) => fault.includes(first))).toEqual([]);
  const two = checkContent([
    { slug: 'keepers', files: aCourseFolder() },
    { slug: 'other', files: aCourseFolder() },
  ]);
  expect(two.complaints.filter(({ sentence }) => sentence.includes('asks the same question'))).toEqual([]);
});

test.each([
  ['1/2', '0.5'],
  ['50 %', '1/2'],
  ['a half', '0.50'],
  ['1 1/2', '3/2'],
  ['$\\frac{1}{4}$', '25 percent'],
  ['12 euros', '12.0 euros'],
  ['seven', '7'],
])('%s and %s are one amount', (one, other) => {
  expect(amountIn(one)).toBeDefined();
  expect(amountIn(one)).toBe(amountIn(other));
});

test('other units, code and words are no equal amounts', () => {
  expect(amountIn('12 euros')).not.toBe(amountIn('12 cents'));
  expect(amountIn('-3')).not.toBe(amountIn('3'));
  expect([amountIn('`4`'), amountIn('red lamp')]).toEqual([undefined, undefined]);
});

test('two options of one value are a fault, unless the question is about the form', () => {
  const halves = (question: string) =>
    planted(
      bank,
      ['question: What does the fox keep?', `question: ${question}`],
      ['- text: red lamp', '- text: "1/2"'],
      ['- text: old book', '- text: "0.5"'],
      ['- text: big coat', '- text: "1/3"'],
    );
  const files = halves('What share is it?');
  expect(faultsIn(files)).toEqual([faultAt(files, bank, '- text: "0.5"', "The options '1/2' and '0.5' have the same value.")]);
  expect(faultsIn(halves('What is it in its simplest form?'))).toEqual([]);
});

test('the right option in the question, word for word, is a fault; a number, a piece of code and what two wrong ones share are not', () => {
  const asks = (question: string, key: string, ...others: [string, string][]) =>
    faultsIn(planted(bank, ['question: What does the fox keep?', `question: "${question}"`], ['- text: red lamp', `- text: "${key}"`], ...others)).filter(
      (fault) => fault.includes('stands in the question'),
    );
  expect(asks('Is it a case of O(n²) or what is it?', 'O(n²)')).toEqual([
    expect.stringMatching(/\.bank\.yaml:5: The right option 'O\(n²\)' stands in the question\.$/),
  ]);
  expect(asks('Ser, estar or haber: which is it?', 'Estar')).toHaveLength(1);
  expect(asks('Ser, estar or haber: which is it?', 'Estar', ['- text: old book', '- text: ser'], ['- text: big coat', '- text: haber'])).toEqual([]);
  expect(asks('He thought 1 to 4, and now?', '1 to 4')).toEqual([]);
  expect(asks('The loop says `low = middle + 1`. What stops it?', '`low = middle`')).toEqual([]);
  expect(asks('The bell rings. What art is it?', 'art')).toHaveLength(1);
  expect(asks('The bell starts to ring. What is it?', 'art')).toEqual([]);
});
