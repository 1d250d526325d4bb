/** Which deeds a model puts into words. Everything else Lou says itself. Source: decision 0020. */
import type { Deed } from '@lou/domain/tutoring/moves';

/** What a model says in place of the embedded brain's middle part, and what the prompt calls it. */
const tasks = {
  explain: 'Answer the learner’s question from the sources: the direct answer first, then what makes it clear.',
  'explain-simpler': 'The learner did not follow. Say the same idea again in shorter, plainer words than the sources, one step at a time.',
  'give-example': 'Give the example that the sources hold for what the learner asks about, and say what it shows.',
  'say-what-is-near': 'The sources do not answer the question exactly. Say only what they do say that comes nearest, and claim no more.',
  confirm: 'The learner has just answered Lou’s question rightly. Say again why the answer holds, in the light of the learner’s own words.',
} as const satisfies Partial<Record<Deed, string>>;

export type ModelDeed = keyof typeof tasks;

export const isForModel = (deed: Deed): deed is ModelDeed => deed in tasks;

/** What the model is told to do. */
export const taskOf = (deed: ModelDeed): string => tasks[deed];
