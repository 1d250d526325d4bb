import type { Section } from '@lou/contract/catalogue';
import type { Enrollment } from '@lou/contract/enrolment';
import { expect, test } from 'vitest';
import { completed, litSection, minutesOf, minutesToGo, reopened, started, statusOf } from './section-status.ts';

const enrolled: Enrollment = {
  courseId: 'c',
  progress: '33.33',
  completedSectionIds: ['a'],
  currentSectionId: 'b',
  enrolledAt: '2026-01-05T09:00:00Z',
  completedAt: null,
};
const section = (id: string): Section => ({ id, courseId: 'c', title: id, objectiveType: 'learn', estimatedDuration: 30, orderIndex: 0, skills: [] });
const sections = ['a', 'b', 'c'].map(section);

test('L306 L307 L308 completed by the set, in progress the current one, any other available', () => {
  expect(sections.map(({ id }) => statusOf(id, enrolled))).toEqual(['completed', 'in_progress', 'available']);
  expect(statusOf('a', { ...enrolled, currentSectionId: 'a' })).toBe('completed');
});

test('L310 starting makes a section the current one, a completed one stays completed', () => {
  expect(started(enrolled, 'c').currentSectionId).toBe('c');
  expect(started(enrolled, 'a')).toBe(enrolled);
});

test('L313 L314 L315 completing adds to the set, clears the current one and counts one more of all', () => {
  expect(completed(enrolled, 'b', 3)).toMatchObject({ completedSectionIds: ['a', 'b'], currentSectionId: null, progress: '66.67' });
  expect(completed(enrolled, 'c', 3)).toMatchObject({ completedSectionIds: ['a', 'c'], currentSectionId: 'b' });
  expect(completed({ ...enrolled, completedSectionIds: ['a', 'c'] }, 'b', 3).progress).toBe('100');
});

test('a section never counts twice, and a course without sections stays at 0', () => {
  expect(completed(enrolled, 'a', 3)).toBe(enrolled);
  expect(completed(enrolled, 'x', 0).progress).toBe('0');
});

test('the light is on the current section, else on the first that is not completed', () => {
  expect(litSection(sections, { ...enrolled, currentSectionId: 'c' })).toBe('c');
  expect(litSection(sections, { ...enrolled, currentSectionId: null })).toBe('b');
  expect(litSection(sections, { ...enrolled, currentSectionId: null, completedSectionIds: ['a', 'b', 'c'] })).toBeNull();
});

test('the minutes to go are those of what is not completed', () => {
  expect(minutesToGo(sections, enrolled)).toBe(60);
});

test('what was shown as completed and was not is as it was before; what happened meanwhile stays', () => {
  const back = (now: Enrollment, before: Enrollment, id: string) => reopened(now, before, id, 3);
  expect(back(completed(enrolled, 'b', 3), enrolled, 'b')).toEqual(enrolled);
  expect(back(completed(enrolled, 'c', 3), enrolled, 'c')).toEqual(enrolled);
  const both = completed(completed(enrolled, 'b', 3), 'c', 3);
  expect(back(both, enrolled, 'b')).toMatchObject({ completedSectionIds: ['a', 'c'], currentSectionId: 'b', progress: '66.67' });
  expect(back(started(completed(enrolled, 'b', 3), 'c'), enrolled, 'b')).toMatchObject({ completedSectionIds: ['a'], currentSectionId: 'c' });
  expect(back(enrolled, enrolled, 'a')).toBe(enrolled);
});

test('a section without minutes counts 30, on its line and in what is to go', () => {
  const without = { ...section('c'), estimatedDuration: 0 };
  expect([minutesOf(without), minutesToGo([section('b'), without], enrolled)]).toEqual([30, 60]);
});
