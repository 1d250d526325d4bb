/**
 * What has a point the wrong way round: a clause that is nearer to a wording of who has it so than to every accepted wording. Both
 * often have much the same words, so only those decide in which the two differ; and of the words that they share, their order.
 * The numbers were chosen on the deciding halves of learner-answers, on the side of taking an answer for right.
 */
import { wordingsOf } from '../idea-texts.ts';
import type { Term } from './answer-terms.ts';
import { LOOSE_WORD, likenessOf, type Weighing, weightOf } from './likeness.ts';
import type { Wordings } from './match-point.ts';
import { type ReadAnswer, readWording } from './match-wording.ts';
import { inQuestion } from './question-words.ts';

/** A turned wording takes part where so much of it is said. */
const SAID_LEAST = 0.75;
/** So much of the clause must be its own. */
const OWN_LEAST = 0.4;
/** The more of the one, the less of the other. */
const TOGETHER = 1.4;
/** A word alone says nothing of what it is said of. */
const WORDS_LEAST = 2;
/** So many of its words must follow one another as in it. */
const IN_ORDER = 0.5;
/** By how much more of what is its own the clause must have of it than of an accepted one. */
const NEARER = 0.5;
/** What the order of two words counts there beside a word, and what a word of the question. */
const ORDER = 0.7;
const QUESTION_WORD = 0.5;
/** Words that follow one another may stand so far apart in an answer. */
const APART = 2;

