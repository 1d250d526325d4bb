/** A talk about a knowledge item: what the item says comes before what the ideas beside it are about. */
import { expect, it } from 'vitest';
import { createEmbeddedTutor } from './embedded-tutor.ts';
import { cutPassages } from './retrieval/cut-passages.ts';
import { materialIn } from './testing/in-section.ts';
import { readCourse } from './testing/read-course.ts';
import { talkWith } from './testing/talk.ts';

const shelf = 'knowledge:typing';
const markdown = `Two letters are hard to find.

## On a phone or tablet
Hold the plain letter down. The *n* gives *ñ*, and the question mark gives *¿*.

## On a Mac
Press two keys together, let go, and then type the letter. The two signs come at once.

- Option and *n*, then *n*: *ñ*

## Why it is so
The first typewriters had few keys. Each country kept those that it wrote most. Spain kept the *ñ* and paid for a key of its own. Other countries left it out, for they had no word with it. Later machines took the old order over.`;

const course = readCourse('spanish-first-conversation');
const [section] = course.sections;
if (!section) throw new Error('The course has no section.');
const tutor = createEmbeddedTutor({ now: () => 0 });
tutor.index(
  course.id,
  course.passages,
  course.sections.flatMap(({ keyIdeas }) => keyIdeas),
);
const place = { sectionId: null, lessonId: null, title: 'Typing', parents: ['Knowledge base'] };
tutor.index(shelf, cutPassages({ sourceId: shelf, revision: 1, courseId: shelf, ...place, markdown }), []);

const asked = async (text: string) => {
  const about = { ...materialIn(course, section), course: null, section: null, shelf, visible: { courseIds: new Set([course.id, shelf]) } };
  const { outcome } = await talkWith(tutor, about).say(text);
  return { ...outcome, said: outcome.sentences.map((sentence) => sentence.text).join(' ') };
};

it('a question is answered with the item’s short paragraph, not with an idea of the course beside it, and is not kept for the open question', async () => {
  const { move, said, sentences, keyIdeaIds } = await asked('how do I type ñ on a phone?');
  expect(move).toBe('explain');
  expect(said).toMatch(/^Hold the plain letter down\. The n gives ñ, and the question mark gives ¿\./);
  expect(sentences[0]?.citations[0]?.passageId).toMatch(/^knowledge:typing@1#/);
  expect(keyIdeaIds).toEqual([]);
});

it('a heading that is named whole is answered with what stands below it', async () => {
  expect((await asked('and on a Mac?')).said).toMatch(/^Press two keys together, let go, and then type the letter\. The two signs come at once\./);
});

it('of a long paragraph the best sentence is said', async () => {
  const { said } = await asked('why did Spain pay for a key of its own?');
  expect(said).toMatch(/Spain kept the ñ and paid for a key of its own\./);
  expect(said).not.toMatch(/typewriters/);
});
