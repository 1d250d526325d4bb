/** Where a key idea rests: the sentence of the lesson that its authors named, found again in the passages. */

import type { KeyIdea } from '../../course-material.ts';
import type { Citation } from '../../draft.ts';
import { sourceAmong } from '../../retrieval/idea-passage.ts';
import type { Turn } from '../turn.ts';

/** The citation of a key idea's texts; null when its sentence is in no passage that this learner may see. */
export function sourceOfIdea(idea: KeyIdea, { library, material }: Pick<Turn, 'library' | 'material'>): Citation | null {
  for (const courseId of material.course ? [material.course.id] : library.courseIds) {
    const source = sourceAmong(idea, library.passagesOf(courseId));
    if (source) return source;
  }
  return null;
}
