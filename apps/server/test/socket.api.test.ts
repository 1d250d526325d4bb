import { actOf } from '@lou/api/act';
import { help } from '@lou/api/tutoring/tutoring.commands';
import type { ServerMessage } from '@lou/contract/socket';
import { isFact } from '@lou/domain/kernel';
import { QuizOffered } from '@lou/domain/quizzes/events';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openSocket, type SocketClient } from './a-socket.ts';
import { FRACTIONS, isOverPostgres, startTestApp, type TestApp, type TestUser } from './start-test-app.ts';

let app: TestApp;
let limited: TestApp;
const section = `${FRACTIONS}.comparing-fractions-on-a-line`;
const opened: SocketClient[] = [];

beforeAll(async () => {
  app = await startTestApp();
  limited = await startTestApp({ limits: true, courses: false });
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
});
afterAll(async () => {
  await app.close();
  await limited.close();
});

async function learner(): Promise<TestUser> {
  const user = await app.user();
  await user.call('POST', `/api/courses/${FRACTIONS}/enroll`);
  return user;
}
const start = async (who: TestUser, body: object = { courseId: FRACTIONS, sectionId: section }): Promise<string> =>
  (await who.call('POST', '/api/sessions/start', body)).json().id;
async function connected(who: TestUser, on = app): Promise<SocketClient> {
  const socket = await openSocket(on, who.cookie);
  opened.push(socket);
  return socket;
}
async function joined(who: TestUser, sessionId: string, more: object = { graded: true }): Promise<SocketClient> {
  const socket = await connected(who);
  socket.send({ type: 'join_session', sessionId, ...more });
  await socket.next('session_joined');
  return socket;
}
/** Puts something else in the place of a port's function until what it answers is called. */
function instead<Port extends object, Name extends keyof Port>(port: Port, name: Name, by: Port[Name]): () => void {
  const before = port[name];
  port[name] = by;
  return () => {
    port[name] = before;
  };
}
const facts = (who: TestUser) => app.deps.log.read(`learner-${who.id}`);
const typesOf = async (who: TestUser) => (await facts(who)).map((fact) => fact.type);
const openItem = async (who: TestUser, sessionId: string): Promise<string> => (await who.call('GET', `/api/sessions/${sessionId}`)).json().openItemId;
const responses = (socket: SocketClient) =>
  socket.heard.filter((message): message is ServerMessage & { type: 'text_response' } => message.type === 'text_response');

describe('a session named like something every object has', () => {
  test.each(['constructor', '__proto__', 'toString'])('%s is refused by every door, and nothing is written', async (id) => {
    const user = await app.user();
    const before = await typesOf(user);
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '/end', {}],
      ['PUT', '/satisfaction', { satisfaction: 3 }],
    ] as const)
      expect((await user.call(method, `/api/sessions/${id}${path}`, body)).statusCode).toBe(400);
    const socket = await connected(user);
    socket.send({ type: 'join_session', sessionId: id });
    expect((await socket.next('error')).message).toBe('That message has a part that is missing or wrong.');
    expect(await typesOf(user)).toEqual(before);
    expect((await user.call('GET', '/api/sessions/recent')).json()).toEqual([]);
  });
});

