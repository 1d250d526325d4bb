/** What the authors of details know to be asked for is answered with their sentences, through whole turns. */
import { expect, it } from 'vitest';
import type { Detail } from './course-material.ts';
import type { TurnOutcome } from './ports.ts';
import { plainInline } from './retrieval/plain-text.ts';
import { materialIn } from './testing/in-section.ts';
import { tutorOver } from './testing/measure-talk.ts';
import { readQuestions } from './testing/read-questions.ts';

const asked = readQuestions();
const tutor = tutorOver(asked);
/** One question in so many is played: there are thousands. */
const ONE_IN = 7;

const even = (text: string): string => plainInline(text).replace(/\s+/g, ' ');
const isSaid = ({ sentences }: TurnOutcome, says: string): boolean => even(sentences.map(({ text }) => text).join(' ')).includes(even(says));

/** What is known to be asked of the details, each with its section; of one in so many what it is answered with is another text. */
async function missedAmong(which: (detail: Detail) => boolean): Promise<{ readonly share: number; readonly missed: string }> {
  const questions = asked
    .flatMap(({ course }) => course.sections.map((section) => ({ course, section })))
    .flatMap((place) =>
      place.section.keyIdeas.flatMap(({ details }) => details.filter(which).flatMap(({ says, askedAs }) => askedAs.map((text) => ({ ...place, says, text })))),
    )
    .filter((_, n) => n % ONE_IN === 0);
  expect(questions.length).toBeGreaterThan(200);
  const missed: string[] = [];
  for (const { course, section, says, text } of questions) {
    const outcome = await tutor.reply({ material: { ...materialIn(course, section), text } });
    if (!isSaid(outcome, says)) missed.push(`${text}: ${outcome.sentences.map((sentence) => sentence.text).join(' ')}`);
  }
  return { share: missed.length / questions.length, missed: missed.join('\n') };
}

it('the question of a detail is answered with its sentences', async () => {
  const { share, missed } = await missedAmong(({ asks }) => asks === undefined);
  expect(share, missed).toBeLessThanOrEqual(0.02);
});

it('what learners ask, in the words of the page or as they are known to type it, is answered with the teacher’s answer', async () => {
  const { share, missed } = await missedAmong(({ asks }) => asks !== undefined);
  expect(share, missed).toBeLessThanOrEqual(0.03);
});
