/** How hard the next thing is that Lou asks, folded from how the last ones went. */
import { learnerView } from '../kernel.ts';
import { QuestionAnswered } from '../quizzes/events.ts';
import type { Difficulty } from '../shapes.ts';
import { AnswerGraded, HintGiven, SolutionShown, TutorAsked } from './events.ts';

export interface Adaptations {
  /** The difficulty of the next item. */
  readonly level: Difficulty;
  /** How the latest answers went, 0 (all wrong) to 1 (all right and unaided); the newest weigh most. */
  readonly success: number;
  /** Answers that `success` rests on since the level last changed; a doubtful one is less than one. */
  readonly evidence: number;
  /** The question of Lou's to which a hint was given last, and which one: 1 to 3. */
  readonly hinted: { readonly itemId: string; readonly level: number } | null;
}

/** Where `success` stands when nothing has been seen at a level: between the two lines below. */
const MIDDLE = 0.65;
/** Above it, on so many answers, the next level; four right in a row, or four of a quiz's five. */
const UP = { from: 0.8, evidence: 4 };
/** Below it, on so many answers, the level before; three wrong in a row. */
const DOWN = { to: 0.45, evidence: 3 };
/** What the newest answer changes of `success`. */
const NEWEST = 0.25;
/** Nobody reads a question with its options in less: a choice that fast is a guess, and says a quarter as much. */
export const GUESS_MS = 1_500;
const GUESS_WEIGHT = 0.25;
/** An easier item that was right says half as much about more, and a harder one that was wrong half as much about less. */
const EXPECTED_WEIGHT = 0.5;
/** What each hint and each earlier attempt takes from an answer to Lou's question. */
const HELP_COSTS = 0.25;

const levels = ['beginner', 'intermediate', 'advanced'] as const satisfies readonly Difficulty[];

/**
 * Starts at beginner. Counted are first answers to quiz items that are evidence (`counts`), by right or wrong; graded answers
 * to Lou's questions that are evidence, by their grade less the help that they had; and 'Show me', which is a miss.
 * Source: lou.md 'A turn', step 8; server-decisions.md 'Definitions', difficultyLevel.
 */
export const adaptationsView = learnerView({
  name: 'adaptations',
  version: 1,
  listensTo: [QuestionAnswered, TutorAsked, AnswerGraded, HintGiven, SolutionShown],
  initial: { level: 'beginner', success: MIDDLE, evidence: 0, hinted: null } as Adaptations,
  evolve: (now, fact) => {
    switch (fact.type) {
      case 'QuestionAnswered':
        return fact.data.counts ? after(now, fact.data.correct ? 1 : 0, weightOf(now, fact.data)) : now;
      case 'TutorAsked':
        return now.hinted?.itemId === fact.data.itemId ? { ...now, hinted: null } : now;
      case 'HintGiven':
        return { ...now, hinted: { itemId: fact.data.itemId, level: fact.data.level } };
      case 'AnswerGraded': {
        const { itemId, grade, attempt, counts } = fact.data;
        const help = (now.hinted?.itemId === itemId ? now.hinted.level : 0) + Math.max(0, attempt - 1);
        return counts ? after(now, grade * Math.max(0, 1 - HELP_COSTS * help), 1) : now;
      }
      case 'SolutionShown':
        return fact.data.because === 'button' ? after(now, 0, 1) : now;
    }
  },
});

/** True when the latest answers went badly at the lowest level: what is said is then put simply. */
export const isStruggling = ({ level, success, evidence }: Adaptations): boolean => level === 'beginner' && evidence >= DOWN.evidence && success <= DOWN.to;

function weightOf({ level }: Adaptations, { correct, difficulty, milliseconds }: { correct: boolean; difficulty: Difficulty; milliseconds: number }): number {
  const step = levels.indexOf(difficulty) - levels.indexOf(level);
  const expected = correct ? step < 0 : step > 0;
  return (expected ? EXPECTED_WEIGHT : 1) * (milliseconds < GUESS_MS ? GUESS_WEIGHT : 1);
}

function after(now: Adaptations, value: number, weight: number): Adaptations {
  const success = now.success + NEWEST * weight * (value - now.success);
  const evidence = now.evidence + weight;
  const to = success >= UP.from && evidence >= UP.evidence ? 1 : success <= DOWN.to && evidence >= DOWN.evidence ? -1 : 0;
  const level = levels[levels.indexOf(now.level) + to];
  return to === 0 || level === undefined ? { ...now, success, evidence } : { ...now, level, success: MIDDLE, evidence: 0 };
}
