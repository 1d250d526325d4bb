import { actOf, perform } from '@lou/api/act';
import { sessionOf } from '@lou/api/tutoring/tutoring.read';
import { detailsOf } from '@lou/api/tutoring/whole-sessions.read';
import { TURN_LEASE_MS } from '@lou/domain/tutoring/limits';
import { session } from '@lou/domain/tutoring/session';
import type { SessionRecord } from '@lou/domain/tutoring/sessions.view';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSocket, type SocketClient } from './a-socket.ts';
import { FRACTIONS, startTestApp, type TestApp, type TestUser } from './start-test-app.ts';

let app: TestApp;
let ada: TestUser;
const section = `${FRACTIONS}.comparing-fractions-on-a-line`;

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.user();
  await ada.call('POST', `/api/courses/${FRACTIONS}/enroll`);
});
afterAll(() => app.close());

const start = async (who: TestUser, body: object = { courseId: FRACTIONS, sectionId: section }) =>
  (await who.call('POST', '/api/sessions/start', body)).json() as { id: string; sessionData: { topic: string; messages: { content: string }[] } };

async function joined(who: TestUser, sessionId: string, more: object = { stream: true, graded: true }): Promise<SocketClient> {
  const socket = await openSocket(app, who.cookie);
  socket.send({ type: 'join_session', sessionId, learnerId: who.id, topic: 'Fractions', ...more });
  await socket.next('session_joined');
  return socket;
}

describe('starting a session', () => {
  test('L387 L213 L390 answers an id and a welcome, and makes the section the current one', async () => {
    const { id, sessionData } = await start(ada);
    expect(sessionData.messages[0]?.content.length).toBeGreaterThan(20);
    expect(sessionData.topic).toBe('Fractions that make sense - Comparing fractions on a line');
    const [recent] = (await ada.call('GET', '/api/sessions/recent')).json();
    expect(recent).toMatchObject({ id, completionStatus: 'in_progress', progressPercent: 1, finalScore: null, satisfaction: 0, duration: 0 });
    const [enrolled] = (await ada.call('GET', '/api/user/enrollments')).json();
    expect(enrolled.currentSectionId).toBe(section);
  });
  test('with an id of the client’s it begins once, however often it is sent, and is nobody else’s', async () => {
    const [bob, eve] = [await app.user(), await app.user()];
    const body = { courseId: FRACTIONS, sessionId: `own-${bob.id}` };
    const [first, again] = [await start(bob, body), await start(bob, body)];
    expect([first.id, again.id]).toEqual([body.sessionId, body.sessionId]);
    expect(again.sessionData.messages[0]?.content).toBe(first.sessionData.messages[0]?.content);
    expect((await bob.call('GET', '/api/sessions/recent')).json()).toHaveLength(1);
    expect((await eve.call('POST', '/api/sessions/start', body)).statusCode).toBe(409);
  });
  test('how far a section is talked over is said whatever became of its sessions', async () => {
    const bob = await app.user();
    const percent = async () => (await bob.call('GET', `/api/sections/${section}/progress`)).json().percent;
    expect(await percent()).toBe(0);
    const { id } = await start(bob, { courseId: FRACTIONS, sectionId: section });
    expect(await percent()).toBe(1);
    await bob.call('POST', `/api/sessions/${id}/end`);
    expect(await percent()).toBe(1);
    expect((await bob.call('GET', '/api/sections/nowhere/progress')).statusCode).toBe(404);
  });
  test.each([
    ['an unknown course', { courseId: 'nowhere' }, 404],
    ['a section of another course', { courseId: 'first-program-in-python', sectionId: section }, 404],
    ['an unknown knowledge item', { knowledgeItemId: 'k1', topic: 'x' }, 404],
    ['an unknown section', { sectionId: 'nowhere' }, 404],
    ['a topic of 201 characters', { topic: 'x'.repeat(201) }, 400],
  ])('refuses %s, and nothing is stored', async (_name, body, status) => {
    const before = (await app.deps.log.read(`learner-${ada.id}`)).length;
    const answer = await ada.call('POST', '/api/sessions/start', body);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toMatch(/^[A-Z].*\.$/);
    expect((await app.deps.log.read(`learner-${ada.id}`)).length).toBe(before);
  });
});

