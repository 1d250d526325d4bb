import { describe, expect, test } from 'vitest';
import { awards } from '../achievements/awards.policy.ts';
import { PointsEarned } from '../achievements/events.ts';
import { SectionCompleted, SectionStarted } from '../enrolment/events.ts';
import type { NewFact } from '../kernel.ts';
import { QuizFinished, QuizOffered } from '../quizzes/events.ts';
import { assertIsFold, given, reaction, recorded, viewed } from '../testing/index.ts';
import { JourneyChosen, MilestoneCompleted, MilestoneSubmitted, type PlannedMilestone } from './events.ts';
import { journey } from './journey.ts';
import { journeyView } from './journey.view.ts';
import { milestones } from './milestones.policy.ts';
import { journeyPercent, standingsOf } from './standing.ts';

const localDay = '2026-01-05';
const courseId = 'fractions';
const planned = (milestoneId: string, asks: PlannedMilestone['asks'], prerequisites: string[] = []): PlannedMilestone => ({
  ...{ milestoneId, asks, prerequisites, points: 20 },
  badges: [`Badge of ${milestoneId}`],
});
/** read, then quiz, then letter and more in any order, then a last quiz over all of it. */
const plan = [
  planned('read', { type: 'checkpoint', sectionIds: ['halves', 'thirds'] }),
  planned('quiz', { type: 'quiz', courseId, sectionIds: ['thirds'] }, ['read']),
  planned('letter', { type: 'written' }, ['quiz']),
  planned('more', { type: 'checkpoint', sectionIds: ['fifths'] }, ['quiz']),
  planned('last', { type: 'quiz', courseId, sectionIds: [] }, ['letter', 'more']),
];
const choose = { type: 'ChooseJourney', journeyId: 'numbers', revision: 2, milestones: plan, because: 'learner', localDay } as const;
const chosen = JourneyChosen({ journeyId: 'numbers', revision: 2, milestones: plan, because: 'learner', localDay });
const started = (sectionId: string) => SectionStarted({ courseId, sectionId, localDay });
const completed = (sectionId: string) => SectionCompleted({ courseId, sectionId, outlineRevision: 1, remaining: 1, localDay });
const item = (itemId: string) => ({ itemId, revision: 1, skill: 'meaning', difficulty: 'beginner' as const, predicted: 0.7, rightIndex: 0, order: [0, 1] });
let quizzes = 0;
/** A whole quiz: offered and finished. */
function quiz(percent: number, about: { sectionId?: string; withKey?: boolean; itemIds?: string[]; counts?: boolean } = {}): NewFact[] {
  const { sectionId = null, withKey = false, itemIds = ['i1'], counts = true } = about;
  quizzes += 1;
  const where = { quizId: `q${quizzes}`, sessionId: 's1', courseId, sectionId, localDay };
  const offered = QuizOffered({ ...where, items: itemIds.map(item), withKey, weightsVersion: 'simple-1' });
  return [offered, QuizFinished({ ...where, right: 1, total: itemIds.length, percent, ...(!counts && { counts }) })];
}
const submitted = (milestoneId: string, percent: number, attempt = 1) =>
  MilestoneSubmitted({ journeyId: 'numbers', milestoneId, attempt, percent, pointsSeen: [], pointsMissing: [], localDay });
const reached = (milestoneId: string, score: number | null = null) =>
  MilestoneCompleted({ journeyId: 'numbers', milestoneId, score, points: 20, badges: [`Badge of ${milestoneId}`] });

/** What happened, with all that the policy adds to each fact, as in the log. */
function lived(facts: readonly NewFact[]): NewFact[] {
  const log: NewFact[] = [];
  for (const fact of facts) log.push(fact, ...reaction(milestones, log, [fact]));
  return log;
}
const statuses = (facts: readonly NewFact[]) => {
  const { followed, deeds, reached: done } = viewed(journeyView, facts);
  return Object.fromEntries(standingsOf(followed?.milestones ?? [], deeds, done).map(({ milestone, status }) => [milestone.milestoneId, status]));
};
const readAll = [chosen, completed('halves'), completed('thirds')];
const throughQuiz = [...readAll, ...quiz(80, { sectionId: 'thirds' })];

