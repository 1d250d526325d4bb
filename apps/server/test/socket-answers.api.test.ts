import { actOf } from '@lou/api/act';
import { help } from '@lou/api/tutoring/tutoring.commands';
import { isFact } from '@lou/domain/kernel';
import { QuizOffered } from '@lou/domain/quizzes/events';
import { describe, expect, test } from 'vitest';
import { socketApp } from './socket-app.ts';

const { app, learner, start, joined, facts, openItem } = socketApp();

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
    const act = actOf(app().deps, { userId: user.id, role: 'learner', signInId: 'test', timeZone: 'UTC' }, 'test');
    const helped = await Promise.all([1, 2, 3, 4].map(() => help(app().deps, act, id, itemId, 'hint')));
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

  test('what an answer earns is told whole, with its kind and when it was earned', async () => {
    const { user, socket, quiz, items } = await quizzed({ graded: true });
    socket.send({ type: 'answer_question', itemId: quiz[0]?.itemId, choice: items[0]?.rightIndex });
    const { awards } = await socket.next('question_graded');
    const { achievements } = (await user.call('GET', `/api/user/${user.id}/stats`)).json() as { achievements: { id: string; type: string }[] };
    expect(awards).toContainEqual(achievements.find(({ id }) => id === 'first-right'));
    expect(awards.find(({ id }) => id === 'first-right')).toMatchObject({ type: 'practice' });
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
