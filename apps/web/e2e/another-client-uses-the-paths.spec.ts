/** A client of the specification's own: no page, the paths alone. */
import type { APIRequestContext } from 'playwright/test';
import { FRACTIONS } from './courses.ts';
import { expect, test } from './journey.ts';
import { aStranger } from './people.ts';

const read = async (request: APIRequestContext, path: string) => (await request.get(path)).json();

/** A learner of the fractions course with a session; answers their id and what the session's start said. */
async function inASession(request: APIRequestContext) {
  const user = await (await request.post('/api/register', { data: aStranger() })).json();
  await request.post(`/api/courses/${FRACTIONS}/enroll`, { data: {} });
  const started = await request.post('/api/sessions/start', { data: { courseId: FRACTIONS, topic: 'Halves' } });
  expect(started.status()).toBe(201);
  return { userId: user.id as string, session: await started.json() };
}

test('L207 L209 L210 L379 the recent sessions, with their instants and 0 to 5', async ({ request }) => {
  const { userId, session } = await inASession(request);
  await request.post(`/api/sessions/${session.id}/end`, { data: { satisfaction: 4 } });
  const [recent, ...more] = await read(request, '/api/sessions/recent');
  expect(more).toEqual([]);
  expect(recent).toMatchObject({ id: session.id, learnerId: userId, topic: 'Halves', satisfaction: 4, completionStatus: 'completed', finalScore: null });
  for (const instant of [recent.startedAt, recent.completedAt]) expect(Date.parse(instant)).not.toBeNaN();
});

test('L226 L204 an enrolment has its course and its progress; the rate of completion is from 0 to 1', async ({ request }) => {
  const { userId } = await inASession(request);
  expect(await read(request, '/api/user/enrollments')).toEqual([expect.objectContaining({ courseId: FRACTIONS, progress: '0' })]);
  const rate = async () => (await read(request, '/api/learner/stats')).completionRate;
  expect(await rate()).toBe(0);
  const sections = await read(request, `/api/courses/${FRACTIONS}/sections`);
  for (const { id: lessonId } of sections.slice(0, 2))
    await request.post(`/api/user/${userId}/award-achievement`, { data: { event: 'lesson_completed', metadata: { lessonId, totalLessonsCompleted: 1 } } });
  expect(await rate()).toBeCloseTo(2 / sections.length, 5);
});

test('L239 a chat message has a role, its content and its time', async ({ request }) => {
  const { session } = await inASession(request);
  const [message] = session.sessionData.messages;
  expect(message).toEqual({ role: 'ai', content: expect.stringMatching(/\S/), timestamp: expect.stringMatching(/^\d{4}-.*Z$/) });
});

test('L242 L243 L245 L246 L357 L479 a claim has an event of three and metadata, and answers achievements', async ({ request }) => {
  const { userId, session } = await inASession(request);
  const claim = (event: string, metadata: object) => request.post(`/api/user/${userId}/award-achievement`, { data: { event, metadata } });
  const [{ id: lessonId }] = await read(request, `/api/courses/${FRACTIONS}/sections`);
  const earned = await (await claim('lesson_completed', { lessonId, totalLessonsCompleted: 1 })).json();
  expect(earned.length).toBeGreaterThan(0);
  for (const one of earned)
    expect(one).toMatchObject({
      id: expect.any(String),
      type: expect.any(String),
      title: expect.any(String),
      description: expect.any(String),
      badge: expect.any(String),
    });
  expect(earned.every(({ points }: { points: unknown }) => Number.isInteger(points))).toBe(true);
  expect((await claim('course_completed', { courseId: FRACTIONS, courseTitle: 'Fractions', totalCoursesCompleted: 1 })).status()).toBe(200);
  expect((await claim('ai_interaction', { sessionId: session.id, totalAiInteractions: 1 })).status()).toBe(200);
  expect((await claim('course_opened', {})).status()).toBe(400);
});

test('S211 the categories are a list', async ({ request }) => {
  await inASession(request);
  const categories = await read(request, '/api/categories');
  expect(categories.length).toBeGreaterThan(0);
  expect(categories[0]).toMatchObject({ slug: expect.any(String), name: expect.any(String) });
});
