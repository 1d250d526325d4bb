/**
 * What an answer says beside a point that speaks against it: not enough to call the point turned by its wordings (turned.ts), but
 * enough not to take it for made. Only what contradicts by its kind is looked at; an example or a reason of one's own may hold any word.
 * The numbers were chosen on learner-answers: on the deciding halves, and with the counts of the judging halves in view (its README).
 */
import { wordingsOf } from '../idea-texts.ts';
import { turnsRound } from '../language/everyday-words.ts';
import { nearTo } from '../language/near-words.ts';
import type { Term } from './answer-terms.ts';
import { LOOSE_WORD, likenessOf, type Weighing } from './likeness.ts';
import type { PointMatch, Wordings } from './match-point.ts';
import { type ReadAnswer, readWording } from './match-wording.ts';
import { inQuestion } from './question-words.ts';

/** What the whole course says again and again tells nothing: how rare a word must be at least. */
const RARE = 2;
/** A row of so many has no third. */
const PAIR = 2;
/** Below, a point is not made anyway. */
const SAID_AT_ALL = 0.25;
/** From this strength on a word of who has it wrong is no doubt: it may be a comparison. */
const SAID_CLEARLY = 0.62;

/** What an answer is compared over. */
export interface Doubting {
  readonly points: readonly Wordings[];
  readonly asked: ReadonlySet<string>;
  readonly weighing: Weighing;
}

/** True where something in the answer speaks against the point that it seems to make. */
export function isDoubtful(answer: ReadAnswer, match: PointMatch, at: number, { points, asked, weighing }: Doubting): boolean {
  if (match.turned || match.strength < SAID_AT_ALL || !answer.hearsNot) return false;
  const right = rightTerms(points);
  const isKnown = (term: Term): boolean => inQuestion(term, asked) || right.some((one) => likenessOf(term, one, weighing) > LOOSE_WORD);
  const strange = answer.terms.filter((term) => !term.denied && !isKnown(term));
  if (strange.length === 0) return false;
  if (hasOneMore(answer, strange, match)) return true;
  if (match.wordForWord) return false;
  if (isDoneByAnother(answer, strange, match, right, asked, weighing)) return true;
  return inWordsOfTurned(answer, strange, match, points[at]?.turned ?? [], weighing) || isCrossed(answer, strange, match, weighing);
}

const rightKept = new WeakMap<readonly Wordings[], readonly Term[]>();

/** All words of the accepted wordings. Read once for these points. */
function rightTerms(points: readonly Wordings[]): readonly Term[] {
  const known = rightKept.get(points);
  if (known) return known;
  const terms = wordingsOf(points).flatMap((wording) => readWording(wording).row);
  rightKept.set(points, terms);
  return terms;
}

/**
 * 'The president picks one version' has two words of 'they must agree on one version', and another who does another thing: each clause
 * that holds the point opens with something of the question that no wording has, and a strange word behind it. Who opens clauses with
 * several of them tells them apart.
 */
function isDoneByAnother(
  { terms }: ReadAnswer,
  strange: readonly Term[],
  { used }: PointMatch,
  right: readonly Term[],
  asked: ReadonlySet<string>,
  weighing: Weighing,
): boolean {
  const places = new Set([...used].map(({ clause }) => clause));
  const isOfNone = (term: Term): boolean => !term.isFigure && !right.some((one) => likenessOf(term, one, weighing) > 0);
  const byOthers = [...Map.groupBy(terms, ({ clause }) => clause).values()].flatMap(([doer, deed]) =>
    doer && deed && asked.has(doer.stem) && isOfNone(doer) && isOfNone(deed) && strange.includes(deed) ? [doer] : [],
  );
  const isOne = new Set(byOthers.map(({ stem }) => stem)).size === 1;
  return isOne && places.size > 0 && [...places].every((place) => byOthers.some(({ clause }) => clause === place));
}

/** A point that is made in few words, and beside them a word of who has it the wrong way round, with another word of theirs. */
function inWordsOfTurned(
  { terms }: ReadAnswer,
  strange: readonly Term[],
  { strength, used }: PointMatch,
  turned: readonly string[],
  weighing: Weighing,
): boolean {
  if (strength >= SAID_CLEARLY) return false;
  const places = new Set([...used].map(({ clause }) => clause));
  return turned.some((wording) => {
    const { row } = readWording(wording);
    return strange.some((term) => {
      if (!places.has(term.clause)) return false;
      const own = weighing.rarity(term.stem) < RARE ? undefined : row.find(({ stem, denied }) => stem === term.stem && !denied);
      return (
        own !== undefined &&
        terms.some((said) => said !== term && said.clause === term.clause && row.some((one) => one !== own && likenessOf(said, one, weighing) > LOOSE_WORD))
      );
    });
  });
}

/** 'Slowly at first and then fast' has every word of 'fast at first', but the opposite stands where the word should. */
function isCrossed({ terms }: ReadAnswer, strange: readonly Term[], match: PointMatch, weighing: Weighing): boolean {
  const way = match.ways.find(({ used }) => used === match.used);
  const sayings = [...match.used].flatMap((said) => {
    const wanted = readWording(way?.wording ?? '').terms.filter((term) => likenessOf(said, term, weighing) > 0);
    return wanted.map((term) => ({ said, term }));
  });
  const isSaidIn = (at: number, term: Term): boolean => terms.some((one) => one.clause === at && likenessOf(one, term, weighing) > 0);
  return sayings.some(({ said, term }) =>
    sayings.some(
      (other) =>
        other.term.clause === term.clause &&
        other.said.clause !== said.clause &&
        !isSaidIn(other.said.clause, term) &&
        strange.some(({ clause, stem }) => clause === other.said.clause && [stem, ...nearTo(stem)].some((one) => turnsRound(one, term.stem))),
    ),
  );
}

/** Several words in a row that a comma, an 'and' or an 'or' sets apart: the last word of one clause and all that the next ones say. */
function rowsIn(terms: readonly Term[]): readonly (readonly Term[])[] {
  const rows: Term[][] = [];
  for (let clause = 0; clause <= (terms.at(-1)?.clause ?? -1); clause += 1) {
    const here = terms.filter((term) => term.clause === clause);
    const last = here.at(-1);
    if (last === undefined) continue;
    if (here.length === 1 && rows.length > 0) rows.at(-1)?.push(last);
    else rows.push([last]);
  }
  return rows.filter((row) => row.length > 1);
}

/** 'True, false and unknown' where the point has two and no third. */
function hasOneMore({ terms, words }: ReadAnswer, strange: readonly Term[], { ways, used }: PointMatch): boolean {
  const isAdded = (last: Term): boolean => strange.includes(last) && / (?:and|or) $/.test(words.slice(0, words.lastIndexOf(` ${last.word} `) + 1));
  const said = rowsIn(terms).filter((row) => row.length > PAIR && row.some((term) => used.has(term)) && isAdded(row.at(-1) as Term));
  return said.some((row) =>
    ways.some(({ wording }) => {
      const pair = readWording(wording).row;
      return pair.length === PAIR && rowsIn(pair).length === 1 && pair.every(({ stem }) => row.some((term) => term.stem === stem));
    }),
  );
}
