/** After what a term means, and after an explanation: a pronoun stands for the term, and who objects has tried nothing. */
import { describe, expect, it } from 'vitest';
import { materialIn } from './testing/in-section.ts';
import { readCourse } from './testing/read-course.ts';
import { type Talk, talkWith, tutorOf } from './testing/talk.ts';

function talkIn(courseId: string, section: number): Talk {
  const course = readCourse(courseId);
  const at = course.sections[section - 1];
  if (!at) throw new Error(`${courseId} has no section ${section}.`);
  return talkWith(tutorOf([course]), materialIn(course, at));
}

describe('a pronoun right after a term', () => {
  it.each([
    ['reading-a-balance-sheet', 1, 'hi what is equity', 'why is it on the right side', 'equity is a claim too'],
    ['reading-a-balance-sheet', 1, 'hi what is equity', 'what if its negative', 'equity of minus'],
    ['how-a-bill-becomes-law', 3, 'whats cloture', 'how many votes does it need', 'three fifths of all senators'],
    ['how-a-bill-becomes-law', 3, 'what is a filibuster', 'is it in the constitution', 'in the Constitution'],
  ])('stands for it: %s %i, %s, %s', async (course, section, term, followUp, answer) => {
    const talk = talkIn(course, section);
    await talk.say(term);
    expect((await talk.say(followUp)).said).toContain(answer);
  });
});

it('who objects to an explanation is answered, and has tried nothing', async () => {
  const talk = talkIn('learning-that-lasts', 2);
  await talk.say('why is testing better than rereading');
  const { said, outcome } = await talk.say('but rereading feels easier');
  expect(outcome).toMatchObject({ graded: null, hint: null, move: 'explain' });
  expect(said).toContain('Rereading looks better tonight.');
});

it.each([
  ['reading-a-balance-sheet', 1, 'i got stuck with retained earnings', '“Retained earnings” means'],
  ['french-telling-what-happened', 1, 'I have no idea, what is an infinitive?', '“Infinitive” means'],
])('who is at a loss with something asks about it: %s %i, %s', async (course, section, text, answer) => {
  expect((await talkIn(course, section).say(text)).said).toContain(answer);
});

it('what is asked of two sides is one question', async () => {
  const { said } = await talkIn('spanish-first-conversation', 4).say('When do I use ser and when estar?');
  expect(said).toContain('use ser');
  expect(said).not.toContain('second question');
});

it.each([
  ['what is due tmrw', 'does cramming work if the exam is tmrw', 'Cramming is for tomorrow only.'],
  ['what if one forgets', 'what if i forget everything in between', 'Forgotten things come back faster than new ones.'],
])('a word in haste and a question about forgetting are read as what they are: %s', async (_, text, answer) => {
  const { said, outcome } = await talkIn('learning-that-lasts', 3).say(text);
  expect(said).toContain(answer);
  expect(outcome.move).not.toBe('encourage');
});
