/** The model behind a provider's name. A provider's code is loaded when it is chosen, and only then. */
import type { LanguageModel } from 'ai';

export interface ModelSettings {
  readonly provider: 'openai' | 'anthropic' | 'openai-compatible';
  readonly model: string;
  readonly apiKey: string | undefined;
  /** Of the provider itself where undefined. */
  readonly baseUrl: string | undefined;
}

/** A learner waits: models that think first are to think briefly, where the provider lets that be said of every model. */
export const reasoningFor = (provider: ModelSettings['provider']): 'low' | undefined => (provider === 'openai' ? 'low' : undefined);

/** The SDK would warn on the console, past the log. */
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/** Nothing is asked over the network. openai speaks the Responses protocol, openai-compatible that of chat completions. */
export async function openModel({ provider, model, apiKey, baseUrl }: ModelSettings): Promise<LanguageModel> {
  const where = { ...(apiKey !== undefined && { apiKey }), ...(baseUrl !== undefined && { baseURL: baseUrl }) };
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(where)(model);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(where)(model);
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      if (baseUrl === undefined) throw new Error('An openai-compatible provider needs an address.');
      return createOpenAICompatible({ name: 'compatible', baseURL: baseUrl, includeUsage: true, ...(apiKey !== undefined && { apiKey }) }).chatModel(model);
    }
  }
}
