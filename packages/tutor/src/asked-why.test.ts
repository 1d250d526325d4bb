/** 'And why?', right after something that Lou said: the reason for that, in words that were not said yet, and no try at the open question. */
import { describe, expect, it } from 'vitest';
import { materialIn } from './testing/in-section.ts';
import { readCourse } from './testing/read-course.ts';
import { talkWith, tutorOf } from './testing/talk.ts';

const courses = ['learning-that-lasts', 'choosing-the-right-algorithm', 'drawing-in-perspective', 'how-a-bill-becomes-law'].map((id) => readCourse(id));
const tutor = tutorOf(courses);

async function afterwards(courseId: string, section: number, question: string, why: string) {
  const course = courses.find(({ id }) => id === courseId);
  const place = course?.sections[section - 1];
  if (!course || !place) throw new Error(`${courseId} has no section ${section}.`);
  const talk = talkWith(tutor, materialIn(course, place));
  const before = await talk.say(question);
  return { before: before.said, ...(await talk.say(why)) };
}

describe('a bare why after a claim', () => {
  it.each([
    ['learning-that-lasts', 3, 'is cramming good', /bucket with a hole|soon lost|cramming/i],
    ['choosing-the-right-algorithm', 2, 'does the list have to be sorted', /sorted as text/],
    ['drawing-in-perspective', 1, 'where is the horizon', /hills|sea/i],
    ['how-a-bill-becomes-law', 3, 'what does cloture need', /stays? at home|sixty|57|62/],
  ] as const)('explains what was claimed (%s, %s: “%s”)', async (courseId, section, question, reason) => {
    for (const why of ['and why?', 'why', 'why is that', 'why does it work']) {
      const { before, said, outcome } = await afterwards(courseId, section, question, why);
      expect(outcome.graded, why).toBeNull();
      expect(outcome.move, why).toBe('explain');
      expect(said, why).toMatch(reason);
      const stated = outcome.sentences.filter(({ citations }) => citations.length > 0);
      expect(
        stated.every(({ text }) => !before.includes(text)),
        said,
      ).toBe(true);
    }
  });
});

describe('it, where nothing was said yet', () => {
  it.each([
    ['learning-that-lasts', 2, 'why does it work tho', /from memory/],
    ['drawing-in-perspective', 2, 'why does it work', /fan|point|meet/],
  ] as const)('is what the section begins with (%s, %s: “%s”)', async (courseId, section, question, about) => {
    const course = courses.find(({ id }) => id === courseId);
    const place = course?.sections[section - 1];
    if (!course || !place) throw new Error(`${courseId} has no section ${section}.`);
    const { said, outcome } = await talkWith(tutor, materialIn(course, place)).say(question);
    expect(outcome.graded).toBeNull();
    expect(said).toMatch(about);
  });
});
