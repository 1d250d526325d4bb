import { describe, expect, test } from 'vitest';
import { CourseCompleted, LearnerEnrolled, SectionCompleted } from '../enrolment/events.ts';
import { MilestoneCompleted } from '../journeys/events.ts';
import { fold, type NewFact } from '../kernel.ts';
import { QuestionAnswered, QuizFinished } from '../quizzes/events.ts';
import { assertIsFold, given, MONDAY_9AM_MS, reaction, recorded, viewed } from '../testing/index.ts';
import { AnswerGraded, type Move, TutorReplied } from '../tutoring/events.ts';
import { announcements } from './achievements.ts';
import { achievementsView } from './achievements.view.ts';
import { awards } from './awards.policy.ts';
import { AchievementEarned, AchievementsAnnounced, PointsEarned } from './events.ts';
import { achievementRule, achievementRules } from './rules.ts';
import { count, emptyTally, type Tally } from './tally.ts';

const day = '2026-01-05';
const completed = (sectionId: string, localDay = day) => SectionCompleted({ courseId: 'fractions', sectionId, outlineRevision: 1, remaining: 1, localDay });
const answered = (itemId: string, correct: boolean, counts = true) =>
  QuestionAnswered({
    quizId: 'q1',
    sessionId: 's1',
    itemId,
    revision: 1,
    skill: 'meaning',
    difficulty: 'beginner',
    choice: 0,
    correct,
    milliseconds: 1,
    first: counts,
    counts,
    predicted: 0.5,
    weightsVersion: 'simple-1',
    localDay: day,
  });
const finished = (percent: number, quizId = 'q1') =>
  QuizFinished({ quizId, sessionId: 's1', courseId: 'fractions', sectionId: 'halves', right: 0, total: 5, percent, localDay: day });
const withKey = (percent: number, sectionId = 'halves') =>
  QuizFinished({ quizId: 'q1', sessionId: 's1', courseId: 'fractions', sectionId, right: 5, total: 5, percent, counts: false, localDay: day });
const earned = (achievementId: string) => AchievementEarned({ achievementId, points: achievementRule(achievementId).points });
const paid = (facts: readonly NewFact[]) => facts.filter((fact) => fact.type === 'PointsEarned').map((fact) => fact.data);
const badges = (facts: readonly NewFact[]) =>
  facts.filter((fact) => fact.type === 'AchievementEarned').map((fact) => (fact as ReturnType<typeof earned>).data.achievementId);
/** What is earned by the last of several completed sections, each on a day and at a moment. */
const learningAt = (days: readonly string[], momentsMs: readonly number[]): readonly NewFact[] => {
  const done = days.map((localDay, at) => completed(`s${at}`, localDay));
  const history = recorded(done.slice(0, -1)).map((fact, at) => ({ ...fact, recordedAtMs: momentsMs[at] as number }));
  return awards.react(done.slice(-1), fold(awards, history), momentsMs.at(-1) as number);
};
const learningOn = (...days: string[]) =>
  learningAt(
    days,
    days.map((localDay) => Date.parse(`${localDay}T12:00:00Z`)),
  );

describe('points', () => {
  test('a section, a course, a right answer and a passed quiz are worth their points, in the same answer', () => {
    const done = CourseCompleted({ courseId: 'fractions', outlineRevision: 1, sections: 1, localDay: day });
    expect(paid(reaction(awards, [], [completed('halves'), done, answered('i1', true), finished(60)]))).toEqual([
      { points: 20, reason: 'section', about: 'halves' },
      { points: 100, reason: 'course', about: 'fractions' },
      { points: 5, reason: 'answer', about: 'i1' },
      { points: 10, reason: 'quiz', about: 'q1' },
    ]);
  });
  test('nothing is paid twice, for a wrong answer, for one that does not count, or for a quiz under 60 %', () => {
    const before = PointsEarned({ points: 5, reason: 'answer', about: 'i1' });
    expect(paid(reaction(awards, [before], [answered('i1', true), answered('i2', false), answered('i3', true, false), finished(59)]))).toEqual([]);
  });
  test('two facts of one append about the same pay once', () => {
    expect(paid(reaction(awards, [], [answered('i1', true), answered('i1', true), completed('halves'), completed('halves')]))).toHaveLength(2);
    const reached = MilestoneCompleted({ journeyId: 'j', milestoneId: 'm', score: null, points: 20, badges: ['First steps'] });
    const twice = reaction(awards, [], [reached, reached]);
    expect([paid(twice).length, badges(twice)]).toEqual([1, ['milestone:m:0']]);
  });
});

