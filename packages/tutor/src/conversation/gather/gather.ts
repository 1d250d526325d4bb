/** What the material holds on a question: in the learner's course first, then in whatever else this learner may see. */
import { type Misrecognition, misbeliefAsked, misbeliefIn } from '../../grading/misbelief.ts';
import { tellingStems } from '../../language/words.ts';
import type { KeyIdea, Passage } from '../../ports.ts';
import { evidenceOf, type Verdict } from '../../retrieval/abstention.ts';
import { bestSentences, type FoundSentence } from '../../retrieval/best-sentences.ts';
import type { Ranking, WeightedStem } from '../../retrieval/passage-index.ts';
import { withFiguresPlaced } from '../message/figures-asked.ts';
import { headOf, kindOf, type QuestionKind, sidesOf, withSignsRead } from '../message/question-kind.ts';
import { termAskedFor } from '../message/term-asked-for.ts';
import type { Turn } from '../turn.ts';
import { verdictOf } from './course-answers.ts';
import { definingSentence, letterSentence, namingSentence } from './defining-sentence.ts';
import { entriesOfSides, glossaryEntry } from './glossary-entry.ts';
import { sourceOfIdea } from './idea-source.ts';
import { matchDetail } from './match-details.ts';
import { matchIdeas, shareHeld } from './match-ideas.ts';
import { phrasePair } from './phrase-pair.ts';
import { toldAsDetail } from './told-as-detail.ts';
import { type ToldInLesson, toldInLesson } from './told-in-lesson.ts';

export interface Gathered {
  readonly verdict: Verdict;
  /** Key ideas that have to do with the question, best first; the first answers it when `ideaAnswers`. */
  readonly ideas: readonly KeyIdea[];
  readonly ideaAnswers: boolean;
  /** How like the question is to one that the first idea is known to be asked, 0 to 1. */
  readonly likeness: number;
  /** The second idea, where it may as well be the one that is meant; null where the first is plainly ahead. */
  readonly alsoMeant: KeyIdea | null;
  /** A misconception that the question voices. */
  readonly misbelief: Misrecognition | null;
  /** The glossary's entry, when the question asks what a term means. */
  readonly entry: Passage | null;
  /** The sentence of a lesson that says what the term is, who somebody is, or how a phrase is said in the other language, where the glossary lacks it. */
  readonly definition: FoundSentence | null;
  /** What says what each of two things is that the question wants told apart; none where one of them is not said. */
  readonly apart: readonly FoundSentence[];
  /** The two things as the question names them; none where it wants nothing told apart. */
  readonly sides: readonly string[];
  readonly sentences: readonly FoundSentence[];
  /** The sentence of the lessons that holds most of the question, and how it stands to the best idea. */
  readonly told: ToldInLesson | null;
  readonly stems: readonly WeightedStem[];
  /** Where another visible course answers what this one does not. */
  readonly elsewhere: FoundSentence | null;
}

export const nothingGathered: Gathered = {
  verdict: 'absent',
  ideas: [],
  ideaAnswers: false,
  likeness: 0,
  alsoMeant: null,
  misbelief: null,
  entry: null,
  definition: null,
  apart: [],
  sides: [],
  sentences: [],
  told: null,
  stems: [],
  elsewhere: null,
};

/** What there is on an idea that the message names itself. */
export const gatheredOf = (idea: KeyIdea): Gathered => ({ ...nothingGathered, verdict: 'found', ideas: [idea], ideaAnswers: true, likeness: 1 });

/** Handed the ideas of one section only, an idea answers what the passages answer if its own is among so many of the best. */
const PASSAGES_NEAR = 6;
/** One word alone points to no other course: it is too often another meaning of it. */
const ELSEWHERE_STEMS_LEAST = 2;
/** Share of the question that the title must hold which another course is pointed at for, or the sentence, of so many words. */
const TITLE_HOLDS = 0.5;
const TELLING_TOGETHER = 3;

/**
 * With less of a lead the first idea is the one that was meant in 45 of 100 questions and the second in 25; with more, in 90 and 10.
 * Source: the tuned half of packages/tutor/paraphrases.
 */
const PLAINLY_AHEAD = 0.2;

/** What a belief can be voiced by: a statement, or a question whether it is so. 'How do I add them?' voices none. */
const claims: ReadonlySet<QuestionKind> = new Set([null, 'whether']);

const gathered = new WeakMap<Turn, Map<string, Gathered>>();

/** Looks a question up, once in a turn: whoever decides whether a message asks, and whoever answers it, see the same. Only ideas whose source this learner may see count; bare figures ask nothing. */
export function gather(asked: string, turn: Turn): Gathered {
  const known = gathered.get(turn) ?? new Map<string, Gathered>();
  gathered.set(turn, known);
  const found = known.get(asked) ?? lookUp(asked, turn);
  known.set(asked, found);
  return found;
}

