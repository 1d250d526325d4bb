/** How far an answer says what one wording says. */
import { turnsRound } from '../language/everyday-words.ts';
import { kept } from '../language/kept.ts';
import { wordsOf } from '../language/words.ts';
import { answerClauses, type Term, termsOfClauses } from './answer-terms.ts';
import { isNothingBut } from './bare-clauses.ts';
import { type Comparison, comparesAlike, comparesOtherwise, comparisonsIn, comparisonsOf } from './comparisons.ts';
import { type Movement, movementIn } from './directions.ts';
import { LOOSE_WORD, likenessOf, type Weighing, weightOf } from './likeness.ts';
import { inQuestion } from './question-words.ts';
import { rejectingClauses, takesForGranted } from './rejections.ts';
import { holdsSequence, isOutOfRow, type Row, sequenceIn } from './sequences.ts';
import { addsNothing, plainWords, standsIn, withoutArticles } from './stands-in.ts';
import { contrastsAnother, speaksOfAnother } from './subjects.ts';

export type { Weighing } from './likeness.ts';

/** What 'not smaller' counts for 'bigger'. */
const DENIED_OPPOSITE = 0.8;
/** What a word of the question counts in a wording: saying it again shows little. */
export const QUESTION_WORD = 0.15;
/** A wording of less weight than this says too little to be recognised by its words alone. */
const WEIGHT_ENOUGH = 2.2;
/**
 * What is left of a match: a figure of the wording missing; another one in its place; said the other way round; its
 * symbols in another order; loose words only.
 */
const WITHOUT_FIGURE = 0.6;
/** What is left where a sum is said without what it comes to. */
const WITHOUT_RESULT = 0.5;
const ANOTHER_FIGURE = 0.3;
const THE_OTHER_WAY = 0.2;
const ANOTHER_ORDER = 0.3;
const LOOSE_WORDS_ONLY = 0.8;
/** What is left where the words are said of another of the things that the question names. */
const ANOTHER_SUBJECT = 0.3;
/** The strength of a wording that stands in the answer word for word, and of one made up of the question's words, all of them there. */
const WORD_FOR_WORD = 0.9;
const ALL_OF_IT = 0.5;

const NOTHING_ASKED: ReadonlySet<string> = new Set();

/** A learner's answer, read once and compared with many wordings. */
export interface ReadAnswer {
  readonly terms: readonly Term[];
  /** The words of each clause in a row, without articles; its place is the number that its terms carry. */
  readonly clauses: readonly string[];
  /** The clauses that have words, without the places of the others. */
  readonly spoken: readonly string[];
  /** All its words in a row with a space on either side, without articles. */
  readonly words: string;
  readonly comparisons: readonly Comparison[];
  readonly movements: readonly Movement[];
  /** The stems of the whole answer, also where only some of its clauses are looked at. */
  readonly stems: ReadonlySet<string>;
  /** Whether a 'not' is heard: not where the question asks what is missing. */
  readonly hearsNot: boolean;
  /** It says of what came before that it is not so: '..., it isnt there'. */
  readonly deniesIt: boolean;
  /** It holds a figure that neither the question nor any wording of its points has. */
  readonly strangeFigure: boolean;
}

export interface WordingMatch {
  /** How far the answer says it, 0 to 1. */
  readonly strength: number;
  readonly wordForWord: boolean;
  /** Its words are there and say the opposite. */
  readonly turned: boolean;
  /** Telling words in the wording. */
  readonly terms: number;
  /** Which terms of the answer say it. */
  readonly used: ReadonlySet<Term>;
  /** Which terms that the answer denies would say it otherwise. */
  readonly against: ReadonlySet<Term>;
  /** How strong the match would be if they were not denied. */
  readonly unturned: number;
}

/** Longer messages are read so far; nobody needs more characters for two points. */
export const ANSWER_CHARACTERS = 1_500;
/** Telling words that are looked at together. */
const STRETCH_TERMS = 20;

export function readAnswer(whole: string): ReadAnswer {
  const text = whole.slice(0, ANSWER_CHARACTERS).replace(saidAgainAndAgain, '$1 $1 $1');
  const read = answerClauses(text);
  const terms = termsOfClauses(read);
  const clauses = read.clauses.map((clause) => withoutArticles(wordsOf(clause)));
  return {
    terms,
    stems: new Set(terms.map(({ stem }) => stem)),
    clauses,
    spoken: clauses.filter(Boolean),
    movements: movementsOf(clauses, terms),
    words: ` ${plainWords(text)} `,
    comparisons: comparisonsOf(read.clauses),
    hearsNot: true,
    deniesIt: clauses.some((clause) => deniesIt.test(clause)),
    strangeFigure: false,
  };
}

/** One word or sign a dozen times in a row says no more than three times, and a message full of it would be read for half a second. */
const saidAgainAndAgain = /(?<!\S)(\S+)(?:\s+\1(?!\S)){11,}/g;

