/** Sentences of lessons and of the glossary as they are said, each citing itself. */

import type { Passage } from '../../course-material.ts';
import type { Citation, DraftSentence } from '../../draft.ts';
import type { FoundSentence } from '../../retrieval/best-sentences.ts';
import { isGlossary } from '../../retrieval/is-glossary.ts';
import { awayFromPage } from '../gather/away-from-page.ts';
import type { Gathered } from '../gather/gathered.ts';
import { entrySentence } from '../gather/glossary-entry.ts';
import type { TableCell } from '../gather/table-cell.ts';

/** The best sentence that can be said away from its page, with the one before it where it hangs on that. */
export const lessonSentences = ({ sentences }: Gathered): readonly FoundSentence[] =>
  sentences
    .slice(0, SENTENCES_LOOKED_AT)
    .map(awayFromPage)
    .find((said) => said.length > 0) ?? [];
const SENTENCES_LOOKED_AT = 6;

/** A sentence of a lesson, or an entry of the glossary, as it is said; after the first, one that goes on from it. */
export const ofLesson = ({ passage, sentence }: FoundSentence, at = 0): DraftSentence => ({
  kind: 'lesson',
  text: isGlossary(passage) ? entrySentence(passage) : sentence.text,
  citations: [{ passageId: passage.id, sentence: sentence.text }],
  ...(at > 0 ? { goesOn: true } : {}),
});

/** What stands in a table, citing its line. */
export const ofCell = ({ passage, says, written, sums }: TableCell): DraftSentence => ({
  kind: sums.length > 0 ? 'worked' : 'lesson',
  text: says,
  citations: [{ passageId: passage.id, sentence: written }],
  ...(sums.length > 0 ? { sums } : {}),
});

/** What the glossary says of a term. */
export const ofEntry = (entry: Passage): DraftSentence => ({
  kind: 'lesson',
  text: entrySentence(entry),
  citations: [{ passageId: entry.id, sentence: entry.text }],
});

/** The sentence of the lesson that an idea rests on. */
export const ofSource = (source: Citation): DraftSentence => ({ kind: 'lesson', text: source.sentence, citations: [source] });
