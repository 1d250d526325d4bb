/** Which way a thing is said to go: 'equity falls' turns 'equity stays', and does not say that cash falls. */
import { isDenier, type Term } from './answer-terms.ts';
import { LOOSE_WORD, likenessOf, type Weighing } from './likeness.ts';

export type Direction = 'up' | 'down' | 'level';

const ways: ReadonlyMap<string, Direction> = new Map(
  (
    [
      ['up', 'up upwards rise rises rose risen rising raise raises increase increases increased increasing grow grows grew growing climb climbs climbed'],
      [
        'down',
        'down downwards fall falls fell fallen falling drop drops dropped decrease decreases decreased decreasing shrink shrinks shrank sink sinks sank',
      ],
      ['level', 'stay stays stayed remain remains remained unchanged constant untouched unaffected'],
    ] as const
  ).flatMap(([way, words]) => words.split(' ').map((word) => [word, way] as const)),
);
/** What is not done where a thing stays as it is. */
const moving =
  /\b(?:not|never|no|nothing|doesn'?t|don'?t|didn'?t|isn'?t|won'?t)\b(?: \w+)? (?:change|changes|changed|move|moves|moved|touched|affected|happens?)\b|\bno change\b/;
const theSame = /\b(?:is|are|its|it's|stays?|remains?|keeps?|be) (?:\w+ )?(?:same|unchanged)$/;
/** Said of all there is: it names nothing of its own. */
const quantities = new Set('both all each everything same sum total amount so too more together'.split(' '));

/** A description instead of a name: 'the one over her eyes'. */
const describes = /^(?:ones?|things?|what|those|that|which|whatever)\b/;

/** What a clause says to move, and which way; null where it says no way, several, or denies one. */
export interface Movement {
  readonly way: Direction;
  /** The words in it that name something. */
  readonly subjects: readonly Term[];
}

export function movementIn(clause: string, terms: readonly Term[]): Movement | null {
  const subjects = describes.test(clause)
    ? []
    : terms.filter(({ isFigure, word }) => !isFigure && !ways.has(word) && !quantities.has(word) && !/^(?:change|move|touch|affect|happen)/.test(word));
  if (moving.test(clause) || theSame.test(clause)) return { way: 'level', subjects };
  const words = clause.split(' ');
  const said = new Set(words.flatMap((word) => ways.get(word) ?? []));
  const [way, ...others] = said;
  if (way === undefined || others.length > 0 || words.some(isDenier)) return null;
  return { way, subjects };
}

/** True where the answer says of the very thing that a wording speaks of that it goes another way. */
export function movesOtherwise(answer: readonly Movement[], wording: readonly Movement[], weighing: Weighing): boolean {
  const speaksOf = (said: Movement, wanted: Movement): boolean =>
    wanted.subjects.length > 0 && wanted.subjects.every((term) => said.subjects.some((one) => likenessOf(one, term, weighing) > LOOSE_WORD));
  const agrees = (said: Movement): boolean => wording.some((wanted) => speaksOf(said, wanted) && said.way === wanted.way);
  return wording.some((wanted) => {
    const same = answer.filter((said) => speaksOf(said, wanted));
    return same.length > 0 && !same.some(agrees);
  });
}

/** True where each clause that holds the words is about something that moves, and about nothing that the point knows. */
export function movesAnother(movements: readonly Movement[], used: ReadonlySet<Term>, known: readonly Term[], weighing: Weighing): boolean {
  const sayings = [...used].filter(({ isFigure }) => !isFigure);
  return (
    sayings.length > 0 &&
    sayings.every(({ clause, word }) => {
      const [moving] = movements.filter(({ subjects }) => subjects[0]?.clause === clause);
      return ways.has(word) && moving !== undefined && !moving.subjects.some((term) => known.some((one) => likenessOf(term, one, weighing) > 0));
    })
  );
}

/** True where a wording moves two things apart and the answer names neither, and tells one way only: 'it goes down' swaps nothing. */
export function tellsHalf(answer: readonly Movement[], wording: readonly Movement[], weighing: Weighing): boolean {
  const wanted = new Set(wording.map(({ way }) => way));
  if (!wanted.has('up') || !wanted.has('down') || answer.length === 0) return false;
  if (new Set(answer.map(({ way }) => way)).size > 1) return false;
  const names = wording.flatMap(({ subjects }) => subjects);
  return !answer.some(({ subjects }) => subjects.some((term) => names.some((one) => likenessOf(term, one, weighing) > 0)));
}

const alone = /^(?:only|just|merely|nothing but)\b/;

/** True where a clause lets one thing alone move, of several that the wording moves the same way: 'only equipment goes up'. */
export function movesOneAlone(
  clauses: readonly string[],
  used: ReadonlySet<Term>,
  wording: { readonly words: string; readonly terms: readonly Term[] },
): boolean {
  const places = [...new Set([...used].map(({ clause }) => clause))];
  if (places.length === 0 || !places.every((place) => alone.test(clauses[place] ?? ''))) return false;
  return / and /.test(wording.words) && !/\b(?:only|just)\b/.test(wording.words) && wording.terms.length > used.size;
}
