/** Which question Lou asks: one of the section's key ideas, in order, that was not met and is not already told. */
import { pointsTold } from '../../checks/leak.ts';
import type { KeyIdea } from '../../course-material.ts';
import { gradeAnswer } from '../../grading/grade-answer.ts';
import { ideaOfBlock } from '../gather/lou-context.ts';
import { wasSaid } from '../said.ts';
import type { Turn } from '../turn.ts';

/** The ideas of the learner's section, in the order of the course; all of them where no section is chosen. */
export function ideasOfSection({ material }: Pick<Turn, 'material'>): readonly KeyIdea[] {
  const { section, keyIdeas } = material;
  const own = section ? keyIdeas.filter(({ sectionId }) => sectionId === section.id) : keyIdeas;
  return own.length > 0 ? own : keyIdeas;
}

/**
 * The next idea of the section that is neither open nor named in `except`, and whose answer `said` does not tell: first those that
 * are new, then those that were only talked about, or asked and left. After the excepted ones first, then from the start; null when
 * every one is settled or shown.
 */
export function nextIdea(turn: Turn, except: readonly string[] = [], said = ''): KeyIdea | null {
  const left = [...except, ...(turn.openIdea ? [turn.openIdea.id] : [])];
  const ideas = ideasOfSection(turn);
  const after = ideas.findLastIndex(({ id }) => left.includes(id)) + 1;
  const inTurn = [...ideas.slice(after), ...ideas.slice(0, after)].filter((idea) => !left.includes(idea.id) && isUnsettled(idea, turn));
  const mayBeAsked = (idea: KeyIdea): boolean => !isTold(idea, said, turn);
  return inTurn.find((idea) => isNew(idea, turn) && mayBeAsked(idea)) ?? inTurn.find(mayBeAsked) ?? null;
}

/** Neither settled nor shown, in this talk or before it: talked about is not settled. */
export const isUnsettled = ({ id }: KeyIdea, { done }: Pick<Turn, 'done'>): boolean => !done.has(id);

/** Neither met in this talk nor settled or shown in any. */
export const isNew = (idea: KeyIdea, turn: Pick<Turn, 'material' | 'done'>): boolean => !turn.material.keyIdeasMet.includes(idea.id) && isUnsettled(idea, turn);

/** True when the section has ideas, and each was settled or shown before. */
export function allDone(turn: Turn): boolean {
  const ideas = ideasOfSection(turn);
  return ideas.length > 0 && !ideas.some((idea) => isUnsettled(idea, turn));
}

/** All of its answer is said, point by point. */
const isTold = ({ check }: KeyIdea, said: string, { weighing }: Turn): boolean =>
  said !== '' && pointsTold(said, check, weighing).length === check.points.length;

/** The same after an explanation, or so that whoever gave it back would have settled the question: that shows no more than that it was read. */
const isJustTold = (idea: KeyIdea, said: string, turn: Turn): boolean =>
  isTold(idea, said, turn) || (said !== '' && gradeAnswer(idea.check, [], said, turn.weighing).settled);

/**
 * The idea whose question follows an explanation: the one that staff's note on the block in talk is about; else the explained one,
 * unless what was said tells all of its answer; then another of the learner's own section, of the same skill first; null when
 * everything there was met or told.
 */
export function ideaToAskAfter(explained: KeyIdea | null, said: string, turn: Turn): KeyIdea | null {
  const askedBefore = (idea: KeyIdea) => wasSaid(idea.check.question, turn.material.lastTurns);
  // What was told is looked for last and only until one is found: it costs most.
  const isFree = (idea: KeyIdea) => isNew(idea, turn) && !askedBefore(idea) && !isJustTold(idea, said, turn);
  const noted = ideaOfBlock(ideasOfSection(turn), turn.material, isFree);
  if (noted) return noted;
  if (explained && !turn.done.has(explained.id) && !askedBefore(explained) && !isJustTold(explained, said, turn)) return explained;
  const isAtHome = turn.material.section !== null || explained === null;
  const near = isAtHome ? ideasOfSection(turn) : turn.material.keyIdeas.filter(({ sectionId }) => sectionId === explained.sectionId);
  const others = near.filter((idea) => idea !== explained);
  return others.find((idea) => idea.skill === explained?.skill && isFree(idea)) ?? others.find(isFree) ?? null;
}
