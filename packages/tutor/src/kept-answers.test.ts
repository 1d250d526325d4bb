/** What a question asks for in other words than the open question's is kept as its own words are, whatever text would answer it. */
import { DEFAULT_TRIES } from '@lou/domain/tutoring/ladder';
import { describe, expect, it } from 'vitest';
import { justPut } from './conversation/turn.ts';
import { createEmbeddedTutor } from './embedded-tutor.ts';
import { gradeAnswer } from './grading/grade-answer.ts';
import { createPassageIndex } from './retrieval/passage-index.ts';
import { materialIn } from './testing/in-section.ts';
import { readCourse } from './testing/read-course.ts';
import { words } from './testing/talk.ts';
import { think } from './thought.ts';

const courses = new Map(
  ['chords-and-keys', 'drawing-in-perspective', 'fractions-that-make-sense', 'reading-a-balance-sheet', 'french-telling-what-happened'].map((id) => [
    id,
    readCourse(id),
  ]),
);
const index = createPassageIndex();
const tutor = createEmbeddedTutor({ now: () => 0, index });
for (const { id, passages, sections } of courses.values())
  tutor.index(
    id,
    passages,
    sections.flatMap(({ keyIdeas }) => keyIdeas),
  );

type PutBy = 'welcome' | 'Lou';

/** The reply with this idea's question open, and the points of it that somebody who repeats the reply would be seen to make. */
async function asked(text: string, courseId: string, ideaSlug: string, putBy: PutBy) {
  const course = courses.get(courseId);
  const section = course?.sections.find(({ keyIdeas }) => keyIdeas.some(({ id }) => id.endsWith(`/${ideaSlug}`)));
  const idea = section?.keyIdeas.find(({ id }) => id.endsWith(`/${ideaSlug}`));
  if (!course || !section || !idea) throw new Error(`${courseId} has no idea '${ideaSlug}'`);
  const lastTurns = putBy === 'Lou' ? [{ asked: 'next', replied: idea.check.question, move: 'ask' as const }] : [];
  const openItem = justPut(idea, DEFAULT_TRIES);
  const material = { ...materialIn(course, section), text, lastTurns, openItem };
  const { about, decided } = think(material, index, () => 0);
  const outcome = await tutor.reply({ material });
  const stated = outcome.sentences.filter(({ citations }) => citations.length > 0);
  return { deed: decided.decision.deed, outcome, told: gradeAnswer(idea.check, [], words(stated), about.weighing).pointsSeen };
}

describe('another wording of the open question', () => {
  it.each([
    ['what does the 8 mean', 'fractions-that-make-sense', 'bottom-names-top-counts', 'Lou'],
    ['what does the 8 mean', 'fractions-that-make-sense', 'bottom-names-top-counts', 'welcome'],
    ['what does 3/8 mean', 'fractions-that-make-sense', 'bottom-names-top-counts', 'welcome'],
    ['what comes after E', 'chords-and-keys', 'half-step-is-next-key', 'Lou'],
    ['what comes after E', 'chords-and-keys', 'half-step-is-next-key', 'welcome'],
    ['which auxiliary do se lever, descendre and rester take in the mme roux example', 'french-telling-what-happened', 'station-verbs', 'Lou'],
  ] as const)(
    'is kept and spends no hint, also where a sentence of the lesson would answer it: “%s” (%s, %s, put by %s)',
    async (text, course, idea, putBy) => {
      const { deed, outcome, told } = await asked(text, course, idea, putBy);
      expect(deed).toBe('return-to-question');
      expect(outcome.hint).toBeNull();
      expect(told).toEqual([]);
    },
  );
});

describe('beside the open question', () => {
  it.each([
    ['what is equity', 'reading-a-balance-sheet', 'equity-is-what-is-left', 'a term of the question itself is not defined by its answer'],
    ['what is book value', 'reading-a-balance-sheet', 'book-value-is-no-price', 'no definition is the whole answer'],
    ['is there a black key between E and F', 'chords-and-keys', 'half-step-is-next-key', 'no other idea states the one letter that is asked for'],
  ] as const)('“%s” with %s, %s open: %s', async (text, course, idea, _because) => {
    const { outcome, told } = await asked(text, course, idea, 'Lou');
    expect(told).toEqual([]);
    expect(outcome.sentences.length).toBeGreaterThan(0);
  });

  it('what a word means is said all the same', async () => {
    const { deed, outcome } = await asked('what is an income statement', 'reading-a-balance-sheet', 'equity-is-what-is-left', 'Lou');
    expect(deed).toBe('explain');
    expect(words(outcome.sentences)).toMatch(/^“Income statement” means/);
  });

  it('a number that the question only counts by is no figure of its case', async () => {
    const { deed } = await asked('When do I need two vanishing points?', 'drawing-in-perspective', 'two-directions-two-points', 'welcome');
    expect(deed).toBe('explain');
  });

  it('a figure of another case is told by its place', async () => {
    const { outcome, told } = await asked('what does the 5 in 2/5 mean', 'fractions-that-make-sense', 'bottom-names-top-counts', 'Lou');
    expect(words(outcome.sentences)).toMatch(/^“Bottom number” means/);
    expect(told).toEqual([]);
  });
});