describe('the order of messages', () => {
  test('joining and speaking in one breath', async () => {
    const user = await learner();
    const socket = await connected(user);
    socket.send({ type: 'join_session', sessionId: 'made-up-here' });
    socket.send({ type: 'text_message', text: 'What is a fraction?' });
    await socket.next('text_response');
    expect(socket.heard.map((message) => message.type)).toEqual(['session_joined', 'welcome', 'text_response']);
  });

  test('a rename that takes its time leaves the socket in the session it joined after it', async () => {
    const user = await learner();
    const [one, two] = [await start(user), await start(user, { topic: 'Other' })];
    const socket = await joined(user, one);
    const handle = app.deps.log.handle.bind(app.deps.log);
    const again = instead(app.deps.log, 'handle', async (...call) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return handle(...call);
    });
    socket.send({ type: 'update_topic', topic: 'New name' });
    socket.send({ type: 'join_session', sessionId: two });
    await socket.next('session_joined');
    await socket.next('topic_updated');
    again();
    socket.send({ type: 'text_message', text: 'What is a fraction?' });
    await socket.next('text_response');
    const asked = (await facts(user)).filter((fact) => fact.type === 'LearnerAsked').map((fact) => (fact.data as { sessionId: string }).sessionId);
    expect(asked).toEqual([two]);
  });

  test('cancel overtakes, also a message that has not begun', async () => {
    const user = await learner();
    const socket = await connected(user);
    socket.send({ type: 'join_session', sessionId: await start(user) });
    socket.send({ type: 'text_message', text: 'What is a fraction?' });
    socket.send({ type: 'cancel' });
    expect((await socket.next('error')).code).toBe('TURN_STOPPED');
    expect(await typesOf(user)).not.toContain('LearnerAsked');
    socket.send({ type: 'text_message', text: 'What is a fraction?' });
    await socket.next('text_response');
  });
});

describe('a session in two places', () => {
  test('each hears what Lou says in the other, and who comes back hears what was not sent', async () => {
    const user = await learner();
    const id = await start(user);
    const here = await joined(user, id, { graded: true, stream: true });
    const there = await joined(user, id);
    there.send({ type: 'text_message', text: 'Why is 1/8 smaller than 1/4?' });
    const first = await there.next('text_response');
    expect(await here.next('text_response')).toEqual(first);
    expect(here.heard.filter((message) => message.type === 'response_delta')).toHaveLength(first.sentences.length);
    expect(there.heard.some((message) => message.type === 'response_delta')).toBe(false);

    here.close();
    await here.closed;
    there.send({ type: 'text_message', text: 'What does the denominator tell?' });
    const second = await there.next('text_response');
    const again = await joined(user, id, { graded: true, lastSeq: first.seq });
    expect((await again.next('text_response')).seq).toBe(second.seq);
    again.send({ type: 'text_message', text: 'Quiz me' });
    const third = await again.next('text_response');
    expect(responses(again).map(({ seq }) => seq)).toEqual([second.seq, third.seq]);
    expect(responses(there).map(({ turnId }) => turnId)).toEqual([first.turnId, second.turnId, third.turnId]);
  });

  test('what is said and answered in one is told in the other before Lou speaks, where it is asked for', async () => {
    const user = await learner();
    const id = await start(user);
    const [here, there, plain] = [await joined(user, id, { graded: true }), await joined(user, id, { graded: true, stream: true }), await joined(user, id, {})];
    here.send({ type: 'text_message', text: 'Quiz me' });
    const { quiz, turnId } = await here.next('text_response');
    const said = await there.next('learner_said');
    expect(said).toMatchObject({ turnId, text: 'Quiz me' });
    expect((await facts(user)).find(({ version }) => version === said.seq)?.type).toBe('LearnerAsked');
    expect(there.heard.findIndex(({ type }) => type === 'learner_said')).toBeLessThan(there.heard.findIndex(({ type }) => type === 'response_delta'));

    here.send({ type: 'answer_question', itemId: quiz?.[0]?.itemId, choice: 2 });
    const marked = await here.next('question_graded');
    expect(marked.choice).toBe(2);
    expect(await there.next('question_graded')).toEqual(marked);
    await plain.next('text_response');
    expect([...here.heard, ...plain.heard].filter(({ type }) => type === 'learner_said')).toEqual([]);
    expect(plain.heard.filter(({ type }) => type === 'question_graded')).toEqual([]);
  });

  test('a help by button is heard in both, with its sources; seq is where its own fact stands', async () => {
    const user = await learner();
    const id = await start(user);
    const [here, there] = [await joined(user, id), await joined(user, id)];
    here.send({ type: 'show_me', itemId: await openItem(user, id) });
    const shown = await here.next('hint');
    expect(await there.next('hint')).toEqual(shown);
    expect(shown.sources?.length).toBeGreaterThan(0);
    const fact = (await facts(user)).find(({ version }) => version === shown.seq);
    expect(fact?.type).toBe('SolutionShown');
  });

  test('a turn in one place makes the other wait', async () => {
    const user = await learner();
    const id = await start(user);
    const [here, there] = [await joined(user, id), await joined(user, id)];
    const reply = app.deps.tutor.reply.bind(app.deps.tutor);
    let begin: () => void = () => undefined;
    let finish: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const thinking = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const again = instead(app.deps.tutor, 'reply', async (request) => {
      begin();
      await thinking;
      return reply(request);
    });
    here.send({ type: 'text_message', text: 'What is a fraction?' });
    await begun;
    there.send({ type: 'text_message', text: 'And a numerator?' });
    expect((await there.next('error')).message).toBe('Please wait for the current answer.');
    finish();
    expect((await there.next('text_response')).transcription).toBe('What is a fraction?');
    again();
  });
});

