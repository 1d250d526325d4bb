/** A sentence that states something about the subject and names no source. */
import type { SaidSentence } from './citation.ts';
import { tellingRoots } from './plain-words.ts';

export interface StatementGrounds {
  /** How much a root belongs to a subject, 0 to 2: the fewer courses use it, the more. */
  readonly ownness: (root: string) => number;
  /** True for texts that a teacher wrote to be said without a source: hints and questions. */
  readonly isAuthoredAsking: (text: string) => boolean;
}

/** What talks about the talk itself and how it feels, whatever courses use these words too. */
const ofTheTalk = new Set(
  tellingRoots(
    'hint try tries attempt answer question press button review quiz word words half part section course lesson page step idea English feeling feelings happens everyone honestly heavy ordinary hard slow smaller',
  ),
);

/** Our courses state things in English; a sentence without its small words is in another language. */
const isEnglish = (text: string): boolean => /\b(?:the|a|an|is|are|of|to|and|it|in|that|was|has)\b/i.test(text);

/** From this sum over its different words on, a sentence is about a subject. */
const OWNNESS_LEAST = 3;

/**
 * True for a statement on the subject that cites nothing; a tripwire, since it sees about half of them and hardly ever
 * errs. Where Lou says 'I', it speaks of itself. What stands in quotation marks is named, not
 * stated.
 */
export function isUnsupported({ text, citations }: SaidSentence, { ownness, isAuthoredAsking }: StatementGrounds): boolean {
  if (citations.length > 0 || /\?["”’)]*$/.test(text.trim()) || isAuthoredAsking(text)) return false;
  const stated = text.replace(/“[^”]*”/g, ' ');
  if (!isEnglish(stated) || /\b(?:i|me|my)\b/i.test(stated)) return false;
  const roots = [...new Set(tellingRoots(stated))].filter((root) => !/^\d/.test(root) && !ofTheTalk.has(root));
  return roots.reduce((sum, root) => sum + ownness(root), 0) >= OWNNESS_LEAST;
}
