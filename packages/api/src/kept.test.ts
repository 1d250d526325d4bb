import { expect, test } from 'vitest';
import { kept, keptByKey } from './kept.ts';

const counting = () => {
  let loads = 0;
  return { load: async () => ++loads, loads: () => loads };
};

test('a value is loaded once, also for two who ask at the same time, and again after it was dropped', async () => {
  const { load, loads } = counting();
  const value = kept(load);
  expect(await Promise.all([value.get(), value.get()])).toEqual([1, 1]);
  value.drop();
  expect(await value.get()).toBe(2);
  expect(loads()).toBe(2);
});

test('what is dropped while it loads is not kept', async () => {
  let answer: (value: string) => void = () => {};
  const answers = [new Promise<string>((resolve) => (answer = resolve)), Promise.resolve('new')];
  const value = kept(() => answers.shift() as Promise<string>);
  const early = value.get();
  value.drop();
  answer('old');
  expect(await early).toBe('old');
  expect(await value.get()).toBe('new');
});

test('a load that fails is tried again', async () => {
  const outcomes = [() => Promise.reject(new Error('down')), () => Promise.resolve('up')];
  const value = kept(() => (outcomes.shift() as () => Promise<string>)());
  await expect(value.get()).rejects.toThrow('down');
  expect(await value.get()).toBe('up');
});

test('by key, dropping one leaves the others', async () => {
  const { load } = counting();
  const values = keptByKey(async (key) => `${key}${await load()}`);
  expect([await values.get('a'), await values.get('b')]).toEqual(['a1', 'b2']);
  values.drop('a');
  expect([await values.get('a'), await values.get('b')]).toEqual(['a3', 'b2']);
});
