/** What becomes of what learners type while they read a page. For tests. */
import { materialIn } from './in-section.ts';
import type { Half } from './measure-questions.ts';
import { tutorOver } from './measure-talk.ts';
import { type AskedOfCourse, readQuestions, type Typed } from './read-questions.ts';
import { talkWith } from './talk.ts';

/** `bare`: what answers is said, without the yes or no that was asked for; `wrong`: with the wrong one. */
export type TypedBecame = 'toThePoint' | 'bare' | 'wrong' | 'graded' | 'declined' | 'beside';

export interface AnsweredTyped extends Typed {
  readonly half: Half;
  readonly courseId: string;
  readonly said: string;
  readonly became: TypedBecame;
}

/** Each of them in its section, right after the welcome, whose question stands. */
export async function answersTyped(asked: readonly AskedOfCourse[] = readQuestions()): Promise<readonly AnsweredTyped[]> {
  const tutor = tutorOver(asked);
  const all: AnsweredTyped[] = [];
  for (const { course, half, typed } of asked)
    for (const question of typed) {
      const section = course.sections.find(({ id }) => id === question.sectionId);
      if (!section) throw new Error(`${course.id} has no section '${question.sectionId}'`);
      const talk = talkWith(tutor, materialIn(course, section));
      if (question.after !== null) await talk.say(question.after);
      const { said, outcome } = await talk.say(question.asks);
      const verdict = outcome.sentences.map(({ text }) => /^(yes|no)\b/i.exec(text)?.[1]?.toLowerCase()).find((found) => found !== undefined);
      const plainly = plain(said);
      const isSaid = question.says.every((ways) => ways.some((way) => plainly.includes(plain(way))));
      const became = becameOf(question, isSaid, verdict, outcome.graded !== null, outcome.move);
      all.push({ ...question, half, courseId: course.id, said, became });
    }
  return all;
}

function becameOf({ answer }: Typed, isSaid: boolean, verdict: string | undefined, isGraded: boolean, move: string): TypedBecame {
  if (answer !== null && verdict !== undefined && verdict !== answer) return 'wrong';
  if (isSaid) return answer === null || verdict === answer ? 'toThePoint' : 'bare';
  if (isGraded) return 'graded';
  return move === 'admit' ? 'declined' : 'beside';
}

const plain = (text: string): string => text.toLowerCase().replace(/[`*]/g, '').replace(/’/g, "'").replace(/\s+/g, ' ');

/** Of a half, the share that became this, 0 to 1. */
export function typedShare(all: readonly AnsweredTyped[], became: TypedBecame, half: Half): number {
  const mine = all.filter((one) => one.half === half);
  return mine.filter((one) => one.became === became).length / Math.max(1, mine.length);
}
