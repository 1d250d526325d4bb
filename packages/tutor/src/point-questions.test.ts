/** The questions that are written for single points (`asks`): none tells what any point says. The checks let them pass for that. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { givesAway } from './checks/leak.ts';
import { keeping } from './conversation/keeping.ts';
import { turnOf } from './conversation/turn.ts';
import type { KeyIdea } from './course-material.ts';
import { question } from './draft.ts';
import { createPassageIndex } from './retrieval/passage-index.ts';
import { materialIn } from './testing/in-section.ts';
import { readCourse } from './testing/read-course.ts';

const courses = readdirSync(path.resolve(import.meta.dirname, '../../../db/content/courses'));

/** Held to what any other question is held to. */
const withoutAsks = (idea: KeyIdea): KeyIdea => ({
  ...idea,
  check: { ...idea.check, points: idea.check.points.map((point) => ({ ...point, asks: undefined })) },
});

describe.each(courses)('%s', (slug) => {
  const course = readCourse(slug);
  const index = createPassageIndex();
  const ideas = course.sections.flatMap(({ keyIdeas }) => keyIdeas);
  index.replace(course.id, course.passages, ideas);

  it('tells no point in the question for one', () => {
    const told = course.sections.flatMap((section) => {
      const turn = turnOf(materialIn(course, section), index);
      return section.keyIdeas.flatMap((idea) =>
        idea.check.points.flatMap(({ asks = '' }) =>
          asks !== '' && givesAway(question(asks), keeping(withoutAsks(idea), turn)) ? [`${idea.id}: ${asks}`] : [],
        ),
      );
    });
    expect(told).toEqual([]);
  });
});
