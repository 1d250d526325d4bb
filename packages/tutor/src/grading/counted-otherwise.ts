/** How many of what: 'two wholes and four pieces left over' is not 'four wholes and two pieces', though it has the same figures and words. */
import { wordingsOf } from '../idea-texts.ts';
import { pieceOf } from '../language/number-words.ts';
import type { Term } from './answer-terms.ts';
import type { Wordings } from './match-point.ts';
import { type ReadAnswer, readWording } from './match-wording.ts';
import { askedBy, inQuestion } from './question-words.ts';

/** A figure, or a word for one, and the word behind it. */
interface Count {
  readonly value: number;
  readonly thing: Term;
}

/** What is counted is said in the plural, right behind the figure; a part of a whole belongs to the figure, and 'times' counts nothing. */
const isCounted = (word: string): boolean => /^\p{L}{3,}s$/u.test(word) && word !== 'times' && pieceOf(word) === undefined;

function countsIn(row: readonly Term[], words: string): readonly Count[] {
  return row.slice(1).flatMap((thing, at) => {
    const { word, value, clause, unit, denied } = row[at] as Term;
    const isThing = thing.clause === clause && isCounted(thing.word) && ` ${words} `.includes(` ${word} ${thing.word} `);
    return value !== undefined && Number.isInteger(value) && unit === undefined && isThing && !denied ? [{ value, thing }] : [];
  });
}

const kept = new WeakMap<Wordings, readonly Count[]>();

const countsInWording = (wording: string): readonly Count[] => countsIn(readWording(wording).row, readWording(wording).words);

function countsOf(point: Wordings): readonly Count[] {
  const counts = kept.get(point) ?? wordingsOf([point]).flatMap(countsInWording);
  kept.set(point, counts);
  return counts;
}

const resultsKept = new WeakMap<Wordings, ReadonlySet<number>>();

const resultIn = (wording: string): readonly number[] => {
  const [only, ...more] = readWording(wording).row;
  return only?.isFigure && Number.isInteger(only.value) && more.length === 0 ? [only.value as number] : [];
};

/** The whole numbers that say a point alone: its result. A fraction is come to by other figures. */
function resultsOf(point: Wordings): ReadonlySet<number> {
  const results = resultsKept.get(point) ?? new Set(wordingsOf([point]).flatMap(resultIn));
  resultsKept.set(point, results);
  return results;
}

/** The clauses that give another figure for the result of a point, and nothing else: '215, half of 430' where it is 216. */
export function anotherResult({ terms }: ReadAnswer, question: string, point: Wordings, points: readonly Wordings[]): ReadonlySet<number> {
  const own = resultsOf(point);
  if (own.size === 0 || terms.some(({ value }) => value !== undefined && own.has(value))) return new Set();
  const given = new Set([...points.flatMap((one) => [...resultsOf(one)]), ...readWording(question).row.flatMap(({ value }) => value ?? [])]);
  const alone = [...Map.groupBy(terms, ({ clause }) => clause)].filter(
    ([, [only, ...more]]) =>
      only?.isFigure && Number.isInteger(only.value) && !given.has(only.value as number) && !inQuestion(only, askedBy(question)) && more.length === 0,
  );
  return new Set(alone.map(([clause]) => clause));
}

/** The clauses of an answer that count otherwise what a point counts: where the question and the other points do not count it so either. */
export function countedOtherwise(answer: ReadAnswer, question: string, point: Wordings, points: readonly Wordings[]): ReadonlySet<number> {
  const own = countsOf(point);
  if (own.length === 0) return new Set();
  const said = countsIn(answer.terms, answer.words);
  const accepted = [...points.flatMap(countsOf), ...countsInWording(question)];
  const isSo = ({ value, thing }: Count, among: readonly Count[]): boolean => among.some((one) => one.value === value && one.thing.stem === thing.stem);
  const others = said.filter((count) => own.some(({ thing }) => thing.stem === count.thing.stem) && !isSo(count, accepted));
  const isSaidRightToo = (count: Count): boolean => own.some((one) => one.thing.stem === count.thing.stem && isSo(one, said));
  return new Set(others.filter((count) => !isSaidRightToo(count)).map(({ thing }) => thing.clause));
}
