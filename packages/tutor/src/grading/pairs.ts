/**
 * Which goes with which: in 'the gutter climbs and the kerb falls' nothing says that the gutter falls, and 'the gutter falls and the
 * kerb climbs' has every word of it joined with what it is not joined with.
 */
import { waysToSay } from '../idea-texts.ts';
import type { Term } from './answer-terms.ts';
import { LOOSE_WORD, likenessOf, type Weighing } from './likeness.ts';
import type { Wordings } from './match-point.ts';
import { clausesAlone, type ReadAnswer, readWording } from './match-wording.ts';
import { isNameIn, isOrdinal, namesInOrder } from './names-in-order.ts';
import { askedBy, inQuestion } from './question-words.ts';

type Names = readonly ReadonlySet<string>[];

const namesKept = new WeakMap<readonly Wordings[], WeakMap<ReadonlySet<string>, Names>>();

/** The words of the question that one point alone of several is about, for each of the points. Looked for once for these points and this question. */
export function namesOf(points: readonly Wordings[], asked: ReadonlySet<string>): Names {
  const ofPoints = namesKept.get(points) ?? new WeakMap<ReadonlySet<string>, Names>();
  const known = ofPoints.get(asked);
  if (known) return known;
  const right = points.map((point) => namesIn(waysToSay(point)));
  const wrong = points.map(({ turned = [] }) => namesIn(turned));
  const isAlone = (stem: string, at: number, among: readonly ReadonlySet<string>[]): boolean =>
    among.every((other, place) => (place === at) === other.has(stem));
  const names = points.map((_, at) => {
    const isNamed = (stem: string): boolean => isAlone(stem, at, right) || (isAlone(stem, at, wrong) && right.every((other) => !other.has(stem)));
    return new Set([...asked].filter(isNamed));
  });
  namesKept.set(points, ofPoints.set(asked, names));
  return names;
}

const namesIn = (wordings: readonly string[]): ReadonlySet<string> =>
  new Set(
    wordings.flatMap((wording) =>
      readWording(wording)
        .terms.filter(isName)
        .map(({ stem }) => stem),
    ),
  );

/** Stands where something was left out, so that a reason is still one. */
const LEFT_OUT = ' … ';

/** Figures and letters are what is said of things, or are told apart elsewhere (subjects.ts). */
const isName = ({ isFigure, stem }: Term): boolean => !isFigure && /^\p{L}{3,}/u.test(stem);

/**
 * The part of an answer that may make one of several points: where it names what the point is about and in other clauses what
 * another point is about, those others are left out, each with the clauses after it that name nothing.
 */
export function saidOf(answer: ReadAnswer, points: readonly Wordings[], at: number, asked: ReadonlySet<string>): ReadAnswer {
  const names = namesOf(points, asked);
  const own = names[at] as ReadonlySet<string>;
  const others = new Set(names.flatMap((stems, place) => (place === at ? [] : [...stems])));
  if (own.size === 0 || others.size === 0) return answer;
  const byClause = Map.groupBy(answer.terms, ({ clause }) => clause);
  const named = answer.clauses.map((_, clause) => byClause.get(clause) ?? []);
  const speaksOfOwn = named.map((terms) => terms.some(({ stem }) => own.has(stem)));
  const speaksOfOther = named.map((terms, clause) => !speaksOfOwn[clause] && terms.some(({ stem }) => others.has(stem)));
  if (!speaksOfOwn.includes(true) || !speaksOfOther.includes(true)) return answer;
  const left = answer.clauses.filter((_, clause) => speaksOfOther[clause]);
  return {
    ...clausesAlone(answer, (clause) => !speaksOfOther[clause]),
    words: left.reduce((words, clause) => words.replace(` ${clause} `, LEFT_OUT), answer.words),
  };
}

