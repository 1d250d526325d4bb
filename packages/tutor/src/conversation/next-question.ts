/** Which question Lou asks: one of the section's key ideas, in order, that was not met and is not already told. */
import { pointsTold } from '../checks/leak.ts';
import type { KeyIdea } from '../ports.ts';
import { ideaOfBlock } from './lou-context.ts';
import type { Turn } from './turn.ts';

/** The ideas of the learner's section, in the order of the course; all of them where no section is chosen. */
export function ideasOfSection({ material }: Pick<Turn, 'material'>): readonly KeyIdea[] {
  const { section, keyIdeas } = material;
  const own = section ? keyIdeas.filter(({ sectionId }) => sectionId === section.id) : keyIdeas;
  return own.length > 0 ? own : keyIdeas;
}

/**
 * The next idea of the section that was neither met nor named in `except`, and whose answer `said` does not tell; after the
 * excepted ones first, then from the start; null when there is none.
 */
export function nextIdea(turn: Turn, except: readonly string[] = [], said = ''): KeyIdea | null {
  const { keyIdeasMet } = turn.material;
  const ideas = ideasOfSection(turn);
  const after = ideas.findLastIndex(({ id }) => except.includes(id)) + 1;
  return (
    [...ideas.slice(after), ...ideas.slice(0, after)].find(
      (idea) => !keyIdeasMet.includes(idea.id) && !except.includes(idea.id) && !isTold(idea, said, turn),
    ) ?? null
  );
}

const isTold = (idea: KeyIdea, said: string, turn: Turn): boolean =>
  said !== '' && pointsTold(said, idea.check, turn.weighing).length === idea.check.points.length;

/**
 * The idea whose question follows an explanation: the one that staff's note on the block in talk is about; else the explained one, unless what was said tells all of its answer; then
 * another of the same section, of the same skill first; null when everything near was met or told.
 */
export function ideaToAskAfter(explained: KeyIdea | null, said: string, turn: Turn): KeyIdea | null {
  const askedBefore = (idea: KeyIdea) => turn.material.lastTurns.some(({ replied }) => replied.includes(idea.check.question));
  const isFree = (idea: KeyIdea) => !isTold(idea, said, turn) && !askedBefore(idea);
  const noted = ideaOfBlock(ideasOfSection(turn).filter(isFree), turn.material);
  if (noted) return noted;
  if (explained && isFree(explained)) return explained;
  const near = explained ? turn.material.keyIdeas.filter(({ sectionId }) => sectionId === explained.sectionId) : ideasOfSection(turn);
  const open = near.filter((idea) => idea !== explained && !turn.material.keyIdeasMet.includes(idea.id) && isFree(idea));
  return open.find(({ skill }) => skill === explained?.skill) ?? open[0] ?? null;
}
