/** One question of a course of green tea, as a teacher might ask it in any subject, and the grade of an answer to it. For tests. */
import { type Grade, gradeAnswer } from '../grading/grade-answer.ts';
import { coursePassages } from './a-course.ts';
import { weighingOver } from './weighing-over.ts';

export const weighing = weighingOver(coursePassages.map(({ text }) => text));

/** A question with one point. */
export function gradeOne(question: string, says: string, text: string, alsoSaid: readonly string[] = []): Grade {
  const check = { question, points: [{ id: 'point', says, alsoSaid: [...alsoSaid] }] };
  return gradeAnswer(check, [], text, weighing);
}

/** A question with points in order and one misconception, each with its wordings. */
export function gradeMany(question: string, points: readonly (readonly string[])[], text: string, beliefs: readonly string[] = [], over = weighing): Grade {
  const check = { question, points: points.map(([says = '', ...alsoSaid], at) => ({ id: String(at + 1), says, alsoSaid })) };
  const [belief = '', ...heardAs] = beliefs;
  return gradeAnswer(check, beliefs.length > 0 ? [{ id: 'belief', belief, heardAs, correction: 'No.' }] : [], text, over);
}
