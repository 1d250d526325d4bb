/** What another course holds that this learner may see, where the one at hand does not answer. */
import { tellingStems } from '../../language/words.ts';
import { evidenceOf } from '../../retrieval/abstention.ts';
import { bestSentences, type FoundSentence } from '../../retrieval/best-sentences.ts';
import type { WeightedStem } from '../../retrieval/passage-index.ts';
import type { Turn } from '../turn.ts';
import { shareHeld } from './match-ideas.ts';

/** One word alone points to no other course: it is too often another meaning of it. */
const ELSEWHERE_STEMS_LEAST = 2;
/** Share of the question that the title must hold which another course is pointed at for, or the sentence, of so many words. */
const TITLE_HOLDS = 0.5;
const TELLING_TOGETHER = 3;

/** The best sentence of another course on what the question names: a title or a term of it, and most of the question. */
export function otherCourse(query: string, { library }: Turn, here: readonly string[]): FoundSentence | null {
  const others = [...library.courseIds].filter((id) => !here.includes(id));
  if (others.length === 0) return null;
  const ranking = library.search(query, others);
  if (ranking.stems.length < ELSEWHERE_STEMS_LEAST || evidenceOf(ranking).verdict !== 'found') return null;
  return bestSentences(ranking).find((found) => isOn(found, ranking.stems)) ?? null;
}

/** A sentence is on a question when a title above it stands in the question whole, and title or sentence is the greater part of it. */
function isOn({ passage, holds }: FoundSentence, stems: readonly WeightedStem[]): boolean {
  const asked = new Set(stems.map(({ stem }) => stem));
  const holdsMost = stems.length >= TELLING_TOGETHER && holds >= TITLE_HOLDS;
  return [passage.title, ...passage.parents].some(
    (name) => tellingStems(name).every((stem) => asked.has(stem)) && (holdsMost || shareHeld(name, stems) >= TITLE_HOLDS),
  );
}