describe('a quiz whose key the client had', () => {
  test('earns no points and no badge, and is no result to do better than', () => {
    expect(reaction(awards, [], [withKey(100)])).toEqual([]);
    expect(badges(reaction(awards, [withKey(20), earned('first-quiz')], [finished(80)]))).not.toContain('second-look');
  });
});

describe('a section named like something every object has', () => {
  test('has no best result until there is one', () => {
    const quiz = (percent: number) => ({ ...finished(percent), data: { ...finished(percent).data, sectionId: 'constructor' } });
    expect(count(emptyTally, quiz(80), MONDAY_9AM_MS)).toMatchObject({ improvedQuizzes: 0, bestBySection: { constructor: 80 } });
    expect(count(count(emptyTally, quiz(60), MONDAY_9AM_MS), quiz(80), MONDAY_9AM_MS)).toMatchObject({ improvedQuizzes: 1 });
  });
});

describe('what is counted', () => {
  const counted = (...facts: readonly NewFact[]) => facts.reduce((tally, fact) => count(tally, fact, MONDAY_9AM_MS), emptyTally);

  test('each enrolment, section, course and reply is one more', () => {
    const enrolled = (courseId: string) => LearnerEnrolled({ courseId, outlineRevision: 1 });
    const done = (courseId: string) => CourseCompleted({ courseId, outlineRevision: 1, sections: 1, localDay: day });
    const each = [enrolled('a'), enrolled('b'), completed('halves'), completed('thirds'), done('a'), done('b'), TutorReplied(TutorReplied.sample)];
    expect(counted(...each, ...each.slice(-1))).toMatchObject({ enrolments: 2, sections: 2, courses: 2, exchanges: 2 });
  });
  test('a run ends with a wrong answer, and only right ones are right', () => {
    const answers = [true, true, false, true].map((correct, at) => answered(`i${at}`, correct));
    expect(counted(...answers)).toMatchObject({ right: 3, run: 1, bestRun: 2 });
  });
  test('a quiz is perfect with all of it right, and is done better in than the best one before', () => {
    expect(counted(finished(80), finished(60), finished(70))).toMatchObject({
      quizzes: 3,
      perfectQuizzes: 0,
      improvedQuizzes: 0,
      bestBySection: { halves: 80 },
    });
    expect(counted(finished(80), finished(100))).toMatchObject({ perfectQuizzes: 1, improvedQuizzes: 1 });
  });
  test('an idea is explained by words that settle it, not by a solution that was shown', () => {
    const graded = (grade: number, settled: boolean, keyIdeaId = 'halves/pieces') => AnswerGraded({ ...AnswerGraded.sample, grade, settled, keyIdeaId });
    expect(counted(graded(0.9, false), graded(0.4, true)).settledIdeas).toEqual([]);
    expect(counted(graded(0.5, true)).settledIdeas).toEqual(['halves/pieces']);
    expect(counted(graded(0.5, true), graded(1, true), graded(1, true, 'halves/wholes')).settledIdeas).toEqual(['halves/pieces', 'halves/wholes']);
  });
  test('one idea that is explained in eleven sessions is one, and no badge for ten', () => {
    const inSession = (sessionId: string, keyIdeaId: string) => AnswerGraded({ ...AnswerGraded.sample, sessionId, keyIdeaId, grade: 1, settled: true });
    const eleven = Array.from({ length: 11 }, (_, at) => inSession(`s${at}`, 'halves/pieces'));
    const ten = Array.from({ length: 10 }, (_, at) => inSession('s', `halves/${at}`));
    expect(badges(reaction(awards, [], eleven))).toEqual(['own-words']);
    expect(badges(reaction(awards, [], ten))).toEqual(['own-words', 'ten-own-words']);
  });
});