describe('hints', () => {
  test('that are asked for at once come one rung after another, over one socket and over several', async () => {
    for (const sockets of [1, 3]) {
      const user = await learner();
      const id = await start(user);
      const itemId = await openItem(user, id);
      const clients = await Promise.all(Array.from({ length: sockets }, () => joined(user, id)));
      for (let press = 0; press < 3; press += 1) clients[press % sockets]?.send({ type: 'hint', itemId });
      const heard = [await clients[0]?.next('hint'), await clients[0]?.next('hint'), await clients[0]?.next('hint')];
      expect(heard.map((hint) => hint?.level)).toEqual([1, 2, 3]);
      const levels = (await facts(user)).filter((fact) => fact.type === 'HintGiven').map((fact) => (fact.data as { level: number }).level);
      expect(levels).toEqual([1, 2, 3]);
    }
  });
});

describe('help that is decided while other help is', () => {
  test('is decided on what stands in the log then', async () => {
    const user = await learner();
    const id = await start(user);
    const itemId = await openItem(user, id);
    const act = actOf(app.deps, { userId: user.id, role: 'learner', signInId: 'test', timeZone: 'UTC' }, 'test');
    const helped = await Promise.all([1, 2, 3, 4].map(() => help(app.deps, act, id, itemId, 'hint')));
    expect(helped.map(({ level }) => level).toSorted()).toEqual([0, 1, 2, 3]);
    expect(new Set(helped.map(({ text }) => text)).size).toBe(4);
  });
});

