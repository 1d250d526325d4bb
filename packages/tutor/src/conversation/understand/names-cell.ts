/** Whether a message only names a row and a column of a table of the lessons, and so asks what stands there. */
import { wordsOf } from '../../language/words.ts';
import { tableCell } from '../gather/table-cell.ts';
import type { Turn } from '../turn.ts';

/** A message as it was heard. */
interface Naming {
  readonly text: string;
  readonly turn: Turn;
  readonly isAsked: boolean;
  /** It makes a point of the open question, or voices one of its misconceptions. */
  readonly makesSense: boolean;
}

/** Who names a row and a column only tells nothing of them. */
const tells = /\b(?:is|are|was|were|do|does|did|not|has|have|it|its|they|just|takes?|changes?|stays?|remains?|grows?|falls?)\b|^with\b/i;
/** So many words name a row and a column at most. */
const CELL_WORDS_MOST = 12;

/**
 * 'Participle of boire', as on a slip of paper. While a question is open, what makes sense as its answer or tells
 * something is a try, and so is what says what stands in the cell.
 */
export function namesCell({ text, turn, isAsked, makesSense }: Naming): boolean {
  if (wordsOf(text).length > CELL_WORDS_MOST || (turn.openIdea !== null && !isAsked && (makesSense || tells.test(text)))) return false;
  const courseIds = turn.material.course ? [turn.material.course.id] : [...turn.library.courseIds];
  const cell = tableCell(text, courseIds, turn.library, turn.material.section?.id);
  const told = new Set(wordsOf(cell?.value ?? ''));
  return cell !== null && !wordsOf(text).some((word) => told.has(word));
}
