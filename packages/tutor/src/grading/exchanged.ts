/**
 * A point whose one word is exchanged for its rival: 'losses hit the lenders first' has all but one word of 'losses fall on the
 * owners first'. Which words are rivals is read off the wordings that turn a point, where one differs from an accepted wording in one
 * place. Not the word alone decides, but what stands around it: a rival may be said of something else.
 */
import { waysToSay, wordingsOf } from '../idea-texts.ts';
import { turnsRound } from '../language/everyday-words.ts';
import type { Term } from './answer-terms.ts';
import { LOOSE_WORD, likenessOf, type Weighing } from './likeness.ts';
import type { Wordings } from './match-point.ts';
import { type ReadAnswer, readWording } from './match-wording.ts';

/** Two wordings differ in one place where no more words than these stand in it. */
const PLACE_MOST = 2;
/** So much of the clause beside the rival must be of the wording, and so much of the wording beside its own word in the clause. */
const OF_CLAUSE = 0.5;
const OF_WORDING = 0.5;

type Row = readonly Term[];

/** What carries a point in one of its wordings, and what stands in that place in a turned one. */
export interface Rivals {
  readonly carriers: Row;
  readonly rivals: Row;
}

const rivalsKept = new WeakMap<Wordings, readonly Rivals[]>();

/**
 * The rivals that a point's own wordings name, each pair once. A word that stands in an accepted wording too is no
 * rival. Looked for once for each point.
 */
export function rivalsOf(point: Wordings): readonly Rivals[] {
  const { turned = [] } = point;
  const before = rivalsKept.get(point);
  if (before) return before;
  const accepted = waysToSay(point).map((wording) => readWording(wording).row);
  const isAccepted = ({ stem }: Term): boolean => accepted.some((row) => row.some((term) => term.stem === stem));
  const places = accepted.flatMap((right) => turned.flatMap((wrong) => placeOf(right, readWording(wrong).row) ?? []));
  const found = places.filter(({ rivals }) => !rivals.every(isAccepted));
  const once = [...new Map(found.map((pair) => [`${nameOf(pair.carriers)}|${nameOf(pair.rivals)}`, pair])).values()];
  rivalsKept.set(point, once);
  return once;
}

const nameOf = (row: Row): string => row.map(({ stem }) => stem).join(' ');

const isSame = (one: Term | undefined, other: Term | undefined): boolean => one !== undefined && one.stem === other?.stem && one.denied === other.denied;

/** The one place in which two rows of words differ; null where they differ in several, or have nothing in common. */
function placeOf(right: Row, wrong: Row): Rivals | null {
  const least = Math.min(right.length, wrong.length);
  let before = 0;
  while (before < least && isSame(right[before], wrong[before])) before += 1;
  let after = 0;
  while (after < least - before && isSame(right.at(-1 - after), wrong.at(-1 - after))) after += 1;
  const carriers = right.slice(before, right.length - after);
  const rivals = wrong.slice(before, wrong.length - after);
  const isPlace = (row: Row): boolean => row.length > 0 && row.length <= PLACE_MOST && row.every(({ denied }) => !denied);
  return before + after > 0 && isPlace(carriers) && isPlace(rivals) ? { carriers, rivals } : null;
}

/** The clauses of an answer in which a word that carries this one of the question's points is exchanged for its rival. */
export function exchangedClauses({ terms }: ReadAnswer, point: Wordings, points: readonly Wordings[], weighing: Weighing): ReadonlySet<number> {
  const alike = alikeBy(weighing);
  const own = waysToSay(point).map((wording) => readWording(wording).row);
  const right = wordingsOf(points).map((wording) => readWording(wording).row);
  const isExchangedIn = (place: number): boolean => {
    const said = terms.filter(({ clause }) => clause === place);
    return rivalsOf(point).some((pair) => isExchanged(said, pair, own, right, alike));
  };
  return new Set([...new Set(terms.map(({ clause }) => clause))].filter(isExchangedIn));
}

type Alike = (said: Term, wanted: Term) => boolean;

const alikeBy =
  (weighing: Weighing): Alike =>
  (said, wanted) =>
    said.denied === wanted.denied && !turnsRound(said.stem, wanted.stem) && likenessOf(said, wanted, weighing) > LOOSE_WORD;

function isExchanged(said: Row, { carriers, rivals }: Rivals, own: readonly Row[], right: readonly Row[], alike: Alike): boolean {
  const isRival = (term: Term): boolean => rivals.some((rival) => alike(term, rival));
  const isCarrier = (term: Term): boolean => carriers.some((carrier) => isSame(term, carrier));
  if (!rivals.every((rival) => said.some((term) => alike(term, rival)))) return false;
  if (said.some((term) => carriers.some((carrier) => alike(term, carrier)))) return false;
  const rest = said.filter((term) => !isRival(term));
  const heldIn = (row: Row, among: Row): Row => among.filter((term) => row.some((one) => alike(term, one)));
  const asRight = Math.max(...right.map((row) => heldIn(row, said).length));
  return own.some((row) => {
    if (!carriers.every((carrier) => row.some((term) => isSame(term, carrier)))) return false;
    const shared = heldIn(row, rest);
    const others = row.filter((term) => !isCarrier(term));
    const there = others.filter((term) => rest.some((one) => alike(one, term)));
    if (shared.length === 0 || shared.length < OF_CLAUSE * rest.length || there.length < OF_WORDING * others.length) return false;
    return shared.length + rivals.length > asRight && isInItsPlace(said, row, isRival, isCarrier, alike);
  });
}

/** What is shared stands on the same side of the rival as of the word that it is exchanged for, or the same word follows the two. */
function isInItsPlace(said: Row, row: Row, isRival: (term: Term) => boolean, isCarrier: (term: Term) => boolean, alike: Alike): boolean {
  const rival = said.findIndex(isRival);
  const carrier = row.findIndex(isCarrier);
  const placesOf = (term: Term): readonly number[] => (isRival(term) ? [] : row.flatMap((one, place) => (!isCarrier(one) && alike(term, one) ? [place] : [])));
  const isOrdered = said.every((term, at) => {
    const places = placesOf(term);
    return places.length === 0 || places.some((place) => place < carrier === at < rival);
  });
  const next = said.slice(rival + 1).find((term) => placesOf(term).length > 0);
  const [after] = row.slice(carrier + 1);
  return isOrdered || (next !== undefined && after !== undefined && alike(next, after));
}
