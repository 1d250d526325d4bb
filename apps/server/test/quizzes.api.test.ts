import { createKnowledgeItem } from '@lou/api/knowledge/knowledge.commands';
import { isFact } from '@lou/domain/kernel';
import { QuestionAnswered, QuizOffered } from '@lou/domain/quizzes/events';
import { AnswerGraded, TutorAsked } from '@lou/domain/tutoring/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSocket, type SocketClient } from './a-socket.ts';
import { FRACTIONS, startTestApp, type TestApp, type TestUser } from './start-test-app.ts';

const LEARNING = 'learning-that-lasts';
const MIXING = `${LEARNING}.mix-the-problems`;
const hardness = { beginner: 0, intermediate: 1, advanced: 2 };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Talk {
  readonly who: TestUser;
  readonly sessionId: string;
  readonly socket: SocketClient;
}

async function talkAbout(subject: object, who?: TestUser): Promise<Talk> {
  const learner = who ?? (await app.user());
  const { id } = (await learner.call('POST', '/api/sessions/start', subject)).json();
  const socket = await openSocket(app, learner.cookie);
  socket.send({ type: 'join_session', sessionId: id, learnerId: learner.id, graded: true });
  await socket.next('session_joined');
  return { who: learner, sessionId: id, socket };
}

const factsOf = ({ who }: Talk) => app.deps.log.read(`learner-${who.id}`);

async function quizIn(talk: Talk, text = 'Quiz me.') {
  talk.socket.send({ type: 'text_message', text });
  const reply = await talk.socket.next('text_response');
  const offer = (await factsOf(talk)).findLast((fact) => isFact(QuizOffered, fact)) as { data: Parameters<typeof QuizOffered>[0] } | undefined;
  return { reply, quiz: reply.quiz ?? [], items: offer?.data.items ?? [] };
}

/** Takes a quiz, right or wrong throughout, at a person's pace; `only` leaves out the items of other skills. */
async function take(talk: Talk, right: boolean, only = '') {
  const offered = await quizIn(talk);
  for (const { itemId, rightIndex } of offered.items.filter(({ skill }) => skill.endsWith(only))) {
    app.clock.pass(20_000);
    talk.socket.send({ type: 'answer_question', itemId, choice: right ? rightIndex : (rightIndex + 1) % 4, milliseconds: 15_000 });
    await talk.socket.next('question_graded');
  }
  return offered;
}

describe('how hard a quiz is', () => {
  test('L407 a learner who answers well gets harder items than one who fails, and both are told', async () => {
    const [able, unable] = [await talkAbout({ courseId: FRACTIONS }), await talkAbout({ courseId: FRACTIONS })];
    expect((await quizIn(await talkAbout({ courseId: FRACTIONS }))).reply.adaptations.difficultyLevel).toBe('beginner');
    const before = (await take(able, true)).reply.adaptations.engagementScore;
    await take(unable, false);
    await take(able, true);
    await take(unable, false);
    const [harder, easier] = [await quizIn(able), await quizIn(unable)];
    const mean = ({ items }: typeof harder) => items.reduce((sum, { difficulty }) => sum + hardness[difficulty], 0) / items.length;
    expect(mean(harder)).toBeGreaterThan(mean(easier) + 0.5);
    expect(harder.reply.adaptations.difficultyLevel).toBe('advanced');
    expect(easier.reply.adaptations.difficultyLevel).toBe('beginner');
    expect(easier.reply.adaptations.engagementScore).toBeGreaterThan(0);
    expect(harder.reply.adaptations.engagementScore).toBeGreaterThan(before);
    able.socket.close();
    unable.socket.close();
  });

  test('who had the key is asked nothing harder for it', async () => {
    const who = await app.user();
    const { id } = (await who.call('POST', '/api/sessions/start', { courseId: FRACTIONS })).json();
    const socket = await openSocket(app, who.cookie);
    socket.send({ type: 'join_session', sessionId: id });
    await socket.next('session_joined');
    const talk = { who, sessionId: id, socket };
    for (let round = 0; round < 2; round += 1) await take(talk, true);
    expect((await quizIn(talk)).reply.adaptations.difficultyLevel).toBe('beginner');
    socket.close();
  });
});

