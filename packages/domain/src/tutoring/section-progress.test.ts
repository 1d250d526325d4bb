import { expect, test } from 'vitest';
import { fold, type NewFact } from '../kernel.ts';
import { QuizFinished } from '../quizzes/events.ts';
import { MONDAY_9AM_MS, recorded } from '../testing/index.ts';
import { SessionCompleted, SessionStarted, TutorReplied } from './events.ts';
import { sectionProgressPercent, sessionProgressPercent } from './section-progress.ts';
import { sessionsView } from './sessions.view.ts';

const about = (sectionId: string | null) => ({ courseId: 'fractions', sectionId, knowledgeItemId: null });
const started = (sessionId: string, sectionId: string | null = 'halves') => SessionStarted({ sessionId, subject: about(sectionId), localDay: '2026-01-05' });
const met = (sessionId: string, ...keyIdeaIds: string[]) =>
  TutorReplied({
    ...{ sessionId, turnId: 't', move: 'explain', skills: [], keyIdeaIds, passageIds: [], brain: 'test', tokens: 0 },
    milliseconds: { understand: 0, gather: 0, say: 0, check: 0 },
  });
const ended = (sessionId: string) => SessionCompleted({ sessionId, because: 'learner' });
const percentAfter = (facts: readonly NewFact[], keyIdeaIds: readonly string[] = ['a', 'b', 'c']) =>
  sectionProgressPercent(fold(sessionsView, recorded(facts)), { sectionId: 'halves', keyIdeaIds });

/** How far the first session of these is, just after them. */
function percentOfFirst(facts: readonly NewFact[], keyIdeaIds: readonly string[] = ['a', 'b', 'c', 'd']): number {
  const [first] = fold(sessionsView, recorded(facts));
  if (!first) throw new Error('no session');
  return sessionProgressPercent(first, keyIdeaIds, MONDAY_9AM_MS);
}

test('before the first session a section is at 0, once one has begun at 1 at least', () => {
  expect(percentAfter([])).toBe(0);
  expect(percentAfter([started('s1')])).toBe(1);
});

test('the key ideas of all sessions count together, each once', () => {
  expect(percentAfter([started('s1'), met('s1', 'a', 'b'), started('s2'), met('s2', 'b', 'c')])).toBe(75);
});

test('its quiz is one more, once it is finished in any session', () => {
  const score = { right: 2, total: 5, percent: 40 };
  const quizzed = (sessionId: string) => QuizFinished({ quizId: 'q', sessionId, courseId: 'fractions', sectionId: 'halves', ...score, localDay: '2026-01-05' });
  const talked = [started('s1'), met('s1', 'a'), started('s2')];
  expect(percentAfter([...talked, quizzed('s2')])).toBe(50);
  expect(percentAfter([...talked, quizzed('s1'), quizzed('s2')])).toBe(50);
});

test('a session that ends, and one that begins after it, change nothing', () => {
  const talked = [started('s1'), met('s1', 'a')];
  expect(percentAfter(talked)).toBe(25);
  expect(percentAfter([...talked, ended('s1')])).toBe(25);
  expect(percentAfter([...talked, ended('s1'), started('s2')])).toBe(25);
});

test('what was met of other sections, and in talks about others, does not count', () => {
  expect(percentAfter([started('s1'), met('s1', 'x'), started('s2', 'thirds'), met('s2', 'a'), started('s3', null), met('s3', 'b')])).toBe(1);
});

test('a section without key ideas goes by exchanges, and never to the end', () => {
  expect(percentAfter([started('s1'), met('s1'), met('s1'), ended('s1')], [])).toBe(20);
  expect(percentAfter([started('s1'), ...Array.from({ length: 12 }, () => met('s1'))], [])).toBe(99);
});

test('a session is as far as it has come by itself, 1 to 99, and 100 when it is over; of a free talk 10 % an exchange', () => {
  const quizzed = QuizFinished({ ...QuizFinished.sample, sessionId: 's1' });
  expect(percentOfFirst([started('s1')])).toBe(1);
  expect(percentOfFirst([started('s1'), met('s1', 'a'), started('s2'), met('s2', 'b')])).toBe(20);
  expect(percentOfFirst([started('s1'), met('s1', 'a', 'b', 'c', 'd'), quizzed])).toBe(99);
  expect(percentOfFirst([started('s1', null), met('s1', 'a'), met('s1'), met('s1')], [])).toBe(30);
  expect(percentOfFirst([started('s1'), ended('s1')])).toBe(100);
});

test('ideas of another section that came up move neither the session nor the section', () => {
  const strayed = [started('s1'), met('s1', 'x', 'y', 'z')];
  expect([percentOfFirst(strayed), percentAfter(strayed)]).toEqual([1, 1]);
});
