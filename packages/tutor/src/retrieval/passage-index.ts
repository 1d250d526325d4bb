/**
 * BM25 over the passages of the courses that a learner may see. Everything about rarity is counted over those courses
 * alone, so what is hidden cannot move what is shown. Source: lou.md 'Retrieval', learning.md §2.
 */
import { wordsOf } from '../language/words.ts';
import type { Passage } from '../ports.ts';
import { type CourseShard, shardOf, stemsLike } from './course-shard.ts';
import { questionStems } from './question-stems.ts';

/** Saturation of repeats and weight of length. Source: learning.md §2, own BM25. */
export const BM25_K1 = 0.9;
export const BM25_B = 0.4;

/** A smaller collection is weighed as if it had so many passages: in a lesson of five, every word would seem common. */
export const PASSAGES_LEAST = 60;

export interface WeightedStem {
  readonly stem: string;
  /** Inverse document frequency over the visible passages, less for words that only ask. */
  readonly rarity: number;
}

export interface Ranking {
  readonly found: readonly { readonly passage: Passage; readonly score: number }[];
  readonly stems: readonly WeightedStem[];
}

export interface PassageIndex {
  replace(courseId: string, passages: readonly Passage[]): void;
  remove(courseId: string): void;
  passage(id: string): Passage | undefined;
  passagesOf(courseId: string): readonly Passage[];
  /** The best passages of the courses named, best first; equals by id. */
  search(question: string, within: ReadonlySet<string>, limit?: number): Ranking;
  /** How rare a stem is among the passages of the courses named. */
  rarityWithin(within: ReadonlySet<string>): (stem: string) => number;
  /** Whether a stem occurs in the passages of the courses named. */
  knowsWithin(within: ReadonlySet<string>): (stem: string) => boolean;
}

export function createPassageIndex(): PassageIndex {
  const shards = new Map<string, CourseShard>();
  const byId = new Map<string, Passage>();

  const remove = (courseId: string) => {
    for (const passage of shards.get(courseId)?.passages ?? []) byId.delete(passage.id);
    shards.delete(courseId);
  };
  const visible = (within: ReadonlySet<string>) => [...within].flatMap((id) => shards.get(id) ?? []);

  return {
    remove,
    replace(courseId, passages) {
      remove(courseId);
      shards.set(courseId, shardOf(passages));
      for (const passage of passages) byId.set(passage.id, passage);
    },
    passage: (id) => byId.get(id),
    passagesOf: (courseId) => shards.get(courseId)?.passages ?? [],
    rarityWithin: (within) => rarityOf(visible(within)),
    knowsWithin: (within) => knownTo(visible(within)),
    search(question, within, limit = 10) {
      const seen = visible(within);
      const rarity = rarityOf(seen);
      const vocabulary = { knows: knownTo(seen), stemsLike: (stem: string, edits: number) => seen.flatMap((shard) => stemsLike(shard, stem, edits)) };
      const stems = questionStems(wordsOf(question), vocabulary).map(({ stem, weight }) => ({ stem, rarity: weight * rarity(stem) }));
      return { stems, found: best(seen, stems, limit) };
    },
  };
}

type Found = Ranking['found'][number];

const knownTo =
  (shards: readonly CourseShard[]) =>
  (stem: string): boolean =>
    shards.some(({ postings }) => postings.has(stem));

function rarityOf(shards: readonly CourseShard[]): (stem: string) => number {
  const total = Math.max(
    PASSAGES_LEAST,
    shards.reduce((sum, shard) => sum + shard.passages.length, 0),
  );
  return (stem) => {
    let holding = 0;
    for (const shard of shards) holding += (shard.postings.get(stem)?.length ?? 0) / 2;
    return Math.log(1 + (total - holding + 0.5) / (holding + 0.5));
  };
}

/** The `limit` best passages of all shards. Scores are summed in one array per course; only contenders are kept in order. */
function best(shards: readonly CourseShard[], stems: readonly WeightedStem[], limit: number): readonly Found[] {
  const passages = shards.reduce((sum, shard) => sum + shard.passages.length, 0);
  const meanLength = shards.reduce((sum, shard) => sum + shard.totalLength, 0) / Math.max(1, passages);
  const found: Found[] = [];
  for (const shard of shards) {
    const scores = scoresIn(shard, stems, meanLength);
    scores.forEach((score, number) => {
      const last = found[limit - 1];
      if (score === 0 || (last && score < last.score)) return;
      insert(found, { passage: shard.passages[number] as Passage, score }, limit);
    });
  }
  return found;
}

function scoresIn(shard: CourseShard, stems: readonly WeightedStem[], meanLength: number): Float64Array {
  const scores = new Float64Array(shard.passages.length);
  for (const { stem, rarity } of stems) {
    const list = shard.postings.get(stem) ?? [];
    for (let at = 0; at < list.length; at += 2) {
      const number = list[at] as number;
      const count = list[at + 1] as number;
      const length = (shard.lengths[number] ?? 0) / meanLength;
      const weight = (rarity * count * (BM25_K1 + 1)) / (count + BM25_K1 * (1 - BM25_B + BM25_B * length));
      scores[number] = (scores[number] ?? 0) + weight;
    }
  }
  return scores;
}

/** Best first; equals by id, so that the order of indexing does not show. */
function insert(found: Found[], one: Found, limit: number): void {
  const comesFirst = (other: Found) => one.score > other.score || (one.score === other.score && one.passage.id < other.passage.id);
  const at = found.findIndex(comesFirst);
  if (at === -1) found.push(one);
  else found.splice(at, 0, one);
  if (found.length > limit) found.pop();
}
