/** Which key ideas a question is about: the ideas ranked as passages are, each by all that its authors wrote around it. */

import type { KeyIdea, Passage } from '../../course-material.ts';
import { termsOf } from '../../grading/answer-terms.ts';
import { nearTo } from '../../language/near-words.ts';
import { plainSpelling, tellingStems } from '../../language/words.ts';
import { type Evidence, evidenceOf } from '../../retrieval/abstention.ts';
import { type KnownQuestion, likenessTo, readKnown, SAME_QUESTION } from '../../retrieval/asked-alike.ts';
import { wordsAround } from '../../retrieval/idea-passage.ts';
import { createPassageIndex, type PassageIndex, type WeightedStem } from '../../retrieval/passage-index.ts';
import { shareWhere } from '../../retrieval/weighted-share.ts';
import { headOf, isDenial, pairsOf, questionKindOf, shareOfPairs, suits } from '../message/question-kind.ts';
import { onceForIdeas } from './for-ideas.ts';

export interface IdeaMatches {
  /** Best first. */
  readonly ideas: readonly KeyIdea[];
  /** How sure it is that one of them answers. */
  readonly evidence: Evidence;
  /** How like the question is to one that the best idea's authors know to be asked of it, 0 to 1. */
  readonly likeness: number;
  /** How far the best idea is ahead of the second, as a share of its own score, 0 to 1. */
  readonly lead: number;
}

/**
 * What each adds to an idea's score, beside 1 for all that its texts could hold of the question. Set on the tuned half
 * of paraphrases and plain questions: that its statement holds the question, that its question is much the same, that
 * its statement is of the kind asked for, that the question's neighbouring words stand side by side in it, that it is
 * about what a 'what' asks about, less where it says what is not so, that its skill is named, that the question's best
 * passages are its own, that it is of the learner's section, that it comes early in the course; that it is asked about
 * in much the same words, and with the same words side by side; that this is nearly the question which it is known to
 * answer.
 */
const SHARES = {
  texts: 1,
  statement: 0.26,
  pairs: 0.15,
  question: 0.11,
  kind: 0.15,
  how: 0.3,
  head: 0.15,
  denial: -0.08,
  skill: 0.15,
  passage: 0.2,
  section: 0.25,
  early: 0.08,
  likeness: 0.5,
  askedPairs: 0.3,
  sameQuestion: 0.6,
} as const;
type Figures = Readonly<Record<keyof typeof SHARES, number>>;
const names = Object.keys(SHARES) as readonly (keyof typeof SHARES)[];
/** A question of so many telling words can be the same as another. */
const SAME_STEMS_LEAST = 2;
/** Less likeness alone brings no idea into the ranking whose texts do not stand among the best. */
const LIKENESS_LEAST = 0.2;
const IDEAS = 'ideas';
const asPassages = new WeakMap<KeyIdea, Passage>();

interface Indexed {
  readonly index: PassageIndex;
  readonly read: ReadonlyMap<KeyIdea, ReadIdea>;
}

/** An idea as it is compared: its texts by their stems, read once. */
interface ReadIdea {
  readonly known: readonly KnownQuestion[];
  /** Stems of the statement that it does not deny: 'needs no common denominator' tells little of finding one. */
  readonly affirms: ReadonlySet<string>;
  readonly denies: boolean;
  readonly head: ReadonlySet<string>;
  readonly asks: ReadonlySet<string>;
  readonly skill: ReadonlySet<string>;
  readonly pairs: ReadonlySet<string>;
  readonly pairsAsked: readonly ReadonlySet<string>[];
}

/**
 * The ideas that share anything with the question. `passageRank` says at which place, from 0, the passage that an idea
 * rests on was found for the question, or -1. The same ideas are indexed once.
 */