/** True where the points of a question are about things that it names: who has one of them the wrong way round may have all. */
export const areToldApart = (question: string, points: readonly Wordings[]): boolean =>
  namesInOrder(question, points).length > 0 || (points.length > 1 && namesOf(points, askedBy(question)).every((names) => names.size > 0));

type Places = ReadonlySet<number>;

/** A word, and the places of the points that have it. */
interface Placed {
  readonly term: Term;
  readonly of: Places;
  /** It is what the question, or the order of its parts, calls one of them. */
  readonly isName: boolean;
}

/** Clauses that join a word of one point with words of another, and the places of both. */
export interface Crossing {
  readonly clauses: ReadonlySet<number>;
  readonly points: Places;
}

const placedKept = new WeakMap<readonly Wordings[], readonly Placed[]>();

/**
 * The clauses of an answer that say of what one point is about what another point says: two of them, each with the other's, or one that
 * opens with the name of the one and has nothing but words of the other.
 */
export function crossingsIn(answer: ReadAnswer, question: string, points: readonly Wordings[], weighing: Weighing): readonly Crossing[] {
  if (points.length < 2) return [];
  const known = placedKept.get(points) ?? placedIn(question, points);
  placedKept.set(points, known);
  const asked = askedBy(question);
  const said = withNon(answer.terms.filter(({ denied }) => !denied)).map((term) => ({ said: term, among: 0, ...placeOf(term, known, weighing) }));
  const telling = said.filter(({ of }) => of.size > 0 && of.size < points.length);
  const clauses = [...Map.groupBy(telling, (one) => one.said.clause).values()].map((row) => row.map((one) => ({ ...one, among: row.length })));
  const joined = clauses.flatMap((row) => joinedIn(row, asked));
  // The same two words joined again and again are compared once.
  const alike = [...Map.groupBy(joined, ([one, other]) => `${one.said.stem} ${other.said.stem}`).values()];
  const exchanged = alike.flatMap((lefts, at) =>
    alike.slice(at + 1).flatMap((rights) => (areExchanged(lefts[0] as Joined, rights[0] as Joined) ? crossingBetween(lefts, rights) : [])),
  );
  return [...exchanged, ...clauses.flatMap(misnamedIn)].map((crossing) => withWhatFollows(crossing, clauses));
}

/** With the clauses that go on after its own, 'or in the afternoon': they name nothing, and have words of its points alone. */
function withWhatFollows({ clauses: own, points }: Crossing, rows: readonly (readonly Said[])[]): Crossing {
  const clauses = new Set(own);
  rows.forEach((row, at) => {
    const before = rows[at - 1]?.[0]?.said.clause;
    const goesOn = row.every(({ isName, of }) => !isName && isWithin(of, points));
    if (before !== undefined && clauses.has(before) && goesOn) for (const { said } of row) clauses.add(said.clause);
  });
  return { clauses, points };
}

/** A clause of no more telling words is what they say. */
const PAIR = 2;
/** A name with one strange word behind it may be anything. */
const WORDS_LEAST = 2;

/** Each word of the points' wordings with the points that have it, and what the question calls them where they are told by their order. */
function placedIn(question: string, points: readonly Wordings[]): readonly Placed[] {
  const places = new Map<string, { readonly term: Term; readonly of: Set<number> }>();
  const place = (term: Term, at: number): void => {
    const { of } = places.get(term.stem) ?? { of: new Set<number>() };
    places.set(term.stem, { term, of: of.add(at) });
  };
  points.forEach((point, at) => {
    for (const wording of waysToSay(point)) for (const term of withNon(readWording(wording).row)) if (!term.denied) place(term, at);
  });
  const known = new Set(places.keys());
  const inOrder = namesInOrder(question, points);
  inOrder.forEach((names, at) => {
    for (const term of names) if (!known.has(term.stem)) place(term, at);
  });
  return [...places.values()].map(({ term, of }) => ({ term, of, isName: isOrdinal(term) ? inOrder.length > 0 : isNameIn(term, question) }));
}

