/**
 * What is told before a question, or about oneself beside it, neither makes it a try nor hides it; a belief whose words
 * only stand in it is not put right.
 */
import { describe, expect, it } from 'vitest';
import { materialIn } from './testing/in-section.ts';
import { readCourse } from './testing/read-course.ts';
import { talkWith, tutorOf } from './testing/talk.ts';

/** What Lou says to a message right after the welcome to the section, counted from 1. */
async function answerTo(courseId: string, section: number, text: string) {
  const course = readCourse(courseId);
  const at = course.sections[section - 1];
  if (!at) throw new Error(`${courseId} has no section ${section}.`);
  return talkWith(tutorOf([course]), materialIn(course, at)).say(text);
}

describe('a question after what is told', () => {
  it.each([
    ['how-a-bill-becomes-law', 2, '150 voted for the bill and 140 against, does the House pass it', 'when more members vote yes than no'],
    ['reading-a-balance-sheet', 2, 'the ovens a baker bakes in, are they current or non current', 'non-current'],
    ['french-telling-what-happened', 1, 'past participle of mettre please', 'mis'],
    ['learning-that-lasts', 1, 'difference between recall and recognition?', 'Recognition is knowing a thing again'],
  ])('%s, section %d: %j', async (course, section, text, answer) => {
    const { said, outcome } = await answerTo(course, section, text);
    expect(outcome.move).toBe('explain');
    expect(said).toContain(answer);
    expect(outcome.graded).toBeNull();
  });
});

describe('a question with something of its writer’s own beside it', () => {
  it('is answered after a kind word', async () => {
    const { said, outcome } = await answerTo('choosing-the-right-algorithm', 4, 'i am so bad at this, what is a collision');
    expect(outcome.move).toBe('explain');
    expect(said).toMatch(/feel|alone|everyone/);
    expect(said).toContain('bucket');
  });

  it('is looked up without it', async () => {
    const { said } = await answerTo('fractions-that-make-sense', 1, 'what does the numerator count, i keep forgetting it');
    expect(said).toContain('how many');
  });

  it('is no comfort’s where it tells a case', async () => {
    const { outcome } = await answerTo('decisions-under-uncertainty', 5, 'i bought the whole ski pass and i hate skiing, should i still go');
    expect(outcome.move).toBe('explain');
  });

  it('leaves comfort to whoever asks about themselves', async () => {
    const { outcome } = await answerTo('decisions-under-uncertainty', 5, 'i am so stupid, why can i not do anything right');
    expect(outcome.move).toBe('encourage');
  });
});

describe('a belief that a question only shares words with', () => {
  it('is not denied in its place', async () => {
    const { said } = await answerTo('choosing-the-right-algorithm', 1, 'might an O(n^2) method beat one that is O(n log n) on a tiny list');
    expect(said).not.toContain('Half of n');
  });
});