describe('choosing a journey', () => {
  test('a learner takes it on with its milestones as they stand', () => {
    expect(given(journey).when(choose)).toEqual([chosen]);
  });
  test('the same again is quiet; a newer revision of it and another journey are taken', () => {
    expect(given(journey, [chosen]).when(choose)).toEqual([]);
    expect(given(journey, [chosen]).when({ ...choose, revision: 3 })).toHaveLength(1);
    expect(given(journey, [chosen]).when({ ...choose, revision: 1 })).toEqual([]);
    expect(given(journey, [chosen]).when({ ...choose, journeyId: 'songs' })).toHaveLength(1);
  });
  test('what comes with a first course never replaces a journey', () => {
    expect(given(journey).when({ ...choose, because: 'interest' })).toHaveLength(1);
    expect(given(journey, [chosen]).when({ ...choose, journeyId: 'songs', because: 'latest' })).toEqual([]);
  });
  test('what was done before counts at once', () => {
    expect(reaction(milestones, [completed('thirds'), completed('halves')], [chosen])).toEqual([reached('read')]);
  });
});

describe('a milestone’s status', () => {
  test('L303 L304 only the first without progress is open, the rest are locked', () => {
    expect(statuses([chosen])).toEqual({ read: 'open', quiz: 'locked', letter: 'locked', more: 'locked', last: 'locked' });
  });
  test('L302 L236 a section that was opened puts it under way, and nothing after it opens before it is reached', () => {
    expect(statuses([chosen, started('halves')])).toMatchObject({ read: 'in_progress', quiz: 'locked' });
    expect(statuses(lived([chosen, completed('halves')]))).toMatchObject({ read: 'in_progress', quiz: 'locked' });
  });
  test('L302 L303 a quiz reads Start until it was begun itself, however much was read for it', () => {
    const [offered, finished] = quiz(40, { sectionId: 'thirds' });
    const begun = lived([...readAll, offered as NewFact]);
    expect(statuses(lived(readAll))).toMatchObject({ quiz: 'open', letter: 'locked' });
    expect(statuses(lived([...readAll, started('thirds'), ...quiz(40, { sectionId: 'fifths' }), ...quiz(40)]))).toMatchObject({ quiz: 'open' });
    expect(statuses(lived([...readAll, ...quiz(40, { sectionId: 'thirds', withKey: true })]))).toMatchObject({ quiz: 'open' });
    expect(statuses(begun)).toMatchObject({ quiz: 'in_progress', letter: 'locked' });
    expect(statuses(lived([...begun, finished as NewFact]))).toMatchObject({ quiz: 'failed' });
  });
  test('L302 L303 a quiz over a whole course is under way from such a quiz on, and from none on a section', () => {
    const before = lived([...throughQuiz, submitted('letter', 75), completed('fifths')]);
    expect(statuses(before)).toMatchObject({ last: 'open' });
    expect(statuses([...before, ...quiz(40, { sectionId: 'fifths' })])).toMatchObject({ last: 'open' });
    expect(statuses([...before, quiz(40)[0] as NewFact])).toMatchObject({ last: 'in_progress' });
  });
  test('L301 a checkpoint is completed with the last of its sections', () => {
    expect(reaction(milestones, [chosen, completed('halves')], [completed('thirds')])).toEqual([reached('read')]);
    expect(reaction(milestones, [chosen, completed('halves')], [started('thirds')]), 'a section that was only opened').toEqual([]);
    expect(statuses(lived([chosen, completed('halves'), completed('thirds')]))).toMatchObject({ read: 'completed', letter: 'locked' });
  });
  test('L236 a quiz is completed from 60 percent on, failed below, and may be repeated', () => {
    expect(reaction(milestones, lived(readAll), quiz(60, { sectionId: 'thirds' }))).toEqual([reached('quiz', 60)]);
    const failed = lived([...readAll, ...quiz(59, { sectionId: 'thirds' })]);
    expect(statuses(failed)).toMatchObject({ quiz: 'failed', letter: 'locked' });
    // The same items once more: practice that a badge for quizzes would not count.
    expect(reaction(milestones, failed, quiz(100, { sectionId: 'thirds', counts: false }))).toEqual([reached('quiz', 100)]);
  });
  test('a section that is opened again stays completed, and of several quizzes the best counts', () => {
    expect(viewed(journeyView, [completed('halves'), started('halves')]).deeds.sections).toEqual({ halves: 'completed' });
    expect(viewed(journeyView, quiz(80)).deeds.fairQuizzes).toEqual({});
    const scoreOf = (facts: readonly NewFact[], asks: PlannedMilestone['asks']) =>
      standingsOf([planned('one', asks)], viewed(journeyView, facts).deeds, {}).map(({ score }) => score);
    const tried = [...quiz(59, { sectionId: 'thirds' }), ...quiz(30, { sectionId: 'thirds' }), ...quiz(40, { sectionId: 'fifths' })];
    expect(scoreOf(tried, { type: 'quiz', courseId, sectionIds: ['thirds'] })).toEqual([59]);
    expect(scoreOf(tried, { type: 'quiz', courseId, sectionIds: ['fifths', 'thirds'] })).toEqual([59]);
  });
  test('a quiz of which a client had the key, or one of its items, is no result', () => {
    expect(reaction(milestones, lived(readAll), quiz(100, { sectionId: 'thirds', withKey: true }))).toEqual([]);
    const told = lived([...readAll, ...quiz(100, { withKey: true, itemIds: ['known'] })]);
    expect(reaction(milestones, told, quiz(100, { sectionId: 'thirds', itemIds: ['known', 'new'] }))).toEqual([]);
    expect(reaction(milestones, told, quiz(100, { sectionId: 'thirds', itemIds: ['new', 'newer'] }))).toHaveLength(1);
  });
  test('a quiz on another section is not this one, and one on a section is none over the whole course', () => {
    expect(reaction(milestones, lived(readAll), quiz(100, { sectionId: 'fifths' }))).toEqual([]);
    expect(reaction(milestones, lived(readAll), quiz(100))).toEqual([]);
    const beforeLast = lived([...throughQuiz, submitted('letter', 75), completed('fifths')]);
    expect(reaction(milestones, beforeLast, quiz(100, { sectionId: 'fifths' }))).toEqual([]);
    expect(reaction(milestones, beforeLast, quiz(60))).toEqual([reached('last', 60)]);
  });
  test('one without progress does not wait behind another that failed', () => {
    expect(statuses(lived(throughQuiz))).toMatchObject({ letter: 'open', more: 'locked' });
    expect(statuses(lived([...throughQuiz, submitted('letter', 40)]))).toMatchObject({ letter: 'failed', more: 'open', last: 'locked' });
  });
  test('what was done early counts as soon as the prerequisites are done, and brings what waited for it', () => {
    const early = lived([chosen, completed('fifths'), ...quiz(90, { sectionId: 'thirds' })]);
    expect(statuses(early)).toEqual({ read: 'open', quiz: 'locked', letter: 'locked', more: 'locked', last: 'locked' });
    expect(standingsOf(plan, viewed(journeyView, early).deeds, {})[1]).toMatchObject({ status: 'locked', score: null });
    expect(reaction(milestones, [...early, completed('halves')], [completed('thirds')])).toEqual([reached('read'), reached('quiz', 90), reached('more')]);
  });
  test('a milestone is reached once', () => {
    const all = lived(throughQuiz);
    expect(reaction(milestones, all, quiz(100, { sectionId: 'thirds' }))).toEqual([]);
    expect(all.filter((fact) => fact.type === 'MilestoneCompleted')).toHaveLength(2);
  });
  test('without a journey nothing is reached', () => {
    expect(reaction(milestones, [completed('halves')], [completed('thirds')])).toEqual([]);
  });
  test('another journey keeps what was reached on the first', () => {
    const other = JourneyChosen({ journeyId: 'songs', revision: 1, milestones: [planned('sing', { type: 'written' })], because: 'learner', localDay });
    const back = lived([...throughQuiz, other, chosen]);
    expect(statuses(lived([...throughQuiz, other]))).toEqual({ sing: 'open' });
    expect(statuses(back)).toMatchObject({ read: 'completed', quiz: 'completed' });
    expect(back.filter((fact) => fact.type === 'MilestoneCompleted')).toHaveLength(2);
  });
});

