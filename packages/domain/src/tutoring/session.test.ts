import { describe, expect, test } from 'vitest';
import { SectionCompleted } from '../enrolment/events.ts';
import { fold, type NewFact } from '../kernel.ts';
import { assertIsFold, given, MONDAY_9AM_MS, reaction, recorded, viewed } from '../testing/index.ts';
import {
  AnswerGraded,
  HintGiven,
  LearnerAsked,
  SessionCompleted,
  SessionRated,
  SessionStarted,
  SolutionShown,
  TurnCut,
  TutorAsked,
  TutorReplied,
  TutorSaid,
} from './events.ts';
import { IDLE_LIMIT_MS, TURN_LEASE_MS } from './limits.ts';
import { SESSION_SENTENCES } from './sentences.ts';
import { session, type TurnResult } from './session.ts';
import { finalScorePercent, sessionStatus, sessionsView } from './sessions.view.ts';
import { sessionsOfSection } from './sessions-of-section.policy.ts';

const localDay = '2026-01-05';
const subject = { courseId: 'fractions', sectionId: 'halves', knowledgeItemId: null };
const started = SessionStarted({ sessionId: 's1', subject, localDay });
const atMs = MONDAY_9AM_MS + 2 * 60_000;
const asked = (turnId: string, leaseEndsAtMs = atMs + TURN_LEASE_MS) =>
  LearnerAsked({ sessionId: 's1', turnId, via: 'text', characters: 2, leaseEndsAtMs, localDay });
const result: TurnResult = {
  move: 'explain',
  skills: ['meaning'],
  keyIdeaIds: ['idea-1'],
  passageIds: ['p1'],
  brain: 'test',
  milliseconds: { understand: 0, gather: 0, say: 0, check: 0 },
  tokens: 0,
  asks: null,
  graded: null,
  hint: null,
  solution: null,
  also: [],
  words: { sentences: ['So.'] },
};
const replied = TutorReplied({ sessionId: 's1', turnId: 't1', ...pick(result) });
const question = TutorAsked({ sessionId: 's1', turnId: 't1', itemId: 'check:idea-1', keyIdeaId: 'idea-1', skill: 'meaning', localDay });

function pick({ move, skills, keyIdeaIds, passageIds, brain, milliseconds, tokens }: TurnResult) {
  return { move, skills: [...skills], keyIdeaIds: [...keyIdeaIds], passageIds: [...passageIds], brain, milliseconds, tokens };
}

const ask = (turnId: string, at = atMs) =>
  ({ type: 'Ask', sessionId: 's1', turnId, via: 'text', text: 'Hi', atMs: at, localDay, ifUnknown: { subject, words: { topic: 'Halves' } } }) as const;
const types = (facts: readonly NewFact[]) => facts.map((fact) => fact.type);

describe('asking', () => {
  test('writes down what was said before anything else, as words beside the fact', () => {
    expect(given(session, [started]).when(ask('t1'))).toEqual([{ ...asked('t1'), words: { text: 'Hi' } }]);
  });
  test('an unknown session is begun by its first message', () => {
    const facts = given(session).when(ask('t1'));
    expect(types(facts)).toEqual(['SessionStarted', 'LearnerAsked']);
    expect(facts[0]?.words).toEqual({ topic: 'Halves' });
  });
  test('refuses during a turn', () => {
    const refused = given(session, [started, asked('t1')]).refuses(ask('t2'));
    expect([refused.code, refused.message]).toEqual(['TURN_IN_FLIGHT', 'Please wait for the current answer.']);
  });
  test('when the lease has run out the old turn is cut and the new one counts', () => {
    const facts = given(session, [started, asked('t1', atMs)]).when(ask('t2'));
    expect(facts[0]).toEqual(TurnCut({ sessionId: 's1', turnId: 't1', because: 'lease' }));
    expect(types(facts)).toEqual(['TurnCut', 'LearnerAsked']);
  });
  test('a turn of a process that is gone is cut at once, one that it may still be taking is not', () => {
    const turn = [started, asked('t1')];
    const askedOf = (goneBeforeMs: number) => ({ ...ask('t2'), goneBeforeMs });
    const facts = given(session, turn).when(askedOf(atMs));
    expect(facts[0]).toEqual(TurnCut({ sessionId: 's1', turnId: 't1', because: 'failure' }));
    expect(types(facts)).toEqual(['TurnCut', 'LearnerAsked']);
    expect(given(session, turn).refuses(askedOf(MONDAY_9AM_MS)).code).toBe('TURN_IN_FLIGHT');
  });
  test('refuses a session that is over: ended, or a day without activity', () => {
    const ended = SessionCompleted({ sessionId: 's1', because: 'learner' });
    expect(given(session, [started, ended]).refuses(ask('t1')).message).toBe('This session is over. Start a new one.');
    expect(given(session, [started]).refuses(ask('t1', MONDAY_9AM_MS + IDLE_LIMIT_MS)).code).toBe('SESSION_OVER');
    expect(types(given(session, [started]).when(ask('t1', MONDAY_9AM_MS + IDLE_LIMIT_MS - 1)))).toEqual(['LearnerAsked']);
  });
});

