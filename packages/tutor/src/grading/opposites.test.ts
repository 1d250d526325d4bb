/** How many right answers still settle when they are made wrong by machine. The shares are printed. */
import { describe, expect, it } from 'vitest';
import { madeShare, settledShare, withNotPutIn, withPointTurned, withWordExchanged } from '../testing/opposites.ts';

describe('the opposite of a good sample answer', () => {
  // Without the rules of denials.ts 0.54 of them settle. Of those that are left, many are right all the same.
  it('hardly settles where a not is put in', () => {
    expect(withNotPutIn.length).toBeGreaterThan(400);
    const settled = settledShare(withNotPutIn);
    console.info(`not put in: settled ${settled.toFixed(3)}`);
    expect(settled).toBeLessThanOrEqual(0.26);
  });

  // Without the rules of turned.ts 0.47 of them settle.
  it('hardly settles where one point is turned', () => {
    expect(withPointTurned.length).toBeGreaterThan(3_000);
    const settled = settledShare(withPointTurned);
    console.info(`one point turned: ${withPointTurned.length}, settled ${settled.toFixed(3)}`);
    expect(settled).toBeLessThanOrEqual(0.05);
  });

  // Without the rules of exchanged.ts 0.44 of them make their point. Some of what is left is nonsense more than wrong.
  it('hardly makes its point where one word is exchanged for its rival', () => {
    expect(withWordExchanged.length).toBeGreaterThan(150);
    const made = madeShare(withWordExchanged);
    console.info(`one word exchanged: ${withWordExchanged.length}, made ${made.toFixed(3)}`);
    expect(made).toBeLessThanOrEqual(0.18);
  });
});