describe('answers over the socket', () => {
  async function quizzed(more: object) {
    const user = await learner();
    const id = await start(user);
    const socket = await joined(user, id, more);
    socket.send({ type: 'text_message', text: 'Quiz me' });
    const { quiz } = await socket.next('text_response');
    const offer = (await facts(user)).findLast((fact) => isFact(QuizOffered, fact)) as { data: Parameters<typeof QuizOffered>[0] };
    return { user, id, socket, quiz: quiz ?? [], items: offer.data.items };
  }

  test('the same one again records nothing and is answered alike; seq is where the answer stands', async () => {
    const { user, socket, quiz, items } = await quizzed({ graded: true });
    const wrong = ((items[0]?.rightIndex ?? 0) + 1) % 4;
    socket.send({ type: 'answer_question', itemId: quiz[0]?.itemId, choice: wrong });
    const first = await socket.next('question_graded');
    const before = await facts(user);
    expect(before.find(({ version }) => version === first.seq)?.type).toBe('QuestionAnswered');
    for (let again = 0; again < 5; again += 1) socket.send({ type: 'answer_question', itemId: quiz[0]?.itemId, choice: wrong });
    for (let again = 0; again < 5; again += 1) expect(await socket.next('question_graded')).toEqual({ ...first, awards: [] });
    expect(await facts(user)).toEqual(before);
  });

  test('the last one again tells the result again', async () => {
    const { socket, quiz, items } = await quizzed({ graded: true });
    for (const [index, { itemId }] of quiz.entries()) {
      socket.send({ type: 'answer_question', itemId, choice: items[index]?.rightIndex });
      await socket.next('question_graded');
    }
    socket.send({ type: 'answer_question', itemId: quiz[4]?.itemId, choice: items[4]?.rightIndex });
    expect(await socket.next('question_graded')).toMatchObject({ finished: { right: 5, total: 5, percent: 100 }, awards: [] });
  });

  test('a client that had the key finishes its quiz and earns nothing for it', async () => {
    const { user, id, socket, quiz, items } = await quizzed({});
    const earnedBefore = (await user.call('GET', `/api/user/${user.id}/stats`)).json();
    for (const [index, { itemId }] of quiz.entries()) {
      socket.send({ type: 'answer_question', itemId, choice: items[index]?.rightIndex });
      const graded = await socket.next('question_graded');
      expect([graded.correct, graded.awards, graded.finished]).toEqual([true, [], index === 4 ? { right: 5, total: 5, percent: 100 } : null]);
    }
    expect((await user.call('GET', `/api/user/${user.id}/stats`)).json()).toEqual(earnedBefore);
    expect((await facts(user)).findLast((fact) => fact.type === 'QuizFinished')?.data).toMatchObject({ percent: 100, counts: false });
    expect((await user.call('GET', `/api/sessions/${id}`)).json().finalScore).toBe(100);
  });
});

describe('a turn that fails, and whose cut fails too', () => {
  test('both failures are logged', async () => {
    const user = await learner();
    const socket = await joined(user, await start(user));
    const handle = app.deps.log.handle.bind(app.deps.log);
    const reply = instead(app.deps.tutor, 'reply', () => Promise.reject(new Error('the first failure')));
    const cut = instead(app.deps.log, 'handle', (...call) => {
      if ((call[2] as { type: string }).type === 'CutTurn') return Promise.reject(new Error('the second failure'));
      return handle(...call);
    });
    const from = app.logged.length;
    socket.send({ type: 'text_message', text: 'What is a fraction?' });
    expect((await socket.next('error')).message).toBe('Something went wrong. Please try again.');
    reply();
    cut();
    const logged = app.logged.slice(from).join('\n');
    expect([logged.includes('the first failure'), logged.includes('the second failure')]).toEqual([true, true]);
  });
});

describe('a session that a day without activity has ended', () => {
  test('keeps its end and its length when its section is completed later, and when it is ended again', async () => {
    const user = await learner();
    const id = await start(user);
    app.clock.pass(3 * 86_400_000);
    const before = (await user.call('GET', '/api/sessions/recent')).json();
    expect((await user.call('POST', `/api/sessions/${id}/end`)).statusCode).toBe(200);
    await user.call('POST', `/api/user/${user.id}/award-achievement`, { event: 'lesson_completed', metadata: { lessonId: section } });
    expect(await typesOf(user)).toContain('SectionCompleted');
    expect((await user.call('GET', '/api/sessions/recent')).json()).toEqual(before);
  });
});

describe('odd characters', () => {
  test.each(['a\u0000b', 'a\ud800b'])('%j typed is kept without what cannot be, and ids with it are refused', async (odd) => {
    const user = await learner();
    const socket = await connected(user);
    socket.send({ type: 'join_session', sessionId: odd });
    expect((await socket.next('error')).code).toBe('UNREADABLE');
    socket.send({ type: 'join_session', sessionId: await start(user) });
    socket.send({ type: 'update_topic', topic: odd });
    expect((await socket.next('topic_updated')).topic).toBe('ab');
    socket.send({ type: 'text_message', text: odd });
    expect((await socket.next('text_response')).transcription).toBe('ab');
  });
});

