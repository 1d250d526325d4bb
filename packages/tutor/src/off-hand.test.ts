/**
 * What is said beside a question is no try at it, and what asks for the meaning of a word is no answer, whichever of the
 * courses' check questions is open.
 */
import { DEFAULT_TRIES } from '@lou/domain/tutoring/ladder';
import { describe, expect, it } from 'vitest';
import { createEmbeddedTutor } from './embedded-tutor.ts';
import { tellingStems, wordsOf } from './language/words.ts';
import type { KeyIdea } from './ports.ts';
import { createPassageIndex } from './retrieval/passage-index.ts';
import { materialIn } from './testing/in-section.ts';
import { readQuestions } from './testing/read-questions.ts';
import { think } from './thought.ts';

const index = createPassageIndex();
const tutor = createEmbeddedTutor({ now: () => 0, index });
const courses = readQuestions().map(({ course }) => course);
for (const course of courses)
  tutor.index(
    course.id,
    course.passages,
    course.sections.flatMap(({ keyIdeas }) => keyIdeas),
  );
const checks = courses.flatMap((course) =>
  course.sections.flatMap((section) => section.keyIdeas.map((idea) => ({ material: materialIn(course, section), idea }))),
);

function gradeOf(text: string, { material, idea }: (typeof checks)[number]) {
  const openItem = { itemId: `check:${idea.id}`, keyIdeaId: idea.id, hintsGiven: 0, attempts: 0, tries: DEFAULT_TRIES };
  return think({ ...material, text, openItem, asked: [{ keyIdeaId: idea.id, came: 'open', earlier: false }] }, index, () => 0).decided.graded;
}

const every = (nth: number, from = 0) => checks.filter((_, at) => at % nth === from % nth);

describe('what is said beside a question', () => {
  it.each([
    ...['thanks that was helpful', 'done', 'finished', 'next chapter please', 'go to the next section', 'too fast', 'slow down please', 'more', 'maybe'],
    ...['i guess so', 'that hint didnt help', 'your question is dumb', 'oops wrong window', 'hold on my mom is calling', 'the picture wont load'],
    ...['translate the whole page', 'list all the topics', 'sdkjfh skdjfh', 'the app froze again', 'brilliant', 'later', 'my cat just walked in'],
    ...['not now', 'almost there', 'perhaps', 'enough already', 'be right back', 'previous lesson please', 'kind of', 'a bit quicker please', 'that was fun'],
  ])('“%s” is no try at any check', (text) => {
    const graded = every(9, text.length).filter((check) => gradeOf(text, check) !== null);
    expect(graded.map(({ idea }) => idea.check.question)).toEqual([]);
  });
});

describe('what asks for the meaning of a word', () => {
  it.each([
    'what is W',
    'what is a W',
    'where is W',
    'meaning of W',
    'is it about W',
    'wtf is W',
    'what even is W',
    'W meaning',
    'what has W to do with it',
    'who is W',
  ])('“%s”, W a word of the answer, is not credited', (form) => {
    const credited = every(9, form.length).flatMap((check) =>
      wordsOfAnswer(check.idea).filter((word) => (gradeOf(form.replace('W', word), check)?.pointsSeen.length ?? 0) > 0),
    );
    expect(credited).toEqual([]);
  });
});

/** The first telling words of the points that the question does not hold. */
function wordsOfAnswer({ check }: KeyIdea): readonly string[] {
  const asked = new Set(tellingStems(check.question));
  const words = check.points
    .flatMap(({ says }) => wordsOf(says))
    .filter((word) => /^[a-z]{4,}$/.test(word) && tellingStems(word).some((stem) => !asked.has(stem)));
  return [...new Set(words)].slice(0, 2);
}
