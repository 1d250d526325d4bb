import { describe, expect, it } from 'vitest';
import { EMBEDDED_BRAIN } from '../embedded-tutor.ts';
import type { TokenPurse } from '../ports.ts';
import { aTurn, courseIdeas } from '../testing/a-course.ts';
import { type Planned, startModelServer } from '../testing/model-server.ts';
import { embedded, first, good, type Heard, KEY, modelTurns, second } from '../testing/model-turns.ts';
import { words } from '../testing/talk.ts';
import type { CallLimits } from './call-model.ts';
import { BUDGET_USED_UP } from './model-tutor.ts';

const { server, news, aTutor, ask } = modelTurns();

describe('a provider in trouble', () => {
  const whole = async ({ outcome }: Heard) => {
    expect(outcome.brain).toBe(EMBEDDED_BRAIN);
    expect(outcome.sentences).toEqual((await embedded()).sentences);
  };

  describe.each(['openai-compatible', 'openai', 'anthropic'] as const)('of %s', (provider) => {
    it.each([
      ['says nothing at all', { say: '' }, 'empty', 1],
      ['declines', { say: '', end: 'declined' }, 'declined', 1],
      ['answers no events', { raw: 'data: {"choices": [{"delta": {"con\n\n' }, 'malformed', 1],
      ['answers something else', { raw: '<html><body>Welcome to the hotel wifi</body></html>' }, 'cut', 1],
      ['ends without an end', { say: 'Green tea', end: 'silent' }, 'cut', 1],
      ['breaks off', { say: 'Green tea', end: 'cut' }, 'cut', 1],
      ['refuses the key', { status: 401 }, 'key', 1],
      ['does not know the model', { status: 404 }, 'not-found', 1],
      ['refuses the request', { status: 400 }, 'bad-request', 1],
      ['fails again and again', { status: 500 }, 'server', 3],
      ['is overloaded', { status: 529 }, 'server', 3],
      ['drops the line', { drop: true }, 'unreachable', 3],
      ['asks to wait for long', { status: 429, headers: { 'retry-after': '60' } }, 'too-many', 1],
    ] satisfies [string, Planned, string, number][])('%s: the embedded brain answers and the record says why', async (_name, planned, handedOver, calls) => {
      const heard = await ask([planned], {}, { provider });
      expect(heard.outcome.model).toMatchObject({ handedOver, calls });
      expect(heard.requests).toHaveLength(calls);
      expect(heard.told).toEqual([]);
      await whole(heard);
    });
  });

  it.each([
    ['is slow to begin', { say: good, firstMs: 900 }, { firstMs: 300 }],
    ['hangs', { say: 'Green tea', end: 'hang' }, { pauseMs: 300 }],
  ] satisfies [string, Planned, Partial<CallLimits>][])('that %s is waited for so long and no longer', async (_name, planned, limits) => {
    const heard = await ask([planned], {}, { limits });
    expect(heard.outcome.model).toMatchObject({ handedOver: 'slow', calls: 1 });
    expect(heard.told).toEqual([]);
    await whole(heard);
  });

  it('cannot be reached at all', async () => {
    const gone = await startModelServer();
    await gone.close();
    const heard = await ask([], {}, { baseUrl: gone.baseUrl });
    expect(heard.outcome.model).toMatchObject({ handedOver: 'unreachable', calls: 3 });
    await whole(heard);
  });

  it.each([
    ['a failure that passes', { status: 503 }],
    ['a wait that can be waited for', { status: 429, headers: { 'retry-after': '0' } }],
    ['a wait until a date', { status: 429, headers: { 'retry-after': 'Mon, 05 Jan 2026 10:00:00 GMT', date: 'Mon, 05 Jan 2026 10:00:00 GMT' } }],
    ['a dropped line', { drop: true }],
  ] satisfies [string, Planned][])('%s is tried again', async (_name, planned) => {
    const { outcome, told } = await ask([planned, { say: good }]);
    expect(outcome.model).toMatchObject({ calls: 2, handedOver: null });
    expect(told).toEqual([first, second]);
    expect(news()).toEqual([]);
  });

  it.each([
    ['trickles until the time is up', { say: `${first} [1] Boiling ${'and boiling '.repeat(1_000)}`, piece: 100, everyMs: 50 }, 'slow'],
    ['breaks off after a sentence', { say: `${first} [1] Boiling water`, end: 'cut' }, 'cut'],
  ] satisfies [string, Planned, string][])('%s: what was told stays, and the reply is finished', async (_name, planned, handedOver) => {
    const { outcome, told, said } = await ask([planned], {}, { limits: { wholeMs: 3_000 } });
    expect(told).toEqual([first]);
    expect(outcome.model).toMatchObject({ handedOver, calls: 1 });
    expect(outcome.brain).toBe(`model:loopback+${EMBEDDED_BRAIN}`);
    expect(said.at(-1)).toBe(courseIdeas[0]?.check.question);
  });

  it('is left alone after three failures, tried once after a rest, and trusted again', async () => {
    let clock = 0;
    const tutor = await aTutor({ now: () => clock, limits: { retries: 0, restMs: 1_000 } });
    for (let turn = 0; turn < 3; turn += 1) expect((await ask([{ status: 500 }], {}, { tutor })).requests).toHaveLength(1);
    const rested = await ask([{ say: good }], {}, { tutor });
    expect(rested.requests).toHaveLength(0);
    expect(rested.outcome.model).toEqual({ calls: 0, repaired: false, refusals: [], handedOver: 'resting' });
    clock += 1_001;
    expect((await ask([{ status: 500 }], {}, { tutor })).requests).toHaveLength(1);
    expect((await ask([{ say: good }], {}, { tutor })).requests).toHaveLength(0);
    clock += 1_001;
    expect((await ask([{ say: good }], {}, { tutor })).outcome.brain).toBe('model:loopback');
    expect((await ask([{ say: good }], {}, { tutor })).outcome.brain).toBe('model:loopback');
    expect(news().map(({ type }) => type)).toEqual(['failing', 'back']);
  });

  it('with a wrong key is left alone at once, and said to be so once and without the key', async () => {
    const tutor = await aTutor();
    await ask([{ status: 401, body: { error: { message: `Incorrect API key provided: ${KEY}` } } }], {}, { tutor });
    expect((await ask([{ say: good }], {}, { tutor })).requests).toHaveLength(0);
    expect(news()).toEqual([{ type: 'failing', kind: 'key', message: 'The provider refuses the key (status 401).' }]);
  });

  it('rests for as long as it asks to', async () => {
    let clock = 0;
    const tutor = await aTutor({ now: () => clock, limits: { retries: 0, failuresToRest: 1, restMs: 10 } });
    await ask([{ status: 429, headers: { 'retry-after': '60' } }], {}, { tutor });
    clock += 59_000;
    expect((await ask([{ say: good }], {}, { tutor })).requests).toHaveLength(0);
    clock += 1_001;
    expect((await ask([{ say: good }], {}, { tutor })).requests).toHaveLength(1);
  });
});

