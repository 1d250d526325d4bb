/** Lou's embedded brain behind the tutor's port: needs no model, no key and no network. Source: lou.md. */

import { courseOfTopic, focusedTurn } from './conversation/gather/focus.ts';
import { hintByButton, solutionByButton } from './conversation/say/buttons.ts';
import { checked, type Said, speechFor } from './conversation/say/say-checked.ts';
import { openingIdea, welcome } from './conversation/say/welcome.ts';
import { askOf, type Turn, turnOf } from './conversation/turn.ts';
import { gradeWritten } from './grading/grade-written.ts';
import type { TurnOutcome, Tutor } from './ports.ts';
import { createPassageIndex, type PassageIndex } from './retrieval/passage-index.ts';
import { outcomeOf, outcomeOfThought, type Thought, think, whole } from './thought.ts';
import type { TurnMaterial } from './turn-material.ts';

export const EMBEDDED_BRAIN = 'embedded-1';

/**
 * `now` in milliseconds is read for the stages' times only; nothing that is said depends on it. Another brain that stands
 * on this one hands in its `index`, so that both know the same passages.
 */
export function createEmbeddedTutor({ now, index = createPassageIndex() }: { now: () => number; index?: PassageIndex }): Tutor {
  const turn = (material: TurnMaterial) => turnOf(material, index);
  const byButton = (move: TurnOutcome['move'], help: (about: Turn) => Said, material: TurnMaterial) => {
    const about = focusedTurn({ ...material, text: '' }, index);
    return outcomeOf(move, help(about), about, EMBEDDED_BRAIN);
  };
  return {
    name: EMBEDDED_BRAIN,
    index: (courseId, passages, keyIdeas) => index.replace(courseId, passages, keyIdeas),
    forget: (courseId) => index.remove(courseId),
    welcome: (material) => welcome(turn({ ...material, text: '' }), courseOfTopic(material, index)),
    opening(material) {
      const idea = openingIdea(turn({ ...material, text: '' }));
      return idea && askOf(idea);
    },
    async reply({ material, signal }) {
      signal?.throwIfAborted();
      return sayEmbedded(think(material, index, now), now);
    },
    hint: (material) => byButton('hint', hintByButton, material),
    gradeWritten: (task, text, within) => gradeWritten(task, text, { rarity: index.rarityWithin(within), knows: index.knowsWithin(within) }),
    showMe: (material) => byButton('show', solutionByButton, material),
  };
}

/** The embedded brain's reply to a turn that was thought, whole and checked. */
export function sayEmbedded(thought: Thought, now: () => number): TurnOutcome {
  const begun = now();
  const intended = speechFor(thought.decided);
  const worded = now();
  const said = checked(intended, thought.decided.decision.deed, thought.about);
  const milliseconds = { ...thought.milliseconds, say: whole(worded - begun), check: whole(now() - worded) };
  return { ...outcomeOfThought(thought, said, EMBEDDED_BRAIN), milliseconds };
}
