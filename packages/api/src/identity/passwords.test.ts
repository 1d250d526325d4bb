import { hash, verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, passwordFits } from './passwords.ts';

test('a hash is argon2id with 19 MiB, two rounds, one lane', async () => {
  expect(await hashPassword('correct horse battery', 'production')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword('correct horse battery', 'test')).toMatch(/^\$argon2id\$/);
});

test('an unknown user costs what a known one costs, and no password fits', async () => {
  const known = await hashPassword('correct horse battery', 'production');
  await passwordFits('to make the decoy', undefined, 'production');
  const timed = async (passwordHash: string | undefined): Promise<number> => {
    const begunMs = performance.now();
    expect(await passwordFits('wrong wrong', passwordHash, 'production')).toBe(false);
    return performance.now() - begunMs;
  };
  let [knownMs, unknownMs] = [0, 0];
  for (let round = 0; round < 7; round += 1) {
    knownMs += await timed(known);
    unknownMs += await timed(undefined);
  }
  // Without a decoy it is nearly nothing; the margin is for a busy machine.
  expect(unknownMs).toBeGreaterThan(knownMs / 4);
  expect(await passwordFits('nobody has this one', undefined, 'test')).toBe(false);
});

test('letters that are put together in another way are the same password', async () => {
  const [whole, apart] = ['caf\u00e9 au lait', 'cafe\u0301 au lait'];
  expect(await passwordFits(apart, await hashPassword(whole, 'test'), 'test')).toBe(true);
  expect(await passwordFits(whole, await hashPassword(apart, 'test'), 'test')).toBe(true);
  expect(await passwordFits('cafe au lait', await hashPassword(apart, 'test'), 'test')).toBe(false);
});

test('a hash from before passwords were normalised is still fitted', async () => {
  const old = await hash('cafe\u0301 au lait', { memoryCost: 64, timeCost: 1, parallelism: 1 });
  expect(await verify(old, 'caf\u00e9 au lait')).toBe(false);
  expect(await passwordFits('cafe\u0301 au lait', old, 'test')).toBe(true);
});
