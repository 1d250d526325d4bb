import type { RecentSession } from '@lou/contract/tutoring';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { openSessionOf, takeUp, talkKey } from './open-session.ts';

const about = { courseId: 'fractions', sectionId: 'halves' };
const session = (id: string, more: Partial<RecentSession> = {}) => ({ id, ...about, completionStatus: 'paused', learnerTurns: 0, ...more }) as RecentSession;

test('the open session of a section is its newest that is not over, also one in which nothing was said yet', () => {
  const recent = [
    session('another', { sectionId: 'thirds' }),
    session('free', { courseId: null, sectionId: null }),
    session('over', { completionStatus: 'completed', learnerTurns: 2 }),
    session('opened'),
    session('older', { learnerTurns: 4 }),
  ];
  expect(openSessionOf(recent, about)?.id).toBe('opened');
  expect(openSessionOf(recent.slice(0, 3), about)).toBeUndefined();
  expect(openSessionOf(recent, { courseId: 'fractions', sectionId: null })).toBeUndefined();
});

test('what is taken up is joined, whatever the page had joined before or was about to join', async () => {
  const client = new QueryClient();
  const joined = () => client.getQueryData(talkKey(about));
  takeUp(client, about, 's2');
  takeUp(client, about, 's1');
  expect(joined()).toEqual({ sessionId: 's1', own: false });

  const other = { ...about, sectionId: 'thirds' };
  const begins = Promise.withResolvers<object>();
  const beginning = client.fetchQuery({ queryKey: talkKey(other), queryFn: () => begins.promise }).catch(() => undefined);
  takeUp(client, other, 's3');
  begins.resolve({ sessionId: 's4', own: false });
  await beginning;
  expect(client.getQueryData(talkKey(other))).toEqual({ sessionId: 's3', own: false });
});
