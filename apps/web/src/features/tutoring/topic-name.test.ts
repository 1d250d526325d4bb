import { expect, test } from 'vitest';
import { topicName } from './topic-name.ts';

test('a section’s session is called by its section, any other by its topic', () => {
  expect(topicName('Fractions that make sense - Halves', 'Fractions that make sense')).toBe('Halves');
  expect(topicName('Fractions that make sense', 'Fractions that make sense')).toBe('Fractions that make sense');
  expect(topicName('My homework - page 3', 'Fractions that make sense')).toBe('My homework - page 3');
  expect(topicName('My homework', undefined)).toBe('My homework');
});