describe('what Lou asks and how', () => {
  const line = { courseId: FRACTIONS, sectionId: `${FRACTIONS}.comparing-fractions-on-a-line` };
  const opening = async (talk: Talk) => (await factsOf(talk)).findLast((fact) => isFact(TutorAsked, fact))?.data as { skill: string };

  test('starts with what the quizzes do not show to be known', async () => {
    const newcomer = await talkAbout(line);
    expect((await opening(newcomer)).skill).toBe(`${FRACTIONS}/number-line`);
    const who = await app.user();
    const [here, elsewhere] = [await talkAbout(line, who), await talkAbout({ courseId: FRACTIONS, sectionId: `${FRACTIONS}.what-a-fraction-counts` }, who)];
    for (let round = 0; round < 2; round += 1) await take(here, true, '/number-line');
    await take(elsewhere, true);
    const again = await talkAbout(line, who);
    expect((await opening(again)).skill).toBe(`${FRACTIONS}/compare-fractions`);
    for (const { socket } of [newcomer, here, elsewhere, again]) socket.close();
  });

  test('is put more simply to somebody who keeps missing', async () => {
    const brief = { courseId: 'clear-writing-at-work', sectionId: 'clear-writing-at-work.emails-that-get-answered' };
    const [newcomer, struggling] = [await talkAbout(brief), await talkAbout(brief)];
    await take(struggling, false);
    const answer = async ({ socket }: Talk) => {
      socket.send({ type: 'text_message', text: 'Why write the month as a word?' });
      return (await socket.next('text_response')).sentences.length;
    };
    expect(await answer(struggling)).toBeGreaterThan(await answer(newcomer));
    for (const { socket } of [newcomer, struggling]) socket.close();
  });
});

describe('what Lou says of a quiz', () => {
  test('is how the last one went and what was wrong, also in the next session', async () => {
    const line = { courseId: FRACTIONS, sectionId: `${FRACTIONS}.comparing-fractions-on-a-line` };
    const talk = await talkAbout(line);
    const say = async ({ socket }: Talk, text: string): Promise<string> => {
      socket.send({ type: 'text_message', text });
      return (await socket.next('text_response')).response;
    };
    expect(await say(talk, 'what did I get wrong')).toContain('You have not answered a quiz question yet');
    const { quiz } = await take(talk, false);
    const last = quiz.at(-1);
    const next = await talkAbout(line, talk.who);
    for (const each of [talk, next]) {
      expect(await say(each, 'what did I get wrong before?')).toContain('In your latest quizzes 5 questions went wrong');
      expect(await say(each, 'which question did I get wrong')).toContain(`The latest is on “${last?.skill}”`);
      expect(await say(each, 'what is my quiz result')).toContain('You got 0 of 5 right in your last quiz, on “Comparing fractions on a line”.');
      each.socket.close();
    }
  });
});

describe('an option of the quiz on the screen', () => {
  test('typed to Lou is the quiz’s to take, and costs no try at Lou’s question', async () => {
    const talk = await talkAbout({ courseId: FRACTIONS, sectionId: `${FRACTIONS}.comparing-fractions-on-a-line` });
    const { quiz } = await quizIn(talk);
    const [option = ''] = quiz.flatMap(({ options }) => options).toSorted((one, other) => other.length - one.length);
    talk.socket.send({ type: 'text_message', text: option });
    expect((await talk.socket.next('text_response')).response).toMatch(/quiz/i);
    expect((await factsOf(talk)).some((fact) => isFact(AnswerGraded, fact))).toBe(false);
    talk.socket.close();
  });
});

describe('the time that an answer took', () => {
  const timeOf = async (talk: Talk) => (await factsOf(talk)).findLast((fact) => isFact(QuestionAnswered, fact))?.data as { milliseconds: number };

  test('is the client’s, as far as the server’s clock bears it out', async () => {
    const talk = await talkAbout({ courseId: FRACTIONS });
    const { items } = await quizIn(talk);
    const answer = async (at: number, milliseconds?: number) => {
      app.clock.pass(9_000);
      talk.socket.send({ type: 'answer_question', itemId: items[at]?.itemId, choice: 0, milliseconds });
      await talk.socket.next('question_graded');
      return (await timeOf(talk)).milliseconds;
    };
    expect(await answer(0, 4_000)).toBe(4_000);
    expect(await answer(1, 86_400_000)).toBe(18_000);
    expect(await answer(2)).toBe(9_000);
    talk.socket.close();
  });
});

