import { expect, test } from 'vitest';
import { SECTION, socketApp } from './socket-app.ts';
import { FRACTIONS } from './start-test-app.ts';

const { app, learner, start, joined } = socketApp();

test('what a course calls its skills and its lesson’s aims is known in a talk, in the course and without one', async () => {
  const user = await learner();
  const lessons = await app().deps.catalogue.lessons(SECTION);
  const socket = await joined(user, await start(user));
  const say = async (text: string) => {
    socket.send({ type: 'text_message', text });
    return socket.next('text_response');
  };
  expect((await say('what will i learn here')).response).toContain(lessons[0]?.objectives[0]?.slice(1, 20));
  const skills = await app().deps.catalogue.skills(FRACTIONS);
  const adding = skills.find(({ id }) => id.endsWith('/add-unlike-fractions'));
  const told = await say(`explain ${adding?.name}`);
  expect(told.move).toBe('explain');
  expect(told.sources?.length).toBeGreaterThan(0);

  const free = await joined(user, await start(user, { topic: 'Whatever comes' }));
  free.send({ type: 'text_message', text: `explain ${adding?.name}` });
  const { move, sources = [] } = await free.next('text_response');
  expect([move, sources.length > 0]).toEqual(['explain', true]);
});

test('how far one is in all courses, and what one could go on with, is known in a talk about none', async () => {
  const user = await learner();
  const socket = await joined(user, await start(user, { topic: 'Whatever comes' }));
  const say = async (text: string) => {
    socket.send({ type: 'text_message', text });
    return (await socket.next('text_response')).response;
  };
  const sections = (await app().deps.catalogue.sections(FRACTIONS)).length;
  expect(await say('how am I doing?')).toContain(`${sections} sections ahead of you`);
  expect(await say('what should i learn next')).toMatch(
    /“What a fraction counts”.*“Fractions that make sense”|“Fractions that make sense”.*“What a fraction counts”/,
  );
  expect(await say('what courses do you know about?')).toMatch(/^I know these courses: .*“Fractions that make sense”.* and “/);
  await user.call('POST', '/api/courses/chords-and-keys/enroll');
  expect(await say('how am I doing?')).toContain('You are enrolled in 2 courses; of their');
  const nobody = await app().user();
  const other = await joined(nobody, await start(nobody, { topic: 'Whatever comes' }));
  other.send({ type: 'text_message', text: 'how am I doing?' });
  expect((await other.next('text_response')).response).toContain('You are not enrolled in a course here yet.');
});
