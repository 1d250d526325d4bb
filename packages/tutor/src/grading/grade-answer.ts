/**
 * Grades a free answer against the points of a check question, untrained: telling words weighed by rarity, the
 * question's own words taken out, typos and near words forgiven, 'not' and numbers respected, what wanders off held back.
 * Source: lou.md 'Grading free answers'.
 */

import type { KeyIdea, Misconception } from '../course-material.ts';
import { wordingsOf } from '../idea-texts.ts';
import { formOf } from './answer-form.ts';
import { isClaimed, type Neighbour } from './claimed.ts';
import { closenessOf } from './closeness.ts';
import { concludesOtherwise } from './concludes.ts';
import { anotherResult, countedOtherwise } from './counted-otherwise.ts';
import { deniedRightly, deniesPoint } from './denials.ts';
import { withDisownedDenied } from './disowned.ts';
import { isDoubtful } from './doubts.ts';
import { exchangedClauses } from './exchanged.ts';
import { saysOfAllCases } from './for-all-cases.ts';
import { THOUSAND, type Weighing } from './likeness.ts';
import { matchBelief, matchPoint, noPoint, type PointMatch, shareOnTopic, THE_OTHER_WAY, type Wordings } from './match-point.ts';
import { clausesAlone, type ReadAnswer, readAnswer, readWording, stretchesOf } from './match-wording.ts';
import { withoutNotYet } from './not-yet.ts';
import { otherFormsIn } from './other-forms.ts';
import { crossingsIn, saidOf } from './pairs.ts';
import { contradictingClauses } from './presumed.ts';
import { askedBy, inQuestion } from './question-words.ts';
import { verdictRestated } from './restated.ts';
import { turnedClauses } from './turned.ts';
import { besideVerdict, saysOtherVerdict, verdictOf } from './verdicts.ts';
import { withoutHedges } from './without-hedges.ts';

/** A point is seen from this strength on. Chosen on the deciding half of learner-answers, on the side of asking again. */
const POINT_SEEN = 0.4;
/** The last of several points is seen from this strength on, where the others are clear and so many words are left over for it. */
const LAST_POINT_SEEN = 0.3;
const OTHERS_SEEN = 0.5;
const GOES_ON = 3;
/** Strengths within this of the border are too near it to be evidence. */
const NEAR_THE_LINE = 0.08;
/** A misconception is recognised from this strength on, when it is stronger than every point. */
const BELIEF_SEEN = 0.65;
/** The same where the answer comes nowhere near a point: no point is stronger than this. */
const BELIEF_SEEN_ALONE = 0.5;
const POINT_FAR = 0.25;
/** Beside a misconception a point must be said plainly: the two share words. */
const SEEN_BESIDE_BELIEF = 0.6;
/** From this strength on the rest of an answer outweighs a clause that has the point the wrong way round. */
const SAID_PLAINLY = 0.9;
/**
 * From this share of its own words on an answer is taken to speak of the question (of the good answers of the deciding
 * half, 98 in 100 do); below, its matches count for less, by the square of what is lacking.
 */
const ON_TOPIC = 0.42;
/**
 * The clauses that make a point, with so many words of it or plainly, are judged without the rest where they hold so many terms:
 * an example of one's own may stray.
 */
const CLAUSE_OF_ITS_OWN = 2;

export interface Grade {
  /** Share of the points seen, halved by a recognised misconception, 0 to 1. */
  readonly grade: number;
  /** How close the answer came, 0 to 1 (closeness.ts). For measuring and for tone; never evidence. */
  readonly closeness: number;
  readonly pointsSeen: readonly string[];
  readonly pointsMissing: readonly string[];
  /** Of the missing ones those that are said the wrong way round: denied, or nearer to what turns them than to any accepted wording. */
  readonly pointsTurned: readonly string[];
  readonly misconception: Misconception | null;
  /** Every point was seen and nothing believed wrongly. */
  readonly settled: boolean;
  /** Far enough from the line to be evidence. */
  readonly counts: boolean;
}

export type Check = KeyIdea['check'];

