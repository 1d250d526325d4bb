import type { QuizQuestion, ServerMessage } from '@lou/contract/socket';
import type { ChatMessage, SessionDetail } from '@lou/contract/tutoring';
import { describe, expect, test } from 'vitest';
import { type LearnerLine, type LouLine, mayGoAgain } from './lines.ts';
import { evolve, newTalk, type Talk, type TalkEvent } from './talk.ts';

const nowMs = Date.parse('2026-01-05T12:00:00.000Z');
const source = { passageId: 'p1', title: 'Halves', text: 'Two halves make one.', sentence: 'Two halves make one.', link: null };
const question: QuizQuestion = { itemId: 'i1', skill: 'halves', question: 'How many?', options: ['1', '2'] };

const message = (seq: number, more: Partial<ChatMessage>): ChatMessage => ({
  ...{ seq, from: 'ai', text: `Message ${seq}.`, at: '2026-01-05T11:59:50.000Z', turnId: null },
  ...{ sources: [], sentences: [], quiz: null, quizId: null, move: null },
  ...more,
});
const detail = (messages: ChatMessage[], more: Partial<SessionDetail> = {}): SessionDetail => ({
  ...{ id: 's1', learnerId: 'l1', topic: 'Halves', duration: 0, durationMinutes: 0, startedAt: '', completedAt: null },
  ...{
    completionStatus: 'in_progress',
    progressPercent: 1,
    finalScore: null,
    questionsAnswered: 0,
    satisfaction: 0,
    learnerTurns: 1,
    courseId: null,
    sectionId: null,
    openItemId: null,
  },
  messages,
  ...more,
});
const loaded = (messages: ChatMessage[], more: Partial<SessionDetail> = {}, settles: readonly string[] = [], after = 0): TalkEvent => ({
  type: 'loaded',
  detail: detail(messages, more),
  after,
  settles,
});
const heard = (told: object): TalkEvent => ({ type: 'heard', message: told as ServerMessage });
const reply = (seq: number, turnId: string, more: object = {}): TalkEvent =>
  heard({
    ...{ type: 'text_response', seq, turnId, transcription: '', response: 'Two.', audio: null, quiz: null, quizId: null },
    ...{ sources: [source], sentences: [{ text: 'Two.', sources: [1] }], move: 'explain', openItemId: null },
    ...more,
  });
const delta = (text: string, sources: object[] = []): TalkEvent => heard({ type: 'response_delta', seq: 5, turnId: 't1', text, sources });
const said: TalkEvent = { type: 'said', key: 'k1', text: 'How many?', nowMs };
const talked = (...events: TalkEvent[]): Talk => events.reduce(evolve, newTalk('Halves'));
const shape = ({ lines }: Talk) =>
  lines.map((line) => (line.from === 'lou' ? line.sentences.map(({ text }) => text).join(' ') : `${line.text} (${line.fate})`));

