import type { LouLine } from './lines.ts';

/**
 * The words that Lou has just told the learner to say: to be asked the next question, or to have one answered that was put back.
 * What Lou cites or asks is about words, and invites to none; help to a question
 * comes as one text at first. Pure.
 */
export const wordsToSay = ({ sentences }: Pick<LouLine, 'sentences'>): readonly string[] =>
  sentences
    .filter(({ text, sources }) => (sources.length === 0 || sentences.length === 1) && !text.trimEnd().endsWith('?'))
    .map(({ text }) => [...(invitation.exec(text)?.[0] ?? '').matchAll(/“([^”]+)”/g)].flatMap(([, word]) => word ?? []))
    .find((words) => words.length > 0) ?? [];

const word = '“(?:next|yes|the (?:first|second|third))”';
const invitation = new RegExp(`\\bsay ${word}(?: or ${word})*`, 'i');
