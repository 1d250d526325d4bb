/**
 * Which detail of the lessons, or which teacher's answer, a question is known to be asked for. Source:
 * db/content/README.md, `details` and 'NN-section.questions.yaml'.
 */
import type { Detail, KeyIdea } from '../../course-material.ts';
import { type KnownQuestion, likenessTo, readKnown, SAME_QUESTION } from '../../retrieval/asked-alike.ts';
import { wordsOfDetail } from '../../retrieval/idea-passage.ts';
import { createPassageIndex, type PassageIndex, type Ranking, type WeightedStem } from '../../retrieval/passage-index.ts';
import { questionKindOf } from '../message/question-kind.ts';
import { isAskedAlike, isAskedSo, mayAnswer } from './asked-so.ts';
import { onceForIdeas } from './for-ideas.ts';
import { withoutFigures } from './match-ideas.ts';

export interface MatchedDetail {
  readonly detail: Detail;
  /** The key idea beside which it is told. */
  readonly idea: KeyIdea;
  /** How like the question is to one that the detail is known to be asked for, 0 to 1. */
  readonly likeness: number;
}

export interface Indexed {
  readonly index: PassageIndex;
  /** In the order in which the index numbers them from 0. */
  readonly details: readonly { readonly idea: KeyIdea; readonly detail: Detail; readonly known: readonly KnownQuestion[] }[];
}

const SHELF = 'details';
/** What the index calls them all. */
export const DETAILS: ReadonlySet<string> = new Set([SHELF]);

/** The detail that the question is likest to be asked for, the first of equals; null where it is like none. The same ideas are indexed once. */
export const matchDetail = (question: string, ideas: readonly KeyIdea[]): MatchedDetail | null => likest(question, detailsOf(ideas));

/** The same among the answers to what learners ask, where it is surely that question: an answer to another one says something false. */
export const matchAnswer = (question: string, ideas: readonly KeyIdea[]): MatchedDetail | null =>
  likest(question, answersOf(ideas), ({ detail, likeness }, stems) => likeness >= SAME_QUESTION && isAskedSo(detail, question, stems));

/** The same where it is not word for word that question, and is so far likelier than what else was found that it is hardly another. */
export const matchAnswerAhead = (question: string, ideas: readonly KeyIdea[], foundLikeness: number): MatchedDetail | null =>
  likest(
    question,
    answersOf(ideas),
    ({ detail, likeness }, stems) =>
      stems.length >= STEMS_LEAST &&
      likeness >= LIKE_LEAST &&
      likeness >= foundLikeness + AHEAD_LEAST &&
      isAskedAlike(detail, question, stems) &&
      mayAnswer(detail, question),
  );
const STEMS_LEAST = 2;
const LIKE_LEAST = 0.75;
const AHEAD_LEAST = 0.2;

type Fits = (matched: MatchedDetail, stems: readonly WeightedStem[]) => boolean;

function likest(question: string, indexed: Indexed, fits: Fits = () => true): MatchedDetail | null {
  if (indexed.details.length === 0) return null;
  const { ranking, likenesses } = compared(questionKindOf(question) === 'how' ? withoutFigures(question) : question, indexed);
  const likeness = Math.max(...likenesses);
  const found = indexed.details[likenesses.indexOf(likeness)];
  const best = found && likeness > 0 ? { detail: found.detail, idea: found.idea, likeness } : null;
  return best && fits(best, ranking.stems) ? best : null;
}

export interface Compared {
  readonly ranking: Ranking;
  /** How like the question is to what each detail is known to be asked for, 0 to 1, by their numbers. */
  readonly likenesses: readonly number[];
}

/** A question held against all of them; the same one, which a turn looks up in several ways, once. */
export function compared(question: string, indexed: Indexed): Compared {
  const last = lastCompared.get(indexed);
  if (last?.question === question) return last.found;
  const ranking = indexed.index.search(question, DETAILS);
  const rarity = indexed.index.rarityWithin(DETAILS);
  const found = { ranking, likenesses: indexed.details.map(({ known }) => likenessTo(known, ranking.stems, rarity)) };
  lastCompared.set(indexed, { question, found });
  return found;
}
const lastCompared = new WeakMap<Indexed, { readonly question: string; readonly found: Compared }>();

const detailsOf = onceForIdeas((ideas) => indexed(ideas, ({ asks }) => asks === undefined));
/** The answers to what learners ask, indexed once for the same ideas. */
export const answersOf = onceForIdeas((ideas) => indexed(ideas, ({ asks }) => asks !== undefined));

function indexed(ideas: readonly KeyIdea[], which: (detail: Detail) => boolean): Indexed {
  const all = ideas.flatMap((idea) => idea.details.filter(which).map((detail) => ({ idea, detail })));
  const index = createPassageIndex();
  const passages = all.map(({ idea, detail }, number) => ({
    ...{ id: `${number}`, courseId: SHELF, sectionId: idea.sectionId, lessonId: null, title: '', parents: [], anchor: '' },
    text: wordsOfDetail(detail),
  }));
  index.replace(SHELF, passages);
  const vocabulary = { knows: index.knowsWithin(DETAILS), stemsLike: () => [] };
  return { index, details: all.map((one) => ({ ...one, known: one.detail.askedAs.map((text) => readKnown(text, vocabulary)) })) };
}
