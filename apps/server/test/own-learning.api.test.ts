/** GET /api/me/learning: what `/analytics` shows a learner. */
import { learning } from '@lou/contract/mastery';
import type { RecentSession } from '@lou/contract/tutoring';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import type { Story } from '../src/demo/story.ts';
import { tellDemo } from '../src/demo/tell-demo.ts';
import { cookieOf, FRACTIONS, startTestApp, type TestApp } from './start-test-app.ts';

type Learning = z.infer<typeof learning.output>;

const PASSWORD = 'a lamp in the evening';
/** In Auckland it is one in the morning of the 11th. */
const NOW = Date.UTC(2026, 2, 10, 12);

const aroha: Story = {
  username: 'aroha',
  person: { firstName: 'Aroha', lastName: 'Ngata', role: 'learner', timeZone: 'Pacific/Auckland', interests: [] },
  sittings: [
    { daysAgo: 80, at: '10:00', section: `${FRACTIONS}.what-a-fraction-counts`, says: [], quiz: 'RRRRR' },
    { daysAgo: 2, at: '00:20', section: `${FRACTIONS}.equal-fractions-by-folding`, says: ['how do I simplify 6/8?', '[hint]'], quiz: 'WWWWR', completes: true },
    { daysAgo: 1, at: '10:00', section: `${FRACTIONS}.fractions-larger-than-one`, says: ['What is a mixed number?'] },
  ],
};

let app: TestApp;
let ask: <T>(url: string) => Promise<T>;
let own: Learning;
beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(NOW);
  await tellDemo(app.deps, { stories: [aroha], password: PASSWORD });
  const cookie = cookieOf(await app.call('POST', '/api/login', { username: 'aroha', password: PASSWORD }));
  ask = async (url) => (await app.app.inject({ method: 'GET', url, headers: { cookie } })).json();
  own = await ask<Learning>('/api/me/learning');
});
afterAll(() => app.close());

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('the learner’s own learning', () => {
  test('L018 is twelve weeks of days up to today where the learner is', () => {
    expect(() => learning.output.parse(own)).not.toThrow();
    expect([own.days.length, own.days[0]?.day, own.days.at(-1)?.day]).toEqual([84, '2025-12-18', '2026-03-11']);
    expect(own.days.filter(({ learned }) => learned).map(({ day }) => day)).toEqual(['2025-12-21', '2026-03-09', '2026-03-10']);
    expect(own.streakDays).toBe(2);
  });

  test('each day says what was done on it', () => {
    const on = (day: string) => own.days.find((one) => one.day === day);
    expect(on('2025-12-21')).toMatchObject({ sections: 0, quizzes: 1, answers: 5, right: 5, hints: 0 });
    expect(on('2026-03-09')).toMatchObject({ sections: 1, quizzes: 1, answers: 5, right: 1, hints: 1 });
    expect(on('2026-03-11')).toEqual({ day: '2026-03-11', learned: false, minutes: 0, hints: 0, sections: 0, quizzes: 0, answers: 0, right: 0 });
  });

  test('the minutes of all days are the minutes of all sessions', async () => {
    const sessions = await ask<RecentSession[]>('/api/sessions/recent');
    const minutes = sum(own.days.map((day) => day.minutes));
    expect(minutes).toBeGreaterThan(10);
    expect(Math.abs(minutes - sum(sessions.map(({ duration }) => duration)) / 60)).toBeLessThan(0.3);
  });

  test('each skill has its answers behind it, the same as the days count, in the session where they were given', async () => {
    expect(sum(own.skills.map(({ right }) => right))).toBe(sum(own.days.map(({ right }) => right)));
    expect(sum(own.skills.map(({ right, wrong }) => right + wrong))).toBe(sum(own.days.map(({ answers }) => answers)));
    const [skill] = own.skills;
    expect(skill).toMatchObject({ name: expect.stringMatching(/^\w/), course: { id: FRACTIONS, title: 'Fractions that make sense' } });
    const sessions = (await ask<RecentSession[]>('/api/sessions/recent')).map(({ id }) => id);
    for (const { question, sessionId, at } of skill?.latest ?? []) {
      expect(question).toMatch(/\S/);
      expect(sessions).toContain(sessionId);
      expect(Date.parse(at)).toBeLessThan(NOW);
    }
    const moments = own.skills.flatMap(({ latest }) => latest[0]?.at ?? []);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  test('what Lou adapted is told: five right answers made the questions harder, wrong ones easier again', () => {
    expect(own.level.changes.map(({ from, to }) => `${from} > ${to}`)).toEqual(['intermediate > beginner', 'beginner > intermediate']);
    expect(own.level.now).toBe('beginner');
  });

  test('somebody new has the days, all empty, and nothing else', async () => {
    const nobody = await app.user();
    const { days, skills, streakDays, level } = (await nobody.call('GET', '/api/me/learning')).json() as Learning;
    expect([days.length, days.some(({ learned }) => learned), skills, streakDays, level]).toEqual([84, false, [], 0, { now: 'beginner', changes: [] }]);
  });
});
