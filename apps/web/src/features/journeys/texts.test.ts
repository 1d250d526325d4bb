import type { Milestone } from '@lou/contract/journeys';
import { expect, test } from 'vitest';
import { nextMilestone, pointsInWords, sectionLine, wordOf } from './texts.ts';

type Standing = Pick<Milestone, 'progress' | 'isOpen'>;
const at = (status: NonNullable<Milestone['progress']>['status']): Standing => ({ progress: { status, score: null }, isOpen: true });
const open: Standing = { progress: null, isOpen: true };
const locked: Standing = { progress: null, isOpen: false };
const all = (...standings: Standing[]) => standings.map((standing, place) => ({ ...standing, id: String(place) }) as Milestone);

test('L301 L302 L303 L304 a milestone reads Complete, Continue, Start or Locked; a failed one may be tried again', () => {
  expect([at('completed'), at('in_progress'), open, locked, at('failed')].map(wordOf)).toEqual(['Complete', 'Continue', 'Start', 'Locked', 'Try Again']);
});

test('what comes next is what is under way, then what failed, then what is open', () => {
  expect(nextMilestone(all(at('completed'), at('failed'), at('in_progress'), open))?.id).toBe('2');
  expect(nextMilestone(all(at('completed'), at('failed'), open))?.id).toBe('1');
  expect(nextMilestone(all(at('completed'), open, locked))?.id).toBe('1');
  expect(nextMilestone(all(at('completed')))).toBeUndefined();
});

test('points are counted in words, and none are not spoken of', () => {
  expect([0, 1, 20].map(pointsInWords)).toEqual(['', '1 point', '20 points']);
});

test('the section that comes next is named once, with one mark at its end', () => {
  const line = (title: string, sectionTitle: string | null) =>
    sectionLine({ title, next: { courseId: 'c', courseTitle: 'Course', sectionId: 's', sectionTitle } });
  expect(line('The reader first', 'One idea at a time')).toBe('Next: One idea at a time.');
  expect(line('The reader first', 'What must the reader do next?')).toBe('Next: What must the reader do next?');
  expect(line('Five minutes with a stranger', 'Five minutes with a stranger')).toBe('');
  expect(line('The last quiz', null)).toBe('');
});
