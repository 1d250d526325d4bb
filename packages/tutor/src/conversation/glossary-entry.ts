/** 'What is a denominator?' asks for a meaning, and the glossary may have it. */
import { tellingStems } from '../language/words.ts';
import type { Passage } from '../ports.ts';
import type { Library } from '../retrieval/library.ts';
import { speltOut } from './spelt-out.ts';

const asksForMeaning =
  /^(?:(?:so|and|but|ok|okay|well|lou|please|can you|could you|tell me|explain) )*(?:(?:what|whats) (?:is|are|was|were)(?: (?:a|an|the|exactly|actually|meant by))* (?<is>.+?)|what does(?: (?:a|an|the))? (?<does>.+?) mean|(?:define|meaning of|definition of)(?: (?:a|an|the))? (?<define>.+?))(?: again| exactly| in \w+)?\??$/;
const MOST_WORDS = 4;

/** The glossary's entry for the term that a question asks about, and nothing less than the whole term. */
export function glossaryEntry(question: string, courseIds: readonly string[], library: Pick<Library, 'passagesOf'>): Passage | null {
  const groups = asksForMeaning.exec(speltOut(question))?.groups;
  const term = groups?.is ?? groups?.does ?? groups?.define;
  if (term === undefined || term.split(' ').length > MOST_WORDS) return null;
  return termEntry(term, courseIds, library);
}

/** The entry of a term by its name, whatever article stands before it. */
export function termEntry(term: string, courseIds: readonly string[], library: Pick<Library, 'passagesOf'>): Passage | null {
  const wanted = tellingStems(term).join(' ');
  if (wanted === '') return null;
  for (const courseId of courseIds)
    for (const passage of library.passagesOf(courseId))
      if (passage.id.startsWith('glossary:') && tellingStems(passage.title).join(' ') === wanted) return passage;
  return null;
}

/** The entry as a sentence that can be said: `“Denominator” means: the bottom number of a fraction ...`. */
export function entrySentence(entry: Passage): string {
  const meaning = entry.text.slice(entry.text.indexOf(':') + 1).trim();
  return `“${entry.title.charAt(0).toUpperCase()}${entry.title.slice(1)}” means ${meaning}`;
}
