import { expect, it } from 'vitest';
import { createPassageIndex } from '../../retrieval/passage-index.ts';
import { aTurn, courseIdeas, openItem } from '../../testing/a-course.ts';
import type { TurnMaterial } from '../../turn-material.ts';
import { turnOf } from '../turn.ts';
import { goesOnFromExplained } from './goes-on-from.ts';

const [open] = courseIdeas;
type Last = TurnMaterial['lastTurns'][number];
const put: Last = { asked: 'next', replied: open?.check.question ?? '', move: 'ask' };
const explained: Last = { asked: 'what is a pot', replied: 'A pot.', move: 'explain' };
const heard = (spelt: string, lastTurns: readonly Last[]) => goesOnFromExplained(spelt, turnOf(aTurn({ lastTurns, openItem }), createPassageIndex()));

it.each([
  ['it goes down', [put, explained], 'beside'],
  ['goes down', [put, explained], null],
  ['it goes down 3', [put, explained], null],
  ['it goes down', [explained, put], null],
  ['it goes down', [put, { ...explained, move: 'small-talk' }], null],
  ['it goes down', [put, { ...explained, replied: open?.statement ?? '' }], null],
  ['it goes down', [{ ...explained, replied: `A pot. ${open?.check.question}` }], null],
] as const)('“%s” after %j: %s', (spelt, lastTurns, how) => {
  expect(heard(spelt, lastTurns)).toBe(how);
});
