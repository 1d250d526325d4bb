import { type LearningJourney, learningJourney, milestone, type Submitted } from '@lou/contract/journeys';
import { enrolment } from '@lou/domain/enrolment/enrolment';
import { learnerStream } from '@lou/domain/kernel';
import { QuizOffered } from '@lou/domain/quizzes/events';
import { quiz } from '@lou/domain/quizzes/quiz';
import { LearnerAsked } from '@lou/domain/tutoring/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { switchOff } from './as-staff.ts';
import { FRACTIONS, startTestApp, type TestApp, type TestUser } from './start-test-app.ts';

const JOURNEY = 'from-halves-to-percentages';
const LETTER = `${JOURNEY}.a-letter-to-a-friend`;
const GOOD =
  'Dear Sam, your sum cannot be right: 2/5 is smaller than 1/2, so you would end up with less than you began with. The pieces are not the same size, so you cannot count them together. Cut both into sixths: 1/2 is 3/6 and 1/3 is 2/6. That makes 5/6.';
const WEAK = 'You have to be careful with such sums, since 3/6 + 2/6 is not so easy to see at once.';

let app: TestApp;
let sectionIds: string[];

beforeAll(async () => {
  app = await startTestApp();
  const ada = await app.user();
  sectionIds = ((await ada.call('GET', `/api/courses/${FRACTIONS}/sections`)).json() as { id: string }[]).map(({ id }) => id);
});
afterAll(() => app.close());

const json = async <T>(answer: ReturnType<TestUser['call']>): Promise<T> => {
  const sent = await answer;
  expect(sent.statusCode, sent.body).toBeLessThan(300);
  return sent.json() as T;
};
const journeyOf = (who: TestUser, of = who.id) => json<LearningJourney>(who.call('GET', `/api/learning-journeys/${of}`));
const milestoneOf = async (who: TestUser, id: string) => (await journeyOf(who)).milestones.find((one) => one.id === `${JOURNEY}.${id}`);
const statuses = async (who: TestUser) => (await journeyOf(who)).milestones.map(({ progress, isOpen }) => progress?.status ?? (isOpen ? 'open' : 'locked'));
const complete = (who: TestUser, section: string) =>
  who.call('POST', `/api/user/${who.id}/award-achievement`, { event: 'lesson_completed', metadata: { lessonId: `${FRACTIONS}.${section}` } });
const submit = (who: TestUser, text: string, id = LETTER) => who.call('POST', `/api/milestones/${id}/submit`, { text });
const pointsOf = async (who: TestUser) => (await json<{ totalPoints: number }>(who.call('GET', `/api/user/${who.id}/stats`))).totalPoints;

/** A learner of fractions, on the journey of their interest. */
async function aFollower(): Promise<TestUser> {
  const who = await app.user('learner', { learningGoals: 'Academic Studies' });
  await json(who.call('POST', `/api/courses/${FRACTIONS}/enroll`));
  return who;
}

/** A quiz as Lou offers and marks it: facts that another slice's own tests bring about through a talk. */
async function finishQuiz(who: TestUser, percent: number, sectionId: string | null): Promise<void> {
  const quizId = app.deps.ids.random();
  const cause = { actorId: who.id, correlationId: 'quiz' };
  const item = (n: number) => ({
    itemId: `${quizId}-${n}`,
    revision: 1,
    skill: 'meaning',
    difficulty: 'beginner' as const,
    predicted: 0.7,
    rightIndex: 0,
    order: [0, 1],
  });
  const about = { quizId, sessionId: 's', courseId: FRACTIONS, sectionId, weightsVersion: 'simple-1', localDay: '2026-01-05' };
  const offered = QuizOffered({ ...about, items: [1, 2, 3, 4, 5].map(item), withKey: false });
  await app.deps.log.append({ stream: learnerStream(who.id), facts: [offered], cause });
  for (const n of [1, 2, 3, 4, 5]) {
    const answer = { sessionId: 's', itemId: `${quizId}-${n}`, choice: 20 * n <= percent ? 0 : 1, atMs: app.clock.nowMs(), localDay: '2026-01-05' };
    await app.deps.log.handle(who.id, quiz, { type: 'AnswerQuestion', ...answer }, { cause });
  }
}

/** Up to the letter: two checkpoints and a quiz. */
async function upToTheLetter(who: TestUser): Promise<void> {
  for (const section of ['what-a-fraction-counts', 'equal-fractions-by-folding']) await complete(who, section);
  await finishQuiz(who, 80, `${FRACTIONS}.comparing-fractions-on-a-line`);
  for (const section of ['fractions-larger-than-one', 'adding-unlike-pieces', 'subtracting-fractions']) await complete(who, section);
}