/** What each rule counts. */
const countOf: Readonly<Record<string, keyof Tally>> = {
  ...{ enrolled: 'enrolments', 'first-question': 'questions' },
  ...{ 'first-section': 'sections', 'five-sections': 'sections', 'twenty-sections': 'sections', 'first-course': 'courses', 'three-courses': 'courses' },
  ...{ 'first-right': 'right', 'ten-right': 'right', 'fifty-right': 'right', 'two-hundred-right': 'right', 'five-in-a-row': 'bestRun' },
  ...{ 'first-quiz': 'quizzes', 'ten-quizzes': 'quizzes', 'perfect-quiz': 'perfectQuizzes', 'second-look': 'improvedQuizzes' },
  ...{ 'ten-exchanges': 'exchanges', 'hundred-exchanges': 'exchanges', 'own-words': 'settledIdeas', 'ten-own-words': 'settledIdeas' },
  ...{ 'three-days': 'longestStreak', 'seven-days': 'longestStreak', 'thirty-days': 'longestStreak' },
};
const numbers = { 'two hundred': 200, hundred: 100, fifty: 50, thirty: 30, twenty: 20, ten: 10, seven: 7, five: 5, three: 3 };

describe('badges', () => {
  test.each(achievementRules)('$id is earned by as many as its sentence says, and by no fewer', ({ id, description, earned: isEarned }) => {
    const many = Object.entries(numbers).find(([word]) => description.includes(word))?.[1] ?? 1;
    const counted = countOf[id] ?? 'right';
    const having = (number: number): Tally => ({
      ...emptyTally,
      [counted]: Array.isArray(emptyTally[counted]) ? Array.from({ length: number }, (_, at) => `idea ${at}`) : number,
    });
    expect([isEarned(having(many - 1)), isEarned(having(many))]).toEqual([false, true]);
  });
  test('the first section earns its badge once', () => {
    expect(badges(reaction(awards, [], [completed('halves')]))).toContain('first-section');
    expect(badges(reaction(awards, [completed('halves'), earned('first-section')], [completed('thirds')]))).not.toContain('first-section');
  });
  test('a badge is earned by the fact that reaches it, not before', () => {
    const four = [1, 2, 3, 4].map((n) => completed(`s${n}`));
    expect(badges(reaction(awards, four.slice(0, 3), [four[3] as NewFact]))).not.toContain('five-sections');
    expect(badges(reaction(awards, four, [completed('s5')]))).toContain('five-sections');
  });
  test('a streak counts days in a row, over a month’s end, and begins anew after a gap', () => {
    expect(badges(learningOn('2026-01-30', '2026-01-31', '2026-02-01'))).toContain('three-days');
    expect(badges(learningOn('2026-01-01', '2026-01-02', '2026-01-04'))).not.toContain('three-days');
    expect(badges(learningOn('2026-01-01', '2026-01-02', '2026-01-04', '2026-01-04'))).not.toContain('three-days');
  });
  test('a date that a zone skipped breaks no streak; one that a zone brings back joins what it lies between', () => {
    const days = ['2026-01-04', '2026-01-05', '2026-01-07'];
    const atMs = (hours: readonly number[]) => hours.map((hour) => MONDAY_9AM_MS + hour * 3_600_000);
    expect(badges(learningAt(days, atMs([-24, 12, 26])))).toContain('three-days');
    expect(badges(learningAt(days, atMs([-24, 12, 36])))).not.toContain('three-days');
    expect(badges(learningAt(['2026-01-05', '2026-01-07', '2026-01-06'], atMs([0, 30, 34])))).toContain('three-days');
  });
  test('a date is skipped where its zone had none of it, and in no other', () => {
    const fromMs = Date.parse('2011-12-29T04:00:00Z'); // six in the evening in Apia, which had no 30 December
    const days = ['2011-12-28', '2011-12-29', '2011-12-31'].map((localDay, at) => completed(`s${at}`, localDay));
    const thirdIn = (timeZone: string) => {
      const before = fold(awards, recorded(days.slice(0, 2), { fromMs, everyMs: 86_400_000, timeZone }));
      return badges(awards.react(days.slice(2), before, fromMs + 2 * 86_400_000, timeZone));
    };
    expect(thirdIn('Pacific/Apia')).toContain('three-days');
    expect(thirdIn('Pacific/Auckland')).not.toContain('three-days');
  });
  test('three dates of one sitting, by a change of zones, are no streak', () => {
    const days = ['2026-01-04', '2026-01-05', '2026-01-06'];
    const every = (apartMs: number) =>
      badges(
        learningAt(
          days,
          [0, 1, 2].map((at) => MONDAY_9AM_MS + at * apartMs),
        ),
      );
    expect(every(500)).not.toContain('three-days');
    expect(every(3_600_000)).not.toContain('three-days');
    expect(every(12 * 3_600_000)).toContain('three-days');
  });
  test('doing better in a section’s quiz is a second look', () => {
    expect(badges(reaction(awards, [finished(60)], [finished(80, 'q2')]))).toContain('second-look');
    expect(badges(reaction(awards, [finished(80)], [finished(80, 'q2')]))).not.toContain('second-look');
  });
  test('there are at least 20 rules, each with its own id, words, badge and points', () => {
    expect(achievementRules.length).toBeGreaterThanOrEqual(20);
    expect(new Set(achievementRules.map((rule) => rule.id)).size).toBe(achievementRules.length);
    for (const rule of achievementRules) expect([rule.title, rule.description, rule.badge, rule.points > 0].every(Boolean)).toBe(true);
  });
  test('no rule is earned by nothing', () => {
    expect(achievementRules.filter((rule) => rule.earned(emptyTally))).toEqual([]);
  });
  const replied = (move: Move, turnId = 't1') => TutorReplied({ ...TutorReplied.sample, move, turnId });
  test.each(['quiz', 'small-talk', 'report', 'ask', 'check', 'hint', 'encourage', 'redirect', 'care'] as const)(
    'a turn that Lou replies to with %s is no first question',
    (move) => {
      expect(badges(reaction(awards, [], [replied(move)]))).toEqual([]);
      expect(badges(reaction(awards, [replied(move)], [replied('explain', 't2')]))).toEqual(['first-question']);
    },
  );
  test('an answer to Lou is no first question, whatever Lou replies; what is asked in the next turn is one', () => {
    const answer = (turnId: string) => AnswerGraded({ ...AnswerGraded.sample, turnId, grade: 0.2, settled: false });
    expect(badges(reaction(awards, [], [answer('t1'), replied('explain')]))).toEqual([]);
    expect(badges(reaction(awards, [answer('t1'), replied('explain')], [replied('admit', 't2')]))).toEqual(['first-question']);
  });
  test('enrolling is noticed', () => {
    expect(badges(reaction(awards, [], [LearnerEnrolled({ courseId: 'fractions', outlineRevision: 1 })]))).toEqual(['enrolled']);
  });
});

