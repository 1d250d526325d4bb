/**
 * Questions that lean on the turn before: answered with it where the lesson speaks of what they ask, and by nothing
 * that was found through it alone.
 */
import { describe, expect, it } from 'vitest';
import { materialIn } from './testing/in-section.ts';
import { readCourse } from './testing/read-course.ts';
import { talkWith, tutorOf } from './testing/talk.ts';

const courses = new Map(
  ['how-a-bill-becomes-law', 'learning-that-lasts', 'reading-a-balance-sheet', 'fractions-that-make-sense'].map((id) => [id, readCourse(id)]),
);
const tutor = tutorOf([...courses.values()]);

function placeIn(courseId: string, sectionAt: number) {
  const course = courses.get(courseId);
  const section = course?.sections[sectionAt];
  if (!course || !section) throw new Error(`There is no section ${sectionAt} in ${courseId}.`);
  return { course, section };
}

function talkIn(courseId: string, sectionAt: number) {
  const { course, section } = placeIn(courseId, sectionAt);
  return talkWith(tutor, materialIn(course, section));
}

describe('after a term was explained', () => {
  it.each([['learning-that-lasts', 0, 'what is recall', 'who invented it']])(
    '%s/%i: “%s”, then “%s” is not in the course, and costs no hint',
    async (courseId, at, first, then) => {
      const talk = talkIn(courseId, at);
      await talk.say(first);
      const { outcome } = await talk.say(then);
      expect({ move: outcome.move, hint: outcome.hint }).toEqual({ move: 'admit', hint: null });
    },
  );
});

it('what a teacher answered of the term is found, though only a pronoun names it', async () => {
  const talk = talkIn('how-a-bill-becomes-law', 2);
  await talk.say('whats cloture');
  const { said } = await talk.say('who invented it');
  expect(said).toContain('cloture come from the rules that the chambers made for themselves');
});

it('a bare figure is asked of what was just explained, where it stands there', async () => {
  const { course, section } = placeIn('how-a-bill-becomes-law', 2);
  const explained = section.keyIdeas.find(({ id }) => id.endsWith('/cloture-counts-senators'));
  if (!explained) throw new Error('There is no such idea.');
  const lastTurns = [{ asked: 'how many votes', replied: explained.statement, move: 'explain' as const }];
  const { sentences, keyIdeaIds } = await tutor.reply({ material: { ...materialIn(course, section), text: 'why 60', lastTurns } });
  expect(keyIdeaIds).toContain(explained.id);
  expect(sentences.map(({ text }) => text).join(' ')).toMatch(/three fifths/i);
});

it('whether an answer was right is told, and not argued about', async () => {
  const talk = talkIn('how-a-bill-becomes-law', 2);
  await talk.say('60 senators');
  const { said, outcome } = await talk.say('is my answer right');
  expect(outcome.graded).toBeNull();
  expect(said).toMatch(/\bnot\b|\byet\b|n’t\b/);
  expect(said).not.toMatch(/you (?:may|might) (?:well )?be right|fair (?:point|enough)|i go by words/i);
});

it('what is said of what was just explained is no try at the open question', async () => {
  const talk = talkIn('reading-a-balance-sheet', 2);
  await talk.say('so what happens to equity if the company loses money');
  const open = talk.openItem();
  const { outcome } = await talk.say('it goes down');
  expect(outcome.graded).toBeNull();
  expect(talk.openItem()).toEqual(open);
});

it('how it is done is asked of the word that was explained', async () => {
  const talk = talkIn('fractions-that-make-sense', 2);
  await talk.say('what does simplify mean');
  const { said, outcome } = await talk.say('how do i do it');
  expect(outcome.move).toBe('explain');
  expect(said).not.toMatch(/means to divide/);
});

it('how a thing is worked out is asked of the term before', async () => {
  const talk = talkIn('reading-a-balance-sheet', 4);
  await talk.say('what is the quick ratio');
  const { said, outcome } = await talk.say('and how do i calculate it');
  expect(outcome.move).toBe('explain');
  expect(said).toMatch(/quick ratio/i);
});
