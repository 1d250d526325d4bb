/** Lou's first words, and how the lesson's personality and Lou contexts change what is said. */
import { describe, expect, it } from 'vitest';
import { aKeyIdea, aTurn, courseIdeas, openItem, personalitySides, plainPersonality } from './testing/a-course.ts';
import { open, reply, said, tutor } from './testing/a-tutor.ts';
import { words } from './testing/talk.ts';

const idea = aKeyIdea();

describe('the welcome', () => {
  it('asks nothing beside the quiz that begins a talk', () => {
    const material = aTurn({ quizFirst: true });
    expect(tutor().opening(material)).toBeNull();
    const welcome = words(tutor().welcome(material));
    expect(welcome).not.toContain('?');
    expect(welcome.endsWith('Quiz Me puts its questions, and you can ask me anything in between.')).toBe(true);
  });

  it('names the section, finds the learner’s feet and asks one question, which is the opening', () => {
    const material = aTurn({ lastTurns: [] });
    const welcome = words(tutor().welcome(material));
    expect(welcome).toMatch(/^[A-Z][a-z ]+, Ada\. We are in “Brewing”\. It rests on 2 ideas, and we take them one at a time\./);
    expect(welcome.endsWith(idea.check.question)).toBe(true);
    expect(tutor().opening?.(material)).toEqual({ itemId: openItem.itemId, keyIdeaId: idea.id, skill: idea.skill });
  });

  it('asks nothing that was settled or shown before, and says what the last session ended on', () => {
    const asked = [{ keyIdeaId: idea.id, came: 'shown' as const, earlier: true }];
    const material = aTurn({ lastTurns: [], asked });
    expect(tutor().opening?.(material)?.keyIdeaId).toBe(courseIdeas[1]?.id);
    expect(words(tutor().welcome(material))).toMatch(/1 of its 2 ideas is behind you\. Last time we ended on this\. Green tea wants gentler water/);
    const open = aTurn({ lastTurns: [], asked: [{ keyIdeaId: idea.id, came: 'open', earlier: true }] });
    expect(tutor().opening?.(open)?.keyIdeaId).toBe(idea.id);
  });

  it('offers the quiz when all were settled', () => {
    const material = aTurn({ lastTurns: [], asked: courseIdeas.map(({ id }) => ({ keyIdeaId: id, came: 'settled', earlier: true })) });
    expect(tutor().opening?.(material)).toBeNull();
    expect(words(tutor().welcome(material))).toMatch(/all 2 of its ideas\..*“quiz me”/);
  });

  it('goes back to a question that is open', () => {
    expect(words(tutor().welcome(aTurn(open())))).toContain(idea.check.question);
    expect(tutor().opening?.(aTurn(open()))).toBeNull();
  });

  it('invites where there is nothing to ask about', () => {
    const free = aTurn({ keyIdeas: [], section: null, course: null, topic: 'anything' });
    expect(words(tutor().welcome(free))).toMatch(/“anything”/);
    expect(tutor().opening?.(free)).toBeNull();
  });
});

describe('the way of teaching', () => {
  const texts = async (different: Partial<typeof plainPersonality>) =>
    (await reply({ personality: { ...plainPersonality, ...different } })).sentences.map(({ text }) => text);

  it('decides what is said, how much of it, and in which order', async () => {
    expect((await texts({})).slice(0, 2)).toEqual([idea.statement, idea.example]);
    expect((await texts({ expertise: 'beginner' })).slice(0, 2)).toEqual([idea.statement, idea.simpler]);
    const [, shown, , rule] = await texts({ teachingStyle: 'practical' });
    expect([shown, rule]).toEqual([idea.example, idea.statement]);
    expect((await texts({ teachingStyle: 'lecture' })).slice(0, 3)).toEqual([idea.statement, idea.analogy, idea.example]);
    expect((await texts({ teachingStyle: 'socratic' })).slice(0, 1)).toEqual([idea.statement]);
    expect(await texts({ responseStyle: 'concise' })).not.toContain(idea.example);
    expect(await texts({ expertise: 'expert' })).not.toContain(idea.example);
    expect(await texts({ expertise: 'expert', teachingStyle: 'practical' })).toContain(idea.example);
    expect(await texts({ responseStyle: 'detailed' })).toContain(idea.analogy);
  });

  it('decides the tone', async () => {
    const tones = await Promise.all(
      personalitySides.tone.map(async (tone) => said(await reply({ text: 'with milk', personality: { ...plainPersonality, tone }, ...open() }))),
    );
    expect(new Set(tones).size).toBe(4);
  });

  it('takes from a block’s Lou context what its author would ask, and nothing else of it', async () => {
    const louContexts = [
      { blockId: 'b1', title: 'Time in the pot', text: 'The slip is ten minutes. Ask what the clock shows when the leaves go in. Do not name the answer.' },
    ];
    const text = 'i do not get the exercise about time in the pot';
    expect(said(await reply({ text, louContexts }))).toContain('Ask yourself what the clock shows when the leaves go in.');
    expect(said(await reply({ text, louContexts }))).not.toMatch(/slip|Do not name/);
    expect(said(await reply({ text }))).not.toContain('Ask yourself');
    const telling = [{ blockId: 'b1', title: 'Time in the pot', text: 'Ask why boiling water burns the leaves and makes them bitter.' }];
    expect(said(await reply({ text, louContexts: telling, ...open() }))).not.toMatch(/burn|bitter/);
  });

  it('says an idea more simply the second time', async () => {
    expect(said(await reply({ keyIdeasMet: [idea.id] }))).toContain(idea.simpler);
  });
});
