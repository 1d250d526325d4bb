import type { Section } from '@lou/contract/catalogue';
import { expect, test } from 'vitest';
import { journeyNodes, statusWords } from './journey-nodes.ts';

const section = (id: string, objectiveType: Section['objectiveType']): Section => ({
  id,
  courseId: 'c',
  title: id,
  objectiveType,
  estimatedDuration: 20,
  orderIndex: 0,
  skills: [],
});

test('L247 L248 L269 the first node is available, the rest are locked, each leads to the next', () => {
  const nodes = journeyNodes([section('a', 'learn'), section('b', 'practice'), section('c', 'apply'), section('d', 'review')]);
  expect(nodes.map(({ status }) => status)).toEqual(['available', 'locked', 'locked', 'locked']);
  expect(nodes.map(({ type }) => type)).toEqual(['start', 'quiz', 'project', 'checkpoint']);
  expect(nodes.map(({ word }) => word)).toEqual(['Learn', 'Practice', 'Apply', 'Review']);
  expect(nodes.map(({ connections }) => connections)).toEqual([['b'], ['c'], ['d'], []]);
});

test('L269 once enrolled no node is locked, what is done says so, and one alone is next', () => {
  const nodes = journeyNodes([section('a', 'learn'), section('b', 'practice'), section('c', 'apply')], { completedSectionIds: ['a'] });
  expect(nodes.map(({ status }) => status)).toEqual(['completed', 'available', 'available']);
  expect(nodes.map(({ isNext }) => isNext)).toEqual([false, true, false]);
});

test('L271 L272 without sections six sample nodes stand, the first two available', () => {
  expect(journeyNodes([]).map(({ status }) => status)).toEqual(['available', 'available', 'locked', 'locked', 'locked', 'locked']);
});

test('L248 L249 L270 a node has one of five types and three states, each with its word', () => {
  expect(statusWords).toEqual({ available: 'Ready to start', completed: 'Completed', locked: 'Locked' });
  const samples = journeyNodes([]);
  expect([...new Set(samples.map(({ type }) => type))]).toEqual(['start', 'lesson', 'quiz', 'project', 'checkpoint']);
  expect(samples.every(({ status }) => status in statusWords)).toBe(true);
  expect(samples.map(({ id, title }) => id !== '' && title !== '')).toEqual(samples.map(() => true));
});