describe('handing in an answer', () => {
  const submit = (milestoneId: string, percent: number) =>
    ({ type: 'SubmitMilestone', milestoneId, percent, pointsSeen: ['a'], pointsMissing: ['b'], words: { text: 'Mine.' }, localDay }) as const;
  const ready = lived(throughQuiz);

  test('is recorded with its words, and reaches the milestone from 60 percent on', () => {
    const [fact] = given(journey, ready).when(submit('letter', 60));
    expect(fact).toMatchObject({ type: 'MilestoneSubmitted', data: { milestoneId: 'letter', attempt: 1, percent: 60 }, words: { text: 'Mine.' } });
    expect(reaction(milestones, ready, [fact as NewFact])).toEqual([reached('letter', 60)]);
    expect(reaction(milestones, ready, [submitted('letter', 59)])).toEqual([]);
  });
  test('may be tried again; the best counts', () => {
    const failed = lived([...throughQuiz, submitted('letter', 40)]);
    expect(given(journey, failed).when(submit('letter', 20))).toMatchObject([{ data: { attempt: 2 } }]);
    expect(viewed(journeyView, [...failed, submitted('letter', 20, 2)]).deeds.answers.letter).toEqual({ attempts: 2, bestPercent: 40 });
  });
  test('changes nothing where the milestone is reached', () => {
    expect(given(journey, lived([...throughQuiz, submitted('letter', 75)])).when(submit('letter', 100))).toEqual([]);
  });
  test('is refused while locked, where nothing is to be written, and for what is not on the journey', () => {
    const refusal = (facts: readonly NewFact[], milestoneId: string) => {
      const { code, kind } = given(journey, facts).refuses(submit(milestoneId, 100));
      return [code, kind];
    };
    expect(refusal(lived([chosen]), 'letter')).toEqual(['MILESTONE_LOCKED', 'conflict']);
    expect(refusal(ready, 'more')).toEqual(['MILESTONE_NOT_WRITTEN', 'invalid']);
    expect(refusal(ready, 'nothing')).toEqual(['MILESTONE_NOT_FOUND', 'missing']);
    expect(refusal([], 'letter')).toEqual(['MILESTONE_NOT_FOUND', 'missing']);
  });
});

