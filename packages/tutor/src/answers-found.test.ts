/**
 * Where the answer stands, found by what is really asked: the figure's working, another name of a term, the clause that
 * asks, the idea that is asked so.
 */
import { describe, expect, it } from 'vitest';
import { withoutChat } from './conversation/message/without-chat.ts';
import { materialIn } from './testing/in-section.ts';
import { readCourse } from './testing/read-course.ts';
import { talkWith, tutorOf } from './testing/talk.ts';

/** What Lou says to a message right after the welcome to the section, counted from 1. */
async function answerTo(courseId: string, section: number, text: string): Promise<string> {
  const course = readCourse(courseId);
  const at = course.sections[section - 1];
  if (!at) throw new Error(`${courseId} has no section ${section}.`);
  return (await talkWith(tutorOf([course]), materialIn(course, at)).say(text)).said;
}

describe('the answer', () => {
  it.each([
    ['where a figure is worked out', 'decisions-under-uncertainty', 1, 'how did they get 7,700', '7 \\times 1100'],
    ['a term by its other name', 'reading-a-balance-sheet', 4, 'what is the profit and loss account', '“Income statement” means'],
    ['a term by one of two other names', 'reading-a-balance-sheet', 2, 'whats a fixed asset', '“Non-current asset” means'],
    ['to the clause that asks', 'how-a-bill-becomes-law', 5, 'the president signs so why can no agency spend money yet', 'appropriation'],
    ['of the idea that is asked so', 'clear-writing-at-work', 4, 'two things from the same colleague, two emails?', 'one request in one email'],
    ['to a word of the section', 'french-telling-what-happened', 2, 'tell me about agreement', 'agrees with the subject'],
    ['to how much at the most', 'clear-writing-at-work', 2, 'max length of one paragraph?', 'paragraph'],
  ])('%s', async (_, course, section, text, answer) => {
    expect(await answerTo(course, section, text)).toContain(answer);
  });
});

it('the sentence that has far more of the question comes before the idea that it hangs on', async () => {
  const said = await answerTo('chords-and-keys', 4, 'my song has only white keys but one E major chord, why is that there');
  expect(said).toContain('is a strong hint that its home is A minor');
  expect(said.indexOf('is a strong hint')).toBeLessThan(said.includes('is often raised') ? said.indexOf('is often raised') : said.length);
});

it('thousands that are typed with a k are thousands', () => {
  expect(withoutChat('is a 10k loan profit')).toBe('is a 10,000 loan profit');
  expect(withoutChat('what does 2 km mean')).toBe('what does 2 km mean');
});
