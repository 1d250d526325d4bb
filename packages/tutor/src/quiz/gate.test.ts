import { describe, expect, it } from 'vitest';
import { anItem, coursePassages } from '../testing/a-course.ts';
import { readCourse } from '../testing/read-course.ts';
import { gateFaults } from './gate.ts';

describe('the gate', () => {
  const [first, second, third, fourth] = anItem().options as [QuizOption, QuizOption, QuizOption, QuizOption];
  type QuizOption = ReturnType<typeof anItem>['options'][number];

  it('lets a good item through', () => {
    expect(gateFaults(anItem(), coursePassages)).toEqual([]);
  });

  it.each([
    ['two right options', { options: [{ ...first, right: true }, second, third, fourth] }, 'not exactly one right option'],
    ['no right option', { options: [first, { ...second, right: false }, third, fourth] }, 'not exactly one right option'],
    ['two options', { options: [first, second] }, 'too few or too many options'],
    ['an option twice', { options: [first, second, third, { ...third }] }, 'an option is there twice'],
    ['all of the above', { options: [first, second, third, { ...fourth, text: 'All of the above' }] }, 'an option speaks of the others'],
    [
      'a long option',
      { options: [first, { ...second, text: '70 degrees, which is well below the point at which it boils' }, third, fourth] },
      'options of unlike length',
    ],
    [
      'words among numbers',
      {
        options: [
          { ...first, text: '40' },
          { ...second, text: 'mild' },
          { ...third, text: '85' },
          { ...fourth, text: '99' },
        ],
      },
      'the right option is of another kind',
    ],
    ['a question that tells', { question: 'Is the water of 70 sorts warm or cool?' }, 'the question tells the right option'],
    ['no explanation', { explanation: ' ' }, 'no explanation'],
    ['a sentence from nowhere', { passage: 'Nobody wrote this.' }, 'the cited sentence is in no passage'],
    [
      'a wrong option that is true',
      { question: 'What taste does a longer wait bring?', options: [first, second, third, { ...fourth, text: 'tannin, bitter taste' }] },
      'a wrong option is supported by a passage',
    ],
    [
      'a wrong option that says what a sentence of the lesson says, whatever is asked',
      { question: 'Which of these holds?', options: [first, second, third, { ...fourth, text: 'Black tea stays in the pot for four minutes.' }] },
      'a wrong option is supported by a passage',
    ],
  ] satisfies [string, Parameters<typeof anItem>[0], string][])('keeps back %s', (_name, different, fault) => {
    expect(gateFaults(anItem(different), coursePassages)).toContain(fault);
  });

  it.each(['fractions-that-make-sense', 'first-program-in-python', 'spanish-first-conversation'])('lets the bank of %s through', (id) => {
    const course = readCourse(id);
    const bank = course.sections.flatMap((section) => section.items);
    const kept = bank.filter((item) => gateFaults(item, course.passages).length > 0);
    expect(kept.length / bank.length).toBeLessThanOrEqual(0.02);
  });
});
