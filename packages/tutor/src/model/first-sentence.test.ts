import { describe, expect, it } from 'vitest';
import { EMBEDDED_BRAIN } from '../embedded-tutor.ts';
import { openItem } from '../testing/a-course.ts';
import type { Planned } from '../testing/model-server.ts';
import { embedded, first, good, modelTurns, second } from '../testing/model-turns.ts';
import { callLimits } from './call-model.ts';

const { ask } = modelTurns();
const lie = 'Coffee grows in Ethiopia. [1]';
/** What a model may take until a sentence is told. What these providers do takes more than twice as long, and no step of it so long by itself. */
const firstMs = 300;

describe('the first sentence', () => {
  it('is told within 8 s: half a second of them is left for the embedded brain', () => {
    expect(callLimits.firstMs).toBeLessThanOrEqual(7_500);
  });

  it.each([
    ['one character at a time', [{ say: good, piece: 1, everyMs: 10 }]],
    ['a late first piece and small ones after it', [{ say: good, firstMs: 200, piece: 2, everyMs: 15 }]],
  ] satisfies [string, Planned[]][])('that comes %s is not waited for: the embedded brain answers in time', async (_name, planned) => {
    const { outcome, told } = await ask(planned, {}, { limits: { firstMs } });
    expect(told).toEqual([]);
    expect(outcome.model).toMatchObject({ handedOver: 'slow', refusals: [] });
    expect(outcome.brain).toBe(EMBEDDED_BRAIN);
    expect(outcome.sentences).toEqual((await embedded()).sentences);
  });

  it('is not waited for longer after failures, however often it is tried', async () => {
    const failing = { status: 503, afterMs: 200 };
    const { outcome, told } = await ask([failing, failing, { say: good, firstMs: 800 }], {}, { limits: { firstMs: 1_000 } });
    expect(told).toEqual([]);
    expect(outcome.model).toMatchObject({ calls: 3, handedOver: 'slow' });
    expect(outcome.sentences).toEqual((await embedded()).sentences);
  });

  it('is not waited for longer in a repair', async () => {
    const { outcome, told } = await ask([{ say: lie }, { say: good, piece: 1, everyMs: 30 }], {}, { limits: { firstMs: 2_000 } });
    expect(told).toEqual([]);
    expect(outcome.model).toEqual({ calls: 2, repaired: true, refusals: ['unsupported'], handedOver: 'slow' });
    expect(outcome.sentences).toEqual((await embedded()).sentences);
  });

  it('is the whole reply’s where nothing is told before it is recorded', async () => {
    const different = { text: 'about 70 degrees, because boiling water burns the leaves', openItem };
    const { outcome, told } = await ask([{ say: `${second} [5]`, piece: 2, everyMs: 15 }], different, { limits: { firstMs } });
    expect(told).toEqual([]);
    expect(outcome).toMatchObject({ brain: EMBEDDED_BRAIN, model: { handedOver: 'slow' } });
    expect(outcome.sentences).toEqual((await embedded(different)).sentences);
  });

  it('once told leaves a repair the limit of the whole reply', async () => {
    let clock = 0;
    const failingLate = () => {
      clock = 25_000;
      return { status: 503 };
    };
    const limits = { firstMs: 20_000, wholeMs: 60_000 };
    const { outcome, told } = await ask([{ say: `${first} [1] ${lie}` }, failingLate, { say: `${second} [5]` }], {}, { limits, now: () => clock });
    expect(told).toEqual([first, second]);
    expect(outcome.model).toEqual({ calls: 3, repaired: true, refusals: ['unsupported'], handedOver: null });
  });
});
