import { expect, test } from 'vitest';
import { INTERESTS, type Interest } from '../interests.ts';
import { interestsIn, learningGoalsFrom, matchesInterest, opensOn, ownGoalsIn } from './interests.ts';

const categories = [
  'language-learning',
  'professional-skills',
  'Business basics',
  'academic-studies',
  'science',
  'mathematics',
  'creative-arts',
  'web-design',
  'Martial Art',
  'technology-programming',
  'Programming',
  'biotech',
  'personal-development',
  'wellness',
  'MINDFULNESS',
  'general',
];
const matched = (interest: Interest) => categories.filter((category) => matchesInterest(interest, category));

test('L469 there are six interests', () => {
  expect(INTERESTS).toEqual([
    'Language Learning',
    'Professional Skills',
    'Academic Studies',
    'Creative Arts',
    'Technology & Programming',
    'Personal Development',
  ]);
});

test('L471 language learning matches categories containing "language learning"', () => {
  expect(matched('Language Learning')).toEqual(['language-learning']);
});

test('L472 professional skills matches "professional skills" and "business"', () => {
  expect(matched('Professional Skills')).toEqual(['professional-skills', 'Business basics']);
});

test('L473 academic studies matches "academic", "science" and "mathematics"', () => {
  expect(matched('Academic Studies')).toEqual(['academic-studies', 'science', 'mathematics']);
});

test('L474 creative arts matches "creative arts", "design" and "art"', () => {
  expect(matched('Creative Arts')).toEqual(['creative-arts', 'web-design', 'Martial Art']);
});

test('L475 technology & programming matches "programming" and "tech"', () => {
  expect(matched('Technology & Programming')).toEqual(['technology-programming', 'Programming', 'biotech']);
});

test('L476 personal development matches "personal development", "wellness" and "mindfulness"', () => {
  expect(matched('Personal Development')).toEqual(['personal-development', 'wellness', 'MINDFULNESS']);
});

test('L470 with interests only matching courses open, without any all of them', () => {
  const courses = [{ category: 'language-learning' }, { category: 'mathematics' }, { category: 'general' }];
  expect(opensOn(courses, ['Academic Studies'])).toEqual([{ category: 'mathematics' }]);
  expect(opensOn(courses, ['Academic Studies', 'Language Learning'])).toHaveLength(2);
  expect(opensOn(courses, ['Creative Arts'])).toEqual([]);
  expect(opensOn(courses, [])).toEqual(courses);
});

test('interests are read from the learning goals, the first named first, each once, and anything else is passed over', () => {
  expect(interestsIn('creative arts, Knitting,  Language-Learning , Creative Arts')).toEqual(['Creative Arts', 'Language Learning']);
  expect(interestsIn('')).toEqual([]);
});

test('goals of one’s own stand beside the interests in one text, and come apart again', () => {
  const kept = learningGoalsFrom(['Creative Arts', 'Language Learning'], ' order dinner in Seville ,, help with fractions,');
  expect(kept).toBe('Creative Arts, Language Learning, order dinner in Seville, help with fractions');
  expect(interestsIn(kept)).toEqual(['Creative Arts', 'Language Learning']);
  expect(ownGoalsIn(kept)).toBe('order dinner in Seville, help with fractions');
  expect([learningGoalsFrom([]), ownGoalsIn(''), ownGoalsIn('creative-arts')]).toEqual(['', '', '']);
});
