/** Whether a reply leaves the learner with something to do: a question, or a step, about what is open. */
import { folded, sameRoot, sentencesIn, tellingRoots } from './plain-words.ts';

const verbs =
  'add answer apply ask begin build check choose click close compare complete consider continue count cover cut decide describe divide do draw estimate explain fill find finish follow give go guess have hold imagine keep label leave let list listen look make mark match measure move multiply name note open order pick picture place point practise practice predict press put read recall replace reply run say scroll see select sing show simplify sketch solve sort speak spell split start state step subtract swap take tap tell test think trace translate treat try turn type underline use walk watch work write';
const imperative = new RegExp(
  `(?:^|[;:,–—]\\s*|\\b(?:so|or|and|then|now|please|first|instead|again|next)\\s+)(?:please |now |then |just |first |simply )*(?:${verbs.split(' ').join('|')})\\b`,
);
/** Doing with words: these stand without a thing of the subject, since what is to be said is the learner's. */
const speaking = /\b(?:answer|ask|begin|choose|explain|name|pick|press|say|spell|tap|tell|try|type)\b/;

/** What a set phrase ends with ('write that off', 'keep calm', 'so let us see'): it names nothing to be done. */
const phrase = new Set(tellingRoots('calm carry read see hope luck easy heart mind word away along ahead together wait enjoy'));

const waysOn = /“(?:show me|next|simpler|hint|quiz me|quiz|an example|example)[^”]*”|\bquiz\b.*\b(?:below|take)\b/i;

/** A step that names the open question without its words: 'have another go', 'back to the question', 'say it in your own words'. */
const atTheQuestion =
  /\b(?:the|my|this|that) question\b|\bwhat i asked\b|\b(?:another|a) (?:go|try)\b|\b(?:try|say|put|write|tell|have)\b.*\b(?:again|once more|own words|so far|in (?:the )?english|a friend|far as you)\b/;

export interface ActionableGrounds {
  /** Question and hints of what is open after the reply; empty when nothing is. */
  readonly item: readonly string[];
}

/**
 * True when the reply ends with a question or a step and, where an item is open, that end is about it. A last sentence that
 * goes on from a step ('Read the lines under the drawing. The important word is “yet”.') leaves the step standing.
 */
export function endsActionably(reply: string, { item }: ActionableGrounds): boolean {
  const sentences = sentencesIn(reply);
  const last = sentences.at(-1) ?? '';
  if (asksForSomething(last) && (item.length === 0 ? namesADeed(last) : waysOn.test(last) || atTheQuestion.test(folded(last)))) return true;
  const [before = '', end] = sentences.length > 1 ? sentences.slice(-2) : ['', last];
  if (item.length === 0) return asksForSomething(before) && namesADeed(before);
  const isAbout = (text: string) => tellingRoots(text).some((root) => item.some((each) => tellingRoots(each).some((other) => sameRoot(root, other))));
  if (asksForSomething(end ?? '')) return isAbout(sentences.slice(-3).join(' '));
  return asksForSomething(before) && isAbout(before) && isAbout(end ?? '');
}

const isQuestion = (sentence: string): boolean => /\?["”’)]*$/.test(sentence);
const asksForSomething = (sentence: string): boolean => isQuestion(sentence) || imperative.test(folded(sentence)) || waysOn.test(sentence);

/** A question, a way on, or a step with something to do it to: the verb alone ('read on', 'let us see', 'write that off') is none. */
function namesADeed(sentence: string): boolean {
  if (isQuestion(sentence) || waysOn.test(sentence)) return true;
  const plain = folded(sentence);
  const step = imperative.exec(plain);
  if (!step) return false;
  const order = plain.slice(step.index).replace(/\blet(?: us|'s) \w+/, 'let');
  if (speaking.test(order.slice(0, step[0].length + 1))) return true;
  return tellingRoots(order.slice(order.startsWith(step[0]) ? step[0].length : 0)).some(
    (root) => !phrase.has(root) && !new RegExp(`^(?:${verbs.split(' ').join('|')})$`).test(root),
  );
}
