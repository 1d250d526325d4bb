import { expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';

function aBreaker() {
  let clock = 0;
  const breaker = createBreaker({ failures: 3, restMs: 1_000, lastingRestMs: 5_000 }, () => clock);
  return { breaker, pass: (ms: number) => (clock += ms) };
}

it('lets one call at a time try a provider that rested, until it is known how it went', () => {
  const { breaker, pass } = aBreaker();
  breaker.failed({ lasting: true });
  pass(4_999);
  expect(breaker.allows()).toBe(false);
  pass(1);
  expect([breaker.allows(), breaker.allows(), breaker.allows()]).toEqual([true, false, false]);
  breaker.leftOff();
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
  breaker.succeeded();
  expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
});

it('rests at once when the trial fails', () => {
  const { breaker, pass } = aBreaker();
  breaker.failed({ lasting: true });
  pass(5_000);
  expect(breaker.allows()).toBe(true);
  breaker.failed();
  expect(breaker.allows()).toBe(false);
  pass(1_000);
  expect(breaker.allows()).toBe(true);
});

it('counts failures in a row: a success in between begins anew', () => {
  const { breaker } = aBreaker();
  breaker.failed();
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  breaker.failed();
  expect(breaker.allows()).toBe(true);
  breaker.failed();
  expect(breaker.allows()).toBe(false);
});
