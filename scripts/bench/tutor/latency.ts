/** How long a reply takes where the index is full. */
import { chanceFrom } from '@lou/tutor/chance';
import type { Passage } from '@lou/tutor/course-material';
import type { Tutor } from '@lou/tutor/ports';
import { median } from '../measuring.ts';
import { sentencesIn } from './detectors/plain-words.ts';
import { type PlayedTurn, type PlayOptions, playLearners, shelvesForLearners } from './play.ts';
import { type Shelves, withShelf } from './shelves.ts';

const PASSAGES = 10_000;
const SHELF = 500;

/** The shelves filled up to 10,000 passages with sentences of their own, shuffled by the seed; learners see all of it. */
export function filledShelves(shelves: Shelves, seed: number): Shelves {
  const chance = chanceFrom(seed);
  const sentences = [...shelves.passages.values()].flat().flatMap(({ text }) => sentencesIn(text));
  let filled = shelves;
  let missing = PASSAGES - [...shelves.passages.values()].flat().length;
  for (let shelf = 0; missing > 0; shelf += 1) {
    const id = `filler-${shelf}`;
    const passages = Array.from({ length: Math.min(SHELF, missing) }, (_, at): Passage => {
      const text = Array.from({ length: 6 }, () => sentences[Math.floor(chance() * sentences.length)]).join(' ');
      return { id: `${id}@1#${at + 1}`, courseId: id, sectionId: null, lessonId: id, title: '', parents: [], text, anchor: 'top' };
    });
    filled = withShelf(filled, id, passages, true);
    missing -= passages.length;
  }
  return filled;
}

/** Rounds of the same talks: each reply's median counts, so that a busy machine is not taken for a slow tutor. */
const ROUNDS = 5;

/** Milliseconds of each reply over full shelves; a first round warms up and is not counted. */
export async function replyTimes(tutor: Tutor, shelves: Shelves, options: PlayOptions): Promise<readonly number[]> {
  const full = filledShelves(shelvesForLearners(shelves), options.seed);
  const rounds: (readonly PlayedTurn[])[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await playLearners(tutor, full, options));
  const [first = [], ...counted] = rounds;
  return first.flatMap(({ asked }, at) => (asked.startsWith('[') ? [] : [median(counted.map((turns) => turns[at]?.milliseconds ?? 0))]));
}
