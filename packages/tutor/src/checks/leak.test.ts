import { expect, it } from 'vitest';
import { aKeyIdea } from '../testing/a-course.ts';
import { pointsTold } from './leak.ts';

const says = 'Heavy rain washes the loose soil off the slope.';
const check = { ...aKeyIdea().check, question: 'What happens to a field after a storm?', points: [{ id: 'soil', says, alsoSaid: [] }] };

it.each([
  ['Rain washes soil off a slope.', ['soil']],
  ['The rain washes away the soil.', []],
  ['The slope faces north.', []],
])('a point is told by five of its seven words, and not by three: %s', (text, told) => {
  expect(pointsTold(text, check, { rarity: () => 3, knows: () => true })).toEqual(told);
});
