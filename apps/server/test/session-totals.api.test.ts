import { expect, test } from 'vitest';
import { socketApp } from './socket-app.ts';

const { app, learner, start, joined, openItem } = socketApp();
const MINUTE_MS = 60_000;

test('L208 L211 L377 a session’s length is in seconds, and in minutes; the totals count the sessions in which something was said or answered, and their time, of which a gap is five minutes at most', async () => {
  const user = await learner();
  const totals = async () => {
    const { totalSessions, totalHours } = (await user.call('GET', '/api/learner/stats')).json();
    return { totalSessions, totalHours };
  };
  /** In the three places that tell it: how many sessions are listed, and the minutes of all days. */
  const elsewhere = async () => {
    const listed = (await user.call('GET', '/api/sessions/recent?page=1')).json() as { duration: number }[];
    const { days } = (await user.call('GET', '/api/me/learning')).json() as { days: { minutes: number }[] };
    const seconds = listed.reduce((sum, { duration }) => sum + duration, 0);
    return { listed: listed.length, seconds, secondsOfDays: days.reduce((sum, { minutes }) => sum + 60 * minutes, 0) };
  };
  const talk = async (sessionId: string, minutes: readonly number[]) => {
    const socket = await joined(user, sessionId);
    for (const gap of minutes) {
      app().clock.pass(gap * MINUTE_MS);
      socket.send({ type: 'text_message', text: 'What is a fraction?' });
      await socket.next('text_response');
    }
    return socket;
  };

  const opened = await start(user);
  const socket = await joined(user, opened);
  app().clock.pass(4 * MINUTE_MS);
  socket.send({ type: 'hint', itemId: await openItem(user, opened) });
  await socket.next('hint');
  expect((await user.call('GET', `/api/sessions/${opened}`)).json().durationMinutes).toBe(4);
  expect(await totals()).toEqual({ totalSessions: 0, totalHours: 0 });
  expect(await elsewhere()).toEqual({ listed: 0, seconds: 0, secondsOfDays: 0 });

  await talk(await start(user), [4, 4, 20]);
  expect(await totals()).toEqual({ totalSessions: 1, totalHours: 0.22 }); // 4 + 4 + 5 minutes
  const [recent] = (await user.call('GET', '/api/sessions/recent')).json();
  expect(recent).toMatchObject({ duration: 13 * 60, durationMinutes: 13 });
  expect(await elsewhere()).toEqual({ listed: 1, seconds: 780, secondsOfDays: 780 });

  const quizzed = await talk(await start(user), [1]);
  quizzed.send({ type: 'text_message', text: 'Quiz me' });
  const { quiz } = await quizzed.next('text_response');
  app().clock.pass(4 * MINUTE_MS);
  quizzed.send({ type: 'answer_question', itemId: quiz?.[0]?.itemId, choice: 0 });
  await quizzed.next('question_graded');
  expect(await totals()).toEqual({ totalSessions: 2, totalHours: 0.3 }); // and 1 + 4
});
