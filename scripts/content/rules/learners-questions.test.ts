import { changed, withQuestions } from '@lou/api/catalogue/content/testing/a-course-folder';
import { expect, test } from 'vitest';
import { faultAt, faultsIn, keepers, notes } from '../testing/keepers.ts';

const file = '01-on-the-farm.questions.yaml';
const asked = withQuestions(keepers);
const planted = (...edits: readonly [string, string][]) => edits.reduce((files, edit) => changed(files, file, edit), asked);

test('what learners ask, without a fault, passes', () => {
  expect(faultsIn(asked)).toEqual([]);
});

test.each([
  ['a key idea of another section', 'idea: fox-keeps', 'idea: owl-keeps', "There is no key idea of this section 'owl-keeps'."],
  ['no question mark', 'lend its red lamp?', 'lend its red lamp', "'asks' must end with a question mark."],
  ['asked as another is', '"would fox share"', '"would hen share"', "'May the fox lend its red lamp?' is asked the same way: 'would hen share'."],
  ['too few ways of asking', '"could i borrow from fox", ', '', "'askedAs' needs 4 to 16 entries."],
])('%s is a fault', (_, from, to, sentence) => {
  const told = faultsIn(planted([from, to])).filter((fault) => fault.startsWith(file));
  if (from === '"would fox share"') expect(told).toEqual([faultAt(asked, file, 'would hen share', sentence)]);
  else expect(told.map((fault) => fault.replace(/^[^ ]+ /, ''))).toContain(sentence);
});

test('a key idea beside which nobody asks anything is told of, where others have questions', () => {
  const files = planted(['idea: fox-keeps', 'idea: hen-keeps']);
  expect(faultsIn(files)).toEqual([faultAt(files, notes, '  - id: fox-keeps', 'No question of learners stands beside it.')]);
});