describe('what a milestone is worth', () => {
  test('L235 its points and its badges are paid with it, once in a learner’s life', () => {
    expect(reaction(awards, [], [reached('read')])).toEqual([
      PointsEarned({ points: 20, reason: 'milestone', about: 'read' }),
      { type: 'AchievementEarned', data: { achievementId: 'milestone:read:0', points: 0, title: 'Badge of read', milestonePoints: 20 } },
    ]);
    const paid = [reached('read'), ...reaction(awards, [], [reached('read')])];
    expect(reaction(awards, paid, [reached('read')])).toEqual([]);
  });
  test('one that is worth no points pays none', () => {
    const free = MilestoneCompleted({ ...MilestoneCompleted.sample, points: 0, badges: [] });
    expect(reaction(awards, [], [free])).toEqual([]);
  });
});

describe('the journey view', () => {
  const story = lived([...throughQuiz, submitted('letter', 40), submitted('letter', 80, 2), completed('fifths'), ...quiz(70)]);

  test('is a fold, and the same fold stopped earlier is the journey of that day', () => {
    assertIsFold(journeyView, recorded(story));
    expect(statuses(story.slice(0, 4))).toMatchObject({ read: 'completed', quiz: 'open', letter: 'locked' });
    expect(statuses(story.slice(0, 5))).toMatchObject({ read: 'completed', quiz: 'in_progress', letter: 'locked' });
  });
  test('L229 every milestone reached is 100 percent', () => {
    const percent = (facts: readonly NewFact[]) => {
      const { followed, deeds, reached: done } = viewed(journeyView, facts);
      return journeyPercent(standingsOf(followed?.milestones ?? [], deeds, done));
    };
    expect(percent(story)).toBe(100);
    expect(percent(lived(readAll))).toBe(20);
    expect(percent([])).toBe(0);
    expect(journeyPercent(standingsOf(plan.slice(0, 3), viewed(journeyView, []).deeds, { read: { score: null }, quiz: { score: 80 } }))).toBe(67);
  });
});
