/** The first things that a newcomer says in a section: what a word means, a plain right answer, a sum, and how it goes. */
import { describe, expect, it } from 'vitest';
import { materialIn } from './testing/in-section.ts';
import { readCourse } from './testing/read-course.ts';
import { talkWith, tutorOf } from './testing/talk.ts';

function talkIn(courseId: string, place: number) {
  const course = readCourse(courseId);
  const section = course.sections[place - 1];
  if (!section) throw new Error(`${courseId} has no section ${place}.`);
  return talkWith(tutorOf([course]), materialIn(course, section));
}

describe('what a word of the section means', () => {
  it.each([
    ['chords-and-keys', 3, 'what is a triad?', /a root with a third and a fifth/],
    ['chords-and-keys', 1, 'what is a half step?', /to the very next/],
    ['how-a-bill-becomes-law', 1, 'what is a bill?', /written text of a law/],
    ['first-program-in-python', 6, 'what is a list?', /in order under one name/],
  ] as const)('%s, section %i: “%s” is told from the glossary, and another question follows', async (courseId, place, asks, meaning) => {
    const talk = talkIn(courseId, place);
    const before = talk.openItem()?.keyIdeaId;
    const { said, outcome } = await talk.say(asks);
    expect(said).toMatch(meaning);
    expect(outcome.asks).not.toBeNull();
    expect(talk.openItem()?.keyIdeaId).not.toBe(before);
  });

  it('is kept where the open question asks for just that', async () => {
    const { said } = await talkIn('first-program-in-python', 4).say('what is a condition?');
    expect(said).not.toMatch(/True or False/);
  });
});

describe('a plain right answer', () => {
  it.each(['It is F, because there is no black key between E and F', 'F, because there is no black key in between'])('%s', async (text) => {
    const { outcome } = await talkIn('chords-and-keys', 1).say(text);
    expect(outcome.graded?.settled).toBe(true);
  });

  it('is not one where it leaves out what was asked', async () => {
    const talk = talkIn('decisions-under-uncertainty', 4);
    expect((await talk.say('2000 - 600 = 1400')).outcome.graded).toMatchObject({ settled: false, pointsSeen: ['weigh-and-add'] });
    expect((await talk.say('and divided by ten is 140')).outcome.graded?.settled).toBe(true);
  });
});

it('a sum of other figures than the open question’s is worked out, and is no try', async () => {
  const { said, outcome } = await talkIn('decisions-under-uncertainty', 4).say('12*7000+6*1000-2*7000');
  expect(said).toMatch(/= 76000\./);
  expect(outcome.graded).toBeNull();
});

it('how it goes names what was answered in the talk, and is told anew when that has changed', async () => {
  const talk = talkIn('chords-and-keys', 1);
  await talk.say('F the white key, you just take the very next key');
  expect((await talk.say('how am I doing')).said).toContain('One of my questions you answered in full in this talk.');
  expect((await talk.say('how am I doing')).said).toContain('a count and no verdict');
  await talk.say('B C and E F, there is no black key between them');
  expect((await talk.say('how am I doing')).said).toContain('You answered 2 of my questions in full in this talk.');
});
