/** Which goes with which: in 'the gutter climbs and the kerb falls' nothing says that the gutter falls. */
import { waysToSay } from '../idea-texts.ts';
import type { Term } from './answer-terms.ts';
import type { Wordings } from './match-point.ts';
import { clausesAlone, type ReadAnswer, readWording } from './match-wording.ts';

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
