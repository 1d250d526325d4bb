import { describe, expect, it, test } from 'vitest';
import { readCourse } from '../../testing/read-course.ts';
import { askedInWords } from './asked-in-words.ts';

const ideasOf = (course: string) => readCourse(course).sections.flatMap(({ keyIdeas }) => keyIdeas);
const asked = (course: string, question: string) => askedInWords(question, ideasOf(course));

describe('the answered question in nearly its words', () => {
  it.each([
    ['first-program-in-python', 'can i put an if inside an if', 'Can one `if` stand inside another?'],
    ['first-program-in-python', 'can i put a loop in a loop', 'Can a loop stand inside another loop?'],
    ['first-program-in-python', 'can a function have two parameters', 'Can a function have two parameters, or none?'],
    ['reading-a-balance-sheet', 'is an overdraft at the bank a liability', 'Is an overdraft at the bank a current liability?'],
    ['decisions-under-uncertainty', 'can expected value be below zero', 'Can an expected value be negative?'],
    ['how-a-bill-becomes-law', 'bill vs act whats the difference', 'What is the difference between a bill and an act?'],
    ['how-a-bill-becomes-law', 'what is a hold', 'What is a hold in the Senate?'],
  ])('%s: %j', (course, question, asks) => {
    expect(asked(course, question)).toMatchObject({ isSure: true, asked: { asks } });
  });

  it.each([
    ['first-program-in-python', 'what is break', 'Can I leave a loop in the middle of a lap?'],
    ['fractions-that-make-sense', 'can i cancel before multiplying', 'What is cross cancelling, and may I do it before I multiply?'],
  ])('is only near where it asks for another kind of answer, or with a word of its own; %s: %j', (course, question, asks) => {
    expect(asked(course, question)).toMatchObject({ isSure: false, asked: { asks } });
  });

  it.each([
    ['first-program-in-python', 'what is a variable'],
    ['fractions-that-make-sense', 'what do i do with them'],
    ['reading-a-balance-sheet', 'is it'],
  ])('is none where the words ask something else; %s: %j', (course, question) => {
    expect(asked(course, question)).toBeNull();
  });
});

test('what ideas and details are known to be asked leads to no answer of another question', () => {
  const courses = ['reading-a-balance-sheet', 'first-program-in-python', 'spanish-first-conversation'].map(ideasOf);
  const all = courses.flatMap((ideas) =>
    ideas.flatMap((idea) => {
      const known = [...idea.askedAs, ...idea.details.flatMap(({ asks, askedAs }) => (asks === undefined ? askedAs : []))];
      return known.map((text) => ({ text, found: askedInWords(text, ideas) }));
    }),
  );
  const led = all.filter(({ found }) => found?.isSure).map(({ text }) => text);
  expect(all.length).toBeGreaterThan(1000);
  expect(led.length / all.length, led.join('\n')).toBeLessThanOrEqual(0.006);
});
