/** With a question of Lou's open: what speaks of the learner or finds its subject nice is no try at it, and what answers badly is one. */
import { DEFAULT_TRIES } from '@lou/domain/tutoring/ladder';
import { describe, expect, it } from 'vitest';
import { justPut } from './conversation/turn.ts';
import { createEmbeddedTutor } from './embedded-tutor.ts';
import { createPassageIndex } from './retrieval/passage-index.ts';
import { materialIn } from './testing/in-section.ts';
import { readCourse, type TestCourse } from './testing/read-course.ts';
import { think } from './thought.ts';

const index = createPassageIndex();
const tutor = createEmbeddedTutor({ now: () => 0, index });
const courses = new Map<string, TestCourse>();
function courseOf(id: string): TestCourse {
  const known = courses.get(id);
  if (known) return known;
  const course = readCourse(id);
  tutor.index(
    id,
    course.passages,
    course.sections.flatMap(({ keyIdeas }) => keyIdeas),
  );
  courses.set(id, course);
  return course;
}

/** What becomes of a message right after Lou asked about the idea. */
function heardOn(place: string, text: string) {
  const [courseId = '', ideaId] = place.split(' ');
  const course = courseOf(courseId);
  const section = course.sections.find(({ keyIdeas }) => keyIdeas.some(({ id }) => id.endsWith(`/${ideaId}`)));
  const idea = section?.keyIdeas.find(({ id }) => id.endsWith(`/${ideaId}`));
  if (!section || !idea) throw new Error(`No idea ${place}`);
  const lastTurns = [{ asked: 'ask me something', replied: `The next question. ${idea.check.question}`, move: 'ask' as const }];
  const material = { ...materialIn(course, section), text, openItem: justPut(idea, DEFAULT_TRIES), lastTurns };
  return think(material, index, () => 0).decided;
}

describe('said in passing, in words of the open question, costs no try', () => {
  it.each([
    ['drawing-in-perspective same-turn-same-points', 'our van broke down last summer'],
    ['first-program-in-python first-true-branch', 'elif is a funny word'],
    ['fractions-that-make-sense multiply-both-numbers', 'twentieths is a weird word'],
    ['decisions-under-uncertainty calibrated', 'agnes must be very patient to do that fifty times'],
    ['learning-that-lasts try-before-turning', 'i have like 300 cards on my phone'],
    ['french-telling-what-happened length-is-no-test', 'thirty years is longer than i have been alive'],
    // A liking, whatever words it has.
    ['reading-a-balance-sheet receivable-is-a-promise', 'i dont like owing people money'],
    ['spanish-first-conversation where-from-and-where', 'i would love to see quito'],
    // One's own things, though a word of the answer is done to them or to somebody's.
    ['learning-that-lasts mix-lookalikes', 'i mixed up my socks today'],
    ['clear-writing-at-work real-deadline', 'haha my manager writes asap in every mail'],
  ])('%s: “%s”', (place, text) => {
    expect(heardOn(place, text).graded).toBeNull();
  });
});

describe('a try, right or wrong, is graded', () => {
  it.each([
    // With a reason.
    ['choosing-the-right-algorithm doubling-is-cheap', 'because copying the entries costs nothing for a computer'],
    ['choosing-the-right-algorithm mark-when-joining', 'when it gets removed from the queue because then you know the shortest way'],
    // With a clause of time or place that counts.
    ['decisions-under-uncertainty calibrated', 'when about ten of the fifty happened, and 40 may fail'],
    ['choosing-the-right-algorithm collisions-are-normal', 'when two keys hash to the same place'],
    // With a clause in it that ends as a question would.
    ['how-a-bill-becomes-law one-objection', 'the request fails because one no is enough, the senate only does this if everybody agrees'],
    // What is asked for put as its question.
    ['decisions-under-uncertainty base-rate-first', 'how many houses in general have dry rot, the base rate'],
    // What one does, where a deed is asked for.
    ['clear-writing-at-work one-breath', 'you cant say it in one go'],
    // In a point's own words, though a detail of the lesson is known to be asked so.
    ['reading-a-balance-sheet borrowing-is-no-income', 'only the interest is a cost'],
  ])('%s: “%s”', (place, text) => {
    expect(heardOn(place, text).graded).not.toBeNull();
  });
});

describe('asked in low spirits', () => {
  it('is answered', () => {
    const { context } = heardOn('chords-and-keys perfect-and-tritone', 'what does triad actually mean here, im bad at music');
    expect(context.understanding.intent).toBe('question');
  });

  it('is comfort where nothing is asked', () => {
    expect(heardOn('chords-and-keys perfect-and-tritone', 'im so bad at music').context.understanding.intent).toBe('low-spirits');
  });
});
