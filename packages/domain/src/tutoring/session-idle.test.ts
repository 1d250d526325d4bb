import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, type NewFact, type RecordedFact } from '../kernel.ts';
import { QuestionAnswered, QuizFinished, QuizOffered } from '../quizzes/events.ts';
import { MONDAY_9AM_MS, recorded } from '../testing/index.ts';
import { SessionRated, SessionStarted, sessionActivity, TopicChanged, TurnCut, TutorSaid } from './events.ts';
import { isOver, session } from './session.ts';
import { sessionStatus, sessionsView } from './sessions.view.ts';

const HOUR_MS = 3_600_000;
const started = SessionStarted(SessionStarted.sample);

/** Facts of one session, each at its hour. */
const story = (...facts: readonly (readonly [hour: number, fact: NewFact])[]): RecordedFact[] =>
  recorded(facts.map(([, fact]) => fact)).map((fact, index) => ({ ...fact, recordedAtMs: MONDAY_9AM_MS + (facts[index]?.[0] ?? 0) * HOUR_MS }));

/** Whether it is over at an hour: by the rules, and by the list. */
function overAt(hour: number, facts: readonly RecordedFact[]): readonly [rules: boolean, list: boolean] {
  const [rule] = fold(session, facts);
  const [record] = fold(sessionsView, facts);
  if (!rule || !record) throw new Error('no session');
  const atMs = MONDAY_9AM_MS + hour * HOUR_MS;
  return [isOver(rule, atMs), sessionStatus(record, atMs) === 'completed'];
}

test('a quiz answer and another topic keep a session open, as all else that happens in it', () => {
  for (const fact of [QuestionAnswered(QuestionAnswered.sample), TopicChanged(TopicChanged.sample)]) {
    const facts = story([0, started], [12, fact]);
    expect([overAt(25, facts), overAt(36, facts)]).toEqual([
      [false, false],
      [true, true],
    ]);
  }
});

test('an answer to the quiz of a session that a day without activity ended does not bring it back', () => {
  expect(overAt(31, story([0, started], [30, QuestionAnswered(QuestionAnswered.sample)]))).toEqual([true, true]);
});

test('whatever happens in a session and whenever, the rules and the list agree on whether it is over', () => {
  const types = [...sessionActivity.filter((type) => type !== SessionStarted), QuizOffered, QuestionAnswered, QuizFinished, TurnCut, TutorSaid, SessionRated];
  const fact = fc.constantFrom(...types.map((type): NewFact => ({ type: type.type, data: type.sample })));
  const step = fc.tuple(fc.nat(30), fact);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.nat(30), (steps, after) => {
      let hour = 0;
      const later: (readonly [hour: number, fact: NewFact])[] = [];
      for (const [hours, one] of steps) {
        hour += hours;
        later.push([hour, one]);
      }
      const [rules, list] = overAt(hour + after, story([0, started], ...later));
      expect(rules).toBe(list);
    }),
  );
});
