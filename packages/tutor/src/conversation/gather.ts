/** What the material holds on a question: in the learner's course first, then in whatever else this learner may see. */
import { type Misrecognition, misbeliefIn } from '../grading/misbelief.ts';
import type { KeyIdea, Passage } from '../ports.ts';
import { evidenceOf, type Verdict } from '../retrieval/abstention.ts';
import { bestSentences, type FoundSentence } from '../retrieval/best-sentences.ts';
import type { Ranking, WeightedStem } from '../retrieval/passage-index.ts';
import { glossaryEntry } from './glossary-entry.ts';
import { sourceOfIdea } from './idea-source.ts';
import { matchIdeas, withoutFigures } from './match-ideas.ts';
import type { Turn } from './turn.ts';

export interface Gathered {
  readonly verdict: Verdict;
  /** Key ideas that have to do with the question, best first; the first answers it when `ideaAnswers`. */
  readonly ideas: readonly KeyIdea[];
  readonly ideaAnswers: boolean;
  /** A misconception that the question voices. */
  readonly misbelief: Misrecognition | null;
  /** The glossary's entry, when the question asks what a term means. */
  readonly entry: Passage | null;
  readonly sentences: readonly FoundSentence[];
  readonly stems: readonly WeightedStem[];
  /** Where another visible course answers what this one does not. */
  readonly elsewhere: FoundSentence | null;
}

export const nothingGathered: Gathered = {
  verdict: 'absent',
  ideas: [],
  ideaAnswers: false,
  misbelief: null,
  entry: null,
  sentences: [],
  stems: [],
  elsewhere: null,
};

/** With the passages all but silent, a key idea must be this sure to answer by itself, and this sure to come near. */
const ALONE_FOUND = 0.95;
const ALONE_NEAR = 0.9;
const SILENT_BELOW = 0.02;
/** Handed the ideas of one section only, an idea answers what the passages answer if its own is among so many of the best. */
const PASSAGES_NEAR = 6;
/** One word alone points to no other course: it is too often another meaning of it. */
const ELSEWHERE_STEMS_LEAST = 2;

/** Looks a question up. Only ideas whose source this learner may see count; bare figures ask nothing. */
export function gather(query: string, turn: Turn): Gathered {
  const { material, library, weighing } = turn;
  const here = material.course ? [material.course.id] : undefined;
  const ranking = library.search(query, here, material.section?.id);
  if (ranking.stems.every(({ stem }) => /^\d/.test(stem))) return { ...nothingGathered, stems: ranking.stems };
  const passages = evidenceOf(ranking);
  const general = withoutFigures(query);
  const ofGeneral = general === query ? ranking : library.search(general, here, material.section?.id);
  const matches = matchIdeas(general, material.keyIdeas, (idea) => rankOf(idea, ofGeneral, turn));
  const ideas = matches.ideas.filter((idea) => sourceOfIdea(idea, turn) !== null);
  const misbelief = misbeliefIn(query, ideas, weighing);
  const entry = glossaryEntry(query, here ?? [...library.courseIds], library);
  const [best] = ideas;
  const ofIdeas = best ? verdictOfIdeas(matches.evidence.chance, passages.chance, matches.evidence.verdict) : 'absent';
  const oneSection = new Set(material.keyIdeas.map(({ sectionId }) => sectionId)).size <= 1;
  const isElsewhere = best !== undefined && oneSection && passages.verdict === 'found' && !isAmong(rankOf(best, ofGeneral, turn), PASSAGES_NEAR);
  const verdict = misbelief || entry ? 'found' : better(passages.verdict, ofIdeas);
  return {
    verdict,
    ideas: misbelief ? [misbelief.idea, ...ideas.filter((idea) => idea !== misbelief.idea)] : ideas,
    ideaAnswers: misbelief !== null || (ofIdeas === 'found' && !isElsewhere),
    misbelief,
    entry,
    sentences: bestSentences(ranking),
    stems: ranking.stems,
    elsewhere: verdict !== 'found' && here ? otherCourse(query, turn, here) : null,
  };
}

function verdictOfIdeas(ideas: number, passages: number, verdict: Verdict): Verdict {
  if (passages >= SILENT_BELOW || ideas >= ALONE_FOUND) return verdict;
  return ideas >= ALONE_NEAR ? 'near' : 'absent';
}

const isAmong = (rank: number, places: number): boolean => rank >= 0 && rank < places;

const rankOfVerdict = { absent: 0, near: 1, found: 2 } as const;
const better = (one: Verdict, other: Verdict): Verdict => (rankOfVerdict[one] >= rankOfVerdict[other] ? one : other);

function rankOf(idea: KeyIdea, ranking: Ranking, turn: Turn): number {
  const source = sourceOfIdea(idea, turn);
  return source === null ? -1 : ranking.found.findIndex(({ passage }) => passage.id === source.passageId);
}

function otherCourse(query: string, { library }: Turn, here: readonly string[]): FoundSentence | null {
  const others = [...library.courseIds].filter((id) => !here.includes(id));
  if (others.length === 0) return null;
  const ranking = library.search(query, others);
  if (ranking.stems.length < ELSEWHERE_STEMS_LEAST || evidenceOf(ranking).verdict !== 'found') return null;
  return bestSentences(ranking)[0] ?? null;
}