describe('a turn', () => {
  test('is awaited until its reply is there', () => {
    const asked = talked(loaded([]), said);
    expect(asked.busy).toBe(true);
    const told = talked(loaded([]), said, reply(5, 't1'));
    expect(told).toMatchObject({ busy: false, lastSeq: 5 });
    expect(shape(told)).toEqual(['How many? (sent)', 'Two.']);
  });
  test('shows its sentences as they come, with sources numbered as the whole reply numbers them', () => {
    const talk = talked(loaded([]), said, delta('One.', [source]), delta('Two.', [source]));
    expect(shape(talk)).toEqual(['How many? (sent)', 'One. Two.']);
    expect(talk.lines[1]).toMatchObject({ complete: false, sources: [source], sentences: [{ sources: [1] }, { sources: [1] }] });
    expect(talk.busy).toBe(true);
    expect(shape(talked(loaded([]), said, delta('Two.'), reply(5, 't1')))).toEqual(['How many? (sent)', 'Two.']);
    const other = { ...source, sentence: 'Two halves.' };
    const [, cited] = talked(loaded([]), said, delta('One.', [source]), delta('Two.', [other])).lines;
    expect(cited, 'another sentence of the same passage is another source').toMatchObject({
      sources: [source, other],
      sentences: [{ sources: [1] }, { sources: [2] }],
    });
  });
  test('leaves what was said in an earlier one to that, and is awaited though that one is answered', () => {
    const again: TalkEvent = { ...said, key: 'k2', text: 'And thirds?' };
    const both = talked(loaded([]), said, reply(5, 't1'), again, reply(8, 't2', { response: 'Three.', sentences: [] }));
    expect(both.lines.map(({ turnId }) => turnId)).toEqual(['t1', 't1', 't2', 't2']);
    const words = (seq: number, turnId: string) => message(seq, { from: 'user', turnId });
    expect(talked(loaded([words(3, 't1'), message(4, { turnId: 't1' }), words(6, 't2')], { openTurnId: 't2' })).busy).toBe(true);
  });
  test('that is told twice stands once: live, replayed, and in the transcript', () => {
    const transcript = [message(3, { from: 'user', text: 'How many?', turnId: 't1' }), message(4, { text: 'Two.', turnId: 't1' })];
    const talk = talked(loaded([]), said, reply(5, 't1'), reply(4, 't1'), loaded(transcript));
    expect(shape(talk)).toEqual(['How many? (sent)', 'Two.']);
  });
  test('L282 an error ends the waiting, and the words can be sent again', () => {
    const talk = talked(loaded([]), said, heard({ type: 'error', seq: 0, message: 'No.' }));
    expect(talk.busy).toBe(false);
    expect(shape(talk)).toEqual(['How many? (failed)']);
    expect(shape(evolve(talk, { type: 'taken-back', key: 'k1' }))).toEqual([]);
  });
  const refusedWith = (code?: string, to?: string) =>
    talked(loaded([]), said, heard({ type: 'error', seq: 0, message: 'No.', code, to })).lines[0] as LearnerLine;
  test('that is refused says why', () => {
    expect(refusedWith('NO_WORDS').refusal).toEqual({ sentence: 'No.', code: 'NO_WORDS' });
  });
  test.each(['NO_WORDS', 'EMPTY', 'TOO_LONG', 'SESSION_OVER', 'SESSION_UNKNOWN', 'NOT_YOURS'])('that is refused with %s does not go again', (code) => {
    expect(mayGoAgain(refusedWith(code))).toBe(false);
  });
  test.each(['TURN_IN_FLIGHT', undefined])('that is refused with %s may go again', (code) => {
    expect(mayGoAgain(refusedWith(code))).toBe(true);
  });
  test.each(['update_topic', 'answer_question'])('is still awaited when what was refused beside it is %s', (to) => {
    const talk = talked(loaded([]), said, heard({ type: 'error', seq: 0, message: 'No.', code: 'NO_WORDS', to }));
    expect([talk.busy, shape(talk)]).toEqual([true, ['How many? (sending)']]);
    expect(shape(evolve(talk, reply(5, 't1')))).toEqual(['How many? (sent)', 'Two.']);
    expect(refusedWith('NO_WORDS', 'text_message').fate).toBe('failed');
  });
  test('in a session that is over ends the conversation', () => {
    expect(talked(loaded([]), said, heard({ type: 'error', seq: 0, message: 'Over.', code: 'SESSION_OVER' })).over).toBe(true);
  });
  test('that brings another question changes what the hints are about, whatever move it was', () => {
    const asked = talked(loaded([], { openItemId: 'i1', openQuestion: 'How many?' }), said);
    expect(asked.openQuestion).toBe('How many?');
    const explained = reply(5, 't1', { openItemId: 'i2', openQuestion: 'How large?', hintsGiven: 0, triesLeft: 3 });
    expect(evolve(asked, explained)).toMatchObject({ openItemId: 'i2', openQuestion: 'How large?', ladder: { itemId: 'i2', given: 0, triesLeft: 3 } });
    expect(evolve(asked, heard({ type: 'session_ended', seq: 7 })).openQuestion).toBeNull();
  });
  test('that was ended in another place is over here too', () => {
    const open = talked(loaded([], { openItemId: 'i1' }));
    expect([open.over, open.openItemId]).toEqual([false, 'i1']);
    expect(evolve(open, heard({ type: 'session_ended', seq: 7 }))).toMatchObject({ over: true, openItemId: null, busy: false, lastSeq: 7 });
  });
});

test('L403 welcome_speech is ignored', () => {
  const talk = talked(loaded([]), said);
  expect(evolve(talk, heard({ type: 'welcome_speech', seq: 9, audio: '' }))).toBe(talk);
});

