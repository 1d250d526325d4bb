import { expect, it } from 'vitest';
import { materialIn } from '../../testing/in-section.ts';
import { readCourse } from '../../testing/read-course.ts';
import { talkWith, tutorOf } from '../../testing/talk.ts';

const course = readCourse('fractions-that-make-sense');
const tutor = tutorOf([course]);

/** What Lou says to the first words of a talk that nothing was asked in. */
async function saidTo(text: string): Promise<string> {
  const [, section] = course.sections;
  if (!section) throw new Error('The course has no second section.');
  return (await talkWith({ ...tutor, opening: () => null }, materialIn(course, section)).say(text)).said;
}

it.each(['does simplifying make the fraction smaller', 'is a simplified fraction smaller'])('a belief that is asked about is denied: “%s”', async (text) => {
  expect(await saidTo(text)).toMatch(/^No\b/);
});

it.each(['does simplifying always make the numbers smaller?', 'does simplifying make the numbers smaller'])(
  'what the belief does not say is not denied with it: “%s”',
  async (text) => {
    const said = await saidTo(text);
    expect(said).not.toMatch(/^No\b/);
    expect(said).toContain('makes the numbers smaller');
  },
);