/** 'Non-current' is one word. */
function withNon(row: readonly Term[]): readonly Term[] {
  return row.flatMap((term, at) => {
    if (term.stem === 'non' && row[at + 1]?.clause === term.clause) return [];
    const before = row[at - 1];
    return before?.stem === 'non' && before.clause === term.clause ? [{ ...term, word: `non${term.word}`, stem: `non${term.stem}` }] : [term];
  });
}

interface Said {
  readonly said: Term;
  readonly of: Places;
  readonly isName: boolean;
  /** How many words of its clause tell one point from another. */
  readonly among: number;
}

/** The places that a word stands for: those of the very word, else those of all that it comes near. */
function placeOf(said: Term, known: readonly Placed[], weighing: Weighing): { readonly of: Places; readonly isName: boolean } {
  const own = known.find(({ term }) => term.stem === said.stem);
  if (own) return own;
  return { of: new Set(known.flatMap(({ term, of }) => (likenessOf(said, term, weighing) >= LOOSE_WORD ? [...of] : []))), isName: false };
}

const isWithin = (one: Places, other: Places): boolean => [...one].every((place) => other.has(place));
const areApart = (one: Places, other: Places): boolean => ![...one].some((place) => other.has(place));

type Joined = readonly [one: Said, other: Said];

/** What a clause begins with, with each word that only another point has, in either order; none where most of it is what belongs there. */
function joinedIn(row: readonly Said[], asked: ReadonlySet<string>): readonly Joined[] {
  const [first] = row;
  if (first === undefined) return [];
  const isOfFirst = ({ of }: Said): boolean => isWithin(of, first.of);
  // 'Five ninths' is one thing, however many words it has.
  const end = row.findIndex((one) => !isOfFirst(one));
  const own = row.slice(Math.max(1, end)).filter((one) => isOfFirst(one) && !inQuestion(one.said, asked)).length;
  return row.flatMap((other): readonly Joined[] => {
    const isSum = first.said.isFigure && other.said.isFigure;
    if (isSum || !areApart(first.of, other.of) || row.filter(({ of }) => isWithin(of, other.of)).length <= own) return [];
    return [
      [first, other],
      [other, first],
    ];
  });
}

/** Two clauses that join four words as no point does, where the points join the first of each with the last of the other. */
function areExchanged([one, other]: Joined, [another, last]: Joined): boolean {
  if (areApart(one.of, last.of) || areApart(another.of, other.of)) return false;
  const four = [one, other, another, last];
  const stems = new Set(four.map(({ said }) => said.stem));
  // Words that only happen to stand with one point name nothing, and may meet by chance where a clause has several.
  const isClear = four.some(({ isName, said }) => isName || said.isFigure) || Math.max(one.among, another.among) <= PAIR;
  return stems.size === four.length && isClear;
}

/** The clause, where it opens with a name and all that it says belongs to another; what is told by its order may say it in one word. */
function misnamedIn(row: readonly Said[]): readonly Crossing[] {
  const [first] = row;
  if (!first?.isName || first.of.size !== 1) return [];
  const more = row.filter(({ said }) => said.stem !== first.said.stem);
  const isMisnamed = more.length >= (isOrdinal(first.said) ? 1 : WORDS_LEAST) && more.every(({ of }) => areApart(of, first.of));
  return isMisnamed ? [crossingOf([first, ...more])] : [];
}

/** The clauses of two pairs of words together, where they are not the same one. */
function crossingBetween(lefts: readonly Joined[], rights: readonly Joined[]): readonly Crossing[] {
  const crossing = crossingOf([...lefts, ...rights].flat());
  return crossing.clauses.size > 1 ? [crossing] : [];
}

const crossingOf = (said: readonly Said[]): Crossing => ({
  clauses: new Set(said.map(({ said: { clause } }) => clause)),
  points: new Set(said.flatMap(({ of }) => [...of])),
});
