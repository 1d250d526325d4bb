/** What the material holds on a question: in the learner's course first, then in whatever else this learner may see. */
import type { KeyIdea } from '../../course-material.ts';
import { evidenceOf } from '../../retrieval/abstention.ts';
import { bestSentences, type FoundSentence } from '../../retrieval/best-sentences.ts';
import type { Ranking } from '../../retrieval/passage-index.ts';
import { withFiguresPlaced } from '../message/figures-asked.ts';
import { questionKindOf, withSignsRead } from '../message/question-kind.ts';
import { termAskedFor } from '../message/term-asked-for.ts';
import type { Turn } from '../turn.ts';
import { askedInWords } from './asked-in-words.ts';
import { type AskedNearby, askedNearby, NEARBY_MOST } from './asked-nearby.ts';
import { countedWord } from './counted-word.ts';
import { verdictOf } from './course-answers.ts';
import { otherCourse } from './elsewhere.ts';
import { type Gathered, nothingGathered } from './gathered.ts';
import { sourceOfIdea } from './idea-source.ts';
import { findAll, isAnswered, type Query } from './look-ups.ts';
import { type IdeaMatches, matchIdeas } from './match-ideas.ts';
import { asksWhenceFigure } from './whence-figure.ts';

/** Handed the ideas of one section only, an idea answers what the passages answer if its own is among so many of the best. */
const PASSAGES_NEAR = 6;
/**
 * With less of a lead the first idea is the one that was meant in 45 of 100 questions and the second in 25; with more, in 90 and 10.
 * Source: the tuned half of packages/tutor/paraphrases.
 */
const PLAINLY_AHEAD = 0.2;

const gathered = new WeakMap<Turn, Map<string, Gathered>>();

/**
 * Looks a question up, once in a turn: whoever decides whether a message asks, and whoever answers it, see the same.
 * Only ideas whose source this learner may see count; bare figures ask nothing.
 */
export function gather(asked: string, turn: Turn): Gathered {
  const known = gathered.get(turn) ?? new Map<string, Gathered>();
  gathered.set(turn, known);
  const found = known.get(asked) ?? lookUp(asked, turn);
  known.set(asked, found);
  return found;
}

function lookUp(asked: string, turn: Turn): Gathered {
  const text = withSignsRead(withFiguresPlaced(asked));
  const { material, library } = turn;
  const here = shelvesFor(text, turn);
  const ranking = library.search(text, here, material.section?.id);
  const { stems } = ranking;
  if (
    stems.every(({ stem }) => /^\d/.test(stem)) &&
    !asksWhenceFigure(text) &&
    !countedWord(
      text,
      (here ?? []).flatMap((id) => library.passagesOf(id)),
    )
  )
    return { ...nothingGathered, asked, stems, ...(questionKindOf(text) !== null && { nearby: () => nearbyTo(text, turn, 0) }) };
  const matches = matchIdeas(text, material.keyIdeas, (idea) => rankOf(idea, ranking, turn), material.section?.id);
  const query = queryOf(text, here ?? [...library.courseIds], ranking, matches, turn);
  const found = findAll(query);
  const { misbelief, ...answers } = found;
  const { ideas, likeness } = query;
  const sentences = bestSentences(ranking);
  const verdict = isAnswered(found) || isSaidThere(sentences, ranking) || isAskedHere(query) ? 'found' : query.inCourse;
  return {
    ...answers,
    asked,
    verdict,
    ideas: misbelief ? [misbelief.idea, ...ideas.filter((idea) => idea !== misbelief.idea)] : ideas,
    ideaAnswers: misbelief !== null || query.answering !== null || isAskedHere(query),
    likeness: misbelief ? 0 : likeness,
    alsoMeant: misbelief || matches.lead >= PLAINLY_AHEAD ? null : (ideas[1] ?? null),
    misbelief,
    sentences,
    stems,
    elsewhere: () => (verdict === 'absent' && here ? otherCourse(text, turn, here) : null),
    nearby: () => nearbyTo(text, turn, verdict === 'found' ? Math.max(likeness, answers.told?.likeness ?? 0) : 0),
  };
}

/** The one that is asked in nearly the same words comes first. */
function nearbyTo(text: string, { material: { keyIdeas, section } }: Turn, foundLikeness: number): readonly AskedNearby[] {
  const near = askedNearby(text, keyIdeas, section?.id, foundLikeness);
  const inWords = askedInWords(text, keyIdeas)?.asked;
  return inWords ? [inWords, ...near.filter(({ detail }) => detail !== inWords.detail)].slice(0, NEARBY_MOST) : near;
}

/** The ideas that have to do with a question, and whether the best of them, and the course as a whole, answers it. */
function queryOf(text: string, courseIds: readonly string[], ranking: Ranking, matches: IdeaMatches, turn: Turn): Query {
  const { material, library, weighing } = turn;
  const { course, keyIdeas } = material;
  // Where a knowledge item answers, what the ideas beside it are about was not asked.
  const isOfItem = material.shelf !== null && material.shelf !== undefined && courseIds.length === 1 && courseIds[0] === material.shelf;
  const ideas = isOfItem ? [] : matches.ideas.filter((idea) => sourceOfIdea(idea, turn) !== null);
  const passages = evidenceOf(ranking).verdict;
  const inCourse =
    course && keyIdeas.length > 0 ? verdictOf({ ranking, matches, keyIdeas, passages: library.passagesOf(course.id), knows: weighing.knows }) : passages;
  const [best] = ideas;
  const oneSection = new Set(keyIdeas.map(({ sectionId }) => sectionId)).size <= 1;
  const isElsewhere = best !== undefined && oneSection && passages === 'found' && !isAmong(rankOf(best, ranking, turn), PASSAGES_NEAR);
  const answering = best !== undefined && inCourse === 'found' && !isElsewhere ? best : null;
  return { text, kind: questionKindOf(text), turn, courseIds, ranking, likeness: matches.likeness, ideas, answering, inCourse };
}

/** A sentence that holds this share of a question of so many words answers it, whatever the key ideas are about. */
const SAID_THERE = 0.8;
const SAID_STEMS_LEAST = 3;

const isSaidThere = ([best]: readonly FoundSentence[], { stems }: Ranking): boolean =>
  best !== undefined && stems.length >= SAID_STEMS_LEAST && best.holds >= SAID_THERE;

/** As like as this to a question that an idea of the learner's own section is known to be asked, it is no question for another course. */
const ASKED_HERE = 0.5;

/**
 * Who names a thing to hear about it says nothing but words of the course, and it is asked of an idea of the section
 * that the learner is in: 'explain agreement'.
 */
const isAskedHere = ({ text, likeness, ideas: [best], ranking, turn: { material, weighing } }: Query): boolean =>
  best !== undefined &&
  termAskedFor(text) !== null &&
  best.sectionId === material.section?.id &&
  likeness >= ASKED_HERE &&
  ranking.stems.every(({ stem }) => weighing.knows(stem));

const isAmong = (rank: number, places: number): boolean => rank >= 0 && rank < places;

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