describe('the limits of a user', () => {
  const errors = (socket: SocketClient) => socket.heard.filter((message) => message.type === 'error');
  test('hold over all messages and all sockets, and let go after a minute', async () => {
    const user = await limited.user();
    const sockets = await Promise.all([1, 2, 3].map(() => connected(user, limited)));
    for (const socket of sockets) {
      socket.send({ type: 'join_session', sessionId: 'mine' });
      await socket.next('session_joined');
    }
    const kinds = [
      { type: 'answer_question', itemId: 'i', choice: 0 },
      { type: 'hint', itemId: 'i' },
      { type: 'show_me', itemId: 'i' },
    ];
    for (let sent = 0; sent < 300; sent += 1) sockets[sent % 3]?.send(kinds[sent % kinds.length]);
    await vi.waitFor(() => expect(sockets.flatMap(errors)).toHaveLength(300), { timeout: 10_000 });
    const refused = sockets.flatMap(errors).filter((message) => message.type === 'error' && message.code === 'TOO_MANY');
    expect(refused).toHaveLength(300 - (240 - sockets.length));
    limited.clock.pass(60_000);
    sockets[0]?.send({ type: 'join_session', sessionId: 'mine' });
    await sockets[0]?.next('session_joined');
  });
  test('of texts are the user’s, not the socket’s', async () => {
    const user = await limited.user();
    const sockets = await Promise.all([1, 2, 3].map(() => connected(user, limited)));
    for (const [index, socket] of sockets.entries()) {
      socket.send({ type: 'join_session', sessionId: `mine-${index}` });
      for (let sent = 0; sent < 7; sent += 1) {
        socket.send({ type: 'text_message', text: 'Hello' });
        if (index < 2 || sent < 6) await socket.next('text_response');
      }
    }
    expect((await sockets[2]?.next('error'))?.code).toBe('TOO_MANY');
  });
});

/** The embedded database belongs to one process. */
if (isOverPostgres) {
  describe('two tabs of a learner on two processes', () => {
    test('hear the same, each thing once and in the order of the log', async () => {
      const other = await app.another();
      const who = await learner();
      const sessionId = await start(who);
      const here = await joined(who, sessionId);
      const there = await connected(who, other);
      there.send({ type: 'join_session', sessionId, graded: true, stream: true });
      await there.next('session_joined');

      here.send({ type: 'text_message', text: 'what is a denominator?' });
      const said = await here.next('text_response');
      const heard = await there.next('text_response');
      expect(heard).toMatchObject({
        seq: said.seq,
        turnId: said.turnId,
        response: said.response,
        sources: said.sources,
        transcription: 'what is a denominator?',
      });

      expect(await there.next('learner_said')).toMatchObject({ turnId: said.turnId, text: 'what is a denominator?' });

      there.send({ type: 'text_message', text: 'hint please' });
      expect((await here.next('text_response')).response).toBe((await there.next('text_response')).response);
      there.send({ type: 'update_topic', topic: 'Halves' });
      expect((await here.next('topic_updated')).topic).toBe('Halves');

      here.send({ type: 'hint', itemId: await openItem(who, sessionId) });
      const hint = await here.next('hint');
      expect(await there.next('text_response')).toMatchObject({ seq: hint.seq, move: 'hint', response: hint.text });
      here.send({ type: 'text_message', text: 'Quiz me' });
      const { quiz } = await here.next('text_response');
      here.send({ type: 'answer_question', itemId: quiz?.[0]?.itemId, choice: 1 });
      const { awards: _awards, ...marked } = await here.next('question_graded');
      expect(await there.next('question_graded')).toMatchObject(marked);
      for (const socket of [here, there]) {
        const seqs = responses(socket).map(({ seq }) => seq);
        expect(seqs).toEqual([...new Set(seqs)].toSorted((a, b) => a - b));
      }
    });
  });
}