describe('talking', () => {
  test('L398 L408 who joins a session is told its id', async () => {
    const { id } = await start(ada);
    const socket = await openSocket(app, ada.cookie);
    socket.send({ type: 'join_session', sessionId: id, learnerId: ada.id, topic: 'Fractions' });
    expect(await socket.next('session_joined')).toMatchObject({ type: 'session_joined', sessionId: id });
    socket.close();
  });

  test('L399 L406 a question gets an answer that cites what it rests on', async () => {
    const { id } = await start(ada);
    const socket = await joined(ada, id);
    socket.send({ type: 'text_message', text: 'Why is 1/8 smaller than 1/4?' });
    const reply = await socket.next('text_response');
    expect(reply).toMatchObject({ transcription: 'Why is 1/8 smaller than 1/4?', audio: null, quiz: null });
    expect(reply.sources.length).toBeGreaterThan(0);
    for (const source of reply.sources) expect(source.text).toContain(source.sentence);
    expect(reply.sources[0]?.link).toContain(`/course/${FRACTIONS}/section/`);
    expect(reply.adaptations.difficultyLevel).toBe('beginner');
    expect(socket.heard.filter((message) => message.type === 'response_delta').length).toBe(reply.sentences.length);
    socket.close();
  });

  test('what is not in the course is said not to be', async () => {
    const { id } = await start(ada);
    const socket = await joined(ada, id);
    socket.send({ type: 'text_message', text: 'Who won the football world cup in 1998?' });
    const reply = await socket.next('text_response');
    expect(reply.move).toBe('admit');
    expect(reply.response).toMatch(/not in this course/i);
    expect(reply.sources).toEqual([]);
    socket.close();
  });

  test('a talk about nothing in particular is answered from the course that speaks of it', async () => {
    const { id } = (await ada.call('POST', '/api/sessions/start', { topic: 'My homework' })).json();
    const socket = await joined(ada, id);
    socket.send({ type: 'text_message', text: 'why do i need a common bottom before i add fractions' });
    const reply = await socket.next('text_response');
    expect(reply.move).toBe('explain');
    expect(reply.sources[0]?.link).toContain(`/course/${FRACTIONS}/section/`);
    expect(reply.openItemId).toContain(`check:${FRACTIONS}.`);
    expect(reply.openQuestion).toMatch(/\?$/);
    expect(reply.response).toContain(reply.openQuestion);
    expect((await ada.call('GET', `/api/sessions/${id}`)).json()).toMatchObject({ openItemId: reply.openItemId, openQuestion: reply.openQuestion });
    socket.close();
  });

  test('how far the learner is with the open question is told with each reply and hint, and a reload finds the same', async () => {
    const { id } = await start(ada);
    const socket = await joined(ada, id);
    const standing = async () => {
      const { openItemId, hintsGiven, triesLeft } = (await ada.call('GET', `/api/sessions/${id}`)).json();
      return { openItemId, hintsGiven, triesLeft };
    };
    const { openItemId: itemId } = await standing();
    expect(await standing()).toEqual({ openItemId: itemId, hintsGiven: 0, triesLeft: 3 });
    for (const level of [1, 2]) {
      socket.send({ type: 'hint', itemId });
      expect(await socket.next('hint')).toMatchObject({ level, triesLeft: 3 });
      expect(await standing()).toEqual({ openItemId: itemId, hintsGiven: level, triesLeft: 3 });
    }
    const idea = (await app.deps.catalogue.keyIdeas(itemId.replace('check:', '').split('/')[0])).find((each) => `check:${each.id}` === itemId);
    socket.send({ type: 'text_message', text: idea?.check.answers.wrong ?? '' });
    expect(await socket.next('text_response')).toMatchObject(await standing());
    expect(await standing()).toMatchObject({ openItemId: itemId, triesLeft: 2 });
    socket.send({ type: 'show_me', itemId });
    await socket.next('hint');
    expect(await standing()).toEqual({ openItemId: null, hintsGiven: null, triesLeft: null });
    socket.close();
  });

  test('a turn is open until it is answered, its lease has run out, or whoever took it is gone', async () => {
    const { id } = await start(ada);
    const caller = { userId: ada.id, role: 'learner', signInId: '', timeZone: 'UTC' } as const;
    const act = actOf(app.deps, caller, 'test');
    const { atMs, localDay } = act;
    await perform(app.deps, act, session, {
      ...{ type: 'Ask', sessionId: id, turnId: 'turn-1', via: 'text', text: 'How many?', atMs, localDay },
      ifUnknown: { subject: { courseId: null, sectionId: null, knowledgeItemId: null }, words: {} },
    });
    const openTurn = async (deps = app.deps) => {
      const learner = await deps.log.learner(ada.id);
      return (await detailsOf(deps, learner, sessionOf(learner, id) as SessionRecord)).openTurnId;
    };
    expect(await openTurn({ ...app.deps, aloneSinceMs: undefined })).toBe('turn-1');
    expect(await openTurn({ ...app.deps, aloneSinceMs: atMs })).toBe('turn-1');
    expect(await openTurn({ ...app.deps, aloneSinceMs: atMs + 1 })).toBeNull();
    app.clock.pass(TURN_LEASE_MS);
    expect(await openTurn({ ...app.deps, aloneSinceMs: undefined })).toBeNull();
    const socket = await joined(ada, id);
    socket.send({ type: 'text_message', text: 'What does the denominator tell?' });
    await socket.next('text_response');
    expect((await ada.call('GET', `/api/sessions/${id}`)).json().openTurnId).toBeNull();
    socket.close();
  });

  test('in a talk about nothing in particular the tries are those of the course that was asked about', async () => {
    const setTries = async (tries: number) => {
      await app.deps.sql.query('update courses set tries = $1 where id = $2', [tries, FRACTIONS]);
      app.deps.catalogue.drop(FRACTIONS);
    };
    await setTries(1);
    const { id } = (await ada.call('POST', '/api/sessions/start', { topic: 'My homework' })).json();
    const socket = await joined(ada, id);
    socket.send({ type: 'text_message', text: 'why do i need a common bottom before i add fractions' });
    const asked = (await socket.next('text_response')).openItemId?.replace('check:', '') ?? '';
    const idea = (await app.deps.catalogue.keyIdeas(asked.split('/')[0] ?? '')).find((each) => each.id === asked);
    socket.send({ type: 'text_message', text: idea?.check.answers.wrong ?? '' });
    expect((await socket.next('text_response')).move).toBe('show');
    await setTries(3);
    socket.close();
  });

  test('a client of the spec’s protocol gets no more than it asks for', async () => {
    const { id } = await start(ada);
    const socket = await joined(ada, id, {});
    await socket.next('welcome');
    socket.send({ type: 'text_message', text: 'What does the denominator tell?' });
    const reply = await socket.next('text_response');
    expect(reply.response.length).toBeGreaterThan(0);
    expect(socket.heard.some((message) => message.type === 'response_delta')).toBe(false);
    socket.close();
  });

  test('the transcript holds what both said, with sources, after the socket is gone', async () => {
    const { id } = await start(ada);
    const socket = await joined(ada, id);
    socket.send({ type: 'text_message', text: 'What does the denominator tell?' });
    const reply = await socket.next('text_response');
    socket.close();
    const transcript = (await ada.call('GET', `/api/sessions/${id}`)).json();
    expect(transcript.messages.map((message: { from: string }) => message.from)).toEqual(['ai', 'user', 'ai']);
    expect(transcript.messages[2]).toMatchObject({ text: reply.response, sources: reply.sources, turnId: reply.turnId, seq: reply.seq });
    const later = (await ada.call('GET', `/api/sessions/${id}?after=${transcript.messages[1].seq}`)).json();
    expect(later.messages).toHaveLength(1);
  });

  test('a client that comes back hears what it missed', async () => {
    const { id } = await start(ada);
    const socket = await joined(ada, id);
    socket.send({ type: 'text_message', text: 'What does the denominator tell?' });
    const reply = await socket.next('text_response');
    socket.close();
    const again = await joined(ada, id, { stream: true, graded: true, lastSeq: 0 });
    await again.next('text_response');
    expect((await again.next('text_response')).response).toBe(reply.response);
    again.close();
  });

  test('L286 L401 L409 another topic is kept', async () => {
    const { id } = await start(ada, { topic: 'First' });
    const socket = await joined(ada, id);
    socket.send({ type: 'update_topic', topic: '  Halves and quarters  ' });
    expect(await socket.next('topic_updated')).toMatchObject({ topic: 'Halves and quarters' });
    const recent = (await ada.call('GET', '/api/sessions/recent')).json();
    expect(recent.find((session: { id: string }) => session.id === id).topic).toBe('Halves and quarters');
    socket.close();
  });
});