describe('whose journey', () => {
  test('L381 L228 L231 L232 L235 a learner has the journey of their first interest, whole and of the spec’s shape', async () => {
    const who = await app.user('learner', { learningGoals: 'Academic Studies, Creative Arts' });
    const journey = await journeyOf(who);
    expect(learningJourney.safeParse(journey).error).toBeUndefined();
    expect(journey).toMatchObject({ id: JOURNEY, status: 'active', progressPercent: 0, totalTimeSpent: 0 });
    expect(journey.learningPath).toMatchObject({ title: 'From halves to percentages', difficulty: 'beginner', estimatedDuration: 5 });
    expect(journey.milestones).toHaveLength(7);
    expect(journey.milestones[1]).toMatchObject({
      ...{ type: 'quiz', orderIndex: 1, estimatedDuration: 40, prerequisites: [`${JOURNEY}.equal-pieces`] },
      ...{ rewards: { points: 30, badges: ['Sharp eye'] }, progress: null },
    });
  });

  test('the first interest is the one that was named first', async () => {
    expect((await journeyOf(await app.user('learner', { learningGoals: 'Creative Arts, Academic Studies' }))).learningPath.title).toBe('A drawing and a song');
  });

  test('without interests it is the latest', async () => {
    const [latest] = await app.deps.journeys.journeys();
    expect((await journeyOf(await app.user())).id).toBe(latest?.id);
  });

  test('without interests it is one through the first course, also where another is later', async () => {
    const who = await app.user();
    await json(who.call('POST', `/api/courses/${FRACTIONS}/enroll`));
    expect((await app.deps.journeys.journeys())[0]?.id).not.toBe(JOURNEY);
    expect((await journeyOf(who)).id).toBe(JOURNEY);
    const chosen = (await app.deps.log.read(`learner-${who.id}`)).filter(({ type }) => type === 'JourneyChosen');
    expect(chosen.map(({ data }) => (data as { because: string }).because)).toEqual(['course']);
  });

  test('another learner’s is refused, staff may look, nobody signed out', async () => {
    const [who, other, teacher] = [await aFollower(), await app.user(), await app.user('teacher')];
    expect((await other.call('GET', `/api/learning-journeys/${who.id}`)).statusCode).toBe(403);
    expect((await app.call('GET', `/api/learning-journeys/${who.id}`)).statusCode).toBe(401);
    expect((await journeyOf(teacher, who.id)).id).toBe(JOURNEY);
  });

  test('with the first course it is taken on, and stays when interests or definitions change', async () => {
    const who = await aFollower();
    await app.deps.sql.query('update users set learning_goals = $1 where id = $2', ['Creative Arts', who.id]);
    expect((await journeyOf(who)).id).toBe(JOURNEY);
    const chosen = (await app.deps.log.read(`learner-${who.id}`)).filter(({ type }) => type === 'JourneyChosen');
    expect(chosen.map(({ data }) => (data as { because: string }).because)).toEqual(['interest']);
  });

  test('a learner chooses another, finds what was reached on the first when they come back, and no other id is taken', async () => {
    const who = await aFollower();
    for (const section of ['what-a-fraction-counts', 'equal-fractions-by-folding']) await complete(who, section);
    const list = await json<{ id: string; milestones: number }[]>(who.call('GET', '/api/learning-journeys'));
    expect(list).toHaveLength(6);
    const other = list.find(({ id }) => id !== JOURNEY)?.id;
    expect(await json<LearningJourney>(who.call('PUT', '/api/learning-journeys/current', { journeyId: other }))).toMatchObject({
      id: other,
      progressPercent: 0,
    });
    expect(await json<LearningJourney>(who.call('PUT', '/api/learning-journeys/current', { journeyId: JOURNEY }))).toMatchObject({ progressPercent: 14 });
    const refused = await who.call('PUT', '/api/learning-journeys/current', { journeyId: 'nowhere' });
    expect([refused.statusCode, refused.body]).toEqual([404, 'This learning journey does not exist.']);
  });
});

