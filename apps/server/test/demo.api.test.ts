/** The demo's stories are told through commands: what they leave is what learning leaves. */
import path from 'node:path';
import type { RecentSession, SessionDetail } from '@lou/contract/tutoring';
import { isFact, learnerStream } from '@lou/domain/kernel';
import { QuestionAnswered, QuizFinished } from '@lou/domain/quizzes/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readStories, type Story } from '../src/demo/story.ts';
import { type Told, tellDemo } from '../src/demo/tell-demo.ts';
import { cookieOf, FRACTIONS, startTestApp, type TestApp } from './start-test-app.ts';

const SECTION = `${FRACTIONS}.what-a-fraction-counts`;
const PASSWORD = 'a lamp in the evening';
const NOW = Date.UTC(2026, 2, 10, 12);

const noor: Story = {
  username: 'noor',
  person: { firstName: 'نور', lastName: 'الصباغ', role: 'learner', timeZone: 'Africa/Cairo', interests: ['Creative Arts'] },
  sittings: [
    { daysAgo: 30, at: '19:00', section: SECTION, says: ['what is a denominator again', '[hint]', '[good]'], quiz: 'RWRRR', completes: true },
    { daysAgo: 1, at: '00:30', section: SECTION, says: [], quiz: 'RR', rates: 4 },
  ],
};
const named = (username: string, sittings: Story['sittings']): Story => ({ ...noor, username, sittings });

let app: TestApp;
let all: readonly Story[];
let told: Told;
beforeAll(async () => {
  all = (await readStories(path.resolve(import.meta.dirname, '../../../db/seeds'))).stories;
  app = await startTestApp();
  app.clock.set(NOW);
  told = await tellDemo(app.deps, { stories: [...all, noor], password: PASSWORD });
});
afterAll(() => app.close());

async function signIn({ app: server, call }: TestApp, username: string) {
  const answer = await call('POST', '/api/login', { username, password: PASSWORD });
  const cookie = cookieOf(answer);
  const ask = async <T>(url: string) => (await server.inject({ method: 'GET', url, headers: { cookie } })).json() as T;
  return { id: answer.json().id as string, user: answer.json() as object, ask };
}

describe('the demo', () => {
  test('every story of db/seeds can be told', () => {
    expect(told).toEqual({ people: all.length + 1, sittings: told.planned, planned: told.planned });
    expect(told.planned).toBeGreaterThan(100);
  });

  test('its people sign in, with their names, roles and zones', async () => {
    expect((await signIn(app, 'layla')).user).toMatchObject({ firstName: 'ليلى', role: 'learner', timeZone: 'Africa/Cairo', learningGoals: 'Creative Arts' });
    expect((await signIn(app, 'ingrid')).user).toMatchObject({ role: 'teacher', email: 'ingrid@example.org' });
  });

  test('what they did stands on their own days: sections, quizzes answered as told, awards, ratings', async () => {
    const { id, ask } = await signIn(app, 'noor');
    const facts = await app.deps.log.read(learnerStream(id));
    expect(facts.filter((fact) => isFact(QuestionAnswered, fact)).map(({ data }) => [data.correct, data.localDay])).toEqual([
      ...[true, false, true, true, true].map((right) => [right, '2026-02-08']),
      ...[true, true].map((right) => [right, '2026-03-09']),
    ]);
    expect(facts.filter((fact) => isFact(QuizFinished, fact)).map(({ data }) => data.percent)).toEqual([80]);
    const moments = facts.map(({ recordedAtMs }) => recordedAtMs);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(moments.at(-1)).toBeLessThan(NOW);
    expect(new Date(moments[0] ?? 0).toISOString()).toMatch(/^2026-02-08T16:5/);

    const [enrolment] = await ask<{ courseId: string; completedSectionIds: string[] }[]>('/api/user/enrollments');
    expect(enrolment).toMatchObject({ courseId: FRACTIONS, completedSectionIds: [SECTION] });
    const earned = (await ask<{ id: string }[]>(`/api/user/${id}/achievements`)).map((one) => one.id);
    expect(earned).toEqual(expect.arrayContaining(['enrolled', 'first-question', 'first-section', 'first-quiz', 'own-words']));
    const [later, earlier] = await ask<RecentSession[]>('/api/sessions/recent');
    expect([later, earlier]).toMatchObject([
      { satisfaction: 4, completionStatus: 'completed', finalScore: 100 },
      { satisfaction: 0, completionStatus: 'completed', finalScore: 80 },
    ]);
    expect(earlier?.durationMinutes).toBeGreaterThan(3);
  });

  test('Lou’s part of the conversation is Lou’s own, with sources, and the same in every telling', async () => {
    const conversationIn = async (lou: TestApp) => {
      const { ask } = await signIn(lou, 'noor');
      const [, first] = await ask<RecentSession[]>('/api/sessions/recent');
      const { messages } = await ask<SessionDetail>(`/api/sessions/${first?.id}`);
      return { id: first?.id, said: messages.map(({ from, move, text }) => [from, move, text]), sources: messages.flatMap(({ sources }) => sources).length };
    };
    const other = await startTestApp();
    other.clock.set(NOW);
    await tellDemo(other.deps, { stories: [noor], password: PASSWORD });
    const [once, again] = [await conversationIn(app), await conversationIn(other)];
    await other.close();
    expect(again).toEqual(once);
    expect(once.said.map(([, move]) => move)).toEqual(expect.arrayContaining(['welcome', 'explain', 'check', 'quiz']));
    expect(once.sources).toBeGreaterThan(0);
  });

  test('told twice it stops at the first name that is taken, and adds nothing', async () => {
    const { ask } = await signIn(app, 'noor');
    await expect(tellDemo(app.deps, { stories: [noor], password: 'another evening' })).rejects.toThrow('The demo stopped in the story of noor, at sitting 1.');
    expect(await ask('/api/sessions/recent')).toHaveLength(2);
  });

  test('a telling that is ended stops before the next sitting', async () => {
    const ended = new AbortController();
    const stories = [named('nadia', noor.sittings)];
    const result = await tellDemo(app.deps, { stories, password: PASSWORD, signal: ended.signal, onProgress: () => ended.abort() });
    expect(result).toEqual({ people: 1, sittings: 1, planned: 2 });
  });

  test.each<[string, Story['sittings'][number]]>([
    ['a section', { daysAgo: 2, at: '08:00', section: 'no-such.section', says: [] }],
    ['an open question', { daysAgo: 2, at: '08:00', topic: 'Fractions', says: ['[good]'] }],
  ])('a sitting for which there is not %s names its story', async (missing, sitting) => {
    const username = missing.replaceAll(' ', '-');
    await expect(tellDemo(app.deps, { stories: [named(username, [sitting])], password: PASSWORD })).rejects.toThrow(
      `The demo stopped in the story of ${username}, at sitting 1.`,
    );
  });
});