describe('help with Lou’s question', () => {
  test('a hint does not give the answer away; Show me does and closes the question', async () => {
    const { id } = await start(ada);
    const socket = await joined(ada, id);
    socket.send({ type: 'text_message', text: 'Explain how to compare 2/3 and 3/5.' });
    const { openItemId } = await socket.next('text_response');
    expect(openItemId).toMatch(/^check:fractions-that-make-sense\.comparing-fractions-on-a-line\//);
    socket.send({ type: 'hint', itemId: openItemId });
    expect(await socket.next('hint')).toMatchObject({ itemId: openItemId, level: 1 });
    socket.send({ type: 'show_me', itemId: openItemId });
    expect(await socket.next('hint')).toMatchObject({ itemId: openItemId, level: 4 });
    socket.send({ type: 'hint', itemId: openItemId });
    expect((await socket.next('error')).message).toBe('There is no open question to help with.');
    const types = (await app.deps.log.read(`learner-${ada.id}`)).map((fact) => fact.type);
    expect(types).toEqual(expect.arrayContaining(['HintGiven', 'SolutionShown']));
    socket.close();
  });
});

describe('the next session in a section', () => {
  test('asks what was neither settled nor shown, and says how far the learner is', async () => {
    const grace = await app.user();
    const first = await start(grace);
    const opening = first.sessionData.messages[0]?.content ?? '';
    const socket = await joined(grace, first.id);
    socket.send({ type: 'text_message', text: 'hi' });
    const { openItemId } = await socket.next('text_response');
    socket.send({ type: 'show_me', itemId: openItemId });
    await socket.next('hint');
    const again = (await start(grace)).sessionData.messages[0]?.content ?? '';
    const questionOf = (welcome: string) => welcome.slice(welcome.lastIndexOf('. ') + 2);
    expect(questionOf(again)).not.toBe(questionOf(opening));
    expect(again).toContain('1 of its 6 ideas is behind you.');
    socket.close();
  });
});
