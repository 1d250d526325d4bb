import { changed, lineOf } from '@lou/api/catalogue/content/testing/a-course-folder';
import { expect, test } from 'vitest';
import { bank, faultsIn, keepers, lesson } from './testing/keepers.ts';

test('a wrong option that a sentence of the course supports is a fault', () => {
  const files = changed(keepers, lesson, ['A path leads past the hen', 'The fox may keep the old book too. A path leads past the hen']);
  expect(faultsIn(files)).toEqual([
    `${bank}:${lineOf(files, bank, '- text: old book')}: The wrong option 'old book' is supported by ${lesson}:${lineOf(files, lesson, 'The fox may keep')}: 'The fox may keep the old book too.'.`,
  ]);
  expect(faultsIn(changed(keepers, lesson, ['A path leads past the hen', 'The fox does not keep the old book. A path leads past the hen']))).toEqual([]);
});

test('a number or an acronym of the key in the question is a fault, however it is spelt', () => {
  const numbers = changed(changed(keepers, bank, ['- text: red lamp', '- text: 3 lamps']), bank, [
    'question: What does the fox keep?',
    'question: Which three things does the fox keep?',
  ]);
  expect(faultsIn(numbers)).toEqual([`${bank}:${lineOf(numbers, bank, 'question: Which three')}: The right option shares '3' with the question.`]);
  const acronym = changed(changed(keepers, bank, ['- text: red lamp', '- text: LED lamp']), bank, [
    'question: What does the fox keep?',
    'question: Which LED does the fox keep?',
  ]);
  expect(faultsIn(acronym)).toEqual([`${bank}:${lineOf(acronym, bank, 'question: Which LED')}: The right option shares 'lead' with the question.`]);
});

test('a word that the question shares with the wrong options too tells nothing', () => {
  let files = changed(keepers, bank, ['question: What does the fox keep?', 'question: Which lamp does the fox keep?']);
  for (const [from, to] of [
    ['old book', 'big lamp'],
    ['big coat', 'wet lamp'],
  ] as const)
    files = changed(files, bank, [`- text: ${from}`, `- text: ${to}`]);
  expect(faultsIn(files)).toEqual([]);
});

test('options of unlike length are a fault', () => {
  const files = changed(keepers, bank, ['- text: old book', '- text: the old book that lay under the bed']);
  expect(faultsIn(files)).toContain(`${bank}:${lineOf(files, bank, 'options:')}: The options have 8 to 35 characters; they should be of about one length.`);
});

test('a bank must cover every difficulty', () => {
  const easy = new Map(keepers).set(bank, (keepers.get(bank) ?? '').replaceAll('difficulty: advanced', 'difficulty: beginner'));
  expect(faultsIn(easy)).toEqual([`${bank}:1: The bank has no advanced item.`]);
});

test('over a bank and over a course the key is neither mostly the longest nor mostly at one place', () => {
  const longer = (text: string) => text.replaceAll(/- text: (.*)\n {8}right: true/g, '- text: fine $1\n        right: true');
  const longest = new Map(keepers).set(bank, longer(keepers.get(bank) ?? ''));
  expect(faultsIn(longest)).toEqual([
    `${bank}:1: The right option is the longest in 100 % of the items; it should be 20 to 32 %.`,
    'course.md:1: The right option is the longest in 63 % of the items; it should be 20 to 32 %.',
    'course.md:1: Who takes the longest option is right in 63 % of the items; 32 % is the most.',
  ]);
  const first = (text: string) => text.replaceAll(/( {4}options:\n)([\s\S]*?)( {6}- text: .*\n {8}right: true\n)/g, '$1$3$2');
  const placed = new Map(keepers).set(bank, first(keepers.get(bank) ?? ''));
  expect(faultsIn(placed).filter((fault) => fault.startsWith(bank))).toEqual([
    `${bank}:1: The right option is number 1 in 100 % of the items; it should be 18 to 32 %.`,
    `${bank}:1: The right option is number 2 in 0 % of the items; it should be 18 to 32 %.`,
    `${bank}:1: The right option is number 3 in 0 % of the items; it should be 18 to 32 %.`,
    `${bank}:1: The right option is number 4 in 0 % of the items; it should be 18 to 32 %.`,
  ]);
  expect(faultsIn(placed)).toContain('course.md:1: Who always takes the same place is right in 63 % of the items; 32 % is the most.');
});

test('nobody who has not read the lesson does better by the commonest word or by the words of the question', () => {
  const common = new Map(keepers).set(
    bank,
    (keepers.get(bank) ?? '').replaceAll(/- text: (\w+) \w+\n {8}right: true/g, '- text: $1 home\n        right: true'),
  );
  expect(faultsIn(common)).toContain(
    'course.md:1: Who takes the option with the commonest word of the course is right in 63 % of the items; 32 % is the most.',
  );
  const asked = (keepers.get(bank) ?? '').replaceAll(/keep\?(\n {4}options:[\s\S]*?- text: (\w+) \w+\n {8}right: true)/g, 'keep that is $2?$1');
  expect(faultsIn(new Map(keepers).set(bank, asked))).toContain(
    'course.md:1: Who takes the option that shares most words with the question is right in 63 % of the items; 32 % is the most.',
  );
});