export function matchIdeas(question: string, ideas: readonly KeyIdea[], passageRank: (idea: KeyIdea) => number, sectionId: string | null = null): IdeaMatches {
  const { index, read } = indexed(ideas);
  const kind = questionKindOf(question);
  const ofGeneral = index.search(withoutFigures(question), new Set([IDEAS]));
  const ranking = kind === 'how' || kind === 'what' ? ofGeneral : index.search(question, new Set([IDEAS]));
  const total = ranking.stems.reduce((sum, { rarity }) => sum + rarity, 0) || 1;
  const byTexts = new Map(ranking.found.map(({ passage, score }) => [passage.id, score]));
  const rarity = index.rarityWithin(new Set([IDEAS]));
  const wantsAssertion = (kind === 'what' || kind === 'how') && !isDenial(question);
  const pairs = pairsOf(question);
  const ranked = ideas.flatMap((idea, at) => {
    const { known, affirms, denies, head, asks, skill, ...its } = read.get(idea) as ReadIdea;
    const likeness = likenessTo(known, ranking.stems, rarity);
    const score = byTexts.get(idea.id) ?? 0;
    if (score === 0 && likeness < LIKENESS_LEAST) return [];
    const rank = passageRank(idea);
    const fits = suits(kind, question, idea.statement);
    const figures: Figures = {
      texts: score / total,
      statement: shareIn(affirms, ranking.stems),
      question: shareIn(asks, ranking.stems),
      pairs: shareOfPairs(pairs, its.pairs),
      kind: kind === 'how' ? 0 : fits,
      how: kind === 'how' ? fits : 0,
      denial: Number(wantsAssertion && denies),
      head: kind === 'what' || kind === 'whether' ? shareIn(head, ranking.stems) : 0,
      skill: shareIn(skill, ranking.stems),
      passage: rank < 0 ? 0 : 1 / (1 + rank),
      section: Number(idea.sectionId === sectionId),
      early: 1 - at / ideas.length,
      likeness,
      askedPairs: Math.max(0, ...its.pairsAsked.map((inText) => shareOfPairs(pairs, inText))),
      sameQuestion: Number(likeness >= SAME_QUESTION && ranking.stems.length >= SAME_STEMS_LEAST),
    };
    return [{ idea, likeness, figures, score: names.reduce((sum, name) => sum + SHARES[name] * figures[name], 0) }];
  });
  ranked.sort((a, b) => b.score - a.score);
  return { ideas: ranked.map(({ idea }) => idea), evidence: evidenceOf(ofGeneral), likeness: ranked[0]?.likeness ?? 0, lead: leadOf(ranked) };
}

function leadOf([best, second]: readonly { readonly score: number }[]): number {
  return best && second && best.score > 0 ? (best.score - second.score) / best.score : 1;
}

/** Figures name a case and not the idea: 6/9 is a fraction. A question of nothing but figures stays as it is. */
export function withoutFigures(question: string): string {
  const general = plainSpelling(question)
    .replace(/\d+\/\d+/g, ' fraction ')
    .replace(/\b\d+(?:\.\d+)?\b/g, ' ');
  return tellingStems(general.replace(/fraction/g, '')).length > 0 ? general : question;
}

/** The share of a question's rarity-weighted stems that a text holds, 0 to 1. */
export const shareHeld = (text: string, stems: readonly WeightedStem[]): number => shareIn(new Set(tellingStems(text)), stems);

/** The share of them that a text says, in their words or in near ones. */
export function shareSaid(text: string, stems: readonly WeightedStem[]): number {
  const inText = new Set(tellingStems(text));
  const said = stems.filter(({ stem }) => inText.has(stem) || nearTo(stem).some((other) => inText.has(other)));
  return shareIn(new Set(said.map(({ stem }) => stem)), stems);
}

const shareIn = (inText: ReadonlySet<string>, stems: readonly WeightedStem[]): number => shareWhere(stems, (stem) => inText.has(stem));

const indexed = onceForIdeas((ideas): Indexed => {
  const index = createPassageIndex();
  index.replace(IDEAS, ideas.map(asPassage));
  const knows = index.knowsWithin(new Set([IDEAS]));
  return { index, read: new Map(ideas.map((idea) => [idea, readIdea(idea, knows)])) };
});

function readIdea(idea: KeyIdea, knows: (stem: string) => boolean): ReadIdea {
  const { statement, simpler, check, askedAs } = idea;
  const denied = new Set(termsOf(statement).flatMap((term) => (term.denied ? [term.stem] : [])));
  return {
    known: askedAs.map((text) => readKnown(text, { knows, stemsLike: () => [] })),
    affirms: new Set(tellingStems(statement).filter((stem) => !denied.has(stem))),
    denies: isDenial(statement),
    head: new Set(headOf(statement)),
    asks: new Set(tellingStems(check.question)),
    skill: new Set(tellingStems(skillWords(idea))),
    pairs: new Set(pairsOf(`${statement} ${simpler}`)),
    pairsAsked: askedAs.map((text) => new Set(pairsOf(text))),
  };
}

/** Only ever ranked, never cited: the statement twice, since that is what the idea is about. */
function asPassage(idea: KeyIdea): Passage {
  const known = asPassages.get(idea);
  if (known) return known;
  const text = `${idea.statement}\n${wordsAround(idea)}`;
  const passage = { id: idea.id, courseId: IDEAS, sectionId: idea.sectionId, lessonId: null, title: skillWords(idea), parents: [], text, anchor: '' };
  asPassages.set(idea, passage);
  return passage;
}

const skillWords = ({ skill }: KeyIdea): string => skill.replace(/^.*\//, '').replace(/-/g, ' ');
