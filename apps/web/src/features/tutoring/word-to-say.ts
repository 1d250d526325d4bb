import type { LouLine } from './lines.ts';

/**
 * The word that Lou has just told the learner to say: to be asked the next question, or to have the one answered that was put back.
 * What Lou cites or asks is about words, and invites to none; help to a question
 * comes as one text at first. Pure.
 */
export const wordToSay = ({ sentences }: Pick<LouLine, 'sentences'>): string | undefined =>
  sentences
    .filter(({ text, sources }) => (sources.length === 0 || sentences.length === 1) && !text.trimEnd().endsWith('?'))
    .map(({ text }) => /\bsay “(next|yes)”/i.exec(text)?.[1])
    .find(Boolean);
