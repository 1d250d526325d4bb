/** What Lou says to half an answer. */
import { describe, expect, it } from 'vitest';
import { aTurn, COURSE_ID, coursePassages, openItem } from '../../testing/a-course.ts';
import { tutorOf, words } from '../../testing/talk.ts';
import { graded } from './wording/graded.ts';

const tutor = tutorOf([{ id: COURSE_ID, passages: coursePassages }]);
const reply = async (text: string) => words((await tutor.reply({ material: aTurn({ text, openItem }) })).sentences);
const saysMore = (said: string): boolean => Object.values(graded.sayMore).some((wordings) => wordings.some((wording) => said.endsWith(wording)));

describe('half an answer', () => {
  it('is asked for its other part where nothing was said of it', async () => {
    const said = await reply('cooler water');
    expect(said).toContain('“cooler water”');
    expect(said).toMatch(/Why\?$/);
  });

  it('is not asked the same again where something was said besides', async () => {
    const said = await reply('cooler water, because the kettle would sing otherwise');
    expect(said).toContain('“cooler water”');
    expect(said).toContain('For “Why?” I read “because the kettle would sing otherwise”');
    expect(saysMore(said)).toBe(true);
  });

  it('names also what is said in small words and words of the question', async () => {
    expect(await reply('cooler water cause it is what it wants')).toContain('I read “cause it is what it wants”');
  });

  it('reads nothing back that voices a misconception', async () => {
    expect(await reply('cooler water, boiling water is always best')).not.toContain('“boiling water is always best”');
  });
});

describe('an answer with a point the wrong way round', () => {
  const looksAgain = (said: string): boolean => Object.values(graded.wayRound).some((wordings) => wordings.some((wording) => said.includes(wording)));

  it('hears which words to look at again, and is not praised for them', async () => {
    const said = await reply('it does not want about 70 degrees');
    expect(said).toContain('I read “it does not want about 70 degrees”');
    expect(looksAgain(said)).toBe(true);
  });

  it('hears what stands, and is asked about the other part in its own words', async () => {
    const said = await reply('cooler water, because the leaves do not get burnt');
    expect(said).toContain('“cooler water”');
    expect(said).toMatch(/For “Why\?” I read “.*the leaves do not get burnt”/);
    expect(looksAgain(said)).toBe(true);
  });
});

describe('a half that was said before', () => {
  const half = { ...openItem, attempts: 1, pointsSeen: ['cooler'] };
  const again = (text: string) => tutor.reply({ material: aTurn({ text, openItem: half }) });

  it('costs no try, stands, and the other half is asked for', async () => {
    const { graded: taken, solution, sentences } = await again('cooler water');
    expect({ taken, solution }).toEqual({ taken: null, solution: null });
    expect(words(sentences)).toMatch(/\bstands\b.*Why\?$/);
  });

  it('is a try where something was said besides, perhaps for the missing one', async () => {
    expect((await again('cooler water, because the kettle would sing otherwise')).graded?.pointsSeen).toEqual(['cooler']);
  });

  it('is whole with the other half', async () => {
    expect((await again('cooler water, boiling water makes it bitter')).graded?.settled).toBe(true);
  });
});
