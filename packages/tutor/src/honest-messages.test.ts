/** What honest messages that are no question about the subject are taken for, with the welcome's question open, in six courses. */
import type { Intent } from '@lou/domain/tutoring/moves';
import { describe, expect, it } from 'vitest';
import { justPut } from './conversation/turn.ts';
import { createPassageIndex } from './retrieval/passage-index.ts';
import { materialIn } from './testing/in-section.ts';
import { readCourse } from './testing/read-course.ts';
import { think } from './thought.ts';

/** The first three were looked at while the forms were written, the others only when they stood. */
const courseIds = [
  'fractions-that-make-sense',
  'first-program-in-python',
  'spanish-first-conversation',
  'reading-a-balance-sheet',
  'drawing-in-perspective',
  'how-a-bill-becomes-law',
] as const;

const honest: Partial<Record<Intent, readonly string[]>> = {
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

/** What orders or speaks of answers, and begs for none. */
const noBegging = [
  'show me on the number line',
  'my answer was 5',
  'imagine you have a line and put a point on it',
  'show me how you got there',
  'tell me about the first part of the lesson',
  'the answer depends on what you start with',
  'i changed my answer',
  'let me write my answer again',
  'can the answer be bigger than one',
  'i dont get the answer you gave before',
  'show me a picture of it',
  'imagine somebody has only two of them',
  'give me a real life case',
  'explain the last sentence please',
  'do i write the answer as one word',
  'i first look and then say what i see',
  'no more questions please',
  'is my answer right',
  'tell me why that matters',
  'show me where it says that in the lesson',
];

const index = createPassageIndex();
const courses = courseIds.map(readCourse);
for (const { id, passages, sections } of courses)
  index.replace(
    id,
    passages,
    sections.flatMap(({ keyIdeas }) => keyIdeas),
  );

/** What is understood in the second section of a course, its first question open. */
function intentIn(course: (typeof courses)[number], text: string): Intent {
  const section = course.sections[1] ?? course.sections[0];
  if (!section) throw new Error(`${course.id} has no section.`);
  const [idea] = section.keyIdeas;
  if (!idea) throw new Error(`${section.id} has no key idea.`);
  const openItem = justPut(idea, 3);
  const lastTurns = [{ asked: 'hello', replied: `Welcome. ${idea.check.question}`, move: 'ask' as const }];
  return think({ ...materialIn(course, section), text, openItem, lastTurns }, index, () => 0).decided.context.understanding.intent;
}

/** What sounds like a wish and is none: it is about the course. */
const noWish: readonly (readonly [Intent, readonly string[]])[] = [
  ['quiz', ['what options does he have', 'how many choices are there']],
  ['move-on', ['what is the sum of the numbers', 'why did they ask that before', 'is it the same as before']],
  ['place', ['where were the numbers before', 'where does it stop']],
  ['standing', ['is anything right of the line', 'did they get it right', 'do i have the right', 'how do i score points', 'what is a good result']],
  ['recap', ['what mistakes do people make', 'what is an error', 'which of the two is wrong']],
  ['what-next', ['what comes after the first word', 'what is after the sign']],
  ['farewell', ['what happens if you go to sleep after learning', 'why is sleep good for it']],
  ['example', ['what do the numbers mean', 'why does the code stop']],
];

describe.each(courses.map((course) => [course.id, course] as const))('in %s', (_id, course) => {
  it.each(rows)('%j: %s', (text, intent) => {
    expect(intentIn(course, text)).toBe(intent);
  });

  it.each(noWish.flatMap(([intent, texts]) => texts.map((text) => [text, intent] as const)))('%j is not %s', (text, intent) => {
    expect(intentIn(course, text)).not.toBe(intent);
  });

  it.each(noBegging)('%j begs for nothing', (text) => {
    expect(intentIn(course, text)).not.toBe('solution');
  });
});

it('is a table of many messages', () => {
  expect(rows.length + noBegging.length).toBeGreaterThanOrEqual(150);
});
