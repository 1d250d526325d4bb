import { expect, test } from 'vitest';
import { assertIsFold, given, MONDAY_9AM_MS, recorded, viewed } from '../testing/index.ts';
import { TranscriptOpened } from './events.ts';
import { type OpenTranscript, SAME_READING_MS, transcriptReading } from './transcript-reads.ts';
import { transcriptReadsView } from './transcript-reads.view.ts';

// What stands in the log was read by 'ada', as the testing kit has it.
const opened = TranscriptOpened({ sessionId: 's1', role: 'teacher' });
const open = (change: Partial<OpenTranscript> = {}): OpenTranscript => ({
  type: 'OpenTranscript',
  sessionId: 's1',
  readerId: 'ada',
  role: 'teacher',
  atMs: MONDAY_9AM_MS + 60_000,
  ...change,
});

test('a reading is written down', () => {
  expect(given(transcriptReading).when(open())).toEqual([opened]);
});

test('a page that asks again within the same reading adds nothing; a later one does', () => {
  expect(given(transcriptReading, [opened]).when(open())).toEqual([]);
  expect(given(transcriptReading, [opened]).when(open({ atMs: MONDAY_9AM_MS + SAME_READING_MS }))).toEqual([opened]);
});

test('another session, the list, and another reader are readings of their own', () => {
  expect(given(transcriptReading, [opened]).when(open({ sessionId: 's2' }))).toHaveLength(1);
  expect(given(transcriptReading, [opened]).when(open({ sessionId: null }))).toEqual([TranscriptOpened({ sessionId: null, role: 'teacher' })]);
  expect(given(transcriptReading, [opened]).when(open({ readerId: 'bob', role: 'admin' }))).toEqual([TranscriptOpened({ sessionId: 's1', role: 'admin' })]);
});

test('the view tells each with its role and time', () => {
  const facts = [opened, TranscriptOpened({ sessionId: null, role: 'admin' })];
  expect(viewed(transcriptReadsView, facts)).toEqual([
    { atMs: MONDAY_9AM_MS, role: 'teacher', sessionId: 's1' },
    { atMs: MONDAY_9AM_MS + 60_000, role: 'admin', sessionId: null },
  ]);
  assertIsFold(transcriptReadsView, recorded(facts));
});