/** The grade of one answer. Pure. What is no attempt (answer-form.ts) makes no point, and neither does what says one of the `neighbours`. */
export function gradeAnswer(
  check: Pick<Check, 'question' | 'points'>,
  misconceptions: readonly Misconception[],
  text: string,
  weighing: Weighing,
  neighbours: readonly Neighbour[] = [],
): Grade {
  const asked = askedBy(check.question);
  const answer = readFor(check, text);
  const isAttempt = formOf(text, check.question, answer.terms) === 'attempt';
  const whole = isAttempt ? pointsOf(check, answer, asked, weighing) : check.points.map(({ id }) => ({ id, isTurned: false, match: noPoint }));
  const voiced = isAttempt ? recognised(answer, misconceptions, whole, asked, weighing, check.question) : null;
  const believed = voiced?.misconception ?? null;
  const points = voiced
    ? pointsOf(
        check,
        clausesAlone(answer, (clause) => !voiced.clauses.has(clause)),
        asked,
        weighing,
      )
    : whole;
  const line = believed ? SEEN_BESIDE_BELIEF : POINT_SEEN;
  const made = points.filter(({ match }) => match.strength >= line);
  const plain = made.filter((point) => saysItsOwn(point, made));
  const last = believed ? null : lastPoint(points, plain, answer, asked);
  const there = points.filter((point) => plain.includes(point) || point === last);
  const ofOthers = there.filter(({ match }) => isClaimed(match, answer, neighbours, weighing));
  // Who has every point of several, and one of them in words of its own, has answered.
  const claimed = points.length > 1 && there.length === points.length && ofOthers.length < there.length ? [] : ofOthers;
  const seen = there.filter((point) => !claimed.includes(point)).map(({ id }) => id);
  const share = seen.length / Math.max(1, points.length);
  const nearTheLine = last !== null || claimed.length > 0 || points.some(({ match }) => Math.abs(match.strength - line) < NEAR_THE_LINE);
  return {
    grade: believed ? share / 2 : share,
    closeness: closenessOf(check.points, answer, asked, weighing),
    pointsSeen: seen,
    pointsMissing: points.filter(({ id }) => !seen.includes(id)).map(({ id }) => id),
    pointsTurned: points.filter(({ id, isTurned }) => isTurned && !seen.includes(id)).map(({ id }) => id),
    misconception: believed,
    settled: believed === null && seen.length === points.length,
    counts: believed !== null || !nearTheLine,
  };
}

/** Asked what is wrong with a thing, who tells of the wrong does not believe in it. */
const asksForTheWrong = /\b(?:wrong|mistake|slip|error) (?:with|in|about)\b|\bwhy (?:is|does|did|can) [^?]*\b(?:wrong|fails?|no good)\b/i;

/** Asked what was forgotten, 'she did not halve the 4', 'she forgot the 4' and 'the 4 has to be halved as well' all name it. */
const asksForTheMissing = /\bwhat\b[^?,.]*\b(?:forgot(?:ten)?|left out|missing|missed|overlooked|omitted|lacks?)\b/i;

/** The figures of an example of one's own stand for no figure of the question. */
const givesExample = /\b(?:like|eg|for (?:example|instance)|say|imagine|suppose)\b/;

function readFor({ question, points }: Pick<Check, 'question' | 'points'>, text: string): ReadAnswer {
  const answer = readAnswer(withDisownedDenied(withoutNotYet(withoutHedges(text), question, points), asksForTheWrong.test(question)));
  const figures = (of: string) => readWording(of).terms.flatMap(({ value }) => value ?? []);
  const known = new Set([question, ...wordingsOf(points)].flatMap(figures));
  const isKnown = (value: number) => known.has(value) || known.has(value * THOUSAND);
  const strangeFigure = answer.terms.some(
    ({ isFigure, value, clause }) => isFigure && value !== undefined && !isKnown(value) && !givesExample.test(answer.clauses[clause] ?? ''),
  );
  return { ...answer, hearsNot: !asksForTheMissing.test(question), strangeFigure };
}

interface PointMade {
  readonly id: string;
  readonly match: PointMatch;
  /** Said the wrong way round. */
  readonly isTurned: boolean;
}