describe('a question of the quiz that is put to Lou', () => {
  test('is answered by the quiz, until the learner has chosen', async () => {
    const talk = await talkAbout({ courseId: FRACTIONS });
    const { quiz, items } = await quizIn(talk);
    const [first] = quiz;
    const ask = async () => {
      talk.socket.send({ type: 'text_message', text: first?.question ?? '' });
      return (await talk.socket.next('text_response')).response;
    };
    expect(await ask()).toMatch(/question of your quiz/);
    talk.socket.send({ type: 'answer_question', itemId: first?.itemId ?? '', choice: items[0]?.rightIndex ?? 0, milliseconds: 9_000 });
    await talk.socket.next('question_graded');
    expect(await ask()).not.toMatch(/question of your quiz/);
    talk.socket.close();
  });
});

describe('material without a bank', () => {
  beforeAll(async () => {
    await app.deps.sql.query('update question_items set is_retired = true where course_id = $1', [LEARNING]);
    app.deps.catalogue.drop(LEARNING);
  });

  test('is asked about from its own ideas and terms; key, explanation and what was chosen are there afterwards', async () => {
    const talk = await talkAbout({ courseId: LEARNING, sectionId: MIXING });
    const { quiz, items } = await quizIn(talk);
    expect(quiz).toHaveLength(5);
    for (const { itemId, correctAnswer, options, skill } of quiz) {
      expect([itemId.startsWith('generated:'), correctAnswer, options.length]).toEqual([true, undefined, 4]);
      expect(skill).toMatch(/^[a-z ]+$/);
    }
    const [first, second] = items;
    talk.socket.send({ type: 'answer_question', itemId: first?.itemId, choice: ((first?.rightIndex ?? 0) + 1) % 4 });
    const graded = await talk.socket.next('question_graded');
    expect(graded).toMatchObject({ correct: false, correctAnswer: first?.rightIndex, explanation: expect.stringMatching(/The (?:glossary|lesson) says/) });
    expect(graded.feedback.length).toBeGreaterThan(10);
    const answered = await talk.who.call('POST', `/api/questions/${encodeURIComponent(second?.itemId ?? '')}/answers`, {
      sessionId: talk.sessionId,
      choice: second?.rightIndex,
    });
    expect(answered.json()).toMatchObject({ correct: true });
    const { messages } = (await talk.who.call('GET', `/api/sessions/${talk.sessionId}`)).json();
    const shown = messages.find((message: { quiz: unknown }) => message.quiz).quiz;
    expect(shown.map(({ question }: { question: string }) => question)).toEqual(quiz.map(({ question }) => question));
    expect(shown[0].answered).toMatchObject({ correct: false, explanation: graded.explanation });
    talk.socket.close();
  });

  test('has fewer questions where no more can be made, and Lou says so; again, they come again', async () => {
    const talk = await talkAbout({ courseId: LEARNING, sectionId: `${LEARNING}.why-rereading-fools-you` });
    const { reply, quiz } = await quizIn(talk);
    expect(quiz.length).toBeGreaterThan(0);
    expect(quiz.length).toBeLessThan(5);
    expect(reply.response).toContain(`I have only ${quiz.length} questions for you this time.`);
    const again = await quizIn(talk);
    const asked = quiz.map(({ question }) => question);
    expect(again.quiz.some(({ question }) => !asked.includes(question))).toBe(true);
    const done = await take(talk, true);
    expect(done.quiz.length).toBeGreaterThan(0);
    talk.socket.close();
  });

  test('has none where nothing can be made, and Lou says what to do instead', async () => {
    const draft = { type: 'text', category: 'general', difficulty: 'beginner', tags: ['tea'], isActive: true, title: 'Tea', content: 'Tea is nice.' } as const;
    const knowledgeItemId = await createKnowledgeItem(app.deps, { actorId: 'admin', correlationId: 'edit' }, draft);
    const talk = await talkAbout({ knowledgeItemId });
    const { reply } = await quizIn(talk);
    expect(reply.quiz).toBeNull();
    expect(reply.response).toBe('There are no questions on this yet. Ask me about it instead, or open a section of a course, where I have a quiz ready.');
    talk.socket.close();
  });

  test('is on the course that is named in a talk about nothing', async () => {
    const talk = await talkAbout({});
    const { reply, quiz, items } = await quizIn(talk, 'quiz me on fractions');
    expect(reply.response).toContain('“Fractions that make sense”');
    expect(quiz.length).toBeGreaterThan(3);
    expect(items.every(({ itemId }) => itemId.startsWith(`${FRACTIONS}.`) || itemId.startsWith(FRACTIONS))).toBe(true);
    expect((await take(talk, true)).items).not.toEqual(items);
    talk.socket.close();
  });
});
