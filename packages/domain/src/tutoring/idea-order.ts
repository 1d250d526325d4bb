/** In which order Lou asks about key ideas. */
import { own } from '../own.ts';
import type { Difficulty } from '../shapes.ts';

/** First answers to quiz items that count, by skill. */
interface SkillTallies {
  readonly skills: { readonly [skill: string]: { readonly right: number; readonly wrong: number } };
}

/** First answers on a skill, and the share of them that were right, from which it needs no question of Lou's first. */
const KNOWN = { answers: 3, share: 0.8 };

/**
 * As they are written for a beginner, who needs what comes first; for anybody above, those on skills that the quizzes show to be
 * known come after the others.
 */
export function inAskingOrder<Idea extends { readonly skill: string }>(ideas: readonly Idea[], { skills }: SkillTallies, level: Difficulty): readonly Idea[] {
  const isKnown = ({ skill }: Idea): boolean => {
    const { right, wrong } = own(skills, skill) ?? { right: 0, wrong: 0 };
    return right + wrong >= KNOWN.answers && right / (right + wrong) >= KNOWN.share;
  };
  return level === 'beginner' ? ideas : [...ideas.filter((idea) => !isKnown(idea)), ...ideas.filter(isKnown)];
}