const deniesIt =
  /\b(?:it|they|that|this) (?:is not|isn'?t|aren'?t|are not|doesn'?t|does not|don'?t|do not|can'?t|cannot|won'?t|will not)(?: (?:be|there|in|so|do|it))*$/;

function movementsOf(clauses: readonly string[], terms: readonly Term[]): readonly Movement[] {
  const byClause = Map.groupBy(terms, ({ clause }) => clause);
  return clauses.flatMap((clause, at) => (clause === '' ? [] : (movementIn(clause, byClause.get(at) ?? []) ?? [])));
}

/** The same answer as if it were these clauses alone. */
export function clausesAlone(answer: ReadAnswer, numbers: (clause: number) => boolean): ReadAnswer {
  const clauses = answer.clauses.map((words, clause) => (numbers(clause) ? words : ''));
  const terms = answer.terms.filter(({ clause }) => numbers(clause));
  const spoken = clauses.filter(Boolean);
  return { ...answer, terms, movements: movementsOf(clauses, terms), clauses, spoken, words: ` ${spoken.join(' ')} ` };
}

/** What is said together: stretches of a long answer, each half over the next, so that words far apart make no point. */
export function stretchesOf(answer: ReadAnswer): readonly ReadAnswer[] {
  const { terms } = answer;
  if (terms.length <= STRETCH_TERMS) return [answer];
  const stretches: ReadAnswer[] = [];
  for (let from = 0; from < terms.length - STRETCH_TERMS / 2; from += STRETCH_TERMS / 2) {
    stretches.push({ ...answer, terms: terms.slice(from, from + STRETCH_TERMS) });
  }
  return stretches;
}

export interface ReadWording {
  readonly terms: readonly Term[];
  /** All of them in their order, however often. */
  readonly row: readonly Term[];
  /** How many of its clauses have telling words. */
  readonly clauses: number;
  readonly words: string;
  readonly comparisons: readonly Comparison[];
  readonly movements: readonly Movement[];
  /** Its clauses that do nothing but reject what they name. */
  readonly rejecting: ReadonlySet<number>;
  /** What it has in an order, where it is a sequence of symbols. */
  readonly sequence: Row | null;
}

const WORDINGS_KEPT = 20_000;

/** A wording's terms, once each. */
export const readWording = kept<ReadWording>(WORDINGS_KEPT, (wording) => {
  const cut = answerClauses(wording);
  const all = termsOfClauses(cut);
  const plain = cut.clauses.map((clause) => withoutArticles(wordsOf(clause)));
  const words = plainWords(wording);
  return {
    terms: [...new Map(all.map((term) => [`${term.stem}${term.denied ? ' denied' : ''}`, term])).values()],
    row: all,
    clauses: new Set(all.map(({ clause }) => clause)).size,
    words,
    comparisons: comparisonsIn(wording),
    movements: movementsOf(plain, all),
    rejecting: rejectingClauses(plain, words, all),
    sequence: sequenceIn(words),
  };
});

/** Compares an answer with a wording of a point or a belief. `asked` are the stems of the question, which count `askedWeight`. */
export function matchWording(answer: ReadAnswer, wording: string, asked: ReadonlySet<string>, weighing: Weighing, askedWeight = QUESTION_WORD): WordingMatch {
  const { terms: wanted, words, comparisons, rejecting, sequence } = readWording(wording);
  const sum = { all: 0, held: 0, reversed: 0, denied: 0 };
  const used = new Set<Term>();
  const against = new Set<Term>();
  const held: Term[] = [];
  let firm = false;
  let own = 0;
  const missed = { own: false, asked: false, result: false };
  const result = isEquation.test(words) ? wanted.findLast(({ isFigure }) => isFigure) : undefined;
  for (const term of wanted) {
    const isAsked = inQuestion(term, asked);
    const match = bestMatch(answer, term, wanted, weighing, isAsked || askedWeight === QUESTION_WORD ? NOTHING_ASKED : asked);
    const weight = weightOf(term, weighing) * (isAsked ? askedWeight : 1);
    sum.all += weight;
    sum.held += weight * match.same;
    sum.reversed += weight * match.reversed;
    if (!isAsked) own += 1;
    if (match.against !== null) against.add(match.against);
    sum.denied += weight * match.denied;
    if (match.by !== null) {
      used.add(match.by);
      held.push(term);
    }
    if (match.same > LOOSE_WORD && !isAsked) firm = true;
    if (term.isFigure && match.same === 0) missed[isAsked ? 'asked' : 'own'] = true;
    if (term === result && match.same === 0) missed.result = true;
  }
  const turned = sum.reversed > sum.held / 2 || comparesOtherwise(answer.comparisons, comparisons);
  const wordForWord = !turned && (standsIn(answer, words) || isNothingBut(answer, words, asked) || comparesAlike(answer.comparisons, comparisons));
  let strength = sum.all === 0 ? 0 : (sum.held / sum.all) * Math.min(1, sum.all / WEIGHT_ENOUGH);
  if (own === 0 && wanted.length > 1 && used.size === wanted.length && addsNothing(answer, used, asked)) strength = Math.max(strength, ALL_OF_IT);
  else if (!firm) strength *= LOOSE_WORDS_ONLY;
  if (!wordForWord && (isOutOfRow(answer.terms, used) || (sequence !== null && !holdsSequence(answer.words, sequence)))) strength *= ANOTHER_ORDER;
  if ((missed.own || missed.asked) && answer.strangeFigure) strength *= ANOTHER_FIGURE;
  else if (missed.own) strength *= missed.result ? WITHOUT_RESULT : WITHOUT_FIGURE;
  if (turned || (!wordForWord && rejecting.size > 0 && takesForGranted(answer, used, held, rejecting))) strength *= THE_OTHER_WAY;
  if (!wordForWord && (speaksOfAnother(answer.terms, used, wanted, asked) || contrastsAnother(answer, used, wanted, asked))) strength *= ANOTHER_SUBJECT;
  return {
    strength: wordForWord ? Math.max(strength, WORD_FOR_WORD) : strength,
    wordForWord,
    turned,
    terms: wanted.length,
    used,
    against,
    unturned: sum.all === 0 ? 0 : ((sum.held + sum.denied) / sum.all) * Math.min(1, sum.all / WEIGHT_ENOUGH),
  };
}