describe('milestones', () => {
  test('L233 L234 a milestone without a type is a checkpoint', async () => {
    const [first] = (await journeyOf(await aFollower())).milestones;
    const { type: _, ...untyped } = first as NonNullable<typeof first>;
    expect(milestone.parse(untyped)).toMatchObject({ type: 'checkpoint', estimatedDuration: 50 });
  });

  test('L236 L303 sections put a checkpoint under way and complete it; the next one opens; it says where to go on', async () => {
    const who = await aFollower();
    expect(await statuses(who)).toEqual(['open', 'locked', 'locked', 'locked', 'locked', 'locked', 'locked']);
    expect(await milestoneOf(who, 'equal-pieces')).toMatchObject({
      next: { courseId: FRACTIONS, sectionId: sectionIds[0] },
      sections: { completed: 0, total: 2 },
    });
    await complete(who, 'what-a-fraction-counts');
    expect(await milestoneOf(who, 'equal-pieces')).toMatchObject({
      ...{ progress: { status: 'in_progress', score: null }, sections: { completed: 1, total: 2 } },
      next: { sectionId: `${FRACTIONS}.equal-fractions-by-folding` },
    });
    await complete(who, 'equal-fractions-by-folding');
    expect(await statuses(who)).toEqual(['completed', 'open', 'locked', 'locked', 'locked', 'locked', 'locked']);
  });

  test('of a checkpoint one goes on with the section under way, wherever it stands', async () => {
    const who = await aFollower();
    const sectionId = `${FRACTIONS}.equal-fractions-by-folding`;
    await json(who.call('POST', '/api/sessions/start', { courseId: FRACTIONS, sectionId, topic: 'Folding' }));
    expect(await milestoneOf(who, 'equal-pieces')).toMatchObject({ next: { courseId: FRACTIONS, sectionId }, sections: { completed: 0, total: 2 } });
  });

  test('L235 a checkpoint is paid in the append that completes it, once, and its claim answers no badge twice', async () => {
    const who = await aFollower();
    await complete(who, 'what-a-fraction-counts');
    const before = await pointsOf(who);
    await complete(who, 'equal-fractions-by-folding');
    expect((await pointsOf(who)) - before).toBe(20 + 20);
    await Promise.all([1, 2, 3].map(() => complete(who, 'equal-fractions-by-folding')));
    const facts = await app.deps.log.read(`learner-${who.id}`);
    const reached = facts.filter(({ type }) => type === 'MilestoneCompleted');
    const section = facts.find(
      ({ type, data }) => type === 'SectionCompleted' && (data as { sectionId: string }).sectionId.endsWith('equal-fractions-by-folding'),
    );
    expect(reached.map(({ meta }) => meta.correlationId)).toEqual([section?.meta.correlationId]);
  });

  test('L236 a quiz below 60 percent fails its milestone; one from 60 on completes it and brings its badge', async () => {
    const who = await aFollower();
    for (const section of ['what-a-fraction-counts', 'equal-fractions-by-folding']) await complete(who, section);
    await finishQuiz(who, 40, `${FRACTIONS}.comparing-fractions-on-a-line`);
    expect((await milestoneOf(who, 'which-is-larger'))?.progress).toEqual({ status: 'failed', score: 40 });
    await finishQuiz(who, 60, `${FRACTIONS}.comparing-fractions-on-a-line`);
    expect((await milestoneOf(who, 'which-is-larger'))?.progress).toEqual({ status: 'completed', score: 60 });
    const achievements = await json<{ title: string; type: string }[]>(who.call('GET', `/api/user/${who.id}/achievements`));
    expect(achievements).toContainEqual(expect.objectContaining({ title: 'Sharp eye', type: 'journey', points: 0 }));
  });

  test('who learned before there were journeys has what they did counted at once', async () => {
    const who = await app.user('learner', { learningGoals: 'Academic Studies' });
    const outline = await app.deps.catalogue.outline(FRACTIONS);
    if (!outline) throw new Error('There is no outline.');
    const cause = { actorId: who.id, correlationId: 'before' };
    await app.deps.log.handle(who.id, enrolment, { type: 'EnrolInCourse', outline }, { cause });
    const first = `${FRACTIONS}.what-a-fraction-counts`;
    await app.deps.log.handle(who.id, enrolment, { type: 'CompleteSection', outline, sectionId: first, localDay: '2026-01-04' }, { cause });
    expect((await statuses(who)).slice(0, 2)).toEqual(['in_progress', 'locked']);
    await complete(who, 'equal-fractions-by-folding');
    expect((await statuses(who))[0]).toBe('completed');
  });
});

