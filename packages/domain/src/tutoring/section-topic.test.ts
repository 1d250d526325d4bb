import { expect, test } from 'vitest';
import { sectionInTopic, topicOfSection } from './section-topic.ts';

test('a talk about a section is called by its course and its title, one about a course by the course', () => {
  expect(topicOfSection('Fractions', 'Halves')).toBe('Fractions - Halves');
  expect(topicOfSection('Fractions')).toBe('Fractions');
});

test('the section is found in its topic again, and in no other', () => {
  expect(sectionInTopic(topicOfSection('Fractions', 'Halves - again'), 'Fractions')).toBe('Halves - again');
  expect(['Fractions', 'Fractions - ', 'My homework - page 3'].map((topic) => sectionInTopic(topic, 'Fractions'))).toEqual([null, null, null]);
  expect(sectionInTopic(' - page 3', '')).toBeNull();
});
