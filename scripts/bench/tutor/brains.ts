/** The brain that a run talks to. */
import { createEmbeddedTutor } from '@lou/tutor/embedded-tutor';
import type { Tutor } from '@lou/tutor/ports';

export const brainNames = ['embedded', 'model'] as const;
export type BrainName = (typeof brainNames)[number];

/** Why there is no such brain here, in a sentence. */
export class NoBrain extends Error {}

/** The tutor of that brain. Throws NoBrain where its provider is not set in the environment. */
export function tutorFor(brain: BrainName, environment: NodeJS.ProcessEnv = process.env): Tutor {
  if (brain === 'embedded') return createEmbeddedTutor({ now: () => performance.now() });
  if ((environment.AI_PROVIDER ?? 'embedded') === 'embedded')
    throw new NoBrain('No model is set: name one with AI_PROVIDER, AI_MODEL and AI_API_KEY or AI_BASE_URL, as .env.example says.');
  throw new NoBrain('The model brain is not connected to this bench yet.');
}
