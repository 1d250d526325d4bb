/**
 * BM25 over the passages of the courses that a learner may see, by their own words and by what the authors of key ideas
 * wrote around them. Everything about rarity is counted over those courses alone, so what is hidden cannot move what is
 * shown. Source: lou.md 'Retrieval', learning.md §2.
 */

import type { KeyIdea, Passage } from '../course-material.ts';
import { wordsOf } from '../language/words.ts';
import { type CourseShard, shardOf, stemsLike } from './course-shard.ts';
import { questionStems } from './question-stems.ts';
import { type Scale, scoreTexts } from './score-texts.ts';
import { standInsFor } from './stand-ins.ts';

/** A smaller collection is weighed as if it had so many passages: in a lesson of five, every word would seem common. */
const PASSAGES_LEAST = 60;
/** What the best of a passage's notes weighs beside its own words. Set on the tuned half of the paraphrases. */
const NOTES_WEIGHT = 2.2;

/** What a passage of the section that the learner is in is worth more: most questions are about what was just read. */
const SECTION_LIFT = 1.2;
const PASSAGES_RANKED = 10;

export interface WeightedStem {
  readonly stem: string;
  /** Inverse document frequency over the visible passages, less for words that only ask. */
  readonly rarity: number;
  /** Everyday words for it that the visible courses use, as stems. */
  readonly standIns: readonly string[];
}

export interface Found {
  readonly passage: Passage;
  /** What it is ranked by. */
  readonly score: number;
  /** What it earns by its own words alone, without words that stand in for the question's. */
  readonly byItsWords: number;
}

export interface Ranking {
  readonly found: readonly Found[];
  readonly stems: readonly WeightedStem[];
}

export interface PassageIndex {
  /** The key ideas are found again in the passages; one whose sentence stands in none of them is left out. */
  replace(courseId: string, passages: readonly Passage[], keyIdeas?: readonly KeyIdea[]): void;
  remove(courseId: string): void;
  passage(id: string): Passage | undefined;
  /** All that is found by its words. */
  passagesOf(courseId: string): readonly Passage[];
  /** The answers to what learners ask, which are found by their question alone. */
  answersOf(courseId: string): readonly Passage[];
  /** The best ten passages of the courses named, best first; equals by id. Those of the learner's section are lifted. */
  search(question: string, within: ReadonlySet<string>, sectionId?: string): Ranking;
  /** How rare a stem is among the passages of the courses named. */
  rarityWithin(within: ReadonlySet<string>): (stem: string) => number;
  /** Whether a stem occurs in the passages of the courses named. */
  knowsWithin(within: ReadonlySet<string>): (stem: string) => boolean;
}

export function createPassageIndex(): PassageIndex {
  const shards = new Map<string, CourseShard>();
  const answers = new Map<string, readonly Passage[]>();
  const byId = new Map<string, Passage>();

  const remove = (courseId: string) => {
    for (const passage of [...(shards.get(courseId)?.passages ?? []), ...(answers.get(courseId) ?? [])]) byId.delete(passage.id);
    shards.delete(courseId);
    answers.delete(courseId);
  };
  const visible = (within: ReadonlySet<string>) => [...within].flatMap((id) => shards.get(id) ?? []);

  return {
    remove,
    replace(courseId, passages, keyIdeas = []) {
      remove(courseId);
      const isAnswer = (passage: Passage) => passage.answers !== undefined;
      shards.set(
        courseId,
        shardOf(
          passages.filter((passage) => !isAnswer(passage)),
          keyIdeas,
          passages.filter(isAnswer),
        ),
      );
      answers.set(courseId, passages.filter(isAnswer));
      for (const passage of passages) byId.set(passage.id, passage);
    },
    passage: (id) => byId.get(id),
    passagesOf: (courseId) => shards.get(courseId)?.passages ?? [],
    answersOf: (courseId) => answers.get(courseId) ?? [],
    rarityWithin: (within) => rarityOf(visible(within)),
    knowsWithin: (within) => knownTo(visible(within)),
    search(question, within, sectionId) {
      const seen = visible(within);
      const rarity = rarityOf(seen);
      const knows = knownTo(seen);
      const isSpelt = (stem: string): boolean => seen.some(({ askedStems }) => askedStems.has(stem));
      const vocabulary = { knows, isSpelt, stemsLike: (stem: string, edits: number) => seen.flatMap((shard) => stemsLike(shard, stem, edits)) };
      const stems = questionStems(wordsOf(question), vocabulary).map(
        ({ stem, weight, alsoMeans }): WeightedStem => ({ stem, rarity: weight * rarity(stem), standIns: [...alsoMeans, ...standInsFor(stem)].filter(knows) }),
      );
      return { stems, found: best(seen, stems, rarity, sectionId) };
    },
  };
}