describe('a conversation that is taken up again', () => {
  test('waits for the answer to its last words while a turn may last', () => {
    const asked = message(3, { from: 'user', text: 'How many?', turnId: 't1' });
    const open = { openTurnId: 't1' };
    expect(talked(loaded([asked], open)).busy).toBe(true);
    expect(talked(loaded([asked], open), loaded([], open, ['k1'], 3)).busy).toBe(true);
    for (const cut of [talked(loaded([asked])), talked(loaded([asked], open), loaded([], {}, ['k1'], 3))]) {
      expect(cut.busy).toBe(false);
      expect(shape(cut)).toEqual(['How many? (unanswered)']);
    }
  });
  test('does not take words for unanswered that were heard after the transcript was asked for', () => {
    const heardThere = heard({ type: 'learner_said', seq: 3, turnId: 't1', text: 'How many?', at: '2026-01-05T11:59:50.000Z' });
    expect(talked(loaded([]), heardThere, loaded([], {}, [], 2))).toMatchObject({ busy: true });
    expect(talked(loaded([]), said, delta('Two'), loaded([], {}, [], 2)).lines[0]).toMatchObject({ fate: 'sent' });
  });
  test('keeps what arrived and marks what did not', () => {
    const lost = talked(loaded([]), said, { type: 'disconnected' });
    expect(shape(evolve(lost, loaded([], {}, ['k1'])))).toEqual(['How many? (failed)']);
    expect(shape(evolve(lost, loaded([], {}, ['k0'])))).toEqual(['How many? (sending)']); // it was said after the transcript was asked for
    const kept = evolve(lost, loaded([message(3, { from: 'user', text: 'How many?', turnId: 't1' }), message(4, { text: 'Two.', turnId: 't1' })], {}, ['k1']));
    expect(shape(kept)).toEqual(['How many? (sent)', 'Two.']);
    expect(kept).toMatchObject({ busy: false, lastSeq: 4 });
  });
  test('has the answers that were given', () => {
    const answered = { choice: 1, correct: true, correctAnswer: 1, explanation: 'Because.', feedback: '' };
    const talk = talked(loaded([message(4, { turnId: 't1', quiz: [{ ...question, answered }], quizId: 'q1' })]));
    expect((talk.lines[0] as LouLine).quiz?.[0]?.answered).toEqual(answered);
  });
});

describe('a conversation in two places', () => {
  const saidThere = heard({ type: 'learner_said', seq: 3, turnId: 't1', text: 'How many?', at: '2026-01-05T11:59:50.000Z' });
  test('has what was said in the other before the answer to it, once', () => {
    const told = talked(loaded([]), saidThere, delta('Two.'), reply(5, 't1'), loaded([message(3, { from: 'user', text: 'How many?', turnId: 't1' })]));
    expect(shape(told)).toEqual(['How many? (sent)', 'Two.']);
    expect(told).toMatchObject({ busy: false, lastSeq: 5 });
  });
  test('waits for the answer that is thought of for the other, and for none that is there', () => {
    expect(talked(loaded([]), saidThere)).toMatchObject({ busy: true, lastSeq: 3 });
    expect(talked(loaded([]), reply(5, 't1'), saidThere)).toMatchObject({ busy: false });
    expect(talked(loaded([]), { type: 'ended' }, saidThere)).toMatchObject({ busy: false });
  });
  test('has what was missed in its order, also where the answer was told before what it answers', () => {
    const before = [message(2, { text: 'Hello.', move: 'welcome' })];
    const question = message(8, { from: 'user', text: 'How many?', turnId: 't1' });
    const answer = message(10, { text: 'Two.', turnId: 't1' });
    for (const events of [[reply(10, 't1'), loaded([question, answer])], [loaded([question, answer])], [loaded([answer]), loaded([question])]]) {
      const talk = talked(loaded(before), ...events);
      expect(shape(talk)).toEqual(['Hello.', 'How many? (sent)', 'Two.']);
      expect(talk.busy).toBe(false);
    }
  });
  test('puts what was missed before what was said here since, and what is on its way here after it', () => {
    const missed = { type: 'learner_said', seq: 8, turnId: 't0', text: 'And a third?', at: '2026-01-05T11:59:50.000Z' };
    const own = talked(loaded([]), said, reply(12, 't1'), heard(missed), reply(9, 't0', { sentences: [{ text: 'Three.', sources: [] }] }));
    expect(shape(own)).toEqual(['And a third? (sent)', 'Three.', 'How many? (sent)', 'Two.']);
    const onItsWay = talked(loaded([]), reply(9, 't0'), { ...said, text: 'Why?' }, heard(missed));
    expect(shape(onItsWay)).toEqual(['And a third? (sent)', 'Two.', 'Why? (sending)']);
  });
  test('does not take an answer to the other for one to what is on its way here', () => {
    const both = talked(loaded([]), saidThere, { ...said, text: 'And now?' }, reply(5, 't1'), heard({ type: 'error', seq: 5, message: 'No.' }));
    expect(shape(both)).toEqual(['How many? (sent)', 'And now? (failed)', 'Two.']);
  });
});

