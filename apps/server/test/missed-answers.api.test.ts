import { isFact } from '@lou/domain/kernel';
import { QuizOffered } from '@lou/domain/quizzes/events';
import { describe, expect, test } from 'vitest';
import { socketApp } from './socket-app.ts';
import type { TestUser } from './start-test-app.ts';

const { learner, start, joined, facts } = socketApp();

describe('answers to a quiz that a client was not told', () => {
  async function quizzed() {
    const user = await learner();
    const id = await start(user);
    const socket = await joined(user, id);
    socket.send({ type: 'text_message', text: 'Quiz me' });
    const { quiz, seq } = await socket.next('text_response');
    const offer = (await facts(user)).findLast((fact) => isFact(QuizOffered, fact)) as { data: Parameters<typeof QuizOffered>[0] };
    const wrongFor = (index: number) => ((offer.data.items[index]?.rightIndex ?? 0) + 1) % 4;
    const itemIds = (quiz ?? []).map(({ itemId }) => itemId);
    const answer = async (index: number, choice: number) => {
      socket.send({ type: 'answer_question', itemId: itemIds[index], choice });
      return socket.next('question_graded');
    };
    return { user, id, seq, itemIds, rightFor: (index: number) => offer.data.items[index]?.rightIndex ?? 0, wrongFor, answer };
  }
  const messagesOf = async (user: TestUser, id: string, after = 0): Promise<{ seq: number; quiz: { answered?: unknown }[] | null; quizScore?: unknown }[]> =>
    (await user.call('GET', `/api/sessions/${id}?after=${after}`)).json().messages;

  test('come when it joins again, each first one once, with the result of the last', async () => {
    const { user, id, seq, itemIds, rightFor, wrongFor, answer } = await quizzed();
    const first = await answer(0, wrongFor(0));
    await answer(0, rightFor(0));
    for (const index of [1, 2, 3, 4]) await answer(index, wrongFor(index));
    const again = await joined(user, id, { graded: true, lastSeq: seq });
    const told = [];
    for (const _each of itemIds) told.push(await again.next('question_graded'));
    expect(told.map(({ itemId, choice }) => [itemId, choice])).toEqual(itemIds.map((itemId, index) => [itemId, wrongFor(index)]));
    expect(told.map((one) => one.seq)).toEqual(told.map((one) => one.seq).toSorted((a, b) => a - b));
    expect(told[0]).toMatchObject({ seq: first.seq, awards: [], correct: false, explanation: first.explanation, feedback: first.feedback });
    expect(told[4]?.finished).toEqual({ right: 0, total: 5, percent: 0 });

    const later = await joined(user, id, { graded: true, lastSeq: told[3]?.seq });
    expect((await later.next('question_graded')).itemId).toBe(itemIds[4]);
    const plain = await joined(user, id, { lastSeq: seq });
    plain.send({ type: 'text_message', text: 'What is a fraction?' });
    await plain.next('text_response');
    expect(plain.heard.filter(({ type }) => type === 'question_graded')).toEqual([]);
  });

  test('a second answer says which one counts, and the result where the quiz is done', async () => {
    const { rightFor, wrongFor, answer } = await quizzed();
    const first = await answer(0, wrongFor(0));
    expect(first.answered).toBeUndefined();
    const { correct, correctAnswer, explanation, feedback } = first;
    const second = await answer(0, rightFor(0));
    expect(second).toMatchObject({ correct: true, finished: null, answered: { choice: wrongFor(0), correct, correctAnswer, explanation, feedback } });
    for (const index of [1, 2, 3, 4]) await answer(index, rightFor(index));
    expect((await answer(1, wrongFor(1))).finished).toEqual({ right: 4, total: 5, percent: 80 });
  });

  test('are in the transcript after a seq: the quiz that was answered since comes again, and one that was not does not', async () => {
    const { user, id, seq, wrongFor, answer } = await quizzed();
    expect(await messagesOf(user, id, seq)).toEqual([]);
    const first = await answer(0, wrongFor(0));
    expect(await messagesOf(user, id, seq)).toMatchObject([{ seq, quiz: [{ answered: { choice: wrongFor(0), correct: false } }, {}, {}, {}, {}] }]);
    expect((await messagesOf(user, id, seq))[0]?.quizScore).toBeUndefined();
    expect(await messagesOf(user, id, first.seq)).toEqual([]);
    for (const index of [1, 2, 3, 4]) await answer(index, wrongFor(index));
    const [whole] = await messagesOf(user, id, first.seq);
    expect(whole?.quizScore).toEqual({ right: 0, total: 5, percent: 0 });
    expect((await messagesOf(user, id)).at(-1)).toEqual(whole);
  });
});
