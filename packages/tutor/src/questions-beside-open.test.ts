/** What is asked while Lou's question is open: it costs no try and no hint, and is answered. */
import { describe, expect, it } from 'vitest';
import { materialIn } from './testing/in-section.ts';
import { readCourse } from './testing/read-course.ts';
import { type Talk, talkWith, tutorOf } from './testing/talk.ts';

function talkIn(courseId: string, section: number): Talk {
  const course = readCourse(courseId);
  const at = course.sections[section - 1];
  if (!at) throw new Error(`${courseId} has no section ${section}.`);
  return talkWith(tutorOf([course]), materialIn(course, at));
}

describe('a question beside the open one', () => {
  it.each([
    ['a sum with an x between its figures', 'fractions-that-make-sense', 1, '12 x 7', '84'],
    ['a decimal taken times a whole', 'decisions-under-uncertainty', 4, '0.3 x 5000', '1500'],
    ['a program that is shown', 'first-program-in-python', 5, 'for i in range(3):\n    print(i)', 'range'],
    ['a program, and what is asked of it', 'first-program-in-python', 7, 'def greet(name):\n    return "hi " + name\ngreet("bo")\nwhat does it do', 'call'],
    ['true or false', 'first-program-in-python', 6, 'true or false: lists start at 1', 'first index is 0'],
    ['true or false, of figures', 'fractions-that-make-sense', 3, 'true or false: 5/8 is bigger than 1/2', 'Yes'],
    ['true or false, at the end', 'learning-that-lasts', 4, 'mixing feels harder but works better, true or false?', 'Mixed practice'],
    ['what is wrong with it', 'reading-a-balance-sheet', 4, 'buying a van with cash, whats wrong with saying equity falls', 'swaps one asset for another'],
  ])('is answered: %s', async (_, course, section, text, answer) => {
    const talk = talkIn(course, section);
    const { said, outcome } = await talk.say(text);
    expect({ graded: outcome.graded, hint: outcome.hint }).toEqual({ graded: null, hint: null });
    expect(said).toContain(answer);
  });

  it('about what was just explained is no guess at it', async () => {
    const talk = talkIn('reading-a-balance-sheet', 2);
    await talk.say('what is depreciation');
    const { said, outcome } = await talk.say('is it cash');
    expect(outcome.graded).toBeNull();
    expect(said).toContain('moves no cash');
  });

  it('whose answer is the open one spends no hint', async () => {
    const talk = talkIn('decisions-under-uncertainty', 1);
    const { outcome } = await talk.say('can you judge a decision by its outcome');
    expect(outcome.hint).toBeNull();
    expect(talk.openItem()?.hintsGiven).toBe(0);
  });
});

describe('what goes on from an explanation', () => {
  it.each([
    ['the other of two', 'fractions-that-make-sense', 1, 'what is a denominator', 'what about the other one', 'umerator'],
    ['what is supposed', 'reading-a-balance-sheet', 5, 'what is a current ratio', 'and if its below 1', 'below 1'],
    ['the same of another thing', 'fractions-that-make-sense', 5, 'how do i add 1/2 and 1/3', 'same for subtracting?', 'ubtract'],
    ['why, with a though', 'decisions-under-uncertainty', 5, 'what is a sunk cost', 'why though', 'gone on every path'],
  ])('is about what was last told: %s', async (_, course, section, first, then, answer) => {
    const talk = talkIn(course, section);
    await talk.say(first);
    const { said, outcome } = await talk.say(then);
    expect(outcome.move).toBe('explain');
    expect(said).toContain(answer);
  });
});

it('a word that only an answered question has is no slip of a word that the lessons have', async () => {
  expect((await talkIn('spanish-first-conversation', 3).say('what does soy casado mean')).said).not.toContain('cansado');
});
