import { expect, it } from 'vitest';
import { cutPassages } from '../../retrieval/cut-passages.ts';
import { createPassageIndex } from '../../retrieval/passage-index.ts';
import { aTurn, COURSE_ID, courseIdeas, coursePassages } from '../../testing/a-course.ts';
import { turnOf } from '../turn.ts';
import { gather } from './gather.ts';

const FERNS = 'ferns';
const lesson = 'The fronds of ferns unroll in spring. Spores of ferns lie under the fronds.';
const index = createPassageIndex();
index.replace(COURSE_ID, coursePassages, courseIdeas);
const place = { sourceId: 'ferns.one.lesson', revision: 1, courseId: FERNS, sectionId: 'ferns.one', lessonId: 'ferns.one.lesson' };
index.replace(FERNS, cutPassages({ ...place, title: 'Ferns', parents: ['Plants'], markdown: lesson }));

const turn = turnOf(aTurn({ visible: { courseIds: new Set([COURSE_ID, FERNS]) } }), index);

it.each([
  ['what are ferns', null],
  ['where are the spores of ferns', lesson.split('. ')[1]],
])('another course is pointed at for more than one word: “%s”', (asked, sentence) => {
  expect(gather(asked, turn).elsewhere()?.sentence.text ?? null).toBe(sentence);
});
