import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSocket } from './a-socket.ts';
import { FRACTIONS, startTestApp, type TestApp, type TestUser } from './start-test-app.ts';

let app: TestApp;
let ada: TestUser;
let sections: { id: string; title: string }[];

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.user();
  sections = (await ada.call('GET', `/api/courses/${FRACTIONS}/sections`)).json();
});
afterAll(() => app.close());

const json = async <T>(answer: ReturnType<TestUser['call']>): Promise<T> => {
  const sent = await answer;
  expect(sent.statusCode, sent.body).toBeLessThan(300);
  return sent.json() as T;
};

describe('courses', () => {
  test('L382 L383 L384 a learner finds the courses, one of them, and its sections', async () => {
    const courses = await json<{ id: string; totalSections: number; students: number; rating: number | null }[]>(ada.call('GET', '/api/courses'));
    const fractions = courses.find((course) => course.id === FRACTIONS);
    expect(fractions).toMatchObject({ totalSections: sections.length, rating: null });
    expect(await json(ada.call('GET', `/api/courses/${FRACTIONS}`))).toMatchObject({ id: FRACTIONS });
    expect(sections.length).toBeGreaterThanOrEqual(5);
  });

  test('an unknown course is a 404 with a sentence', async () => {
    const answer = await ada.call('GET', '/api/courses/no-such-course');
    expect([answer.statusCode, answer.body]).toEqual([404, 'This course does not exist.']);
  });

  test('a section answers its lesson with blocks, glossary and passages that have anchors', async () => {
    const lesson = await json<{ lessons: { content: string; blocks: unknown[] }[]; passages: { id: string; anchor: string }[]; glossary: unknown[] }>(
      ada.call('GET', `/api/courses/${FRACTIONS}/sections/${sections[0]?.id}/lesson`),
    );
    expect(lesson.lessons[0]?.blocks.length).toBeGreaterThan(2);
    expect(lesson.passages[0]?.id).toMatch(/@1#/);
    expect(lesson.glossary.length).toBeGreaterThan(0);
    expect(JSON.stringify(lesson)).not.toContain('louContext');
  });
});

describe('enrolling', () => {
  test('L386 L380 L267 L227 an empty POST enrols; again changes nothing; progress is a numeric string', async () => {
    expect(await json(ada.call('GET', '/api/user/enrollments'))).toEqual([]);
    const first = await json<{ progress: string }>(ada.call('POST', `/api/courses/${FRACTIONS}/enroll`));
    expect(first.progress).toBe('0');
    await json(ada.call('POST', `/api/courses/${FRACTIONS}/enroll`));
    expect(await json<unknown[]>(ada.call('GET', '/api/user/enrollments'))).toHaveLength(1);
  });

  test('L158 L167 the student count is the number enrolled', async () => {
    const grace = await app.user();
    await grace.call('POST', `/api/courses/${FRACTIONS}/enroll`);
    expect((await json<{ students: number }>(ada.call('GET', `/api/courses/${FRACTIONS}`))).students).toBe(2);
  });

  test('a course that is not there refuses', async () => {
    expect((await ada.call('POST', '/api/courses/nowhere/enroll')).statusCode).toBe(404);
  });
});

describe('completing', () => {
  const complete = (who: TestUser, lessonId: string, more = {}) =>
    who.call('POST', `/api/user/${who.id}/award-achievement`, { event: 'lesson_completed', metadata: { lessonId, totalLessonsCompleted: 99, ...more } });

  test('L392 L316 L244 a claim completes the section once and answers what was earned; totals are ignored', async () => {
    const [first] = sections;
    const awards = await json<{ id: string }[]>(complete(ada, first?.id ?? ''));
    expect(awards.map((award) => award.id).toSorted()).toEqual(['enrolled', 'first-section']);
    expect(await json(complete(ada, first?.id ?? ''))).toEqual([]);
    const [enrolled] = await json<{ progress: string; completedSectionIds: string[] }[]>(ada.call('GET', '/api/user/enrollments'));
    expect(enrolled?.completedSectionIds).toEqual([first?.id]);
    expect(Number(enrolled?.progress)).toBeCloseTo(100 / sections.length, 1);
  });

  test('L391 L395 L241 points and achievements are folds', async () => {
    const stats = await json<{ totalPoints: number; totalAchievements: number; achievements: unknown[] }>(ada.call('GET', `/api/user/${ada.id}/stats`));
    expect(stats).toMatchObject({ totalPoints: 20 + 10 + 25, totalAchievements: 2 });
    expect(await json(ada.call('GET', `/api/user/${ada.id}/achievements`))).toEqual(stats.achievements);
  });

  test('what a screen has shown no claim answers any more', async () => {
    const joan = await app.user();
    await joan.call('POST', `/api/courses/${FRACTIONS}/enroll`);
    expect((await joan.call('POST', `/api/user/${joan.id}/achievements/shown`, { achievementIds: ['enrolled', 'thirty-days'] })).statusCode).toBe(204);
    const awards = await json<{ id: string }[]>(complete(joan, sections[0]?.id ?? ''));
    expect(awards.map(({ id }) => id)).toEqual(['first-section']);
  });

  test('what the log does not bear out answers nothing', async () => {
    const eve = await app.user();
    expect(await json(complete(eve, sections[0]?.id ?? ''))).toEqual([]);
    // She has earned something by now: a claim that is false does not answer it.
    await eve.call('POST', `/api/courses/${FRACTIONS}/enroll`);
    expect(await json(complete(eve, 'no-such-section'))).toEqual([]);
    const early = { event: 'course_completed', metadata: { courseId: FRACTIONS, courseTitle: 'x', totalCoursesCompleted: 7 } };
    expect(await json(eve.call('POST', `/api/user/${eve.id}/award-achievement`, early))).toEqual([]);
    const talk = { event: 'ai_interaction', metadata: { sessionId: 'made-up', totalAiInteractions: 500 } };
    expect(await json(eve.call('POST', `/api/user/${eve.id}/award-achievement`, talk))).toEqual([]);
    expect(await json<{ totalPoints: number }>(eve.call('GET', `/api/user/${eve.id}/stats`))).toMatchObject({ totalPoints: 10 });
    expect((await json<{ id: string }[]>(complete(eve, sections[0]?.id ?? ''))).map(({ id }) => id)).toContain('enrolled');
  });

  test('L317 the last section completes the course, with its points and badge in the same append', async () => {
    const grace = await app.user();
    await grace.call('POST', `/api/courses/${FRACTIONS}/enroll`);
    for (const section of sections) await complete(grace, section.id);
    const [enrolled] = await json<{ progress: string; completedAt: string | null }[]>(grace.call('GET', '/api/user/enrollments'));
    expect(enrolled).toMatchObject({ progress: '100' });
    expect(enrolled?.completedAt).not.toBeNull();
    const facts = await app.deps.log.read(`learner-${grace.id}`);
    const done = facts.find((fact) => fact.type === 'CourseCompleted');
    const badge = facts.find((fact) => fact.type === 'AchievementEarned' && (fact.data as { achievementId: string }).achievementId === 'first-course');
    expect(badge?.recordedAtMs).toBe(done?.recordedAtMs);
    expect(badge?.meta.correlationId).toBe(done?.meta.correlationId);
    expect(facts.filter((fact) => fact.type === 'SectionCompleted')).toHaveLength(sections.length);
  });

  test('ten completions of one section at once record one', async () => {
    const hasty = await app.user();
    await hasty.call('POST', `/api/courses/${FRACTIONS}/enroll`);
    const answers = await Promise.all(Array.from({ length: 10 }, () => complete(hasty, sections[1]?.id ?? '')));
    expect(answers.filter((answer) => (answer.json() as unknown[]).length > 0)).toHaveLength(1);
    const facts = await app.deps.log.read(`learner-${hasty.id}`);
    expect(facts.filter((fact) => fact.type === 'SectionCompleted')).toHaveLength(1);
    expect(facts.filter((fact) => fact.type === 'PointsEarned')).toHaveLength(1);
  });
});

describe('numbers and recommendations', () => {
  test('L377 L203 stats are within their ranges', async () => {
    const stats = await json<Record<string, number>>(ada.call('GET', '/api/learner/stats'));
    expect(stats).toMatchObject({ totalSessions: 0, currentLevel: 'beginner', levelIsShown: false, streakDays: 1 });
    expect(stats.completionRate).toBeCloseTo(1 / sections.length, 5);
  });

  test('L204 the rate of completion is a share, from 0 to 1', async () => {
    const rosa = await app.user();
    await rosa.call('POST', `/api/courses/${FRACTIONS}/enroll`);
    const rate = async () => (await json<Record<string, number>>(rosa.call('GET', '/api/learner/stats'))).completionRate;
    expect(await rate()).toBe(0);
    for (const { id: lessonId } of sections)
      await rosa.call('POST', `/api/user/${rosa.id}/award-achievement`, { event: 'lesson_completed', metadata: { lessonId, totalLessonsCompleted: 1 } });
    expect(await rate()).toBe(1);
  });

  test('L375 L214 recommendations carry a reason; what was begun comes first, then what was chosen', async () => {
    const maria = await app.user('learner', { learningGoals: 'Language Learning' });
    const [first] = await json<{ id: string; reason: unknown; estimatedDuration: number }[]>(maria.call('GET', '/api/learner/recommendations'));
    expect(first).toMatchObject({ id: 'spanish-first-conversation', reason: { code: 'interest', interest: 'Language Learning' } });
    await maria.call('POST', `/api/courses/${FRACTIONS}/enroll`);
    const [now] = await json<{ id: string; next: unknown }[]>(maria.call('GET', '/api/learner/recommendations'));
    expect(now).toMatchObject({ id: FRACTIONS, next: { sectionId: sections[0]?.id, place: 1, sections: sections.length } });
  });

  test('L217 a recommendation’s duration is in minutes, a course’s in hours', async () => {
    const otto = await app.user();
    const courses = await json<{ id: string; estimatedDuration: number }[]>(otto.call('GET', '/api/courses'));
    const recommended = await json<{ id: string; estimatedDuration: number }[]>(otto.call('GET', '/api/learner/recommendations'));
    expect(recommended.find(({ id }) => id === FRACTIONS)?.estimatedDuration).toBe(240);
    for (const { id, estimatedDuration } of recommended)
      expect(estimatedDuration, id).toBe(60 * (courses.find((course) => course.id === id)?.estimatedDuration ?? 0));
  });

  test('what comes next is the section under way, in the reason and in what is started', async () => {
    const nora = await app.user();
    await nora.call('POST', `/api/courses/${FRACTIONS}/enroll`);
    const third = sections[2];
    await nora.call('POST', '/api/sessions/start', { courseId: FRACTIONS, sectionId: third?.id });
    const [now] = await json<{ reason: unknown; next: unknown }[]>(nora.call('GET', '/api/learner/recommendations'));
    expect(now).toMatchObject({ reason: { code: 'in-section', section: third?.title }, next: { sectionId: third?.id, title: third?.title, place: 3 } });
  });

  test('a section that was gone past is said to be still open, not to come after the later one', async () => {
    const lena = await app.user();
    await lena.call('POST', `/api/courses/${FRACTIONS}/enroll`);
    const claim = { event: 'lesson_completed', metadata: { lessonId: sections[2]?.id, totalLessonsCompleted: 1 } };
    await lena.call('POST', `/api/user/${lena.id}/award-achievement`, claim);
    const [now] = await json<{ reason: unknown; next: unknown }[]>(lena.call('GET', '/api/learner/recommendations'));
    expect(now).toMatchObject({ reason: { code: 'skipped-section', section: sections[0]?.title }, next: { place: 1 } });
  });

  test('of two courses under way the one last talked about comes first', async () => {
    const omar = await app.user();
    const recommended = async () => (await json<{ id: string }[]>(omar.call('GET', '/api/learner/recommendations')))[0]?.id;
    const started: string[] = [];
    for (const courseId of [FRACTIONS, 'spanish-first-conversation']) {
      app.clock.pass(60_000);
      await omar.call('POST', `/api/courses/${courseId}/enroll`);
      const [section] = await json<{ id: string }[]>(omar.call('GET', `/api/courses/${courseId}/sections`));
      started.push((await json<{ id: string }>(omar.call('POST', '/api/sessions/start', { courseId, sectionId: section?.id }))).id);
    }
    expect(await recommended()).toBe('spanish-first-conversation');
    app.clock.pass(60_000);
    const socket = await openSocket(app, omar.cookie);
    socket.send({ type: 'join_session', sessionId: started[0], learnerId: omar.id, topic: '' });
    socket.send({ type: 'text_message', text: 'What is a numerator?' });
    await socket.next('text_response');
    expect(await recommended()).toBe(FRACTIONS);
    socket.close();
  });
});
