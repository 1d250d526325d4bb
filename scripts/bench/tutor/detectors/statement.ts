/** A sentence that states something about the subject and names no source. */
import type { SaidSentence } from './citation.ts';
import { tellingRoots } from './plain-words.ts';

export interface StatementGrounds {
  /** How much a root belongs to a subject, 0 to 2: the fewer courses use it, the more. */
  readonly ownness: (root: string) => number;
  /** True for texts that a teacher wrote to be said without a source: hints and questions. */
  readonly isAuthoredAsking: (text: string) => boolean;
}

/** From this sum over its different words on, a sentence is about a subject. */
const OWNNESS_LEAST = 3;

/** True for a statement on the subject that cites nothing. What stands in quotation marks is named, not stated. */
export function isUnsupported({ text, citations }: SaidSentence, { ownness, isAuthoredAsking }: StatementGrounds): boolean {
  if (citations.length > 0 || /\?["”’)]*$/.test(text.trim()) || isAuthoredAsking(text)) return false;
  const stated = text.replace(/“[^”]*”/g, ' ');
  const roots = [...new Set(tellingRoots(stated))].filter((root) => !/^\d/.test(root));
  return roots.reduce((sum, root) => sum + ownness(root), 0) >= OWNNESS_LEAST;
}
