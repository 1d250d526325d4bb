import { expect, it } from 'vitest';
import { aKeyIdea } from '../testing/a-course.ts';
import { givesAway, pointsTold } from './leak.ts';

const says = 'Heavy rain washes the loose soil off the slope.';
const check = { ...aKeyIdea().check, question: 'What happens to a field after a storm?', points: [{ id: 'soil', says, alsoSaid: [] }] };

it.each([
  ['Rain washes soil off a slope.', ['soil']],
  ['The rain washes away the soil.', []],
  ['The slope faces north.', []],
])('a point is told by five of its seven words, and not by three: %s', (text, told) => {
  expect(pointsTold(text, check, { rarity: () => 3, knows: () => true })).toEqual(told);
});

const idea = aKeyIdea();
const weighing = { rarity: () => 3, knows: () => true };
const kept = { idea, source: null, saidAlready: new Set<string>(), written: '', weighing };
const lesson = (text: string) => ({ kind: 'lesson' as const, text, citations: [{ passageId: 'tea@1#9', sentence: text }] });
const entry = (text: string) => ({ ...lesson(text), citations: [{ passageId: 'glossary:tea/x', sentence: text }], defines: true });

it('what is said to somebody who asks after the very idea is held to the measure of its own texts', () => {
  const rain = { ...idea, check: { ...check, points: [{ id: 'soil', says, alsoSaid: ['heavy rain washes loose soil'] }] } };
  expect(givesAway(lesson('Rain washes soil.'), { ...kept, idea: rain })).toBe(false);
  expect(givesAway(lesson('Rain washes soil.'), { ...kept, idea: rain, isAskedAfter: true })).toBe(true);
});

it('a word is explained by a part of the answer, and not by the whole of it to somebody who asks after the very idea', () => {
  const part = entry('“Scalding” means that boiling water burns the leaves.');
  const all = entry('“Scalding” means that boiling water burns the leaves, which want water of 70 degrees.');
  expect(givesAway(part, { ...kept, isAskedAfter: true })).toBe(false);
  expect(givesAway(all, kept)).toBe(false);
  expect(givesAway(all, { ...kept, isAskedAfter: true })).toBe(true);
});

it('an answer of one letter, figure or sign is found wherever it is said of what was asked', () => {
  const ofNote = {
    ...idea,
    check: { ...check, question: 'Which key is a half step above E?', points: [{ id: 'f', says: 'It is the white key F.', alsoSaid: ['F'] }] },
  };
  expect(givesAway(lesson('A half step above E you play F.'), { ...kept, idea: ofNote })).toBe(true);
});
