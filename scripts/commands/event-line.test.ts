import { allFacts } from '@lou/domain';
import { LearnerErased } from '@lou/domain/identity/events';
import type { RecordedFact } from '@lou/domain/kernel';
import { MONDAY_9AM_MS, recorded } from '@lou/domain/testing';
import { expect, test } from 'vitest';
import { eventLines, eventSentence } from './event-line.ts';
import { eventSentences } from './event-sentences.ts';

const [fact] = recorded([{ type: 'LearnerEnrolled', data: { courseId: 'fractions', outlineRevision: 1 } }], { learnerId: '3f2a77' }) as [RecordedFact];

test('every type of fact of the catalogue has a sentence, and no other', () => {
  expect(Object.keys(eventSentences).toSorted()).toEqual(allFacts.map(({ type }) => type).toSorted());
});

test.each(allFacts.map((type) => [type.type, type] as const))('the sentence of %s is whole', (_name, type) => {
  const [sample] = recorded([{ type: type.type, data: type.sample }], { learnerId: '3f2a77' }) as [RecordedFact];
  const sentence = eventSentence(sample);
  expect(sentence).not.toMatch(/undefined|NaN|\[object|does not know/);
  expect(sentence).toMatch(/^(learner \w+|Lou|a|course|lesson|question|the) /);
});

test('a line has the time where the reader is, and each day its heading', () => {
  const linesOf = eventLines('UTC');
  expect(linesOf(fact)).toEqual(['── 2026-01-05', '09:00 learner 3f2a enrolled in fractions']);
  expect(linesOf({ ...fact, recordedAtMs: MONDAY_9AM_MS + 60_000 })).toEqual(['09:01 learner 3f2a enrolled in fractions']);
  expect(linesOf({ ...fact, recordedAtMs: MONDAY_9AM_MS + 86_400_000 })[0]).toBe('── 2026-01-06');
  expect(eventLines('America/New_York')(fact)[1]).toMatch(/^04:00 /);
});

test('an erasure, on a stream that is nobody’s, names the learner', () => {
  expect(eventSentence({ ...fact, ...LearnerErased({ learnerId: '3f2a77' }), stream: 'identity' })).toBe('learner 3f2a was erased');
});

test('a fact of another version is named, and an id cannot steer a terminal', () => {
  expect(eventSentence({ ...fact, type: 'MoonVisited' })).toBe('learner 3f2a: MoonVisited, of a shape that this version does not know');
  expect(eventSentence({ ...fact, data: { course: 1 } })).toMatch(/does not know$/);
  expect(eventSentence({ ...fact, data: { courseId: 'a\u001b[2Jb\n', outlineRevision: 1 } })).toBe('learner 3f2a enrolled in a·[2Jb·');
});
