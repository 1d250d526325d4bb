/** What asks about one's own results, and what only sounds like it, with a question open, in six courses. */
import { describe, expect, it } from 'vitest';
import { courseIds, intentIn } from './testing/intent-in.ts';

const asked = {
  standing: [
    'did i get anything right so far',
    'how did i do so far',
    'was any of it right',
    'did i do ok',
    'have i gotten anything wrong yet',
    'how many questions did i get right',
    'How many did I get right so far?',
    'how many answers were correct',
    'how many have i gotten wrong',
    'what is my score',
    'show me my progress',
    'how am i doing so far',
    'how many quiz questions have i answered',
    'how many points do I have',
    'what was my score',
    'my score?',
    'what is my quiz result',
    'how did I do on the quiz',
    'did I finish the quiz?',
    'did i pass the last test',
    'how much did i score in that quiz',
    'what is my streak',
    'which badges do i have',
    'what do I need to practise',
    'what should I practise',
    'what should i work on next',
    'where am i weak',
    'what am i bad at',
    'which topics do i need to revise',
    'what should i revise for my exam tomorrow',
    'which parts should i go over before the maths test',
    'give me a summary of what I know',
  ],
  recap: [
    'which question did I get wrong',
    'which ones did i answer wrong in the quiz?',
    'what have I got wrong so far?',
    'what were my mistakes',
    'did i make any mistakes',
    'can you show me my wrong answers',
    'where did i make errors',
  ],
} as const;

const ofTheCourse = {
  standing: [
    'is anything right of the line',
    'did they get it right',
    'do i have the right',
    'how do i score points',
    'what is a good result',
    'what should a beginner practise',
  ],
  recap: ['what mistakes do people make', 'what is an error', 'which of the two is wrong'],
} as const;

const rowsOf = (table: Readonly<Record<'standing' | 'recap', readonly string[]>>) =>
  (['standing', 'recap'] as const).flatMap((intent) => table[intent].map((text) => [text, intent] as const));

describe.each(courseIds)('in %s', (courseId) => {
  it.each(rowsOf(asked))('%j: %s', (text, intent) => {
    expect(intentIn(courseId, text)).toBe(intent);
  });

  it.each(rowsOf(ofTheCourse))('%j is not %s', (text, intent) => {
    expect(intentIn(courseId, text)).not.toBe(intent);
  });
});
