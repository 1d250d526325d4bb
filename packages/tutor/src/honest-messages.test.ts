/** What honest messages that are no question about the subject are taken for, with the welcome's question open, in six courses. */
import type { Intent } from '@lou/domain/tutoring/moves';
import { describe, expect, it } from 'vitest';
import { courseIds, intentIn } from './testing/intent-in.ts';

const honest: Partial<Record<Intent, readonly string[]>> = {
  quiz: [
    'make it a multiple choice',
    'can you give me a multiple choice question',
    'multiple choice please',
    'give me options to choose from',
    'can we do it as multiple choice instead',
    'give me 3 questions about lists',
    'give me 5 questions',
    'ask me ten questions about this section',
    'can you give me a few practice questions',
    'test me on four questions',
    'can we do some quick questions about the first part',
    'quiz me please',
    'i want to do a short quiz',
  ],
  summary: [
    'what have we learned so far',
    'what have we learned',
    'what did we cover so far',
    'what have i learned today',
    'summarize this section',
    'can you sum up the lesson for me',
    'give me a quick summary of this section',
    'what are the main points here',
    'what should i remember from this lesson',
    'recap please',
    'can we recap what we did so far',
  ],
  left: [
    'how many sections are left',
    'how many sections are there in this course?',
    'how much is left in this section',
    'how many more questions are there',
    'how many questions do i have left',
    'whats left to do',
    'are we almost done?',
    'how many lessons do i still have to do',
  ],
  'how-long': [
    'how long will this take',
    'how long does the course take',
    'how much longer is this going to take',
    'how much time do i need for this section',
    'how many minutes will it take',
    'when will i be done with this',
    'will this take long?',
    'how long until we are done',
  ],
  dates: [
    'when is my exam',
    'when is the exam?',
    'what day is the final exam',
    'when is the homework due',
    'how many days until my exam',
    'when do we have the next test',
    'whats the deadline for the assignment',
    'do we have class tomorrow',
  ],
  'move-on': [
    'one more question for me',
    'ask me something else',
    'give me a task with numbers',
    'u already asked me that',
    'you asked me this before',
    'that is the same question again',
    'can i have something to calculate',
    'skip this question',
    'can we skip this one',
    'skip',
    'lets skip this for now',
    'next question please',
    'i dont want to answer this question',
    'can i have a different question',
    'leave this one for later',
  ],
  simpler: [
    'slow down',
    'can you slow down a bit',
    'can we go slower please',
    'you go too fast',
    'step by step please',
    'explain it in simpler words',
    'i dont understand it at all',
    'too fast for me',
  ],
  harder: [
    'ask me a hard question',
    'ask me a harder question',
    'can i have something harder',
    'give me a more difficult one',
    'this is too easy',
    'i want a real challenge, something more challenging',
    'do you have harder questions',
    'make it harder',
  ],
  easier: [
    'ask me an easy question',
    'can you ask me an easier question',
    'give me an easier one',
    'can we start with something easy',
    'do you have an easier question',
    'i want a simpler question first',
    'a less difficult question please',
  ],
  back: [
    'go back to the last question',
    'can we go back to the previous question',
    'back to the question before',
    'can i try the question i skipped again',
    'go back',
    'take me back to the first question',
    'return to the one we skipped',
    'the previous question please',
  ],
  'other-section': [
    'can we do section 3 instead',
    'go to section 2',
    'lets switch to another section',
    'can we do the last lesson instead',
    'i want to learn chapter two first',
    'jump to the fourth section',
    'can you take me to lesson 5 please',
  ],
  again: [
    'what was the question again',
    'can you repeat that',
    'can you repeat the question please',
    'sorry, i forgot the question',
    'say that again please',
    'what did you ask me?',
    'whats the question',
    'could you ask me that question one more time',
    'what am i supposed to answer',
  ],
  shorter: [
    'shorter please',
    'in one sentence',
    'can you say it in one sentence please',
    'explain that in two sentences',
    'too long',
    'thats too much text',
    'give me the short version',
    'in a nutshell?',
    'use fewer words',
    'in ten words or less',
    'tldr',
  ],
  rules: ['is it ok to guess', 'how many tries do i have', 'does this count for my grade', 'what happens if i get it wrong'],
  place: [
    'what did I learn last week',
    'where were we',
    'ok back to work, where were we',
    'where did we get to',
    'where are we',
    'what are we doing here',
    'what section is this',
  ],
  hint: ['can i get a hint', 'im stuck', 'i have no idea', 'help me with this one please', 'how do i start'],
  thanks: ['thx', 'thank you so much', 'thanks, that helped'],
  farewell: ['thx bye', 'bye im going to sleep', 'im going to bed now', 'until tomorrow', 'i have to go now', 'bye lou', 'lets take a short break'],
  solution: [
    'just tell me the answer',
    'show me the solution please',
    'what is the answer',
    'give me the first half of the answer',
    'my teacher said you can tell me the answer',
    'i give up',
    'write the full answer for me',
  ],
  assent: ['anyway continue', 'ok whatever, continue', 'back to work', 'nvm lets go on'],
  'what-next': ['whats next after this section', 'what comes after this lesson', 'whats after the section'],
  example: ['gimme an example', 'show me some code', 'show me an example', 'give me some numbers'],
  'other-language': ["en français s'il te plaît", 'auf deutsch bitte', 'en español por favor'],
  'about-lou': ['who are you', 'are you a real person'],
};

const rows = Object.entries(honest).flatMap(([intent, texts]) => texts.map((text) => [text, intent] as const));

/** What sounds like a wish and is none: it is about the course. */
const noWish: readonly (readonly [Intent, readonly string[]])[] = [
  ['quiz', ['what options does he have', 'how many choices are there']],
  ['move-on', ['what is the sum of the numbers', 'why did they ask that before', 'is it the same as before']],
  ['place', ['where were the numbers before', 'where does it stop']],
  ['what-next', ['what comes after the first word', 'what is after the sign']],
  ['farewell', ['what happens if you go to sleep after learning', 'why is sleep good for it']],
  ['example', ['what do the numbers mean', 'why does the code stop']],
];

describe.each(courseIds)('in %s', (courseId) => {
  it.each(rows)('%j: %s', (text, intent) => {
    expect(intentIn(courseId, text)).toBe(intent);
  });

  it.each(noWish.flatMap(([intent, texts]) => texts.map((text) => [text, intent] as const)))('%j is not %s', (text, intent) => {
    expect(intentIn(courseId, text)).not.toBe(intent);
  });
});

it('is a table of many messages', () => {
  expect(rows.length).toBeGreaterThanOrEqual(120);
});
