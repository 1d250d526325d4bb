/** An answer may come in parts: the points that earlier answers to the open item made still stand. */
import { gradeAnswer } from '../grading/grade-answer.ts';
import type { Weighing } from '../grading/match-wording.ts';
import type { KeyIdea, TurnMaterial } from '../ports.ts';
import { turnsSincePut } from './written.ts';

/** As the caller names them; else graded again from the last turns, since the question was asked. */
export function pointsMade({ openItem, lastTurns }: TurnMaterial, idea: KeyIdea | null, weighing: Weighing): ReadonlySet<string> {
  if (!openItem || !idea) return new Set();
  if (openItem.pointsSeen) return new Set(openItem.pointsSeen);
  if (openItem.attempts === 0) return new Set();
  const answers = turnsSincePut(lastTurns, idea).filter(({ move }) => move === 'check' || move === 'hint');
  return new Set(answers.flatMap(({ asked: text }) => gradeAnswer(idea.check, idea.misconceptions, text, weighing).pointsSeen));
}
