/** A claim that something was done, or how somebody stands, must match a fact of the turn. Source: lou.md 'A turn', step 7. */
import type { TurnMaterial } from '../turn-material.ts';
import { figuresIn } from './support.ts';

/** What a reply may claim. */
export interface ClaimGrounds {
  readonly standing: TurnMaterial['standing'];
  readonly wantsQuiz: boolean;
  readonly solutionShown: boolean;
  /** Other figures that Lou may say of its own: tries left, emergency numbers. */
  readonly figures: ReadonlySet<string>;
}

/** Nothing that Lou does: it saves, sends, books, changes and remembers nothing in a turn. */
const neverDone =
  /\bI(?:'ve| have|’ve)? (?:just )?(?:saved|stored|sent|e-?mailed|booked|scheduled|changed|updated|deleted|enrolled|marked|submitted|recorded|unlocked|awarded|called|notified|graded you|reset)\b/i;
const scored =
  /\byou (?:have )?(?:scored?|got|earned|reached|achieved)\b|\byour (?:score|grade|mark)s? (?:is|was|are)\b|\byou (?:have )?(?:passed|failed|mastered)\b/i;
const quizHere = /\bhere (?:is|are|comes?) (?:a|an|your|the|five|some)?\s?(?:\w+ )?(?:quiz|questions)\b/i;
const willReview = /\b(?:comes?|will come|brings?) (?:the question )?back for review\b/i;

/** What nobody counts, nobody will do and nobody remembers: said with or without a figure it is never so. */
const neverSo =
  /\byou(?:['’]ve| have)? mastered\b|\byour (?:score|grade|mark)s? (?:is|was|are|has|have) (?:\w+ )?(?:up|down|better|worse|improved|risen|fallen|gone up|gone down)\b|\b(?:we|I)(?:['’]ll| will| shall| are going to|['’]m going to) (?:e-?mail|remind|notify|message|text|phone|report|save|send|tell your)\b|\bas you (?:learn(?:ed|t)|saw|heard|studied|told me|said) (?:last|yesterday|the other)\b/i;

/** The first claim of a sentence that nothing bears out, in words; null when there is none. */
export function falseClaim(sentence: string, grounds: ClaimGrounds): string | null {
  if (neverDone.test(sentence)) return 'says that something was done which the tutor does not do';
  if (neverSo.test(sentence)) return 'says of the learner, or promises, what nothing bears out';
  if (quizHere.test(sentence) && !grounds.wantsQuiz) return 'offers a quiz that is not there';
  if (willReview.test(sentence) && !grounds.solutionShown && !/“Show me”/.test(sentence)) return 'promises a review that does not follow';
  if (scored.test(sentence) && !figuresIn(sentence).every((figure) => standingFigures(grounds.standing).has(figure)))
    return 'says a score that the views do not hold';
  return null;
}

/** The figures of Lou's own words that nothing bears out. */
export function unboundFigures(sentence: string, grounds: ClaimGrounds): readonly string[] {
  const bound = standingFigures(grounds.standing);
  return figuresIn(sentence).filter((figure) => !bound.has(figure) && !grounds.figures.has(figure));
}

function standingFigures({
  sectionsCompleted,
  sectionsTotal,
  questionsRight,
  questionsAnswered,
  quizzes,
  next,
  courses = 1,
  nextIn,
  firstName,
}: TurnMaterial['standing']): ReadonlySet<string> {
  return new Set([
    ...[sectionsCompleted, sectionsTotal, questionsRight, questionsAnswered, courses, ...quizFigures(quizzes)].flatMap((count) => figuresIn(String(count))),
    ...figuresIn(`${next ?? ''} ${nextIn ?? ''} ${firstName ?? ''}`),
  ]);
}

/** What was right and answered in the last quiz, what is open of it and after it, and what is wrong still. */
function quizFigures(quizzes: TurnMaterial['standing']['quizzes']): readonly number[] {
  if (!quizzes) return [];
  const { last, waiting, wrong } = quizzes;
  return [...(last ? [last.right, last.answered, last.total - last.answered] : []), ...(waiting === null ? [] : [waiting]), wrong];
}