function pointsOf(
  { question, points }: Pick<Check, 'question' | 'points'>,
  answer: ReadAnswer,
  asked: ReadonlySet<string>,
  weighing: Weighing,
): readonly PointMade[] {
  const against = answer.hearsNot ? contradictingClauses(answer, question, points, weighing) : new Set<number>();
  const crossings = answer.hearsNot ? crossingsIn(answer, question, points, weighing) : [];
  const exchanged = points.map((point) => exchangedClauses(answer, point, points, weighing));
  const attentionIn = (part: ReadAnswer) => Math.min(1, shareOnTopic(part, points, asked, weighing) / ON_TOPIC) ** 2;
  const attention = attentionIn(answer);
  const matches = points.map((point, at) =>
    stretchesOf(saidOf(answer, points, at, asked))
      .map((stretch) => matchPoint(stretch, point, asked, weighing))
      .reduce((one, other) => (other.strength > one.strength ? other : one)),
  );
  const rightly = deniedRightly(matches);
  const restated = answer.hearsNot ? verdictRestated(answer, question) : null;
  return points.map((point, at) => {
    const match = matches[at] as PointMatch;
    if (restated !== null && restated.verdict === verdictOf(point) && match.strength < SAID_PLAINLY && !saysOtherVerdict(answer, point))
      return { id: point.id, isTurned: false, match: { ...match, wordForWord: true, turned: false, strength: SAID_PLAINLY, used: restated.used } };
    const isDenied = answer.hearsNot && deniesPoint(answer, match, rightly, asked, weighing);
    const elsewhere =
      match.strength < SEEN_BESIDE_BELIEF ? exchanged.flatMap((clauses, place) => (place === at || !isAllIn(match, clauses) ? [] : [...clauses])) : [];
    const turned = new Set([
      ...turnedClauses(answer, point, points, asked, weighing),
      ...(exchanged[at] ?? []),
      ...against,
      ...crossings.flatMap((crossing) => (crossing.points.has(at) ? [...crossing.clauses] : [])),
      ...elsewhere,
      ...countedOtherwise(answer, question, point, points),
    ]);
    const isOtherwise = saysOtherVerdict(answer, point) && !isPlainBesideVerdict(answer, point, asked, weighing);
    const isTurned =
      isOtherwise ||
      anotherResult(answer, question, point, points).size > 0 ||
      concludesOtherwise(answer, question, point, points) ||
      isDenied ||
      isTurnedIn(turned, answer, point, asked, weighing) ||
      isDoubtful(answer, match, at, { points, asked, weighing });
    if (isTurned) return { id: point.id, isTurned, match: { ...match, turned: true, wordForWord: false, strength: match.strength * THE_OTHER_WAY } };
    if (restsOnOtherForm(answer, point, asked, weighing) || saysOfAllCases(answer, match, points, at, asked)) return { id: point.id, isTurned, match: noPoint };
    if (match.wordForWord || attention === 1) return { id: point.id, isTurned, match };
    const places = new Set([...match.used].map(({ clause }) => clause));
    const part = clausesAlone(answer, (clause) => places.has(clause));
    const isClear = match.used.size >= CLAUSE_OF_ITS_OWN || match.strength >= SEEN_BESIDE_BELIEF;
    // A row of single words is a guess.
    const there = isClear && part.terms.length >= CLAUSE_OF_ITS_OWN ? attentionIn(part) : 0;
    return { id: point.id, isTurned, match: { ...match, strength: match.strength * Math.max(attention, there) } };
  });
}

function isPlainBesideVerdict(whole: ReadAnswer, of: Wordings, asked: ReadonlySet<string>, weighing: Weighing): boolean {
  const { answer, point } = besideVerdict(whole, of);
  return matchPoint(answer, point, asked, weighing).strength >= SAID_PLAINLY;
}

/** The point is made by another form of the one asked for, and not plainly without it. */
function restsOnOtherForm(answer: ReadAnswer, point: Wordings, asked: ReadonlySet<string>, weighing: Weighing): boolean {
  const others = otherFormsIn(answer, point, asked);
  if (others.length === 0) return false;
  return matchPoint({ ...answer, terms: answer.terms.filter((term) => !others.includes(term)) }, point, asked, weighing).strength < SEEN_BESIDE_BELIEF;
}

