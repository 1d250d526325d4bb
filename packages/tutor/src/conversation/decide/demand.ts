/** Which of the questions that are left asks for most and which for least: what a wish for a harder or an easier one goes by. */
import type { KeyIdea } from '../../course-material.ts';
import type { Turn } from '../turn.ts';
import { ideasOfSection, isUnsettled } from './next-question.ts';

/** The more points an answer must make, the more a question asks for; of as many points, the later in the section. */
const inDemand = (turn: Turn): readonly KeyIdea[] =>
  ideasOfSection(turn)
    .filter((idea) => idea !== turn.openIdea && isUnsettled(idea, turn))
    .toSorted((one, other) => one.check.points.length - other.check.points.length);

/** Of those left in the section besides the open one, the question that asks for most; null when none is left. */
export const mostDemanding = (turn: Turn): KeyIdea | null => inDemand(turn).at(-1) ?? null;

/** The one that asks for least. */
export const leastDemanding = (turn: Turn): KeyIdea | null => inDemand(turn)[0] ?? null;
