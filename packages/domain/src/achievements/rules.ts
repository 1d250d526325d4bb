/** Every achievement, as data: what it says and what earns it. Titles and texts are read here when they are shown; facts keep the id. */
import type { Tally } from './tally.ts';

export interface AchievementRule {
  readonly id: string;
  readonly type: 'beginning' | 'course' | 'quiz' | 'practice' | 'talk' | 'streak' | 'journey';
  readonly title: string;
  /** One sentence in the past tense: what was done. */
  readonly description: string;
  /** One typeset symbol for the seal. */
  readonly badge: string;
  readonly points: number;
  readonly earned: (tally: Tally) => boolean;
}

const rule = (
  id: string,
  type: AchievementRule['type'],
  title: string,
  description: string,
  badge: string,
  points: number,
  earned: AchievementRule['earned'],
): AchievementRule => ({ id, type, title, description, badge, points, earned });

export const achievementRules: readonly AchievementRule[] = [
  rule('enrolled', 'beginning', 'Name on the Spine', 'You enrolled in your first course.', '✎', 10, (t) => t.enrolments >= 1),
  rule('first-question', 'beginning', 'Hand Up', 'You asked Lou a first question.', '?', 10, (t) => t.questions >= 1),
  rule('first-section', 'course', 'First Page Turned', 'You completed a section.', '1', 25, (t) => t.sections >= 1),
  rule('five-sections', 'course', 'Under Way', 'You completed five sections.', '5', 50, (t) => t.sections >= 5),
  rule('twenty-sections', 'course', 'Well Read', 'You completed twenty sections.', '20', 100, (t) => t.sections >= 20),
  rule('first-course', 'course', 'Cover to Cover', 'You completed a course.', '§', 100, (t) => t.courses >= 1),
  rule('three-courses', 'course', 'A Shelf of One’s Own', 'You completed three courses.', '¶', 200, (t) => t.courses >= 3),
  rule('first-right', 'practice', 'First Right Answer', 'You answered a question right the first time.', '✓', 10, (t) => t.right >= 1),
  rule('ten-right', 'practice', 'Piece by Piece', 'You answered ten questions right the first time.', '10', 50, (t) => t.right >= 10),
  rule('fifty-right', 'practice', 'Steady Hand', 'You answered fifty questions right the first time.', '50', 100, (t) => t.right >= 50),
  rule('two-hundred-right', 'practice', 'By Heart', 'You answered two hundred questions right the first time.', '200', 200, (t) => t.right >= 200),
  rule('five-in-a-row', 'practice', 'In a Row', 'You answered five questions in a row right.', '⁙', 40, (t) => t.bestRun >= 5),
  rule('first-quiz', 'quiz', 'Tried and Told', 'You finished a quiz.', 'Q', 15, (t) => t.quizzes >= 1),
  rule('ten-quizzes', 'quiz', 'Ten Quizzes', 'You finished ten quizzes.', 'X', 75, (t) => t.quizzes >= 10),
  rule('perfect-quiz', 'quiz', 'Not One Wrong', 'You finished a quiz with every first answer right.', '★', 60, (t) => t.perfectQuizzes >= 1),
  rule('second-look', 'quiz', 'A Second Look', 'You tried a quiz on a section again and did better.', '↻', 40, (t) => t.improvedQuizzes >= 1),
  rule('ten-exchanges', 'talk', 'In Conversation', 'You and Lou exchanged ten turns.', '”', 20, (t) => t.exchanges >= 10),
  rule('hundred-exchanges', 'talk', 'Long Talk', 'You and Lou exchanged a hundred turns.', '“', 80, (t) => t.exchanges >= 100),
  rule('own-words', 'talk', 'In Your Own Words', 'You explained an idea to Lou well enough to settle it.', '✍', 30, (t) => t.settledIdeas.length >= 1),
  rule('ten-own-words', 'talk', 'Could Teach It', 'You explained ten ideas in your own words.', '❞', 80, (t) => t.settledIdeas.length >= 10),
  rule('three-days', 'streak', 'Three Lamps', 'You learned on three days in a row.', '3', 30, (t) => t.longestStreak >= 3),
  rule('seven-days', 'streak', 'A Week of Light', 'You learned on seven days in a row.', '7', 75, (t) => t.longestStreak >= 7),
  rule('thirty-days', 'streak', 'A Month of Evenings', 'You learned on thirty days in a row.', '30', 250, (t) => t.longestStreak >= 30),
];

const byId = new Map(achievementRules.map((known) => [known.id, known]));

/** What an achievement says of itself. */
export type AchievementText = Omit<AchievementRule, 'earned'>;

/** The rule of an earned achievement; one that is no longer in the list still has a name. */
export const achievementRule = (id: string): AchievementText =>
  byId.get(id) ?? {
    id,
    type: 'beginning',
    title: 'An earlier achievement',
    description: 'You earned this before its rule was retired.',
    badge: '•',
    points: 0,
  };

/** The id of a badge that a milestone gives, by its place among them. */
export const milestoneBadgeId = (milestoneId: string, place: number): string => `milestone:${milestoneId}:${place}`;

/** A badge of a milestone: no rule names it, the content does. The points are the milestone's, given and counted beside it. */
export const milestoneBadge = (id: string, title: string, milestonePoints = 0): AchievementText => ({
  id,
  type: 'journey',
  title,
  description: `You reached a milestone of your journey${milestonePoints > 0 ? `, worth ${milestonePoints} points` : ''}.`,
  badge: '⚑',
  points: 0,
});
