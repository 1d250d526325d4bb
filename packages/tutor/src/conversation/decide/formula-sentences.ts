/** What Lou says to a sum in the material's own words: its author's sentence with the figures, which cites where the lesson says it. */
import type { DraftSentence } from '../../draft.ts';
import { report } from '../../draft.ts';
import { restingFormula, sourceAmong } from '../../retrieval/idea-passage.ts';
import type { Turn } from '../turn.ts';
import type { Sum } from '../understand/sums/sum.ts';

/** No source where this learner may not see the lesson: then it is not said. */
export function formulaSentences({ asked: { idea, formula }, worked }: Sum & { kind: 'formula' }, { library, material }: Turn): readonly DraftSentence[] {
  if (worked.worth === null) return [report(worked.says)];
  for (const courseId of material.course ? [material.course.id] : library.courseIds) {
    const source = sourceAmong(restingFormula(formula, idea), library.passagesOf(courseId));
    if (source) return [{ kind: 'worked', text: worked.says, citations: [source], ofIdea: idea.id, sums: worked.sums }];
  }
  return [];
}
