/** The brain that a run talks to. */
import { createEmbeddedTutor } from '@lou/tutor/embedded-tutor';
import type { Tutor } from '@lou/tutor/ports';
import { readEnvironment } from '../../../apps/server/src/env.ts';
import { openTutor } from '../../../apps/server/src/open-tutor.ts';

export const brainNames = ['embedded', 'model'] as const;
export type BrainName = (typeof brainNames)[number];

/** Why there is no such brain here, in a sentence. */
export class NoBrain extends Error {}

/** The tutor of that brain; a model as the server would open it. Rejects with NoBrain where its provider is not set in the environment. */
export async function tutorFor(brain: BrainName, environment: NodeJS.ProcessEnv = process.env): Promise<Tutor> {
  if (brain === 'embedded') return createEmbeddedTutor({ now: () => performance.now() });
  const settings = readEnvironment(environment);
  if (settings.AI_PROVIDER === 'embedded')
    throw new NoBrain('No model is set: name one with AI_PROVIDER, AI_MODEL and AI_API_KEY or AI_BASE_URL, as .env.example says.');
  return openTutor(settings, (news) => console.error(news.type === 'back' ? 'The model answers again.' : `The model does not answer: ${news.message}`));
}
