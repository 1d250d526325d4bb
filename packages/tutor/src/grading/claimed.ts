/**
 * What an answer says of another idea of the lesson. Ideas that stand side by side share their words, and 'a name holds only its newest
 * value' has words enough to be seen as 'then the name is tied to the result': it is the other one that it says.
 */
import { waysToSay } from '../idea-texts.ts';
import type { Term } from './answer-terms.ts';
import type { Weighing } from './likeness.ts';
import { matchPoint, type PointMatch, type Wordings } from './match-point.ts';
import type { ReadAnswer } from './match-wording.ts';
import { askedBy } from './question-words.ts';

/** What is taught beside the question that is graded: all that says it. */
export interface Neighbour {
  readonly statement: string;
  readonly simpler: string;
  readonly check: { readonly question: string; readonly points: readonly Wordings[] };
}

/** So well must it be said, and by so much better than the point. */
const SAID_LEAST = 0.8;
const BETTER_BY = 0.15;

/** True where a neighbour has all the words that make the point, and is said plainly and better. */
export function isClaimed(match: PointMatch, answer: ReadAnswer, neighbours: readonly Neighbour[], weighing: Weighing): boolean {
  if (match.wordForWord) return false;
  const least = Math.max(SAID_LEAST, match.strength + BETTER_BY);
  if (least > 1) return false;
  return neighbours.some(({ statement, simpler, check }) => {
    const asked = askedBy(check.question);
    const says: readonly Wordings[] = [
      ...check.points.map((point) => ({ says: point.says, alsoSaid: waysToSay(point).slice(1) })),
      { says: statement, alsoSaid: [simpler] },
    ];
    return says.some((other) => {
      const { strength, used } = matchPoint(answer, other, asked, weighing);
      return strength >= least && isWithin(match.used, used);
    });
  });
}

const isWithin = (words: ReadonlySet<Term>, others: ReadonlySet<Term>): boolean => [...words].every((term) => others.has(term));
