/**
 * The questions that learners ask, each with a teacher's answer, which stand closest to what was asked. Where none is surely that one, its answer
 * would be one to something else: Lou asks whether one of them is meant. Source: db/content/README.md 'NN-section.questions.yaml', decision 0043.
 */
import type { Detail, KeyIdea } from '../../course-material.ts';
import { plainInline } from '../../retrieval/plain-text.ts';
import { questionKindOf } from '../message/question-kind.ts';
import { mayAnswer } from './asked-so.ts';
import { onceForIdeas } from './for-ideas.ts';
import { answersOf, compared, type MatchedDetail } from './match-details.ts';

export interface AskedNearby {
  /** As Lou says it, and as it is known again. */
  readonly asks: string;
  readonly detail: Detail;
  /** The key idea beside which it is answered. */
  readonly idea: KeyIdea;
  /** It stands so near that it is likelier meant than what else was found. */
  readonly isVeryNear?: boolean;
}

/** What all that is written around an answer counts beside how like its question is, and what counts that it is of the learner's section. */
const TEXTS = 0.5;
const SECTION = 0.15;
/** A question is near from such a sum, or from less where no other is about as near. What they come to: asked-nearby.test.ts. */
const NEAR_FROM = 1;
const NEAR_ALONE_FROM = 0.8;
const ALONE_BY = 0.3;
/** Where the course has nothing else to say, or what it has is hardly like the question. */
const NEAR_IF_NOTHING_ELSE = 0.6;
const HARDLY_FOUND = 0.4;
/** With less beside how like its question is, it only shares a word or two with it. */
const BESIDE_LEAST = 0.3;
/** What is so far behind the nearest is left out. */
const BEHIND_MOST = 0.45;
/** From here on, and so far ahead of the next, it is the one that is meant in more than nine of ten. */
const SURE_FROM = 1.4;
const SURE_BY = 0.4;
/** Of a question with fewer words that tell anything many have the same, unless nothing else was found. */
const STEMS_LEAST = 2;

/** How many may be put back at once: the one that is meant is the nearest of all in 64 of 100 questions, and among so many in 80. */
export const NEARBY_MOST = 3;

interface Near extends MatchedDetail {
  /** How like the question is, and what is written around the answer, 0 to about 2. */
  readonly closeness: number;
}

/** All of them, the nearest first, and how many words of the question tell anything. */
function byCloseness(question: string, ideas: readonly KeyIdea[], sectionId: string | undefined): { readonly near: readonly Near[]; readonly stems: number } {
  const answers = answersOf(ideas);
  if (answers.details.length === 0) return { near: [], stems: 0 };
  const { ranking, likenesses } = compared(question, answers);
  const total = ranking.stems.reduce((sum, { rarity }) => sum + rarity, 0) || 1;
  const byTexts = new Map(ranking.found.map(({ passage, score }) => [passage.id, score / total]));
  const near = answers.details.map(({ idea, detail }, number) => {
    const likeness = likenesses[number] ?? 0;
    return { idea, detail, likeness, closeness: likeness + TEXTS * (byTexts.get(`${number}`) ?? 0) + (idea.sectionId === sectionId ? SECTION : 0) };
  });
  return { near: near.sort((one, other) => other.closeness - one.closeness), stems: ranking.stems.length };
}

/** The closest, the likeliest first, at most `NEARBY_MOST`; none where none comes near. `foundLikeness`: how like the question is what else was found, 0 to 1. */
export function askedNearby(question: string, ideas: readonly KeyIdea[], sectionId: string | undefined, foundLikeness: number): readonly AskedNearby[] {
  const { near, stems } = byCloseness(question, ideas, sectionId);
  const [first, second] = near;
  const isElse = foundLikeness >= HARDLY_FOUND;
  if (!first || (stems < STEMS_LEAST && isElse)) return [];
  const isAlone = first.closeness >= NEAR_ALONE_FROM && leadOf(first, second) >= ALONE_BY;
  const from = isElse ? (isAlone ? NEAR_ALONE_FROM : NEAR_FROM) : NEAR_IF_NOTHING_ELSE;
  return near
    .slice(0, NEARBY_MOST)
    .filter(({ closeness, likeness }) => closeness >= Math.max(from, first.closeness - BEHIND_MOST) && closeness - likeness >= BESIDE_LEAST)
    .map((one) => ({ ...askedOf(one), isVeryNear: one.closeness >= SURE_FROM }));
}

/** The one that is meant, as near as it is and with no other about as near; null where none is, and where something else that was found is likelier. */
export function askedNearest(question: string, ideas: readonly KeyIdea[], sectionId: string | undefined, foundLikeness: number): MatchedDetail | null {
  const { near, stems } = byCloseness(question, ideas, sectionId);
  const [first, second] = near;
  if (!first || stems < STEMS_LEAST || first.closeness < SURE_FROM || leadOf(first, second) < SURE_BY) return null;
  const likeness = Math.max(first.likeness, first.closeness / 2);
  const kind = questionKindOf(question);
  if (kind !== null && kind !== questionKindOf(first.detail.asks ?? '')) return null;
  return likeness > foundLikeness && mayAnswer(first.detail, question) ? { detail: first.detail, idea: first.idea, likeness } : null;
}

const leadOf = (first: Near, second: Near | undefined): number => first.closeness - (second?.closeness ?? 0);

/** What the authors know to be asked in these very words: an answered question, or one that a detail of the lesson answers; null where nobody does. */
export const askedVerbatim = (text: string, ideas: readonly KeyIdea[]): AskedNearby | null => {
  const one = verbatimOf(ideas).get(evenly(text));
  return one ? { ...askedOf(one), ...(one.detail.asks === undefined && { asks: text }) } : null;
};

type Answered = Pick<AskedNearby, 'detail' | 'idea'>;
const verbatimOf = onceForIdeas((ideas): ReadonlyMap<string, Answered> => {
  const all = ideas.flatMap((idea) => idea.details.map((detail) => ({ idea, detail })));
  return new Map(all.flatMap((one) => [...(one.detail.asks === undefined ? [] : [one.detail.asks]), ...one.detail.askedAs].map((text) => [evenly(text), one])));
});

/** An answered question as Lou puts it. */
export const askedOf = ({ detail, idea }: Pick<AskedNearby, 'detail' | 'idea'>): AskedNearby => ({ asks: sayable(detail.asks ?? ''), detail, idea });

/** The answered questions that stand in quotes in what Lou said, in that order. */
export const askedIn = (replied: string, ideas: readonly KeyIdea[]): readonly AskedNearby[] =>
  [...replied.matchAll(/“([^”]+)”/g)].flatMap(([, quoted = '']) => askedVerbatim(quoted, ideas) ?? []);

/** In one line and without quotes of its own, so that it can be quoted. */
const sayable = (asks: string): string => plainInline(asks).replace(/[“”"]/g, "'");

const evenly = (text: string): string =>
  sayable(text)
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[\s?.!`]+/g, ' ')
    .trim();
