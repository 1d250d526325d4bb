/** How a reply is set: its sentences run on as paragraphs; the question it ends with, and each of several that may be meant, stands by itself. Pure. */
import type { SaidSentence } from '@lou/contract/socket';
import { type Block, parseBlocks } from '../../ui/rich-text.ts';

/** One or more blocks of a sentence with the numbers that follow it. */
export interface SetSentence {
  readonly blocks: readonly Block[];
  readonly sources: readonly number[];
}

/** `running`: sentences of one paragraph. `standing`: a sentence that brings code, a list or paragraphs of its own. */
export interface Paragraph {
  readonly kind: 'running' | 'standing';
  readonly sentences: readonly SetSentence[];
}

export function paragraphsOf(sentences: readonly SaidSentence[]): Paragraph[] {
  const lastCited = sentences.findLastIndex(({ sources }) => sources.length > 0);
  const endsAsking = /\?\S?$/u.test(sentences.at(-1)?.text.trim() ?? '');
  const breakBefore = endsAsking && lastCited >= 0 && sentences.length > 2 ? lastCited + 1 : -1;
  const putBack = new Set(sentences.filter(({ text }) => isPutBack.test(text)));
  const paragraphs: Paragraph[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const { text, sources } = sentence;
    const blocks = parseBlocks(text);
    const runs = blocks.length === 1 && blocks[0]?.kind === 'paragraph';
    const last = paragraphs.at(-1);
    if (runs && last?.kind === 'running' && index !== breakBefore && !(putBack.size > 1 && putBack.has(sentence)))
      paragraphs[paragraphs.length - 1] = { kind: 'running', sentences: [...last.sentences, { blocks, sources }] };
    else paragraphs.push({ kind: runs ? 'running' : 'standing', sentences: [{ blocks, sources }] });
  }
  return paragraphs;
}

/** One of several questions that may be meant: each stands by itself. */
const isPutBack = /^“[^”]+\?”$/;

/** A text for the ear: what marks and formulas say. */
export const spokenText = (text: string): string =>
  text
    .replace(/```[^\n]*\n?/g, ' ')
    .replace(/\\d?frac\{([^{}]+)\}\{([^{}]+)\}/g, ' $1 over $2 ')
    .replace(/\\times/g, ' times ')
    .replace(/\\div/g, ' divided by ')
    .replace(/[$*`\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
