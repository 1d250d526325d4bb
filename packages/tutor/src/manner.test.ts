/** How the lesson's personality and the notes of its staff change what Lou says, with either brain. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { justPut } from './conversation/turn.ts';
import { createModelTutor } from './model/model-tutor.ts';
import { openModel } from './model/provider.ts';
import type { TurnOutcome, Tutor } from './ports.ts';
import { aTurn, BREWING, COURSE_ID, coursePassages, personalitySides, plainPersonality } from './testing/a-course.ts';
import { type ModelServer, startModelServer } from './testing/model-server.ts';
import { tutorOf, words } from './testing/talk.ts';
import type { LouContext, Personality, TurnMaterial } from './turn-material.ts';

let server: ModelServer;
let model: Tutor;
const embedded = tutorOf([{ id: COURSE_ID, passages: coursePassages }]);
const said = 'Green tea wants gentler water than black tea, because its leaves are delicate.';

beforeAll(async () => {
  server = await startModelServer();
  const loopback = await openModel({ provider: 'openai-compatible', model: 'loopback', apiKey: undefined, baseUrl: server.baseUrl });
  model = createModelTutor({ model: loopback, modelId: 'loopback', now: () => performance.now(), chance: () => 0, report: () => undefined });
  model.index(COURSE_ID, coursePassages);
  server.plan({ say: `${said} [1]` });
});
afterAll(() => server.close());

/** What the model was told, and what was said in the end. */
async function withModel(different: Partial<TurnMaterial>): Promise<{ prompt: string; outcome: TurnOutcome }> {
  const outcome = await model.reply({ material: aTurn(different) });
  expect(outcome.brain).toBe('model:loopback');
  return { prompt: server.requests.at(-1)?.prompt ?? '', outcome };
}
const withEmbedded = (different: Partial<TurnMaterial>) => embedded.reply({ material: aTurn(different) });
const manner = (prompt: string) => /Manner: .*/.exec(prompt)?.[0] ?? '';

describe('the lesson’s personality', () => {
  it.each(Object.entries(personalitySides))('each %s has instructions of its own for a model', async (side, values) => {
    const manners: string[] = [];
    for (const value of values) manners.push(manner((await withModel({ personality: { ...plainPersonality, [side]: value } })).prompt));
    expect(new Set(manners).size).toBe(values.length);
    expect(manners.every((line) => line.length > 20)).toBe(true);
  });

  it('how long an answer is goes with the style, for both', async () => {
    const most = async (personality: Personality) => /At most (\d) sentences/.exec((await withModel({ personality })).prompt)?.[1];
    const length = async (personality: Personality) => (await withEmbedded({ personality })).sentences.length;
    const concise = { ...plainPersonality, responseStyle: 'concise' } as const;
    const detailed = { ...plainPersonality, responseStyle: 'detailed' } as const;
    expect([await most(concise), await most(plainPersonality), await most(detailed)]).toEqual(['2', '4', '6']);
    expect(await length(concise)).toBeLessThan(await length(plainPersonality));
    expect(await length(plainPersonality)).toBeLessThan(await length(detailed));
  });

  it('the words around the answer are in its tone, for both', async () => {
    for (const ask of [withEmbedded, async (different: Partial<TurnMaterial>) => (await withModel(different)).outcome]) {
      const leads = new Set<string | undefined>();
      for (const tone of ['professional', 'casual', 'formal'] as const)
        leads.add((await ask({ personality: { ...plainPersonality, tone } })).sentences.at(-2)?.text);
      expect(leads.size).toBe(3);
    }
  });
});

describe('the note of staff beside a block', () => {
  const text = 'in the forgotten pot, which water does green tea want?';
  const note: LouContext = { blockId: 'b1', title: 'The forgotten pot', text: 'Look for the time: the leaves of black tea are taken out after four minutes.' };
  const other: LouContext = { blockId: 'b2', title: 'Wilting by hand', text: 'Look for the colour that the leaves keep.' };

  it('decides which idea Lou asks about where the talk is about its block, for both', async () => {
    for (const ask of [withEmbedded, async (different: Partial<TurnMaterial>) => (await withModel(different)).outcome]) {
      expect((await ask({ text })).asks?.keyIdeaId).toBe(`${BREWING}/heat`);
      expect((await ask({ text, louContexts: [other, note] })).asks?.keyIdeaId).toBe(`${BREWING}/time`);
      expect((await ask({ text, louContexts: [other] })).asks?.keyIdeaId).toBe(`${BREWING}/heat`);
    }
  });

  it('finds the idea that helps with an exercise of the page, of which the lessons say nothing', async () => {
    const stuck = 'I am stuck on the impatient aunt';
    const noted = { ...note, title: 'The impatient aunt' };
    expect((await withEmbedded({ text: stuck })).move).toBe('admit');
    const helped = await withEmbedded({ text: stuck, louContexts: [other, noted] });
    expect([helped.move, helped.keyIdeaIds]).toEqual(['explain', [`${BREWING}/time`]]);
    expect(helped.sentences[0]?.citations.length).toBeGreaterThan(0);
  });

  it('is read by the model as data, the most fitting first, and said by nobody', async () => {
    const { prompt, outcome } = await withModel({ text, louContexts: [other, note] });
    expect(prompt.indexOf(note.text)).toBeGreaterThan(0);
    expect(prompt.indexOf(note.text)).toBeLessThan(prompt.indexOf(other.text));
    expect((await withModel({ text })).prompt).not.toContain('course’s staff');
    for (const reply of [outcome, await withEmbedded({ text, louContexts: [other, note] })]) expect(words(reply.sentences)).not.toContain('Look for');
  });

  it('changes nothing where the idea is the open one already', async () => {
    const openItem = justPut({ id: `${BREWING}/time` }, 3);
    const reply = await withEmbedded({ text, openItem, louContexts: [note] });
    expect(reply.asks).toBeNull();
    expect(reply.sentences.at(-1)?.text).toMatch(/question/); // it leads back to the question that is open
  });
});