describe('replying', () => {
  const reply = (change: Partial<TurnResult> = {}) =>
    ({ type: 'Reply', sessionId: 's1', turnId: 't1', atMs, localDay, result: { ...result, ...change } }) as const;

  test('closes the turn, with its words', () => {
    expect(given(session, [started, asked('t1')]).when(reply())).toEqual([{ ...replied, words: { sentences: ['So.'] } }]);
    expect(types(given(session, [started, asked('t1'), replied]).when(ask('t2')))).toEqual(['LearnerAsked']);
  });
  test('to a turn that is no longer open is quiet', () => {
    const cut = TurnCut({ sessionId: 's1', turnId: 't1', because: 'learner' });
    expect(given(session, [started, asked('t1'), cut]).when(reply())).toEqual([]);
  });
  test('a sentence is written down before it is told, and one of a turn that is over is quiet', () => {
    const say = { type: 'Say', sessionId: 's1', turnId: 't1', atMs, place: 1, passageIds: ['p1'], words: { sentences: ['So.'] } } as const;
    expect(given(session, [started, asked('t1')]).when(say)).toEqual([
      TutorSaid({ sessionId: 's1', turnId: 't1', place: 1, passageIds: ['p1'] }, { sentences: ['So.'] }),
    ]);
    expect(given(session, [started, asked('t1'), replied]).when(say)).toEqual([]);
    expect(given(session, [started, asked('t2')]).when(say)).toEqual([]);
  });
  test('what a model did in the turn goes into its record', () => {
    const model = { calls: 2, repaired: true, refusals: ['unsupported'], handedOver: null };
    const [fact] = given(session, [started, asked('t1')]).when(reply({ model }));
    expect(fact?.data).toMatchObject({ model });
  });
  test('what was decided stands before what was said', () => {
    const facts = given(session, [started, question, asked('t1')]).when(
      reply({ hint: { itemId: 'check:idea-1', level: 1 }, asks: { itemId: 'check:idea-2', keyIdeaId: 'idea-2', skill: 'meaning' } }),
    );
    expect(types(facts)).toEqual(['HintGiven', 'TutorAsked', 'TutorReplied']);
  });
  test('counts the attempts at the open item', () => {
    const graded = {
      itemId: 'check:idea-1',
      keyIdeaId: 'idea-1',
      skill: 'meaning',
      grade: 0.2,
      pointsSeen: [],
      pointsMissing: ['a'],
      misconceptionId: null,
      settled: false,
      counts: true,
    };
    const first = AnswerGraded({ ...graded, sessionId: 's1', turnId: 't0', attempt: 1, localDay });
    const facts = given(session, [started, question, first, asked('t1')]).when(reply({ graded }));
    expect(facts[0]).toMatchObject({ type: 'AnswerGraded', data: { attempt: 2 } });
    const other = given(session, [started, asked('t1')]).when(reply({ graded }));
    expect(other[0]).toMatchObject({ data: { attempt: 1 } });
  });
});

describe('help with the open item', () => {
  test('a hint and Show me are about it; Show me closes it', () => {
    const hint = { type: 'GiveHint', sessionId: 's1', itemId: 'check:idea-1', level: 1, atMs, words: { text: 'Look.' } } as const;
    const show = { type: 'ShowSolution', sessionId: 's1', itemId: 'check:idea-1', skill: 'meaning', atMs, words: { text: 'So.' } } as const;
    expect(given(session, [started, question]).when(hint)).toEqual([HintGiven({ sessionId: 's1', itemId: 'check:idea-1', level: 1 }, { text: 'Look.' })]);
    expect(given(session, [started, question]).when(show)[0]).toMatchObject({ type: 'SolutionShown', data: { because: 'button' } });
    const shown = SolutionShown({ sessionId: 's1', itemId: 'check:idea-1', skill: 'meaning', because: 'button' });
    expect(given(session, [started, question, shown]).refuses(hint).code).toBe('NO_OPEN_ITEM');
    expect(given(session, [started]).refuses(show).message).toBe(SESSION_SENTENCES.notOpen);
  });
});

