import { describe, expect, it } from 'vitest';
import { aTurn, BREWING, COURSE_ID, courseIdeas, coursePassages, openItem, plainPersonality } from '../testing/a-course.ts';
import { embedded, first, good, KEY, modelTurns, second } from '../testing/model-turns.ts';
import { tutorOf } from '../testing/talk.ts';
import type { TurnMaterial } from '../turn-material.ts';

const { server, aTutor, ask } = modelTurns();

describe('what a model says', () => {
  it.each(['openai', 'anthropic', 'openai-compatible'] as const)(
    'is said sentence by sentence with its sources, and Lou’s own question follows (%s)',
    async (provider) => {
      const { outcome, said, told, requests } = await ask([{ say: good, tokens: { input: 900, output: 60 } }], {}, { provider });
      expect(told).toEqual([first, second]);
      expect(said.at(-1)).toBe(courseIdeas[0]?.check.question);
      expect(outcome).toMatchObject({
        move: 'explain',
        brain: 'model:loopback',
        tokens: 960,
        model: { calls: 1, repaired: false, refusals: [], handedOver: null },
        asks: { keyIdeaId: `${BREWING}/heat` },
      });
      for (const { citations } of outcome.sentences.slice(0, 2)) {
        expect(citations.length).toBe(1);
        for (const { passageId, sentence } of citations) expect(coursePassages.find(({ id }) => id === passageId)?.text).toContain(sentence);
      }
      expect(requests).toHaveLength(1);
      expect(requests[0]?.path).toBe({ openai: '/v1/responses', anthropic: '/v1/messages', 'openai-compatible': '/v1/chat/completions' }[provider]);
      expect(JSON.stringify(requests[0]?.headers)).toContain(KEY);
      expect(requests[0]?.prompt).not.toContain(KEY);
    },
  );

  it('is told before the provider is done', async () => {
    const tutor = await aTutor();
    server().plan({ say: good, piece: 6, everyMs: 15 });
    let whenTold = 0;
    const outcome = await tutor.reply({
      material: aTurn(),
      onSentence: () => {
        whenTold ||= performance.now();
      },
    });
    expect(outcome.model?.handedOver).toBeNull();
    expect(performance.now() - whenTold).toBeGreaterThan(100);
  });

  it.each([1, 7, 1_000])('is cut into the same sentences in pieces of %i characters', async (piece) => {
    const { told } = await ask([{ say: `${first.replace('.', ' [1].')}\n\n${second} [5] `, piece }]);
    expect(told).toEqual([first, second]);
  });

  it('ends where the lesson’s style ends, and the rest is not waited for', async () => {
    const { told, requests, outcome } = await ask([{ say: `${good} Take the leaves out when the time is over. [5]`, everyMs: 2, end: 'hang' }], {
      personality: { ...plainPersonality, responseStyle: 'concise' },
    });
    expect(told).toEqual([first, second]);
    expect(outcome.model?.handedOver).toBeNull();
    await expect.poll(() => requests[0]?.leftEarly).toBe(true);
  });

  it('is not told ahead of a grade: a right answer is recorded before it is praised', async () => {
    const text = 'about 70 degrees, because boiling water burns the leaves';
    const { outcome, told, said } = await ask([{ say: `${second} [5]` }], { text, openItem });
    expect(told).toEqual([]);
    expect(outcome).toMatchObject({ move: 'check', brain: 'model:loopback', graded: { settled: true } });
    expect(said[0]).toBe((await embedded({ text, openItem })).sentences[0]?.text);
    expect(said[1]).toBe(second);
    expect(outcome.asks?.keyIdeaId).toBe(`${BREWING}/time`);
  });
});

describe('what a model is asked', () => {
  const statement = courseIdeas[0]?.statement ?? '';
  const talk = [{ asked: 'which water?', replied: statement, move: 'explain' as const }];

  it.each([
    ['to answer', { text: 'which water does green tea want?' }, 'Answer the learner’s question', 'explain'],
    ['to say it more simply', { text: 'simpler please', lastTurns: talk }, 'The learner did not follow.', 'explain'],
    ['for an example', { text: 'an example?', lastTurns: talk }, 'Give the example', 'explain'],
    [
      'to praise by saying why',
      { text: 'about 70 degrees, because boiling water burns the leaves', openItem },
      'has just answered Lou’s question rightly',
      'check',
    ],
  ] satisfies [string, Partial<TurnMaterial>, string, string][])('%s', async (_name, different, task, move) => {
    const { outcome, requests } = await ask([{ say: `${first} [1]` }], different);
    expect(requests[0]?.prompt).toContain(task);
    expect(outcome).toMatchObject({ move, brain: 'model:loopback' });
  });

  it('takes earlier turns along shortened', async () => {
    const long = { asked: 'x'.repeat(3_000), replied: 'Hello.', move: 'small-talk' as const };
    const { requests } = await ask([{ say: good }], { lastTurns: [long] });
    expect(requests[0]?.prompt).not.toContain('x'.repeat(1_001));
  });
});

describe('what is never a model’s', () => {
  it.each([
    ['a greeting', { text: 'hi' }],
    ['how the learner stands', { text: 'how am I doing?' }],
    ['distress', { text: 'I want to die' }],
    ['a hint', { text: 'give me a hint', openItem }],
    ['a wish for the answer', { text: 'just tell me the answer', openItem }],
    ['a miss', { text: 'with a lot of milk and sugar', openItem }],
    ['half an answer', { text: 'cooler water', openItem }],
    ['a quiz', { text: 'quiz me' }],
    ['what is not in the course', { text: 'who won the world cup in 1998?' }],
    ['another language', { text: 'qué agua necesita el té verde por favor' }],
  ] satisfies [string, Partial<TurnMaterial>][])('%s is said by Lou itself', async (_name, different) => {
    const { outcome, requests } = await ask([{ say: good }], different);
    const { milliseconds: _one, ...here } = outcome;
    const { milliseconds: _other, ...there } = await embedded(different);
    expect(here).toEqual(there);
    expect(requests).toEqual([]);
  });

  it('hints, solutions and the welcome are the embedded brain’s', async () => {
    const tutor = await aTutor();
    const other = tutorOf([{ id: COURSE_ID, passages: coursePassages }]);
    const material = aTurn({ openItem });
    expect(tutor.hint(material)).toEqual(other.hint(material));
    expect(tutor.showMe(material)).toEqual(other.showMe(material));
    expect(tutor.welcome(material)).toEqual(other.welcome(material));
    expect(tutor.opening(material)).toEqual(other.opening(material));
  });
});
