/** BM25 of every text of a course for a question. Source: learning.md §2, own BM25. */
import type { InvertedTexts } from './course-shard.ts';
import type { WeightedStem } from './passage-index.ts';

/** Saturation of repeats and weight of length. */
const BM25_K1 = 0.9;
const BM25_B = 0.4;
/** What an everyday word for a question's word earns, beside 1 for the word itself. Set on the tuned half of the paraphrases. */
const STAND_IN_SHARE = 0.3;

/** What scores are measured against, over all courses that are searched. */
export interface Scale {
  readonly rarity: (stem: string) => number;
  /** Stems of a text of this kind, on average. */
  readonly meanLength: number;
}

/** What `count` occurrences of a stem earn; `length` beside the usual length of 1. */
export const bm25 = (rarity: number, count: number, length: number): number =>
  (rarity * count * (BM25_K1 + 1)) / (count + BM25_K1 * (1 - BM25_B + BM25_B * length));

export interface TextScores {
  /** By text number: what a text earns by the question's words, and where it lacks one, by the best word that stands in for it. */
  readonly all: Float64Array;
  /** The same, by the question's own words alone. */
  readonly asWritten: Float64Array;
}

export function scoreTexts(texts: InvertedTexts, stems: readonly WeightedStem[], { rarity: rarityOf, meanLength }: Scale): TextScores {
  const asWritten = new Float64Array(texts.lengths.length);
  const all = new Float64Array(texts.lengths.length);
  /** What each text has earned for the stem at hand. */
  const earned = new Float64Array(texts.lengths.length);
  for (const { stem, rarity, standIns } of stems) {
    earned.fill(0);
    eachHolding(texts, stem, (number, count, length) => {
      const score = bm25(rarity, count, length / meanLength);
      asWritten[number] = (asWritten[number] ?? 0) + score;
      all[number] = (all[number] ?? 0) + score;
      earned[number] = Number.POSITIVE_INFINITY;
    });
    for (const other of standIns) {
      const weight = STAND_IN_SHARE * Math.min(rarity, rarityOf(other));
      eachHolding(texts, other, (number, count, length) => {
        const more = bm25(weight, count, length / meanLength) - (earned[number] ?? 0);
        if (more <= 0) return;
        all[number] = (all[number] ?? 0) + more;
        earned[number] = (earned[number] ?? 0) + more;
      });
    }
  }
  return { all, asWritten };
}

function eachHolding({ postings, lengths }: InvertedTexts, stem: string, see: (number: number, count: number, length: number) => void): void {
  const list = postings.get(stem) ?? [];
  for (let at = 0; at < list.length; at += 2) see(list[at] as number, list[at + 1] as number, lengths[list[at] as number] ?? 0);
}
