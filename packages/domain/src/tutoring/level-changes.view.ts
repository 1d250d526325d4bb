/** When Lou went over to harder or easier questions. */
import { learnerView } from '../kernel.ts';
import { QuestionAnswered } from '../quizzes/events.ts';
import type { Difficulty } from '../shapes.ts';
import { type Adaptations, adaptationsView } from './adaptations.view.ts';
import { AnswerGraded, HintGiven, SolutionShown, TutorAsked } from './events.ts';

export interface LevelChange {
  readonly atMs: number;
  readonly from: Difficulty;
  readonly to: Difficulty;
}

export interface LevelChanges {
  /** What the adaptations view knows: the level now is `now.level`. */
  readonly now: Adaptations;
  /** The latest ones, newest last. */
  readonly changes: readonly LevelChange[];
}

/** Changes that are kept. */
const KEPT = 10;

/** Counted up when what this view itself does changes. */
const OWN_CHANGES = 0;

/**
 * The steps of the `adaptations` view, by whose rules the level moves. Its state holds that view's, so what was kept of it is void
 * when either changes its meaning: the version is the sum of both, which grows with each.
 */
export const levelChangesView = learnerView({
  name: 'level-changes',
  version: adaptationsView.version + OWN_CHANGES,
  listensTo: [QuestionAnswered, TutorAsked, AnswerGraded, HintGiven, SolutionShown],
  initial: { now: adaptationsView.initial, changes: [] } as LevelChanges,
  evolve: (state, fact) => {
    const now = adaptationsView.evolve(state.now, fact);
    if (now.level === state.now.level) return { ...state, now };
    return { now, changes: [...state.changes, { atMs: fact.recordedAtMs, from: state.now.level, to: now.level }].slice(-KEPT) };
  },
});
