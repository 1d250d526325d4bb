import { expect, test } from 'vitest';
import { loadPatiently } from './load-patiently.ts';

/** Fails so often, then answers. */
function losing(times: number) {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries <= times) throw new Error(`lost ${tries}`);
    return 'the part';
  };
  return { load, tries: () => tries };
}

const pauses: number[] = [];
const pause = async (milliseconds: number) => {
  pauses.push(milliseconds);
};

test('what was lost is asked for again, each time after a longer pause', async () => {
  pauses.length = 0;
  const part = losing(3);
  await expect(loadPatiently(part.load, pause, () => true)).resolves.toBe('the part');
  expect(part.tries()).toBe(4);
  expect(pauses).toEqual([400, 1_200, 3_000]);
});

test('what comes is asked for once', async () => {
  const part = losing(0);
  await loadPatiently(part.load, pause, () => true);
  expect(part.tries()).toBe(1);
});

test('after four tries it gives up and says why', async () => {
  const part = losing(9);
  await expect(loadPatiently(part.load, pause, () => true)).rejects.toThrow('lost 4');
});

test('without a network it does not wait', async () => {
  const part = losing(9);
  await expect(loadPatiently(part.load, pause, () => false)).rejects.toThrow('lost 1');
  expect(part.tries()).toBe(1);
});
