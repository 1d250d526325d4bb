import { expect, it } from 'vitest';
import { readCourse } from '../../testing/read-course.ts';
import { phrasePair } from './phrase-pair.ts';

const spanish = readCourse('spanish-first-conversation');
const answer = (question: string) => phrasePair(question, [spanish.id], { passagesOf: () => spanish.passages })?.sentence.text ?? null;

it.each([
  ['how do you say i am tired?', /estoy cansada, I am tired/i],
  ["how do i say I'm at home in spanish", /estoy en casa, I am at home/i],
  ['how do you say the bill', /la cuenta/i],
  ['what does triste mean', /triste, sad/i],
])('%s', (question, says) => {
  expect(answer(question)).toMatch(says);
});

it.each(['how do you say my grandmother plays the violin?', 'what does this mean?', 'what does bathroom mean?', 'why does the verb change?'])(
  'none: %s',
  (question) => {
    expect(answer(question)).toBeNull();
  },
);
