/** The part of a check question that a missing point answers: 'What do you see, and what is missing?' has two. */
import { sentencesOf } from '../language/sentences.ts';
import type { KeyIdea } from '../ports.ts';

const asksWith = '(?:what|why|how|which|when|where|who|whose|with whom|by how|to what|in which|of what|then what)\\b';
const partBorder = new RegExp(`,?\\s+(?:and|but)\\s+(?=${asksWith})`, 'i');
/** In a row of three, commas part as well. */
const rowBorder = new RegExp(`,?\\s+(?:and|but)\\s+(?=${asksWith})|,\\s+(?=${asksWith})`, 'i');

/**
 * The questions that are still open when some points are missing, where the question falls into as many parts as there
 * are points; null where it does not.
 */
export function narrowQuestion({ question, points }: KeyIdea['check'], missing: readonly string[]): string | null {
  const asking = sentencesOf(question).filter(({ text }) => text.endsWith('?'));
  const parts = asking.flatMap(({ text }) => text.slice(0, -1).split(points.length > 2 ? rowBorder : partBorder));
  if (parts.length !== points.length || parts.length < 2) return null;
  const open = points.flatMap(({ id }, at) => (missing.includes(id) ? [parts[at] ?? ''] : []));
  if (open.length !== 1) return null;
  const [part = ''] = open;
  return `${part.charAt(0).toUpperCase()}${part.slice(1)}?`;
}
