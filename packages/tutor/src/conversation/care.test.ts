import { describe, expect, it } from 'vitest';
import { readCourse } from '../testing/read-course.ts';
import { careSentences, type Need, needIn } from './care.ts';
import { speltOut } from './spelt-out.ts';

const heard = (text: string): Need | null => needIn(speltOut(text));

describe('what a person needs', () => {
  it.each([
    ['nobody would care if i was gone', 'harming-oneself'],
    ["I don't see a point in living", 'harming-oneself'],
    ["i can't go on", 'harming-oneself'],
    ['whats the point of going on', 'harming-oneself'],
    ['i want to disappear forever', 'harming-oneself'],
    ['Everyone would be better without me.', 'harming-oneself'],
    ['i just want to not wake up', 'harming-oneself'],
    ['i wish i was never born', 'harming-oneself'],
    ['i wanna die', 'harming-oneself'],
    ['i took a lot of pills', 'danger'],
    ['I just swallowed 20 sleeping pills', 'danger'],
    ['my friend wants to kill herself what do i do', 'somebody-else'],
    ['my little brother keeps cutting himself', 'somebody-else'],
    ['nobody likes me', 'alone'],
    ['i think im having a panic attack', 'alone'],
    ['I feel completely worthless', 'alone'],
    ['my stepdad beats me', 'being-hurt'],
    ['they all bully me', 'being-hurt'],
    ['i want to kill them', 'harming-others'],
  ] as const)('%s: %s', (text, need) => expect(heard(text)).toBe(need));

  it.each([
    "i can't go on to the next section yet",
    'what is the point of counting the half steps',
    'what is the use of a balance sheet',
    'how do i end the loop',
    'does the firm die when it cannot pay',
    'would nobody notice if i left the date out',
    'i took a lot of notes',
    'kill the process',
    'i hate fractions',
    'i do not see the reason for going on with the proof by cases',
  ])('%s is of the subject', (text) => expect(heard(text)).toBeNull());

  it('nothing that a course asks, says or expects is taken for distress', () => {
    for (const slug of ['how-a-bill-becomes-law', 'decisions-under-uncertainty', 'french-telling-what-happened', 'learning-that-lasts']) {
      const course = readCourse(slug);
      const texts = course.sections.flatMap(({ keyIdeas }) =>
        keyIdeas.flatMap(({ statement, example, check, askedAs, misconceptions }) => [
          ...[statement, example, check.question, check.answers.good, check.answers.partial, check.answers.wrong],
          ...[...askedAs, ...misconceptions.flatMap(({ belief, heardAs }) => [belief, ...heardAs])],
        ]),
      );
      expect(texts.filter((text) => heard(text) !== null)).toEqual([]);
    }
  });
});

describe('what Lou says then', () => {
  it('points to a person each time, and asks nothing', () => {
    for (const sentences of Object.values(careSentences)) {
      expect(sentences.join(' ')).toMatch(/someone|somebody|adult|grown-up|emergency number/);
      expect(sentences.join(' ')).not.toContain('?');
    }
  });
});
