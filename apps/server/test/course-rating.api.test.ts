import { expect, test } from 'vitest';
import { socketApp } from './socket-app.ts';
import { FRACTIONS } from './start-test-app.ts';

const { learner, start, joined } = socketApp();

test('L168 sessions in which nothing was said make no rating of their course, five in which something was do', async () => {
  const user = await learner();
  const ratingOf = async () => (await user.call('GET', `/api/courses/${FRACTIONS}`)).json().rating;
  const rated = async (sessionId: string, satisfaction: number) =>
    expect((await user.call('PUT', `/api/sessions/${sessionId}/satisfaction`, { satisfaction })).json().satisfaction).toBe(satisfaction);
  for (let count = 0; count < 5; count += 1) await rated(await start(user), 1);
  expect(await ratingOf()).toBeNull();
  for (let count = 0; count < 5; count += 1) {
    const sessionId = await start(user);
    const socket = await joined(user, sessionId);
    socket.send({ type: 'text_message', text: 'What is a fraction?' });
    await socket.next('text_response');
    await rated(sessionId, 4);
  }
  await expect.poll(ratingOf).toBe(4); // what counts for everybody is told by a follower
});