const knownTo =
  (shards: readonly CourseShard[]) =>
  (stem: string): boolean =>
    shards.some((shard) => isKnownTo(shard, stem));

const isKnownTo = ({ texts, notes }: CourseShard, stem: string): boolean => texts.postings.has(stem) || notes.postings.has(stem);

function rarityOf(shards: readonly CourseShard[]): (stem: string) => number {
  const total = Math.max(
    PASSAGES_LEAST,
    shards.reduce((sum, { texts, notes }) => sum + texts.lengths.length + notes.lengths.length, 0),
  );
  return (stem) => {
    let holding = 0;
    for (const { texts, notes } of shards) holding += ((texts.postings.get(stem)?.length ?? 0) + (notes.postings.get(stem)?.length ?? 0)) / 2;
    return Math.log(1 + (total - holding + 0.5) / (holding + 0.5));
  };
}

/** The best passages of all shards. Scores are summed in one array per course; only contenders are kept in order. */
function best(shards: readonly CourseShard[], stems: readonly WeightedStem[], rarity: Scale['rarity'], sectionId: string | undefined): readonly Found[] {
  const scale = (of: 'texts' | 'notes'): Scale => ({ rarity, meanLength: meanLengthOf(shards.map((shard) => shard[of])) });
  const [ofTexts, ofNotes] = [scale('texts'), scale('notes')];
  const found: Found[] = [];
  for (const shard of shards) {
    const own = scoreTexts(shard.texts, stems, ofTexts);
    const bestNote = new Float64Array(own.all.length);
    scoreTexts(shard.notes, stems, ofNotes).all.forEach((score, note) => {
      const number = shard.passageOfNote[note] as number;
      if (score > (bestNote[number] ?? 0)) bestNote[number] = score;
    });
    own.all.forEach((ownScore, number) => {
      const passage = shard.passages[number] as Passage;
      const lift = sectionId !== undefined && passage.sectionId === sectionId ? SECTION_LIFT : 1;
      const score = lift * (ownScore + NOTES_WEIGHT * (bestNote[number] ?? 0));
      const last = found[PASSAGES_RANKED - 1];
      if (score === 0 || (last && score < last.score)) return;
      insert(found, { passage, score, byItsWords: own.asWritten[number] ?? 0 });
    });
  }
  return found;
}

function meanLengthOf(all: readonly CourseShard['texts'][]): number {
  const count = all.reduce((sum, { lengths }) => sum + lengths.length, 0);
  return all.reduce((sum, { totalLength }) => sum + totalLength, 0) / Math.max(1, count);
}

/** Best first; equals by id, so that the order of indexing does not show. */
function insert(found: Found[], one: Found): void {
  const comesFirst = (other: Found) => one.score > other.score || (one.score === other.score && one.passage.id < other.passage.id);
  const at = found.findIndex(comesFirst);
  if (at === -1) found.push(one);
  else found.splice(at, 0, one);
  if (found.length > PASSAGES_RANKED) found.pop();
}
