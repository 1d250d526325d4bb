/** Which detail of the lessons, or which teacher's answer, a question is known to be asked for. Source: db/content/README.md, `details` and 'NN-section.questions.yaml'. */
import type { Detail, KeyIdea } from '../../course-material.ts';
import { tellingStems } from '../../language/words.ts';
import { type KnownQuestion, likenessTo, readKnown, SAME_QUESTION } from '../../retrieval/asked-alike.ts';
import { wordsOfDetail } from '../../retrieval/idea-passage.ts';
import { createPassageIndex, type PassageIndex, type WeightedStem } from '../../retrieval/passage-index.ts';
import { questionKindOf } from '../message/question-kind.ts';
import { onceForIdeas } from './for-ideas.ts';
import { withoutFigures } from './match-ideas.ts';

export interface MatchedDetail {
  readonly detail: Detail;
  /** The key idea beside which it is told. */
  readonly idea: KeyIdea;
  /** How like the question is to one that the detail is known to be asked for, 0 to 1. */
  readonly likeness: number;
}

interface Indexed {
  readonly index: PassageIndex;
  readonly details: readonly { readonly idea: KeyIdea; readonly detail: Detail; readonly known: readonly KnownQuestion[] }[];
}

const SHELF = 'details';
const DETAILS: ReadonlySet<string> = new Set([SHELF]);

/** The detail that the question is likest to be asked for, the first of equals; null where it is like none. The same ideas are indexed once. */
export const matchDetail = (question: string, ideas: readonly KeyIdea[]): MatchedDetail | null => likest(question, detailsOf(ideas));

/**
 * The same among the answers to what learners ask, where it is that question itself: an answer to another one says something false. All of
 * its words, every figure and every sign in it stand in what is written around the answer, and a yes or a no answers what can have one,
 * denied as the question is.
 */
export const matchAnswer = (question: string, ideas: readonly KeyIdea[]): MatchedDetail | null => likest(question, answersOf(ideas), isAskedSo);

type Fits = (matched: MatchedDetail, question: string, stems: readonly WeightedStem[]) => boolean;

function likest(question: string, { index, details }: Indexed, fits: Fits = () => true): MatchedDetail | null {
  if (details.length === 0) return null;
  const { stems } = index.search(questionKindOf(question) === 'how' ? withoutFigures(question) : question, DETAILS);
  const rarity = index.rarityWithin(DETAILS);
  let best: MatchedDetail | null = null;
  for (const { idea, detail, known } of details) {
    const likeness = likenessTo(known, stems, rarity);
    if (likeness > (best?.likeness ?? 0)) best = { detail, idea, likeness };
  }
  return best && fits(best, question, stems) ? best : null;
}

/** Of a question with fewer words that tell anything, another one may have the same. */
const STEMS_LEAST = 2;

function isAskedSo({ detail, likeness }: MatchedDetail, question: string, stems: readonly WeightedStem[]): boolean {
  if (likeness < SAME_QUESTION || stems.length < STEMS_LEAST) return false;
  const words = wordsOfDetail(detail);
  const said = new Set(tellingStems(words));
  const isSaid = ({ stem, standIns }: WeightedStem) => said.has(stem) || standIns.some((other) => said.has(other));
  return stems.every(isSaid) && signsIn(question).every((sign) => words.includes(sign)) && answersSuch(detail, question);
}

/** Figures, and signs that stand alone, as written. */
const signsIn = (text: string): readonly string[] => text.match(/\d+(?:[.,/]\d+)*|(?<!\S)[^\p{L}\p{N}\s"'“”‘’?!.,;:()]+(?!\S)/gu) ?? [];

const yesOrNo = /^(?:yes|no)\b/i;
const denied = /\b(?:not|never|no|nothing|none|without|cannot)\b|n['’]?t\b/i;

/** 'Yes, ...' answers no 'why'; and said to 'is it never so?' it would say the opposite of what it says to 'is it always so?'. */
function answersSuch({ says, asks = '' }: Detail, question: string): boolean {
  const kind = questionKindOf(question);
  if (!yesOrNo.test(says)) return kind !== 'whether' || questionKindOf(asks) === 'whether';
  return (kind === null || kind === 'whether') && denied.test(question) === denied.test(asks);
}

const detailsOf = onceForIdeas((ideas) => indexed(ideas, ({ asks }) => asks === undefined));
const answersOf = onceForIdeas((ideas) => indexed(ideas, ({ asks }) => asks !== undefined));

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