/** Tells of which parts of an answer a wording's match may be more than nothing: for those that have no word of it there is nothing to compare. */
export function mayHold(answer: ReadAnswer, wording: string, weighing: Weighing): (part: ReadAnswer) => boolean {
  const { terms: wanted, words, comparisons } = readWording(wording);
  if (comparesAlike(answer.comparisons, comparisons)) return () => true;
  const isLike = (said: Term) => wanted.some((term) => likenessOf(said, term, weighing) > 0 || turnsRound(said.stem, term.stem));
  const alike = Map.groupBy(answer.terms, ({ word, unit = '' }) => `${word} ${unit}`);
  const like = new Set([...alike.values()].flatMap((same) => (same[0] && isLike(same[0]) ? same : [])));
  const last = words.slice(words.lastIndexOf(' ') + 1);
  return (part) => part.terms.some((said) => like.has(said)) || part.words.includes(` ${words} `) || part.spoken.some((clause) => clause.endsWith(last));
}

const isEquation = / (?:equals?|is) (?:neg_)?[\d/.]+$/;

interface TermMatch {
  readonly same: number;
  readonly reversed: number;
  /** The word of the answer that says it. */
  readonly by: Term | null;
  /** How well the answer holds it as a thing that it denies, and the word that does so. */
  readonly denied: number;
  readonly against: Term | null;
}

/** How well an answer holds one term of a wording. What turns it round counts where its clause speaks of the wording at all. */
function bestMatch(
  { terms: answer, hearsNot, deniesIt }: ReadAnswer,
  term: Term,
  wanted: readonly Term[],
  weighing: Weighing,
  asked: ReadonlySet<string>,
): TermMatch {
  let same = 0;
  let reversed = 0;
  let by: Term | null = null;
  let denied = 0;
  let against: Term | null = null;
  const measured = term.unit !== undefined && answer.some(({ unit }) => unit === term.unit);
  answer.forEach((said) => {
    // '5 cm, because it is 4 times as far' does not say 4 cm.
    if (measured && said.isFigure && said.unit === undefined) return;
    const alike = likenessOf(said, term, weighing);
    // In a belief, where the question's words count, its 'numbers' said again are not the 'digits' of a wording as well.
    const likeness = alike <= LOOSE_WORD && asked.has(said.stem) ? 0 : alike;
    const turns =
      likeness === 0 && turnsRound(said.stem, term.stem) && !wanted.some((other) => other !== term && likenessOf(said, other, weighing) > LOOSE_WORD);
    const agrees = !hearsNot || said.denied === term.denied || (term.denial === 'at the end' && deniesIt);
    const holds = agrees ? likeness : turns ? DENIED_OPPOSITE : 0;
    if (holds > same) {
      same = holds;
      by = said;
    } else if (likeness > 0 && !agrees) {
      reversed = Math.max(reversed, likeness);
      if (said.denied && said.denial !== 'instead' && likeness > Math.max(LOOSE_WORD, denied)) {
        denied = likeness;
        against = said;
      }
    } else if (turns && agrees && (wanted.length === 1 || speaksOf(answer, said, wanted, weighing))) {
      reversed = 1;
    }
  });
  return same > 0 ? { same, reversed: 0, by, denied: 0, against: null } : { same, reversed, by, denied, against };
}

function speaksOf(answer: readonly Term[], turning: Term, wanted: readonly Term[], weighing: Weighing): boolean {
  return answer.some((said) => said !== turning && said.clause === turning.clause && wanted.some((term) => likenessOf(said, term, weighing) > 0));
}