describe('the ladder of the open item', () => {
  const words = { sentences: ['Look.'] };
  const hint = (level: 1 | 2 | 3) => ({ type: 'GiveHint', sessionId: 's1', itemId: 'check:idea-1', level, atMs, words }) as const;
  const hinted = (level: number) => HintGiven({ sessionId: 's1', itemId: 'check:idea-1', level });

  test('is climbed one rung after another; a rung twice, or one left out, is quiet', () => {
    expect(given(session, [started, question, hinted(1)]).when(hint(1))).toEqual([]);
    expect(given(session, [started, question]).when(hint(2))).toEqual([]);
    expect(types(given(session, [started, question, hinted(1)]).when(hint(2)))).toEqual(['HintGiven']);
    expect(given(session, [started, question, hinted(1), hinted(2), hinted(3)]).when(hint(3))).toEqual([]);
  });
  test('a reply with a hint that was given in between is said without it', () => {
    const reply = { type: 'Reply', sessionId: 's1', turnId: 't1', atMs, localDay, result: { ...result, hint: { itemId: 'check:idea-1', level: 1 } } } as const;
    expect(types(given(session, [started, question, asked('t1')]).when(reply))).toEqual(['HintGiven', 'TutorReplied']);
    expect(types(given(session, [started, question, asked('t1'), hinted(1)]).when(reply))).toEqual(['TutorReplied']);
  });
});

describe('a session named like something every object has', () => {
  test.each(['constructor', '__proto__', 'toString'])('%s is unknown until it is begun, and then one like any other', (sessionId) => {
    const end = { type: 'EndSession', sessionId, atMs } as const;
    expect(given(session).refuses(end).code).toBe('SESSION_UNKNOWN');
    const facts = given(session).when({ ...ask('t1'), sessionId });
    expect(types(facts)).toEqual(['SessionStarted', 'LearnerAsked']);
    expect(types(given(session, facts).when(end))).toEqual(['SessionCompleted']);
    const over = SessionCompleted({ sessionId, because: 'learner' });
    expect(viewed(sessionsView, [over, ...facts, over]).map((record) => record.sessionId)).toEqual([sessionId]);
    assertIsFold(sessionsView, recorded([...facts, over]));
  });
});

describe('ending and rating', () => {
  test('ends once; again is quiet', () => {
    const end = { type: 'EndSession', sessionId: 's1', atMs } as const;
    expect(given(session, [started]).when(end)).toEqual([SessionCompleted({ sessionId: 's1', because: 'learner' })]);
    expect(given(session, [started, SessionCompleted({ sessionId: 's1', because: 'learner' })]).when(end)).toEqual([]);
    expect(given(session).refuses(end).message).toBe('Session not found.');
  });
  test('one that a day without activity has ended is over already: ending it is quiet', () => {
    const end = (atMs: number) => ({ type: 'EndSession', sessionId: 's1', atMs }) as const;
    expect(given(session, [started]).when(end(MONDAY_9AM_MS + IDLE_LIMIT_MS))).toEqual([]);
    expect(given(session, [started]).when(end(MONDAY_9AM_MS + IDLE_LIMIT_MS - 1))).toHaveLength(1);
  });
  test('the last rating counts; the same again is quiet', () => {
    const rate = (satisfaction: number) => ({ type: 'RateSession', sessionId: 's1', satisfaction, atMs }) as const;
    const four = SessionRated({ sessionId: 's1', satisfaction: 4, courseId: 'fractions' });
    expect(given(session, [started, asked('t1')]).when(rate(4))).toEqual([four]);
    expect(given(session, [started, asked('t1'), four]).when(rate(4))).toEqual([]);
    expect(given(session, [started, asked('t1'), four]).when(rate(5))).toHaveLength(1);
  });
  test('a rating of a session in which nothing was said does not count; once something was, the same one does', () => {
    const rate = { type: 'RateSession', sessionId: 's1', satisfaction: 1, atMs } as const;
    const one = SessionRated({ sessionId: 's1', satisfaction: 1, courseId: 'fractions' });
    const idle = SessionRated({ ...one.data, counts: false });
    expect(given(session, [started]).when(rate)).toEqual([idle]);
    expect(given(session, [started, idle]).when(rate)).toEqual([]);
    expect(given(session, [started, idle, asked('t1')]).when(rate)).toEqual([one]);
  });
  test('a completed section ends the talks about it, and no others', () => {
    const other = SessionStarted({ sessionId: 's2', subject: { ...subject, sectionId: 'thirds' }, localDay });
    const done = SectionCompleted({ courseId: 'fractions', sectionId: 'halves', outlineRevision: 1, remaining: 1, localDay });
    expect(reaction(sessionsOfSection, [started, other], [done])).toEqual([SessionCompleted({ sessionId: 's1', because: 'section' })]);
    const odd = { ...done, data: { ...done.data, sectionId: 'constructor' } };
    expect(reaction(sessionsOfSection, [started], [odd])).toEqual([]);
    expect(reaction(sessionsOfSection, [started, SessionCompleted({ sessionId: 's1', because: 'learner' })], [done])).toEqual([]);
  });
  test('a completed section leaves alone what a day without activity has ended, counted from the last activity', () => {
    const done = SectionCompleted({ courseId: 'fractions', sectionId: 'halves', outlineRevision: 1, remaining: 1, localDay });
    const endedBy = (ms: number, ...history: NewFact[]) => reaction(sessionsOfSection, [started, ...history], [done], MONDAY_9AM_MS + ms);
    expect([endedBy(IDLE_LIMIT_MS - 1).length, endedBy(IDLE_LIMIT_MS).length, endedBy(IDLE_LIMIT_MS, asked('t1')).length]).toEqual([1, 0, 1]);
    const late = fold(sessionsOfSection, recorded([started, asked('t1')], { everyMs: IDLE_LIMIT_MS }));
    expect(sessionsOfSection.react([done], late, MONDAY_9AM_MS + IDLE_LIMIT_MS)).toEqual([]);
  });
  test('talks that idled out are not remembered', () => {
    const another = SessionStarted({ sessionId: 's2', subject, localDay });
    expect(fold(sessionsOfSection, recorded([started, another], { everyMs: IDLE_LIMIT_MS }))).toHaveLength(1);
  });
});