describe('help', () => {
  const hint = (level: number): TalkEvent => heard({ type: 'hint', seq: 6, itemId: 'i1', level, text: 'Look at the bottom.', triesLeft: 2 });
  test('is a line of Lou’s, once', () => {
    const talk = talked(
      loaded([], { openItemId: 'i1' }),
      { type: 'asked-for-help' },
      hint(1),
      loaded([message(6, { text: 'Look at the bottom.' })], { openItemId: 'i1' }),
    );
    expect(shape(talk)).toEqual(['Look at the bottom.']);
    expect(talk).toMatchObject({ busy: false, openItemId: 'i1' });
  });
  test('stands after the welcome, not in its place', () => {
    const welcomed = loaded([message(2, { text: 'Hello.', move: 'welcome' })], { openItemId: 'i1' });
    expect(shape(talked(welcomed, hint(1)))).toEqual(['Hello.', 'Look at the bottom.']);
  });
  test('by the solution leaves nothing open', () => {
    expect(talked(loaded([], { openItemId: 'i1' }), hint(4)).openItemId).toBeNull();
  });
});

test('the welcome that the start has told is the transcript’s own', () => {
  const begun = newTalk('Halves', 'Hello.');
  expect(shape(begun)).toEqual(['Hello.']);
  expect(shape(evolve(begun, loaded([message(2, { text: 'Hello.', move: 'welcome' })])))).toEqual(['Hello.']);
});

describe('a quiz', () => {
  const graded = heard({
    type: 'question_graded',
    seq: 7,
    itemId: 'i1',
    correct: false,
    correctAnswer: 1,
    explanation: 'Because.',
    feedback: 'No.',
    finished: null,
    awards: [],
  });
  const offered = [loaded([]), said, reply(5, 't1', { quiz: [question], quizId: 'q1' })] as const;
  test('locks the choice while it is marked, and keeps how it was marked', () => {
    const chosen = talked(...offered, { type: 'chose', itemId: 'i1', choice: 0 });
    expect(chosen.marking).toEqual({ itemId: 'i1', choice: 0 });
    const marked = evolve(chosen, graded);
    expect(marked.marking).toBeNull();
    expect((marked.lines[1] as LouLine).quiz?.[0]?.answered).toEqual({ choice: 0, correct: false, correctAnswer: 1, explanation: 'Because.', feedback: 'No.' });
  });
  test('has the answer that was given in another place, and goes on marking its own', () => {
    const elsewhere = heard({
      type: 'question_graded',
      seq: 7,
      itemId: 'i1',
      choice: 0,
      correct: false,
      correctAnswer: 1,
      explanation: 'Because.',
      feedback: 'No.',
    });
    const talk = evolve(talked(...offered, { type: 'chose', itemId: 'i2', choice: 1 }), elsewhere);
    expect((talk.lines[1] as LouLine).quiz?.[0]?.answered).toMatchObject({ choice: 0, correct: false });
    expect(talk.marking).toEqual({ itemId: 'i2', choice: 1 });
  });
  test('shows the answer that counts where that was given in another place and not heard here, and the server’s result', () => {
    const counted = { choice: 1, correct: true, correctAnswer: 1, explanation: 'Because.', feedback: '' };
    const second = { type: 'question_graded', seq: 8, itemId: 'i1', choice: 0, correct: false, correctAnswer: 1, explanation: 'Because.', feedback: 'No.' };
    const finished = { right: 1, total: 1, percent: 100 };
    const talk = talked(...offered, { type: 'chose', itemId: 'i1', choice: 0 }, heard({ ...second, answered: counted, finished, awards: [] }));
    expect(talk.lines[1]).toMatchObject({ quiz: [{ answered: counted }], quizScore: finished });
    expect(evolve(talk, heard({ ...second, finished: null, awards: [] })).lines[1]).toMatchObject({ quiz: [{ answered: counted }], quizScore: finished });
  });
  test('that is told again brings the answers since, and takes none away', () => {
    const given = (choice: number) => ({ choice, correct: choice === 1, correctAnswer: 1, explanation: '', feedback: '' });
    const [one, two] = [question, { ...question, itemId: 'i2' }];
    const told = (quiz: QuizQuestion[]) => loaded([message(5, { turnId: 't1', quiz, quizId: 'q1' })]);
    const talk = talked(loaded([]), said, reply(5, 't1', { quiz: [one, two], quizId: 'q1' }), graded, told([one, { ...two, answered: given(1) }]));
    expect((talk.lines[1] as LouLine).quiz?.map(({ answered }) => answered?.choice)).toEqual([undefined, 1]);
    const later = evolve(evolve(talk, told([{ ...one, answered: given(0) }, two])), told([one, two]));
    expect((later.lines[1] as LouLine).quiz?.map(({ answered }) => answered?.choice)).toEqual([0, 1]);
  });
  test('is open again when the answer did not get through', () => {
    expect(talked(...offered, { type: 'chose', itemId: 'i1', choice: 0 }, { type: 'disconnected' }).marking).toBeNull();
  });
});
