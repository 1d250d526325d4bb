import { expect, test } from 'vitest';
import { justPut } from './conversation/turn.ts';
import { createEmbeddedTutor } from './embedded-tutor.ts';
import { materialIn } from './testing/in-section.ts';
import { readCourse } from './testing/read-course.ts';

/** As long as a message may be. */
const CHARACTERS = 4_000;
/**
 * Of the thread's own time, whoever else works on the machine: far above what a turn takes, far below what such messages
 * took, seconds to a minute, in which nobody else is served.
 */
const LONGEST_MS = 1_000;

const course = readCourse('first-program-in-python');
const tutor = createEmbeddedTutor({ now: () => 0 });
tutor.index(
  course.id,
  course.passages,
  course.sections.flatMap(({ keyIdeas }) => keyIdeas),
);

const full = (piece: string) => piece.repeat(CHARACTERS / piece.length);
/** So many different words as fit, one clause each. */
const differing = (border: string) => Array.from({ length: CHARACTERS }, (_, at) => at.toString(36).padStart(4, 'q')).join(border);
const between = (blank: string) => `loop${blank.repeat(CHARACTERS - 8)}what`;

test.each([
  ['blanks', between(' ')],
  ['empty lines', between('\n')],
  ['lines of blanks', between(' \n')],
  ['one small word', full('so ')],
  ['one word of chat', full('lol ')],
  ['signs', full('= ')],
  ['clauses of a letter', full('a,')],
  ['clauses of a letter and of nothing', full(',a,;')],
  ['sentences of two words', 'I am. '.repeat(26)],
  ['a wish that does not end', `what am i ${'not so '.repeat(24)}there`],
  ['one pronoun', full('i ')],
  ['what goes up', full('cash up. ')],
  ['comparisons', full('<b>')],
  ['one long word', full('ab')],
  ['quotes', full('"a" ')],
  ['clauses that differ', differing(', ')],
  ['words that differ', differing(' ')],
  ['a tower of powers', `what is ${'('.repeat(5)}9${'^64)'.repeat(5)}`],
])('a message of %s is answered in the time of any other', async (_name, message) => {
  const [section] = course.sections;
  const [idea] = section?.keyIdeas ?? [];
  if (!section || !idea) throw new Error('No section with an idea.');
  const openItem = justPut(idea, 3);
  const material = { ...materialIn(course, section), openItem, text: message.slice(0, CHARACTERS) };
  await tutor.reply({ material: { ...material, text: 'hello' } });
  await tutor.reply({ material: { ...material, text: 'a loop says what is done again, I think' } });
  const begun = process.threadCpuUsage();
  await tutor.reply({ material });
  await tutor.reply({ material: { ...material, text: 'hello', lastTurns: [{ asked: material.text, replied: idea.check.question, move: 'hint' }] } });
  const { user, system } = process.threadCpuUsage(begun);
  expect((user + system) / 1_000).toBeLessThan(LONGEST_MS);
});
