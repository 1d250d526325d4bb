/** Whether a reply leaves the learner with something to do: a question, or a step, about what is open. */
import { folded, sameRoot, sentencesIn, tellingRoots } from './plain-words.ts';

const verbs =
  'add answer apply ask begin build check choose click close compare complete consider continue count cover cut decide describe divide do draw estimate explain fill find finish follow give go guess have hold imagine keep label leave let list listen look make mark match measure move multiply name note open order pick picture place point practise practice predict press put read recall replace reply run say scroll see select sing show simplify sketch solve sort speak spell split start state step subtract swap take tap tell test think trace translate try turn type underline use walk watch work write';
const imperative = new RegExp(
  `(?:^|[;:,–—]\\s*|\\b(?:so|or|and|then|now|please|first|instead|again|next)\\s+)(?:please |now |then |just |first |simply )*(?:${verbs.split(' ').join('|')})\\b`,
);
const waysOn = /“(?:show me|next|simpler|hint|quiz me|quiz|an example|example)[^”]*”|\bquiz\b.*\b(?:below|take)\b/i;

export interface ActionableGrounds {
  /** Question and hints of what is open after the reply; empty when nothing is. */
  readonly item: readonly string[];
}

/** True when the reply ends with a question or a step and, where an item is open, that end is about it. */
export function endsActionably(reply: string, { item }: ActionableGrounds): boolean {
  const sentences = sentencesIn(reply);
  const last = sentences.at(-1) ?? '';
  const isQuestion = /\?["”’)]*$/.test(last);
  if (!isQuestion && !imperative.test(folded(last)) && !waysOn.test(last)) return false;
  if (item.length === 0 || waysOn.test(last)) return true;
  const about = item.flatMap((text) => tellingRoots(text));
  return tellingRoots(sentences.slice(-3).join(' ')).some((root) => about.some((other) => sameRoot(root, other)));
}