describe('handing in an answer', () => {
  test('is refused while the milestone is locked, with a sentence and 409', async () => {
    const refused = await submit(await aFollower(), GOOD);
    expect([refused.statusCode, refused.body]).toEqual([409, 'This milestone is still locked. The ones before it come first.']);
  });

  test('L236 a weak text fails and tells nothing of what is missing; a good one completes, and is paid once', async () => {
    const who = await aFollower();
    await upToTheLetter(who);
    const weak = await json<Submitted>(submit(who, WEAK));
    expect(weak).toMatchObject({ status: 'failed', awards: [] });
    expect(weak.score).toBeLessThan(60);
    expect(weak.feedback).not.toMatch(/five sixths|different sizes/);
    expect((await milestoneOf(who, 'a-letter-to-a-friend'))?.progress).toEqual({ status: 'failed', score: weak.score });
    const before = await pointsOf(who);
    const good = await json<Submitted>(submit(who, GOOD));
    expect(good).toMatchObject({ status: 'completed', score: 100 });
    expect(good.awards.map(({ title }) => title)).toContain('Patient teacher');
    expect((await pointsOf(who)) - before).toBe(40);
    const again = await json<Submitted>(submit(who, GOOD));
    expect(again).toMatchObject({ status: 'completed', awards: [] });
    expect(await json<Submitted>(submit(who, WEAK))).toMatchObject({ status: 'completed', score: 100, awards: [] });
    expect((await milestoneOf(who, 'a-letter-to-a-friend'))?.progress).toEqual({ status: 'completed', score: 100 });
    expect((await pointsOf(who)) - before).toBe(40);
  });

  test('what was written stands beside the fact, never in it', async () => {
    const who = await aFollower();
    await upToTheLetter(who);
    await submit(who, WEAK);
    const fact = (await app.deps.log.read(`learner-${who.id}`)).find(({ type }) => type === 'MilestoneSubmitted');
    expect(JSON.stringify(fact?.data)).not.toContain('careful');
    expect((await app.deps.log.words([fact?.id ?? ''])).get(fact?.id ?? '')).toEqual({ text: WEAK });
  });

  test('hasty presses record one completion', async () => {
    const who = await aFollower();
    await upToTheLetter(who);
    const answers = await Promise.all([1, 2, 3, 4].map(() => submit(who, GOOD)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const types = (await app.deps.log.read(`learner-${who.id}`)).map(({ type, data }) => `${type} ${(data as { milestoneId?: string }).milestoneId ?? ''}`);
    expect(types.filter((type) => type === `MilestoneCompleted ${LETTER}`)).toHaveLength(1);
  });

  test.each([
    ['nothing', { text: '   ' }, 'Please write a sentence or two.'],
    ['no text at all', {}, 'Please write a sentence or two.'],
    ['too much', { text: 'word '.repeat(2_000) }, 'Please keep it under 8,000 characters.'],
  ])('%s is refused with a sentence', async (_name, body, sentence) => {
    const who = await aFollower();
    const refused = await who.call('POST', `/api/milestones/${LETTER}/submit`, body);
    expect([refused.statusCode, refused.body]).toEqual([400, sentence]);
  });

  test('a checkpoint takes none, and an unknown milestone is not found', async () => {
    const who = await aFollower();
    expect((await submit(who, GOOD, `${JOURNEY}.equal-pieces`)).statusCode).toBe(400);
    expect((await submit(who, GOOD, 'figures-you-can-explain.where-did-it-go')).statusCode).toBe(404);
  });
});

test('L229 L230 the whole way: every milestone reached completes the journey; time is the used sessions on its courses, in minutes', async () => {
  const who = await aFollower();
  await json(who.call('POST', '/api/sessions/start', { courseId: FRACTIONS, sectionId: sectionIds[0] }));
  app.clock.pass(3 * 60_000);
  const { id: sessionId } = await json<{ id: string }>(who.call('POST', '/api/sessions/start', { courseId: FRACTIONS, sectionId: sectionIds[0] }));
  app.clock.pass(4 * 60_000);
  const asked = LearnerAsked({ sessionId, turnId: 't', via: 'text', characters: 4, leaseEndsAtMs: 0, localDay: '2026-01-05' });
  await app.deps.log.append({ stream: learnerStream(who.id), facts: [asked], cause: { actorId: who.id, correlationId: 'talk' } });
  await json(who.call('POST', `/api/sessions/${sessionId}/end`, {}));
  await upToTheLetter(who);
  await json(submit(who, GOOD));
  for (const section of ['a-part-of-a-part', 'from-fractions-to-percentages']) await complete(who, section);
  const soup =
    'I multiply everything by 2/3, because four people are two thirds of six. You need 1/2 kg of potatoes, 1 litre of stock and 4/9 of a cup of cream. Every amount must get smaller.';
  await json(submit(who, soup, `${JOURNEY}.soup-for-four`));
  expect(await journeyOf(who)).toMatchObject({ status: 'active', progressPercent: 86 });
  await finishQuiz(who, 60, null);
  expect(await journeyOf(who)).toMatchObject({ status: 'completed', progressPercent: 100, totalTimeSpent: 4 });
});

test('a milestone whose course is switched off leads nowhere, and stays on the journey', async () => {
  const who = await aFollower();
  await switchOff(app, FRACTIONS);
  expect((await milestoneOf(who, 'equal-pieces'))?.next).toBeNull();
  expect((await journeyOf(who)).milestones).toHaveLength(7);
});
