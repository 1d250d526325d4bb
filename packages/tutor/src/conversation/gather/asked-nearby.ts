/**
 * The question that learners ask, with a teacher's answer, which stands closest to what was asked. Where it is not surely that one, its answer would
 * be one to something else: Lou asks whether it is meant. Source: db/content/README.md 'NN-section.questions.yaml', decision 0043.
 */
import type { Detail, KeyIdea } from '../../course-material.ts';
import { likenessTo } from '../../retrieval/asked-alike.ts';
import { plainInline } from '../../retrieval/plain-text.ts';
import { termAskedFor } from '../message/term-asked-for.ts';
import { answersOf, DETAILS } from './match-details.ts';

export interface AskedNearby {
  /** As Lou says it, and as it is known again. */
  readonly asks: string;
  readonly detail: Detail;
  /** The key idea beside which it is answered. */
  readonly idea: KeyIdea;
}

/** What all that is written around an answer counts beside how like its question is, and what counts that it is of the learner's section. */
const TEXTS = 0.5;
const SECTION = 0.15;
/**
 * A question is near from this likeness on, and from such a sum: a lower one where the course has nothing else to say.
 * What they come to: asked-nearby.test.ts.
 */
const LIKENESS_LEAST = 0.5;
const NEAR_FROM = 1.2;
const NEAR_IF_NOTHING_ELSE = 0.95;
/** Of a question with fewer words that tell anything many have the same, unless it asks what a word means. */
const STEMS_LEAST = 2;

/** The closest; null where none comes near. `isElse`: something else was found that may answer. */
export function askedNearby(question: string, ideas: readonly KeyIdea[], sectionId: string | undefined, isElse = true): AskedNearby | null {
  const { index, details } = answersOf(ideas);
  if (details.length === 0) return null;
  const { stems, found } = index.search(question, DETAILS);
  if (stems.length < STEMS_LEAST && (isElse || termAskedFor(question) === null)) return null;
  const rarity = index.rarityWithin(DETAILS);
  const total = stems.reduce((sum, one) => sum + one.rarity, 0) || 1;
  const byTexts = new Map(found.map(({ passage, score }) => [passage.id, score / total]));
  let best: AskedNearby | null = null;
  let most = isElse ? NEAR_FROM : NEAR_IF_NOTHING_ELSE;
  details.forEach(({ idea, detail, known }, number) => {
    const likeness = likenessTo(known, stems, rarity);
    const closeness = likeness + TEXTS * (byTexts.get(`${number}`) ?? 0) + (idea.sectionId === sectionId ? SECTION : 0);
    if (likeness < LIKENESS_LEAST || closeness < most) return;
    most = closeness;
    best = { asks: sayable(detail.asks ?? ''), detail, idea };
  });
  return best;
}

/** The answered question that a text is, word for word; null where it is none. */
export const askedVerbatim = (text: string, ideas: readonly KeyIdea[]): AskedNearby | null => {
  const wanted = evenly(text);
  const one = answersOf(ideas).details.find(({ detail }) => evenly(detail.asks ?? '') === wanted);
  return one ? { asks: sayable(one.detail.asks ?? ''), detail: one.detail, idea: one.idea } : null;
};

/** The answered question that stands in quotes in what Lou said. */
export const askedIn = (replied: string, ideas: readonly KeyIdea[]): AskedNearby | null => {
  for (const [, quoted = ''] of replied.matchAll(/“([^”]+)”/g)) {
    const asked = askedVerbatim(quoted, ideas);
    if (asked) return asked;
  }
  return null;
};

/** In one line and without quotes of its own, so that it can be quoted. */
const sayable = (asks: string): string => plainInline(asks).replace(/[“”"]/g, "'");

const evenly = (text: string): string =>
  sayable(text)
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[\s?.!`]+/g, ' ')
    .trim();