function lookUp(asked: string, turn: Turn): Gathered {
  const query = withSignsRead(withFiguresPlaced(asked));
  const { material, library, weighing } = turn;
  const here = shelvesFor(query, turn);
  const ranking = library.search(query, here, material.section?.id);
  if (ranking.stems.every(({ stem }) => /^\d/.test(stem))) return { ...nothingGathered, stems: ranking.stems };
  const matches = matchIdeas(query, material.keyIdeas, (idea) => rankOf(idea, ranking, turn), material.section?.id);
  const ideas = matches.ideas.filter((idea) => sourceOfIdea(idea, turn) !== null);
  const entry = kindOf(query) === 'difference' ? null : glossaryEntry(query, here ?? [...library.courseIds], library);
  const courseIds = here ?? [...library.courseIds];
  const definition = entry ? null : definitionIn(query, courseIds, ideas, turn);
  const sides = kindOf(query) === 'difference' ? sidesOf(query) : null;
  const apart = sides ? sidesApart(sides, courseIds, turn) : [];
  const [best] = ideas;
  const passages = evidenceOf(ranking).verdict;
  const sentences = bestSentences(ranking);
  const inCourse =
    material.course && material.keyIdeas.length > 0
      ? verdictOf({ ranking, matches, keyIdeas: material.keyIdeas, passages: library.passagesOf(material.course.id), knows: weighing.knows })
      : passages;
  const oneSection = new Set(material.keyIdeas.map(({ sectionId }) => sectionId)).size <= 1;
  const isElsewhere = best !== undefined && oneSection && passages === 'found' && !isAmong(rankOf(best, ranking, turn), PASSAGES_NEAR);
  const ideaAnswers = best !== undefined && inCourse === 'found' && !isElsewhere;
  const voiced = claims.has(kindOf(query)) ? misbeliefIn(query, ideas, weighing) : null;
  const misbelief = voiced ?? (ideaAnswers && kindOf(query) === 'whether' ? misbeliefAsked(query, best, weighing) : null);
  const asIdea = { idea: best, likeness: matches.likeness, stems: ranking.stems, isSure: inCourse === 'found' };
  const detail = toldAsDetail(matchDetail(query, material.keyIdeas), asIdea, courseIds, turn);
  const told = detail ?? (entry || definition ? null : toldInLesson(ranking.stems, best, matches.likeness, courseIds, turn));
  const verdict = misbelief || entry || definition || apart.length > 0 || told?.answers || isSaidThere(sentences, ranking) ? 'found' : inCourse;
  return {
    verdict,
    ideas: misbelief ? [misbelief.idea, ...ideas.filter((idea) => idea !== misbelief.idea)] : ideas,
    ideaAnswers: misbelief !== null || ideaAnswers,
    likeness: misbelief ? 0 : matches.likeness,
    alsoMeant: misbelief || matches.lead >= PLAINLY_AHEAD ? null : (ideas[1] ?? null),
    misbelief,
    entry,
    definition,
    apart,
    sides: sides ?? [],
    sentences,
    told,
    stems: ranking.stems,
    elsewhere: verdict === 'absent' && here ? otherCourse(query, turn, here) : null,
  };
}

/** A sentence that holds this share of a question of so many words answers it, whatever the key ideas are about. */
const SAID_THERE = 0.8;
const SAID_STEMS_LEAST = 3;

const isSaidThere = ([best]: readonly FoundSentence[], { stems }: Ranking): boolean =>
  best !== undefined && stems.length >= SAID_STEMS_LEAST && best.holds >= SAID_THERE;

const isAmong = (rank: number, places: number): boolean => rank >= 0 && rank < places;

/** What a lesson says a term is; an idea that is about the very term says it better. */
function definitionIn(query: string, courseIds: readonly string[], ideas: readonly KeyIdea[], { library }: Turn): FoundSentence | null {
  const naming = namingSentence(query, courseIds, library) ?? letterSentence(query, courseIds, library) ?? phrasePair(query, courseIds, library);
  const kind = kindOf(query);
  const term = kind === null || kind === 'what' ? termAskedFor(query) : null;
  if (naming || term === null) return naming;
  const stems = tellingStems(term).join(' ');
  return ideas.some(({ statement }) => headOf(statement).join(' ') === stems) ? null : definingSentence(term, courseIds, library);
}

function sidesApart(sides: readonly [string, string], courseIds: readonly string[], { library }: Turn): readonly FoundSentence[] {
  const entries = entriesOfSides(sides, courseIds, library);
  const found = sides.map((side, at) => {
    const entry = entries[at];
    return entry ? { passage: entry, sentence: { text: entry.text, start: 0 }, index: 0, score: 1, holds: 1 } : definingSentence(side, courseIds, library);
  });
  return found.every((side) => side !== null) ? found : [];
}

/** The course; in a talk about a knowledge item the item where it answers; otherwise everything that this learner may see. */
function shelvesFor(query: string, { material, library }: Turn): readonly string[] | undefined {
  if (material.course) return [material.course.id];
  if (!material.shelf) return undefined;
  return evidenceOf(library.search(query, [material.shelf])).verdict === 'found' ? [material.shelf] : undefined;
}

function rankOf(idea: KeyIdea, ranking: Ranking, turn: Turn): number {
  const source = sourceOfIdea(idea, turn);
  return source === null ? -1 : ranking.found.findIndex(({ passage }) => passage.id === source.passageId);
}

/** The best sentence of another course on what the question names: a title or a term of it, and most of the question. */
function otherCourse(query: string, { library }: Turn, here: readonly string[]): FoundSentence | null {
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