/** A purse that holds so much, and writes down what happens to it. */
function aPurse(holds: number) {
  const events: string[] = [];
  let left = holds;
  const purse: TokenPurse = {
    async reserve(tokens) {
      if (tokens > left) return false;
      left -= tokens;
      events.push('reserved');
      return true;
    },
    async settle(reserved, used) {
      left += reserved - used;
      events.push(`used ${used}`);
    },
  };
  return { purse, events, left: () => left };
}

describe('the tokens of a day', () => {
  it('are set aside before a call and counted after it', async () => {
    const { purse, events, left } = aPurse(10_000);
    const { outcome } = await ask([{ say: good, tokens: { input: 900, output: 60 } }], {}, { purse });
    expect(events).toEqual(['reserved', 'used 960']);
    expect(left()).toBe(10_000 - outcome.tokens);
  });

  it('pay for the repair as well', async () => {
    const { purse, events } = aPurse(10_000);
    const { outcome } = await ask([{ say: 'Coffee grows in Ethiopia. [1]' }, { say: good, tokens: { input: 1_000, output: 60 } }], {}, { purse });
    expect(events.filter((event) => event === 'reserved')).toHaveLength(2);
    expect(outcome.tokens).toBeGreaterThan(1_060);
  });

  it('are given back whole where the provider turned the call away', async () => {
    const { purse, left } = aPurse(10_000);
    await ask([{ status: 401 }], {}, { purse });
    expect(left()).toBe(10_000);
  });

  it('are estimated where the provider does not count', async () => {
    const { purse, left } = aPurse(10_000);
    const { outcome } = await ask([{ say: good, end: 'cut' }], {}, { purse });
    expect(outcome.tokens).toBeGreaterThan(500);
    expect(left()).toBe(10_000 - outcome.tokens);
  });

  it.each([
    ['less than none', { input: -50_000, output: 60 }],
    ['less than none, with a sum that could be', { input: -50_000, output: 51_000 }],
    ['more than there are', { input: 1e300, output: 1 }],
    ['far more than a call can cost', { input: 9e15, output: 1 }],
    ['one and a half', { input: 1.5, output: 60 }],
    ['somewhat more than the call can cost', { input: 30_000, output: 60 }],
  ])('are those set aside where the provider counts %s', async (_name, tokens) => {
    for (const provider of ['openai', 'anthropic', 'openai-compatible'] as const) {
      const { purse, left } = aPurse(10_000);
      const { outcome, told } = await ask([{ say: good, tokens }], {}, { purse, provider });
      expect(Number.isSafeInteger(outcome.tokens)).toBe(true);
      expect(outcome.tokens).toBeGreaterThan(500);
      expect(outcome.tokens).toBeLessThan(10_000);
      expect(left()).toBe(10_000 - outcome.tokens);
      expect(told).toEqual([first, second]);
    }
  });

  it('are estimated where the provider counts none at all', async () => {
    const { purse, left } = aPurse(10_000);
    const { outcome } = await ask([{ say: good, tokens: { input: 0, output: 0 } }], {}, { purse });
    expect(outcome.tokens).toBeGreaterThan(500);
    expect(left()).toBe(10_000 - outcome.tokens);
  });

  it('used up: nobody is called, the embedded brain answers and says so once', async () => {
    const { purse, events } = aPurse(100);
    const { outcome, requests, said } = await ask([{ say: good }], {}, { purse });
    expect(requests).toHaveLength(0);
    expect(events).toEqual([]);
    expect(outcome.model).toMatchObject({ handedOver: 'budget', calls: 0 });
    expect(said.filter((sentence) => sentence === BUDGET_USED_UP)).toHaveLength(1);
    expect(said.at(-1)).toBe(courseIdeas[0]?.check.question);
    const before = { asked: 'x', replied: words(outcome.sentences), move: outcome.move };
    expect((await ask([{ say: good }], { lastTurns: [before] }, { purse })).said).not.toContain(BUDGET_USED_UP);
  });
});

describe('a turn that is stopped', () => {
  it('leaves the provider at once, tells nothing more and counts what was used', async () => {
    const { purse, events } = aPurse(10_000);
    const tutor = await aTutor();
    server().plan({ say: good, piece: 4, everyMs: 20 });
    const stop = new AbortController();
    const told: string[] = [];
    const turn = tutor.reply({
      material: aTurn(),
      purse,
      signal: stop.signal,
      onSentence: ({ text }) => {
        told.push(text);
        stop.abort(new Error('stopped by the learner'));
      },
    });
    await expect(turn).rejects.toThrow('stopped by the learner');
    expect(told).toEqual([first]);
    expect(events).toHaveLength(2);
    await expect.poll(() => server().requests.at(-1)?.leftEarly).toBe(true);
    expect((await ask([{ say: good }], {}, { tutor })).outcome.brain).toBe('model:loopback');
    expect(news()).toEqual([]);
  });

  it('does not begin where it was stopped before', async () => {
    const tutor = await aTutor();
    const before = server().requests.length;
    await expect(tutor.reply({ material: aTurn(), signal: AbortSignal.abort() })).rejects.toThrow();
    expect(server().requests).toHaveLength(before);
  });
});