describe('announcing', () => {
  test('tells everything not announced yet, once', () => {
    const told = AchievementsAnnounced({ achievementIds: ['enrolled'] });
    expect(given(announcements, [earned('enrolled'), told, earned('first-section')]).when({ type: 'AnnounceEarned' })).toEqual([
      AchievementsAnnounced({ achievementIds: ['first-section'] }),
    ]);
    expect(given(announcements, [earned('enrolled'), told]).when({ type: 'AnnounceEarned' })).toEqual([]);
  });
  test('what a screen has shown is announced, the rest is still to come', () => {
    const before = [earned('enrolled'), earned('first-section')];
    const shown = { type: 'NoteShown', achievementIds: ['enrolled', 'seven-days'] } as const;
    const told = AchievementsAnnounced({ achievementIds: ['enrolled'] });
    expect(given(announcements, before).when(shown)).toEqual([told]);
    expect(given(announcements, [...before, told]).when(shown)).toEqual([]);
    expect(given(announcements, [...before, told]).when({ type: 'AnnounceEarned' })).toEqual([AchievementsAnnounced({ achievementIds: ['first-section'] })]);
  });
});

describe('the achievements view', () => {
  const story = [PointsEarned({ points: 20, reason: 'section', about: 'halves' }), earned('first-section')];
  test('is a fold', () => assertIsFold(achievementsView, recorded(story)));
  test('sums points of deeds and of badges', () => {
    expect(viewed(achievementsView, story).points).toBe(45);
  });
});
