import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../chance.ts';
import { stemOf } from '../../language/words.ts';
import { lineOf } from '../../testing/lines-of-form.ts';
import { readQuestions } from '../../testing/read-questions.ts';
import { weighingOver } from '../../testing/weighing-over.ts';
import { otherLanguageOf } from './other-languages.ts';
import { example, hint, simpler, solution, workForMe } from './wishes/help.ts';
import { assent, harder, moveOn, quiz, whatNext } from './wishes/onward.ts';
import { again, doubt, objection, place, recap, rules, standing } from './wishes/the-talk.ts';

const knowsNothing = () => false;
const heard = (text: string) => otherLanguageOf(text, knowsNothing)?.language ?? null;

describe('words that are English too', () => {
  it.each([
    'ask me a question',
    'give me a question',
    'ask me another question',
    'act as a ruler',
    'explain me a thing',
    'dont ask me as a person',
    'leg or snap',
  ])('make no other language of “%s”', (text) => {
    expect(heard(text)).toBeNull();
  });

  it.each([
    ['no entiendo', 'es'],
    ['dime la respuesta por favor', 'es'],
    ['donne moi la réponse', 'fr'],
    ['je ne comprends pas la question', 'fr'],
    ['was ist das hier', 'de'],
    ['sag mir bitte die Antwort', 'de'],
    ['eu nao entendo isso', 'pt'],
    ['non capisco', 'it'],
    ['come si fa questo', 'it'],
    ['ik snap het niet', 'nl'],
    ['leg dit uit', 'nl'],
  ])('leave “%s” in its language', (text, language) => {
    expect(heard(text)).toBe(language);
  });
});

/** So many lines of each pattern. */
const LINES = 60;
describe('what learners write in English is in no other language', () => {
  it('though it is any of the forms of a wish', () => {
    const wishes = [
      example,
      hint,
      simpler,
      solution,
      workForMe,
      assent,
      harder,
      moveOn,
      quiz,
      whatNext,
      again,
      doubt,
      objection,
      place,
      recap,
      rules,
      standing,
    ];
    const chance = chanceFrom(7);
    const lines = wishes.flatMap(({ says }) => says.flatMap((pattern) => Array.from({ length: LINES }, () => lineOf(pattern, chance))));
    expect(new Set(lines).size).toBeGreaterThan(1000);
    expect([...new Set(lines)].filter((line) => heard(line) !== null)).toEqual([]);
  });

  it('nor is any question on a course, but for the words that it quotes', () => {
    const taken = readQuestions().flatMap(({ course, paraphrases, questions, notInCourse }) => {
      const { knows } = weighingOver(course.passages.map(({ text }) => text));
      const ideas = course.sections.flatMap(({ keyIdeas }) => keyIdeas);
      const asked = [...paraphrases.map(({ asks }) => asks), ...questions.map(({ asks }) => asks), ...notInCourse, ...ideas.flatMap(({ askedAs }) => askedAs)];
      return asked.filter((text) => otherLanguageOf(text.replace(/[“"‘*][^”"’*]+[”"’*]/g, ''), (word) => knows(stemOf(word))));
    });
    expect(taken).toEqual([]);
  });
});
