/** Points and badges, in the append that earns them, each exactly once. Source: server-decisions.md 'Progress is one truth'. */
import { CourseCompleted, SectionCompleted } from '../enrolment/events.ts';
import { MilestoneCompleted } from '../journeys/events.ts';
import { isFact, type NewFact, policy } from '../kernel.ts';
import { QuestionAnswered, QuizFinished } from '../quizzes/events.ts';
import { AchievementEarned, PointsEarned } from './events.ts';
import { achievementRules, milestoneBadgeId } from './rules.ts';
import { count, emptyTally, type Tally, tallyFacts } from './tally.ts';

/** What things are worth. */
const POINTS = { section: 20, course: 100, answer: 5, quiz: 10 } as const;

/** A finished quiz is worth its points from this percent on. */
const QUIZ_POINTS_FROM_PERCENT = 60;

interface AwardsState {
  readonly tally: Tally;
  readonly earned: readonly string[];
  /** `reason:about` of every award of points. */
  readonly paid: readonly string[];
}

const key = (reason: string, about: string) => `${reason}:${about}`;

export const awards = policy({
  name: 'awards',
  listensTo: [...tallyFacts, PointsEarned, AchievementEarned],
  initial: { tally: emptyTally, earned: [], paid: [] } as AwardsState,
  evolve: (state, fact) => {
    if (fact.type === 'PointsEarned') return { ...state, paid: [...state.paid, key(fact.data.reason, fact.data.about)] };
    if (fact.type === 'AchievementEarned') return { ...state, earned: [...state.earned, fact.data.achievementId] };
    return { ...state, tally: count(state.tally, fact, fact.recordedAtMs, fact.meta.timeZone) };
  },
  react: (newFacts, before, atMs, timeZone) => {
    const points = firsts(newFacts.flatMap(pointsFor), ({ data }) => key(data.reason, data.about), before.paid);
    const tally = newFacts.reduce((so, fact) => count(so, fact, atMs, timeZone), before.tally);
    const badges = achievementRules
      .filter((rule) => !before.earned.includes(rule.id) && rule.earned(tally))
      .map((rule) => AchievementEarned({ achievementId: rule.id, points: rule.points }));
    const given = firsts(newFacts.flatMap(badgesOfMilestone), ({ data }) => data.achievementId, before.earned);
    return [...points, ...badges, ...given];
  },
});

/** Those that were not given before, each once: two facts of one append may be worth the same award. */
function firsts<Award>(given: readonly Award[], keyOf: (award: Award) => string, before: readonly string[]): Award[] {
  const now = new Set<string>();
  return given.filter((award) => {
    const named = keyOf(award);
    return !before.includes(named) && !now.has(named) && now.add(named);
  });
}

/** What one fact is worth. An item pays once in a learner's life, however often it comes back; what was answered with the key at hand pays nothing. */
function pointsFor(fact: NewFact): ReturnType<typeof PointsEarned>[] {
  if (isFact(SectionCompleted, fact)) return [PointsEarned({ points: POINTS.section, reason: 'section', about: fact.data.sectionId })];
  if (isFact(CourseCompleted, fact)) return [PointsEarned({ points: POINTS.course, reason: 'course', about: fact.data.courseId })];
  if (isFact(QuestionAnswered, fact) && fact.data.correct && fact.data.counts)
    return [PointsEarned({ points: POINTS.answer, reason: 'answer', about: fact.data.itemId })];
  if (isFact(QuizFinished, fact) && (fact.data.counts ?? true) && fact.data.percent >= QUIZ_POINTS_FROM_PERCENT)
    return [PointsEarned({ points: POINTS.quiz, reason: 'quiz', about: fact.data.quizId })];
  if (isFact(MilestoneCompleted, fact) && fact.data.points > 0)
    return [PointsEarned({ points: fact.data.points, reason: 'milestone', about: fact.data.milestoneId })];
  return [];
}

/** The badges that a milestone gives. Its points are its own, so a badge carries none. */
function badgesOfMilestone(fact: NewFact): ReturnType<typeof AchievementEarned>[] {
  if (!isFact(MilestoneCompleted, fact)) return [];
  const { milestoneId, badges, points: milestonePoints } = fact.data;
  return badges.map((title, place) => AchievementEarned({ achievementId: milestoneBadgeId(milestoneId, place), points: 0, title, milestonePoints }));
}
