/** What is stated as the first thing in a talk, with the welcome's question open: a try, though another idea is asked in much the same words. */
import { describe, expect, it } from 'vitest';
import { materialIn } from './testing/in-section.ts';
import { readCourse } from './testing/read-course.ts';
import { talkWith, tutorOf } from './testing/talk.ts';

const courses = ['choosing-the-right-algorithm', 'fractions-that-make-sense', 'learning-that-lasts', 'spanish-first-conversation'].map((id) => readCourse(id));
const tutor = tutorOf(courses);

async function first(courseId: string, section: number, text: string) {
  const course = courses.find(({ id }) => id === courseId);
  const place = course?.sections[section - 1];
  if (!course || !place) throw new Error(`${courseId} has no section ${section}.`);
  return (await talkWith(tutor, materialIn(course, place)).say(text)).outcome;
}

describe('a statement of what was asked', () => {
  it.each([
    ['choosing-the-right-algorithm', 4, 'it uses the hash of the key'],
    ['choosing-the-right-algorithm', 4, 'it puts them in order first'],
    ['fractions-that-make-sense', 5, 'you have to convert them first'],
    ['fractions-that-make-sense', 5, 'they are different sizes'],
    ['learning-that-lasts', 3, 'forgetting is a curve'],
    ['spanish-first-conversation', 1, 'english has more'],
  ] as const)('gets a verdict (%s, %s: “%s”)', async (courseId, section, text) => {
    expect((await first(courseId, section, text)).graded).not.toBeNull();
  });
});

describe('what is said beside it', () => {
  it.each([
    ['learning-that-lasts', 3, 'forgetting is boring'],
    ['learning-that-lasts', 3, 'you have to help me with this'],
    ['choosing-the-right-algorithm', 4, 'searching is fun'],
    ['choosing-the-right-algorithm', 4, 'does it use the hash of the key'],
    ['fractions-that-make-sense', 5, 'we have to go now'],
  ] as const)('is no try (%s, %s: “%s”)', async (courseId, section, text) => {
    expect((await first(courseId, section, text)).graded).toBeNull();
  });
});
