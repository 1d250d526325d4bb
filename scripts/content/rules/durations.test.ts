import { changed } from '@lou/api/catalogue/content/testing/a-course-folder';
import { expect, test } from 'vitest';
import { faultAt, faultsIn, keepers, lesson, planted } from '../testing/keepers.ts';

test('hours that are not the sum of the sections are a fault', () => {
  const files = planted('course.md', ['estimatedDurationHours: 1', 'estimatedDurationHours: 2']);
  expect(faultsIn(files)).toEqual([faultAt(files, 'course.md', 'estimatedDurationHours', 'The sections take 50 minutes, which is 0.8 hours.')]);
});

const named = (minutes: number) => planted(lesson, ['estimatedDurationMinutes: 25', `estimatedDurationMinutes: ${minutes}`]);

test.each([5, 15, 35, 240])('%i minutes for a section that takes about 22 are a fault', (minutes) => {
  const files = named(minutes);
  expect(faultsIn(files)).toContain(faultAt(files, lesson, 'estimatedDurationMinutes', `What is read and asked here takes 16 to 34 minutes, not ${minutes}.`));
});

test.each([16, 34])('%i minutes are none', (minutes) => {
  expect(faultsIn(named(minutes))).toEqual([]);
});

test('what a section asks for makes it longer', () => {
  const exercise =
    ':::exercise\ntitle: Another thing\nlou: The same again.\npoints: 10\nanswers: ["tin bell"]\nexplanation: It is there.\n---\nWhat is kept by the hen?\n:::\n\n';
  const files = changed(keepers, lesson, [':::quiz', `${exercise.repeat(6).replace(/kept by the hen/g, (text, at) => `${text} on day ${at}`)}:::quiz`]);
  expect(faultsIn(files)).toEqual([faultAt(files, lesson, 'estimatedDurationMinutes', 'What is read and asked here takes 30 to 61 minutes, not 25.')]);
});