describe('the sessions view', () => {
  const story = [started, asked('t1'), question, replied, SessionRated({ sessionId: 's1', satisfaction: 5, courseId: 'fractions' }), asked('t2')];

  test('is a fold', () => assertIsFold(sessionsView, recorded(story)));
  test('reaches to the sentences and the end of a turn that was cut, without counting them as activity', () => {
    const said = TutorSaid({ sessionId: 's1', turnId: 't1', place: 1, passageIds: [] });
    const cut = TurnCut({ sessionId: 's1', turnId: 't1', because: 'learner' });
    const before = viewed(sessionsView, [started, asked('t1')])[0];
    expect(viewed(sessionsView, [started, asked('t1'), said, cut])).toEqual([{ ...before, lastVersion: 4 }]);
  });
  test('counts a gap of more than five minutes as five', () => {
    expect(viewed(sessionsView, [started, asked('t1')], { everyMs: 60_000 })[0]?.durationMs).toBe(60_000);
    expect(viewed(sessionsView, [started, asked('t1')], { everyMs: 3_600_000 })[0]?.durationMs).toBe(300_000);
  });
  test('what comes after a day without activity neither lengthens a session nor moves its end', () => {
    const before = viewed(sessionsView, [started])[0];
    const late = viewed(sessionsView, [started, SessionCompleted({ sessionId: 's1', because: 'section' })], { everyMs: IDLE_LIMIT_MS })[0];
    expect(late).toEqual({ ...before, lastVersion: 2 });
    const inTime = viewed(sessionsView, [started, SessionCompleted({ sessionId: 's1', because: 'section' })], { everyMs: IDLE_LIMIT_MS - 1 })[0];
    expect(inTime).toMatchObject({ durationMs: 300_000, endedAtMs: MONDAY_9AM_MS + IDLE_LIMIT_MS - 1 });
  });
  test('L212 is in progress for 30 minutes, then paused, and completed after a day', () => {
    const record = viewed(sessionsView, [started])[0];
    if (!record) throw new Error('no record');
    const later = (minutes: number) => sessionStatus(record, MONDAY_9AM_MS + minutes * 60_000);
    expect([later(29), later(30), later(24 * 60 - 1), later(24 * 60)]).toEqual(['in_progress', 'paused', 'paused', 'completed']);
  });
  test('the final score is null without answers', () => {
    const record = viewed(sessionsView, story)[0];
    if (!record) throw new Error('no record');
    expect(finalScorePercent(record)).toBeNull();
    expect(finalScorePercent({ ...record, answered: 3, right: 2 })).toBe(67);
  });
});
