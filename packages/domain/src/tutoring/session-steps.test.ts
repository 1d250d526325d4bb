/** What a session's commands leave behind, one by one: its beginning, its open item, a turn that is cut, another topic. */
import { describe, expect, test } from 'vitest';
import type { NewFact } from '../kernel.ts';
import { given, MONDAY_9AM_MS } from '../testing/index.ts';
import { AnswerGraded, HintGiven, LearnerAsked, SessionCompleted, SessionStarted, SolutionShown, TopicChanged, TurnCut, TutorAsked } from './events.ts';
import { TURN_LEASE_MS } from './limits.ts';
import { session, type TurnResult } from './session.ts';

const localDay = '2026-01-05';
const subject = { courseId: 'fractions', sectionId: 'halves', knowledgeItemId: null };
const atMs = MONDAY_9AM_MS + 2 * 60_000;
const words = { topic: 'Halves' };
const started = SessionStarted({ sessionId: 's1', subject, localDay });
const asked = (turnId: string) =>
  LearnerAsked({ sessionId: 's1', turnId, via: 'text', characters: 2, leaseEndsAtMs: MONDAY_9AM_MS + TURN_LEASE_MS + 10 * 60_000, localDay });
const idea = (name: string) => ({ itemId: `check:${name}`, keyIdeaId: name, skill: 'meaning' });
const question = (name: string) => TutorAsked({ sessionId: 's1', turnId: 't0', ...idea(name), localDay });
const graded = (name: string, settled: boolean) => ({
  ...idea(name),
  ...{ grade: settled ? 1 : 0, pointsSeen: [], pointsMissing: [], misconceptionId: null, settled, counts: true },
});
const answered = (name: string, settled: boolean) => AnswerGraded({ ...graded(name, settled), sessionId: 's1', turnId: 't0', attempt: 1, localDay });
const hinted = (name: string, level: number) => HintGiven({ sessionId: 's1', itemId: `check:${name}`, level });
const shown = (name: string) => SolutionShown({ sessionId: 's1', itemId: `check:${name}`, skill: 'meaning', because: 'tries' });
const hint = (name: string, level: 1 | 2 | 3) => ({ type: 'GiveHint', sessionId: 's1', itemId: `check:${name}`, level, atMs, words }) as const;
const reply = (different: Partial<TurnResult>) => {
  const said = {
    move: 'check',
    skills: [],
    keyIdeaIds: [],
    passageIds: [],
    brain: 'test',
    milliseconds: { understand: 0, gather: 0, say: 0, check: 0 },
  } as const;
  const result: TurnResult = { ...said, tokens: 0, asks: null, graded: null, hint: null, solution: null, also: [], words, ...different };
  return { type: 'Reply', sessionId: 's1', turnId: 't1', atMs, localDay, result } as const;
};
const types = (facts: readonly NewFact[]) => facts.map((fact) => fact.type);

describe('beginning', () => {
  const start = { type: 'StartSession', sessionId: 's1', subject, atMs, localDay, words, asks: null } as const;
  test('is written down with its words, and with the question of the welcome where it has one', () => {
    expect(given(session).when(start)).toEqual([SessionStarted({ sessionId: 's1', subject, localDay }, words)]);
    expect(given(session).when({ ...start, asks: idea('one') })[1]).toEqual(TutorAsked({ sessionId: 's1', turnId: 'welcome', ...idea('one'), localDay }));
  });
  test('again is quiet', () => expect(given(session, [started]).when(start)).toEqual([]));
});

describe('the open item', () => {
  test('is open until an answer settles it; another try leaves it open', () => {
    expect(types(given(session, [started, question('one'), answered('one', false)]).when(hint('one', 1)))).toEqual(['HintGiven']);
    expect(given(session, [started, question('one'), answered('one', true)]).refuses(hint('one', 1)).code).toBe('NO_OPEN_ITEM');
  });
  test('is closed by its own solution and by no other’s', () => {
    expect(given(session, [started, question('one'), shown('one')]).refuses(hint('one', 1)).code).toBe('NO_OPEN_ITEM');
    expect(types(given(session, [started, question('one'), shown('two')]).when(hint('one', 1)))).toEqual(['HintGiven']);
  });
  test('is climbed by its own hints alone, and starts at its foot when it is asked', () => {
    expect(types(given(session, [started, question('one'), hinted('two', 1)]).when(hint('one', 1)))).toEqual(['HintGiven']);
    expect(types(given(session, [started, question('one'), hinted('one', 2), question('one')]).when(hint('one', 1)))).toEqual(['HintGiven']);
  });
  test('counts the answers to it from one on, and no answer to another', () => {
    const attempt = (...history: NewFact[]) =>
      given(session, [started, question('one'), ...history, asked('t1')]).when(reply({ graded: graded('one', false) }))[0]?.data;
    expect(attempt()).toMatchObject({ attempt: 1 });
    expect(attempt(answered('one', false))).toMatchObject({ attempt: 2 });
    expect(attempt(answered('two', false))).toMatchObject({ attempt: 1 });
  });
  test('the solution that the tries have earned stands before the reply that tells it', () => {
    const solution = { itemId: 'check:one', skill: 'meaning', because: 'tries' } as const;
    const facts = given(session, [started, question('one'), asked('t1')]).when(reply({ graded: graded('one', false), solution }));
    expect(types(facts)).toEqual(['AnswerGraded', 'SolutionShown', 'TutorReplied']);
    expect(facts[1]?.data).toEqual({ sessionId: 's1', ...solution });
  });
});

describe('a turn that is cut', () => {
  const cut = (turnId: string) => ({ type: 'CutTurn', sessionId: 's1', turnId, because: 'learner', atMs }) as const;
  test('is closed, once, and only while it is the open one', () => {
    expect(given(session, [started, asked('t1')]).when(cut('t1'))).toEqual([TurnCut({ sessionId: 's1', turnId: 't1', because: 'learner' })]);
    expect(given(session, [started, asked('t1')]).when(cut('t2'))).toEqual([]);
    const gone = TurnCut({ sessionId: 's1', turnId: 't1', because: 'learner' });
    expect(given(session, [started, asked('t1'), gone]).when(cut('t1'))).toEqual([]);
  });
  test('of another turn leaves the open one open', () => {
    const other = TurnCut({ sessionId: 's1', turnId: 't0', because: 'lease' });
    expect(types(given(session, [started, asked('t1'), other]).when(cut('t1')))).toEqual(['TurnCut']);
  });
});

describe('another topic', () => {
  const change = { type: 'ChangeTopic', sessionId: 's1', atMs, words: { topic: 'Thirds' } } as const;
  test('is written down with its words, and refused once the session is over', () => {
    expect(given(session, [started]).when(change)).toEqual([TopicChanged({ sessionId: 's1' }, { topic: 'Thirds' })]);
    expect(given(session, [started, SessionCompleted({ sessionId: 's1', because: 'learner' })]).refuses(change).code).toBe('SESSION_OVER');
  });
});
