/**
 * Whether a clause says the opposite of the clauses of a sentence that it is taken from: denied once more or once less, a word
 * exchanged for its opposite, a figure for another one, one of two things said in a row with what is said of the other.
 */
import { answerClauses, isDenier, type Term, termsOf } from '../grading/answer-terms.ts';
import { turnsRound } from '../language/everyday-words.ts';
import { stemOf, wordsOf } from '../language/words.ts';

/** Where one thing that a sentence says ends and the next begins: finer than where its clauses end. */
const border =
  /[;:,()–—]+(?=\s|$)|\s-\s|[.!?]+(?=\s|$)|\b(?:but|because|while|whereas|although|even though|though|until|unless|so|and|or|since|then|when|whenever|if|as long as|however)\b/gi;

/** Small words that turn a sentence round where one stands for the other, and tell nothing elsewhere. */
const smallOpposites: readonly (readonly [string, string])[] = [
  ...(['only', 'one', 'single'] as const).flatMap((one) => (['every', 'all', 'both'] as const).map((all) => [one, all] as const)),
  ...(['rarely', 'seldom', 'often', 'sometimes'] as const).flatMap((seldom) => [[seldom, 'always'] as const, [seldom, 'never'] as const]),
  ['lot', 'little'],
  ['much', 'little'],
  ['in', 'out'],
];
const smallWords = new Set(smallOpposites.flat());
/** Left out, these make another time of it. */
const times = new Set(['before', 'after']);

/** A part of a sentence that says one thing. */
interface Piece {
  readonly text: string;
  readonly words: readonly string[];
  readonly terms: readonly Term[];
}

/** How one word stands for another, as the caller reads its sources. */
export type Stands = (said: Term, other: Term) => boolean;

/** True where a clause turns round what this sentence of a source says. */
export function isAgainst(clause: string, source: string, stands: Stands): boolean {
  const said = termsOf(clause);
  const pieces = source
    .split(border)
    .map((text): Piece => ({ text, words: wordsOf(text), terms: termsOf(text) }))
    .filter(({ words }) => words.length > 0);
  const sharedWith = (piece: Piece): number => said.filter((term) => holds(piece, term, stands)).length;
  const most = Math.max(0, ...pieces.map(sharedWith));
  if (most === 0) return false;
  const nearest = pieces.filter((piece) => sharedWith(piece) === most);
  const words = wordsOf(clause);
  return (
    mixes(said, nearest, stands) ||
    nearest.every((piece) => {
      const beside = neededBeside(piece, pieces, said, stands);
      const denies = deniersIn(clause) % 2 !== deniersIn([piece, ...beside].map(({ text }) => text).join(' , ')) % 2;
      const turns = hasOpposite(said, piece, stands) || [piece, ...beside].some((one) => hasSmallOpposite(words, one));
      return denies || turns || hasOtherFigure(said, piece, pieces) || leavesOutTime(words, piece);
    })
  );
}

const holds = ({ terms }: Piece, term: Term, stands: Stands): boolean => terms.some((other) => stands(term, other));

const deniersIn = (text: string): number =>
  answerClauses(text)
    .clauses.flatMap((clause) => wordsOf(clause))
    .filter(isDenier).length;

/** The parts that hold a word which the nearest one lacks, and no other part has. */
function neededBeside(nearest: Piece, pieces: readonly Piece[], said: readonly Term[], stands: Stands): readonly Piece[] {
  const lacking = said.filter((term) => !holds(nearest, term, stands));
  return pieces.filter(
    (piece) => piece !== nearest && lacking.some((term) => holds(piece, term, stands) && pieces.filter((one) => holds(one, term, stands)).length === 1),
  );
}

/** A word whose opposite stands in the part instead, or that is said once more than there, where the part has its opposite too. */
function hasOpposite(said: readonly Term[], piece: Piece, stands: Stands): boolean {
  const { terms } = piece;
  const countIn = (among: readonly Term[], { stem }: Term): number => among.filter((term) => term.stem === stem).length;
  return said.some((term) => {
    const isMissed = terms.some((other) => turnsRound(term.stem, other.stem) && countIn(said, other) < countIn(terms, other));
    return isMissed && (!holds(piece, term, stands) || countIn(said, term) > countIn(terms, term));
  });
}

const hasSmallOpposite = (words: readonly string[], { words: there }: Piece): boolean =>
  words.some((word) => smallWords.has(word) && !there.includes(word) && there.some((other) => !words.includes(other) && areSmallOpposites(word, other)));

const areSmallOpposites = (one: string, other: string): boolean =>
  smallOpposites.some(([left, right]) => (left === one && right === other) || (left === other && right === one));

/** A figure of another part, where this one has its own and it is not said. */
function hasOtherFigure(said: readonly Term[], { terms }: Piece, pieces: readonly Piece[]): boolean {
  const isIn = (figure: Term, among: readonly Term[]): boolean => among.some(({ value, stem }) => value === figure.value || stem === figure.stem);
  const figures = said.filter(({ value }) => value !== undefined);
  const strange = figures.filter((figure) => !isIn(figure, terms) && pieces.some((piece) => isIn(figure, piece.terms)));
  return strange.length > 0 && terms.some((figure) => figure.value !== undefined && !isIn(figure, said));
}

/** 'The day after it comes' without its 'after'. */
function leavesOutTime(words: readonly string[], { words: there }: Piece): boolean {
  if (words.some((word) => times.has(word))) return false;
  const at = there.findIndex((word) => times.has(word));
  const [before, after] = [there.slice(0, at), there.slice(at + 1)].map((side) => side.map(stemOf));
  const said = new Set(words.map(stemOf));
  return at > 0 && [before?.at(-1), after?.at(-1)].every((stem) => stem !== undefined && said.has(stem));
}

/**
 * 'Skip Saturdays' of 'skip Sundays, keep Saturdays': of several parts that are equally near each has a word that is
 * said and the other lacks, and none is said whole.
 */
function mixes(said: readonly Term[], nearest: readonly Piece[], stands: Stands): boolean {
  if (nearest.length < 2) return false;
  const ownOf = (piece: Piece): readonly Term[] => said.filter((term) => nearest.every((one) => holds(one, term, stands) === (one === piece)));
  const isWhole = ({ terms }: Piece): boolean => terms.every((there) => said.some((term) => stands(term, there)));
  return nearest.filter((piece) => ownOf(piece).length > 0).length > 1 && !nearest.some(isWhole);
}
