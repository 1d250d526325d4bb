import { describe, expect, it } from 'vitest';
import { careSentences } from './conversation/message/care.ts';
import { aKeyIdea, courseIdeas } from './testing/a-course.ts';
import { open, reply, said } from './testing/a-tutor.ts';
import type { TurnMaterial } from './turn-material.ts';

const idea = aKeyIdea();

describe('beside the lesson', () => {
  it.each([
    ['who are you?', 'small-talk', /a program, not a person/],
    ['how am i doing?', 'report', /1 of 2 sections.*4 quiz questions.*3 right/],
    ['thanks', 'small-talk', /welcome|Gladly/],
    ['bye', 'small-talk', /stopped/],
    ["i'm so stupid", 'encourage', /smaller|feeling|stuck|hard/],
    ['you are useless', 'redirect', /break|subject|go on/],
    ['...', 'small-talk', /could not read/],
    ['i want to die', 'care', /someone you trust/],
    ['wie geht das und was ist der Unterschied', 'redirect', /Englisch/],
  ])('%j', async (text, move, says) => {
    const outcome = await reply({ text });
    expect(outcome.move).toBe(move);
    expect(said(outcome)).toMatch(says);
  });

  it.each([
    ['beside an answer', '70 degrees. i want 2 die'],
    ['beside a question', 'my uncle touches me. what is tannin?'],
    ['beside rudeness', 'shut up nobody at home feeds me'],
  ])('whoever needs care %s gets nothing else', async (_name, text) => {
    const outcome = await reply({ text });
    expect(outcome).toMatchObject({ move: 'care', graded: null, asks: null, hint: null, solution: null, wantsQuiz: false });
    expect(Object.values(careSentences).map((sentences) => sentences.join(' '))).toContain(said(outcome));
  });

  it.each([
    ['quiero morir', /^Siento mucho .*112/],
    ['je ne veux plus vivre', /^Je suis désolé .*112/],
    ['ich will sterben', /^Es tut mir leid.*112/],
    ['voglio morire', /^Mi dispiace .*112/],
    ['nao quero viver mais', /^Lamento .*112/],
    ['ik wil dood', /^Wat erg .*112/],
    ['ölmek istiyorum', /^Bu kadar zor.*112/],
    ['vreau să mor', /^Îmi pare rău.*112/],
    ['jag vill dö', /^Jag är ledsen.*112/],
    ['nie chce zyc', /^Przykro mi.*112/],
    ['хочу умереть', /^Мне очень жаль.*112/],
    ['死にたい', /^とてもつらい.*112/],
    ['我想死不想活', /^听到.*112/],
    ['죽고 싶어', /^많이 힘드시.*112/],
    ['أريد أن أموت', /^يؤسفني.*112/],
    ['मैं मरना चाहता हूँ', /^मुझे दुख.*112/],
  ])('%s is answered in its own language first, and in English', async (text, inTheirs) => {
    const outcome = await reply({ text });
    expect(outcome).toMatchObject({ move: 'care', graded: null, asks: null, hint: null, solution: null, wantsQuiz: false });
    expect(said(outcome)).toMatch(inTheirs);
    expect(said(outcome)).toContain(careSentences['harming-oneself'].join(' '));
  });

  it('who asks how a language says it is not comforted', async () => {
    expect(['care', 'encourage']).not.toContain((await reply({ text: 'como se dice i am tired' })).move);
  });

  it('asks for a quiz and leaves the choice to the caller', async () => {
    expect(await reply({ text: 'quiz me' })).toMatchObject({ move: 'quiz', wantsQuiz: true });
    expect(await reply()).toMatchObject({ wantsQuiz: false });
  });

  it('asks the next idea on, comes back to what was only met, and points on when all are settled', async () => {
    expect(await reply({ text: 'next' })).toMatchObject({ move: 'ask', asks: { keyIdeaId: idea.id } });
    expect(await reply({ text: 'next', keyIdeasMet: [idea.id] })).toMatchObject({ asks: { keyIdeaId: courseIdeas[1]?.id } });
    const keyIdeasMet = courseIdeas.map(({ id }) => id);
    expect(await reply({ text: 'next', keyIdeasMet })).toMatchObject({ asks: { keyIdeaId: idea.id } });
    const done = await reply({ text: 'next', keyIdeasMet, asked: keyIdeasMet.map((keyIdeaId) => ({ keyIdeaId, came: 'settled' as const, earlier: false })) });
    expect(done.asks).toBeNull();
    expect(said(done)).toMatch(/“Leaves”.*quiz me/);
  });

  it('greets by name at the beginning, and no second time', async () => {
    expect(said(await reply({ text: 'hi', lastTurns: [] }))).toContain('Ada');
    expect(said(await reply({ text: 'hi' }))).not.toContain('Ada');
  });

  it('puts the open question again once in a while, and never after a greeting, thanks or rudeness', async () => {
    const aside = { asked: 'who won the world cup?', replied: 'That is not in this course.', move: 'admit' as const };
    const long = { lastTurns: [aside, aside, aside, aside] };
    const put = async (text: string, different: Partial<TurnMaterial>) => said(await reply({ text, ...different, ...open() })).includes(idea.check.question);
    for (const text of ['who won the world cup?', 'how am i doing?']) {
      expect(await put(text, {})).toBe(false);
      expect(await put(text, long)).toBe(true);
      expect(await put(text, { lastTurns: [...long.lastTurns, { ...aside, replied: idea.check.question }] })).toBe(false);
    }
    for (const text of ['hi', 'thanks', 'sorry', 'you are useless']) expect(await put(text, long)).toBe(false);
    expect(await put('what is tannin?', long)).toBe(true);
    expect(await put('what is tannin?', { lastTurns: [aside] })).toBe(false); // whoever asks on is let ask
  });
});
