import { isFact } from '@lou/domain/kernel';
import { QuizOffered } from '@lou/domain/quizzes/events';
import { beforeAll, expect, test } from 'vitest';
import { socketApp } from './socket-app.ts';
import type { TestUser } from './start-test-app.ts';

const { learner, start, joined, facts } = socketApp();
let ada: TestUser;
beforeAll(async () => {
  ada = await learner();
});

async function offered(more?: object, who = ada) {
  const id = await start(who);
  const socket = await joined(who, id, more);
  socket.send({ type: 'text_message', text: 'Quiz me on this.' });
  const reply = await socket.next('text_response');
  const offer = (await facts(who)).findLast((fact) => isFact(QuizOffered, fact)) as { data: Parameters<typeof QuizOffered>[0] };
  return { id, socket, quiz: reply.quiz ?? [], items: offer.data.items };
}

test('L356 a graded client gets no keys, answers one by one, and hears how each was and the result', async () => {
  const { id, socket, quiz, items } = await offered({ graded: true });
  expect(quiz).toHaveLength(5);
  for (const question of quiz) expect([question.correctAnswer, question.explanation, question.options.length]).toEqual([undefined, undefined, 4]);
  for (const [index, question] of quiz.entries()) {
    const right = items[index]?.rightIndex ?? 0;
    socket.send({ type: 'answer_question', itemId: question.itemId, choice: index === 0 ? (right + 1) % 4 : right, milliseconds: 900 });
    const graded = await socket.next('question_graded');
    expect(graded).toMatchObject({ itemId: question.itemId, correct: index !== 0, correctAnswer: right });
    expect(graded.explanation.length).toBeGreaterThan(10);
    expect(graded.feedback.length > 0).toBe(index === 0);
    expect(graded.finished).toEqual(index === 4 ? { right: 4, total: 5, percent: 80 } : null);
  }
  const transcript = (await ada.call('GET', `/api/sessions/${id}`)).json();
  expect(transcript.finalScore).toBe(80);
  const shown = transcript.messages.find((message: { quiz: unknown }) => message.quiz);
  expect(shown.quiz[0].answered).toMatchObject({ correct: false });
});

test('L237 L238 a client of the spec gets the spec’s fields, and nothing counts', async () => {
  const { socket, quiz, items } = await offered({});
  expect(quiz[0]?.correctAnswer).toBe(items[0]?.rightIndex);
  expect(quiz[0]?.explanation?.length).toBeGreaterThan(10);
  socket.send({ type: 'answer_question', itemId: quiz[0]?.itemId, choice: items[0]?.rightIndex });
  await socket.next('question_graded');
  const answered = (await facts(ada)).findLast((fact) => fact.type === 'QuestionAnswered');
  expect(answered?.data).toMatchObject({ first: true, counts: false });
});

test('the same over HTTP; a second answer counts nothing; a foreign item is unknown', async () => {
  const { id, socket, quiz, items } = await offered({ graded: true });
  socket.close();
  const answer = (choice: number) =>
    ada.call('POST', `/api/questions/${encodeURIComponent(quiz[0]?.itemId ?? '')}/answers`, { sessionId: id, choice, milliseconds: 5 });
  const right = items[0]?.rightIndex ?? 0;
  expect((await answer((right + 1) % 4)).json()).toMatchObject({ correct: false });
  expect((await answer(right)).json()).toMatchObject({ correct: true });
  const answers = (await facts(ada)).filter((fact) => fact.type === 'QuestionAnswered').slice(-2);
  expect(answers.map((fact) => (fact.data as { first: boolean }).first)).toEqual([true, false]);
  expect((await ada.call('POST', '/api/questions/other/answers', { sessionId: id, choice: 0 })).statusCode).toBe(404);
});

test('Try again brings other items', async () => {
  const first = await offered({ graded: true }, await learner());
  first.socket.send({ type: 'text_message', text: 'Quiz me again.' });
  const second = await first.socket.next('text_response');
  const ids = new Set(first.quiz.map((question) => question.itemId));
  expect(second.quiz?.filter((question) => ids.has(question.itemId))).toEqual([]);
});
