/** The texts of a key idea, and the wordings that answer its check question. */
import type { AnswerPoint, KeyIdea } from './course-material.ts';

/** What says or pictures an idea, the statement first. */
export const textsOf = ({ statement, simpler, example, analogy }: KeyIdea): readonly string[] =>
  [statement, simpler, example, analogy].filter((text) => text !== null);

/** Every way in which a point is known to be said. */
export const waysToSay = ({ says, alsoSaid }: Pick<AnswerPoint, 'says' | 'alsoSaid'>): readonly string[] => [says, ...alsoSaid];

/** Every wording of every point of an answer. */
export const wordingsOf = (points: readonly Parameters<typeof waysToSay>[0][]): readonly string[] => points.flatMap(waysToSay);

/** What answers a check question well: its points' wordings, and the answer as a good learner would write it. */
export const goodAnswersOf = ({ points, answers }: KeyIdea['check']): readonly string[] => [...wordingsOf(points), answers.good];