/** With these a clause may say of something what it does not say of another. */
const setsApart = ['than', 'otherwise', 'else'];
/** Said of a thing that the clause does not name: in 'cash falls' nothing else falls. */
const pronoun = /^(?:it|its|it's|they|theyre|this|that|these|those)\b/;

/** What tells two wordings apart is compared over these. */
interface Comparing {
  /** Whether one word stands for another. */
  readonly alike: (said: Term, wanted: Term) => boolean;
  readonly asked: ReadonlySet<string>;
  readonly weighing: Weighing;
}

/** Some clauses of an answer in a row. */
interface Stretch {
  readonly terms: readonly Term[];
  /** With a space on either side. */
  readonly words: string;
}

const NO_CLAUSES: ReadonlySet<number> = new Set();

/** The clauses of an answer that have this one of the question's points the wrong way round. */
export function turnedClauses(
  answer: ReadAnswer,
  point: Wordings,
  points: readonly Wordings[],
  asked: ReadonlySet<string>,
  weighing: Weighing,
): ReadonlySet<number> {
  const { turned = [] } = point;
  if (turned.length === 0) return NO_CLAUSES;
  const accepted = wordingsOf(points);
  const comparing = { alike: alikeBetween(points, turned, weighing), asked, weighing };
  const found = turned.flatMap((wording) =>
    stretchesOf(answer, Math.max(1, readWording(wording).clauses)).filter((stretch) => {
      if (!isSaidIn(stretch, wording, comparing)) return false;
      const { row } = readWording(wording);
      return accepted.every((right) => {
        const { row: others } = readWording(right);
        return holdsOfOwn(stretch, row, others, comparing) >= holdsOfOwn(stretch, others, row, comparing) + NEARER;
      });
    }),
  );
  return new Set(found.flatMap(({ terms }) => terms.map(({ clause }) => clause)));
}

/** Whether clauses are well matched by a wording, in either direction and in its order. */
function isSaidIn({ terms, words }: Stretch, wording: string, { alike, asked, weighing }: Comparing): boolean {
  const read = readWording(wording);
  const there = read.row.filter((term) => terms.some((said) => alike(said, term)));
  const own = terms.filter((said) => read.row.some((term) => alike(said, term)));
  if (there.length < WORDS_LEAST || there.every((term) => inQuestion(term, asked))) return false;
  const weigh = (all: readonly Term[]): number => all.reduce((sum, term) => sum + weightOf(term, weighing), 0);
  const said = weigh(there) / weigh(read.row);
  const ofIt = weigh(own) / weigh(terms);
  if (said < SAID_LEAST || ofIt < OWN_LEAST || said + ofIt < TOGETHER) return false;
  const pairs = there.slice(1).flatMap((term, at) => (there[at]?.clause === term.clause ? [follows(terms, there[at] as Term, term, alike)] : []));
  if (pairs.filter(Boolean).length < IN_ORDER * pairs.length) return false;
  if (setsApart.some((word) => words.includes(` ${word} `) && !` ${read.words} `.includes(` ${word} `))) return false;
  return !pronoun.test(read.words) || own[0] === terms[0];
}

/** Of what tells one row of words from another, how much is said, 0 to 1; 0 where nothing does. Rare or not, each word may turn it. */
function holdsOfOwn({ terms }: Stretch, row: readonly Term[], others: readonly Term[], { alike, asked }: Comparing): number {
  let all = 0;
  let held = 0;
  const isShared = (term: Term): boolean => others.some((other) => alike(term, other));
  row.forEach((term, at) => {
    const before = row[at - 1];
    if (!isShared(term)) {
      const isThere = terms.some((said) => alike(said, term));
      const counts = isThere && inQuestion(term, asked) ? QUESTION_WORD : 1;
      all += counts;
      if (isThere) held += counts;
    } else if (before && before.clause === term.clause && isShared(before) && !follows(others, before, term, alike)) {
      all += ORDER;
      if (follows(terms, before, term, alike)) held += ORDER;
    }
  });
  return all === 0 ? 0 : held / all;
}

/** One word for another, denied alike; but where one form belongs to the accepted wordings alone and the other to the turned ones, they are two. */
function alikeBetween(points: readonly Wordings[], turned: readonly string[], weighing: Weighing): Comparing['alike'] {
  const { right, wrong } = formsOf(points, turned);
  return (said, wanted) => {
    if (said.denied !== wanted.denied || (wanted.denial === 'at the end' && said.denial !== wanted.denial)) return false;
    if ((right.has(said.word) && wrong.has(wanted.word)) || (wrong.has(said.word) && right.has(wanted.word))) return false;
    return likenessOf(said, wanted, weighing) > LOOSE_WORD;
  };
}

interface Forms {
  readonly right: ReadonlySet<string>;
  readonly wrong: ReadonlySet<string>;
}

const formsKept = new WeakMap<readonly Wordings[], WeakMap<readonly string[], Forms>>();

/** The words that the accepted wordings of all points have alone, and these turned ones alone. Looked for once for them. */
function formsOf(points: readonly Wordings[], turned: readonly string[]): Forms {
  const ofPoints = formsKept.get(points) ?? new WeakMap<readonly string[], Forms>();
  const known = ofPoints.get(turned);
  if (known) return known;
  const wordsIn = (wordings: readonly string[]) => new Set(wordings.flatMap((wording) => readWording(wording).row.map(({ word }) => word)));
  const [ofRight, ofWrong] = [wordsIn(wordingsOf(points)), wordsIn(turned)];
  const forms = { right: new Set([...ofRight].filter((word) => !ofWrong.has(word))), wrong: new Set([...ofWrong].filter((word) => !ofRight.has(word))) };
  formsKept.set(points, ofPoints.set(turned, forms));
  return forms;
}

/** The clauses of an answer that say something, so many in a row. */
function stretchesOf({ terms, clauses }: ReadAnswer, size: number): readonly Stretch[] {
  const byClause = Map.groupBy(terms, ({ clause }) => clause);
  const numbers = [...byClause.keys()];
  return numbers.slice(0, Math.max(1, numbers.length - size + 1)).map((_, at) => {
    const own = numbers.slice(at, at + size);
    return { terms: own.flatMap((clause) => byClause.get(clause) ?? []), words: ` ${own.map((clause) => clauses[clause] ?? '').join(' ')} ` };
  });
}

/** True where two words follow one another in one clause of a row. */
const follows = (row: readonly Term[], left: Term, right: Term, alike: Comparing['alike']): boolean =>
  row.some((said, at) => alike(said, left) && row.slice(at + 1, at + 1 + APART).some((next) => next.clause === said.clause && alike(next, right)));
