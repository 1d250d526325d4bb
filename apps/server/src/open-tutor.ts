/** The brain that the environment asks for. With a model, the embedded one stands behind it and teaches whenever it fails. */
import { createEmbeddedTutor, type Tutor } from '@lou/tutor';
import type { ModelNews } from '@lou/tutor/model/watch';
import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from './env.ts';

export type TutorNews = ModelNews;

type AiEnvironment = Pick<Environment, 'AI_PROVIDER' | 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'>;

/** Nobody is called; a provider's code is loaded only where one is asked for. */
export async function openTutor(environment: AiEnvironment, report: (news: TutorNews) => void): Promise<Tutor> {
  const now = () => performance.now();
  const { AI_PROVIDER: provider, AI_MODEL: modelId = '', AI_API_KEY: apiKey, AI_BASE_URL: baseUrl } = environment;
  if (provider === 'embedded') return createEmbeddedTutor({ now });
  const [{ createModelTutor }, { openModel, reasoningFor }] = await Promise.all([import('@lou/tutor/model/model-tutor'), import('@lou/tutor/model/provider')]);
  const model = await openModel({ provider, model: modelId, apiKey, baseUrl });
  return createModelTutor({ model, reasoning: reasoningFor(provider), modelId, now, chance: Math.random, report });
}

/** Why the model does not answer, once, and that it does again; the talk goes on either way. */
export function logTutorNews(log: FastifyBaseLogger, news: TutorNews): void {
  if (news.type === 'back') log.info('the model answers again');
  else log.warn({ kind: news.kind }, `the model does not answer, so the embedded tutor teaches: ${news.message}`);
}
