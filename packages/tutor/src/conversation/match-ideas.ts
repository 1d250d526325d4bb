/** Which key ideas a question is about: the ideas ranked as passages are, each by all that its authors wrote around it. */
import { termsOf } from '../grading/answer-terms.ts';
import { plainSpelling, tellingStems } from '../language/words.ts';
import type { KeyIdea, Passage } from '../ports.ts';
import { type Evidence, evidenceOf } from '../retrieval/abstention.ts';
import { createPassageIndex, type PassageIndex, type WeightedStem } from '../retrieval/passage-index.ts';

export interface IdeaMatches {
  /** Best first. */
  readonly ideas: readonly KeyIdea[];
  /** How sure it is that one of them answers. */
  readonly evidence: Evidence;
}

/** What it adds to an idea's score, as a share of the most it could have, when its statement holds all of the question. */
const STATEMENT_SHARE = 0.35;
/** What it adds when the idea's skill is what the question names. */
const SKILL_SHARE = 0.3;
/** What it adds that the question's best passages are the idea's own, falling with their rank. */
const OWN_PASSAGE_SHARE = 0.12;
/** What it adds to come early in the course, where terms are met first. */
const EARLY_SHARE = 0.12;
/** What it adds when the question asks how to do what the statement tells to do. */
const HOW_SHARE = 0.3;
const IDEAS = 'ideas';
const asPassages = new WeakMap<KeyIdea, Passage>();
/** By the first idea of a list: a course's ideas are handed in with every turn, mostly the same ones in a new list. */
const indexes = new WeakMap<KeyIdea, { readonly ideas: readonly KeyIdea[]; readonly index: PassageIndex }>();

/**
 * The ideas that share anything with the question. `passageRank` says at which place, from 0, the passage that an idea
 * rests on was found for the question, or -1. The same ideas are indexed once.
 */
export function matchIdeas(question: string, ideas: readonly KeyIdea[], passageRank: (idea: KeyIdea) => number): IdeaMatches {
  const ranking = indexOf(ideas).search(question, new Set([IDEAS]));
  const total = ranking.stems.reduce((sum, { rarity }) => sum + rarity, 0) || 1;
  const byId = new Map(ideas.map((idea) => [idea.id, idea]));
  const ranked = ranking.found.flatMap(({ passage, score }) => {
    const idea = byId.get(passage.id);
    if (!idea) return [];
    const rank = passageRank(idea);
    const bonuses = [
      STATEMENT_SHARE * shareAffirmed(idea.statement, ranking.stems),
      SKILL_SHARE * shareHeld(skillWords(idea), ranking.stems),
      rank < 0 ? 0 : OWN_PASSAGE_SHARE / (1 + rank),
      EARLY_SHARE * (1 - ideas.indexOf(idea) / ideas.length),
      tellsHow(question, idea.statement) ? HOW_SHARE : 0,
    ];
    return [{ idea, score: bonuses.reduce((sum, bonus) => sum + bonus, score / total) }];
  });
  return { ideas: ranked.sort((a, b) => b.score - a.score).map(({ idea }) => idea), evidence: evidenceOf(ranking) };
}

/** 'How do you multiply ...' is answered by 'Multiply ...' and by 'To multiply ...'. */
function tellsHow(question: string, statement: string): boolean {
  const verb = /^(?:so |and |but |ok |well )?how (?:do|can|to|should|would|must)(?: (?:i|you|we|one|they))? (\w+)/.exec(plainSpelling(question).trim())?.[1];
  return verb !== undefined && new RegExp(`^(?:to )?${verb}\\b`).test(plainSpelling(statement));
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

/** The same, of what the text does not deny: 'needs no common denominator' tells little of finding one. */
function shareAffirmed(text: string, stems: readonly WeightedStem[]): number {
  const denied = new Set(termsOf(text).flatMap((term) => (term.denied ? [term.stem] : [])));
  return shareIn(new Set(tellingStems(text).filter((stem) => !denied.has(stem))), stems);
}

function shareIn(inText: ReadonlySet<string>, stems: readonly WeightedStem[]): number {
  const total = stems.reduce((sum, { rarity }) => sum + rarity, 0);
  return total === 0 ? 0 : stems.reduce((sum, { stem, rarity }) => sum + (inText.has(stem) ? rarity : 0), 0) / total;
}

function indexOf(ideas: readonly KeyIdea[]): PassageIndex {
  const [first] = ideas;
  const known = first && indexes.get(first);
  if (known && known.ideas.length === ideas.length && known.ideas.every((idea, at) => idea === ideas[at])) return known.index;
  const index = createPassageIndex();
  index.replace(IDEAS, ideas.map(asPassage));
  if (first) indexes.set(first, { ideas, index });
  return index;
}

/** Only ever ranked, never cited: the statement twice, since that is what the idea is about. */
function asPassage(idea: KeyIdea): Passage {
  const known = asPassages.get(idea);
  if (known) return known;
  const { check, misconceptions } = idea;
  const text = [
    idea.statement,
    idea.statement,
    idea.simpler,
    idea.passage,
    idea.example,
    check.question,
    ...check.points.flatMap(({ says, alsoSaid }) => [says, ...alsoSaid]),
    ...misconceptions.flatMap(({ belief, heardAs, correction }) => [belief, ...heardAs, correction]),
  ].join('\n');
  const passage = { id: idea.id, courseId: IDEAS, sectionId: idea.sectionId, lessonId: null, title: skillWords(idea), parents: [], text, anchor: '' };
  asPassages.set(idea, passage);
  return passage;
}

const skillWords = ({ skill }: KeyIdea): string => skill.replace(/^.*\//, '').replace(/-/g, ' ');
