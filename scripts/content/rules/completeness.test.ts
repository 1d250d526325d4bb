import { expect, test } from 'vitest';
import { bank, faultsIn, keepers, notes } from '../testing/keepers.ts';

test('a skill that no key idea of its section is about is a fault', () => {
  const untaught = new Map(keepers).set(notes, (keepers.get(notes) ?? '').replaceAll('skill: resting', 'skill: keeping'));
  expect(faultsIn(untaught)).toEqual([`${notes}:1: No key idea is about the skill 'resting'.`]);
});

test('a bank without an item on a skill of its section is a fault', () => {
  const narrow = new Map(keepers).set(bank, (keepers.get(bank) ?? '').replaceAll('skill: resting', 'skill: keeping'));
  expect(faultsIn(narrow)).toEqual([`${bank}:1: The bank has no item on the skill 'resting'.`]);
});

test('so is a bank with a single one, but not one with two', () => {
  const resting = (count: number) => {
    let left = 0;
    const items = (keepers.get(bank) ?? '').replaceAll('skill: resting', () => (left++ < count ? 'skill: resting' : 'skill: keeping'));
    return faultsIn(new Map(keepers).set(bank, items));
  };
  expect(resting(1)).toEqual([`${bank}:1: The bank has a single item on the skill 'resting'.`]);
  expect(resting(2)).toEqual([]);
});
