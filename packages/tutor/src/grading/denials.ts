/** A 'not' in a clause that would make a point without it: 'as soon as it is not found' makes no 'as soon as it is added'. */
import type { Weighing } from './likeness.ts';
import type { PointMatch, WayMatch } from './match-point.ts';
import { clausesAlone, matchWording, type ReadAnswer } from './match-wording.ts';

/** How well a wording must be matched, but for what is denied of it. */
const DENIED_LEAST = 0.6;
/** A wording that wants the denial accounts for it unless it is matched so much worse. */
const WORSE = 0.4;

/** What would be otherwise is told to show what is. */
const supposes = /\b(?:if|otherwise|else|unless)\b/;

/** For each clause with a denial that some wording of these points wants, how well such a wording is matched. */
export function deniedRightly(matches: readonly PointMatch[]): ReadonlyMap<number, number> {
  const rightly = new Map<number, number>();
  for (const { used, turned, strength } of matches.flatMap((match) => match.ways))
    for (const { clause, denied } of turned ? [] : used) if (denied) rightly.set(clause, Math.max(strength, rightly.get(clause) ?? 0));
  return rightly;
}

/** True where a clause denies what the point says, and nothing that is rightly denied (`rightly`). */
export function deniesPoint(
  answer: ReadAnswer,
  match: PointMatch,
  rightly: ReadonlyMap<number, number>,
  asked: ReadonlySet<string>,
  weighing: Weighing,
): boolean {
  return match.ways.some((way) => {
    if (way.against.size === 0 || way.unturned < DENIED_LEAST) return false;
    // 'Not always' denies the always: the wording is denied where it is what the 'not' stands before.
    if (![...way.against].some(({ denial }) => denial !== undefined)) return false;
    const places = new Set([...way.against].map(({ clause }) => clause));
    const last = Math.max(...places);
    const isThere = ({ clause }: { readonly clause: number }): boolean => places.has(clause);
    if ([...way.used].some((term) => term.denied && isThere(term))) return false;
    // Of another of the question's things it may well be denied: 'the second is not'.
    if (answer.terms.some((term) => isThere(term) && !term.denied && !way.used.has(term) && asked.has(term.stem))) return false;
    if (answer.clauses.some((clause, at) => at <= last && supposes.test(clause)) && !supposes.test(way.wording)) return false;
    if ([...places].some((place) => (rightly.get(place) ?? 0) + WORSE > way.unturned)) return false;
    const restsOnIt = match.used.size > 0 && [...match.used].every((term) => isThere(term) && (way.used.has(term) || way.against.has(term)));
    return restsOnIt || isDeniedWhole(answer, way, places, asked, weighing);
  });
}

/** True where these clauses alone, but for the 'not', are the wording, the question's words in it and all. */
const isDeniedWhole = (answer: ReadAnswer, { wording }: WayMatch, places: ReadonlySet<number>, asked: ReadonlySet<string>, weighing: Weighing): boolean =>
  matchWording(
    clausesAlone(answer, (clause) => places.has(clause)),
    wording,
    asked,
    weighing,
    1,
  ).unturned >= DENIED_LEAST;