const isAllIn = ({ used }: PointMatch, clauses: ReadonlySet<number>): boolean => [...used].every(({ clause }) => clauses.has(clause));

/** These clauses have the point the wrong way round, and the rest does not say plainly how it is: who contrasts two things may do both. */
function isTurnedIn(turned: ReadonlySet<number>, answer: ReadAnswer, point: Wordings, asked: ReadonlySet<string>, weighing: Weighing): boolean {
  if (turned.size === 0) return false;
  const rest = clausesAlone(answer, (clause) => !turned.has(clause));
  return matchPoint(rest, point, asked, weighing).strength < SAID_PLAINLY;
}

const clearest = (points: readonly PointMade[]): PointMatch => points.reduce((one, { match }) => (match.strength > one.strength ? match : one), noPoint);

/** A belief that an answer voices, and the clauses that voice it. */
interface Voiced {
  readonly misconception: Misconception;
  readonly clauses: ReadonlySet<number>;
}

/** The belief that the answer voices, if it voices one more clearly than any point; none where it makes every point plainly. */
function recognised(
  answer: ReadAnswer,
  misconceptions: readonly Misconception[],
  points: readonly PointMade[],
  asked: ReadonlySet<string>,
  weighing: Weighing,
  question: string,
): Voiced | null {
  const point = clearest(points);
  const isWhole = points.every((each) => each.match.strength >= SEEN_BESIDE_BELIEF && saysItsOwn(each, points));
  let found: Voiced | null = null;
  let strength = 0;
  for (const misconception of misconceptions) {
    const match = matchBelief(answer, [misconception.belief, ...misconception.heardAs], asked, weighing);
    const clearer = match.strength > point.strength || (match.wordForWord && match.terms > point.terms);
    const line = lineOfBelief(point.strength, question);
    const says = match.wordForWord || (match.terms > 1 && !isWhole && [...match.used].some((term) => !inQuestion(term, asked)));
    if (match.strength < line || !clearer || !says || match.strength <= strength) continue;
    found = { misconception, clauses: new Set([...match.used].map(({ clause }) => clause)) };
    strength = match.strength;
  }
  return found;
}

/** How clearly a belief must be voiced beside a point of this strength. */
function lineOfBelief(point: number, question: string): number {
  const forTheWrong = asksForTheWrong.test(question);
  if (point >= POINT_SEEN && forTheWrong) return Number.POSITIVE_INFINITY;
  return point < POINT_FAR && !forTheWrong ? BELIEF_SEEN_ALONE : BELIEF_SEEN;
}

/**
 * The one point that is missing, where the answer goes on after the others and comes near it: who makes all but one and has
 * more to say is hardly ever short of the last, who stops there is. It is no evidence.
 */
function lastPoint(points: readonly PointMade[], made: readonly PointMade[], { terms }: ReadAnswer, asked: ReadonlySet<string>): PointMade | null {
  const [left, ...more] = points.filter((point) => !made.includes(point));
  if (!left || more.length > 0 || made.length === 0 || left.match.strength < LAST_POINT_SEEN || left.match.turned) return null;
  if (made.some(({ match }) => match.strength < OTHERS_SEEN)) return null;
  const used = new Set(made.flatMap(({ match }) => [...match.used]));
  const free = terms.filter((term) => !used.has(term) && !inQuestion(term, asked));
  return free.length >= GOES_ON && [...left.match.used].some((term) => free.includes(term)) ? left : null;
}

/** True when an answer has words for this point that it does not already need for a clearer one. */
function saysItsOwn({ id, match }: PointMade, made: readonly PointMade[]): boolean {
  if (match.wordForWord) return true;
  const clear = match.ways.filter(({ strength }) => strength >= POINT_SEEN);
  const ways = clear.length > 0 ? clear : [match];
  return !made.some(
    (other) => other.id !== id && other.match.strength > match.strength && ways.every(({ used }) => [...used].every((term) => other.match.used.has(term))),
  );
}
