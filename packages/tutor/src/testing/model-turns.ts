/** Turns with a model behind them: a loopback server in the providers' wire protocols, and a tutor that asks it. For tests. */
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Passage } from '../course-material.ts';
import { createModelTutor, type ModelTutorOptions } from '../model/model-tutor.ts';
import { type ModelSettings, openModel } from '../model/provider.ts';
import type { ModelNews } from '../model/watch.ts';
import type { CheckedSentence, TokenPurse, TurnOutcome, Tutor } from '../ports.ts';
import type { TurnMaterial } from '../turn-material.ts';
import { aTurn, COURSE_ID, coursePassages } from './a-course.ts';
import { type HeardRequest, type ModelServer, type PlannedReply, startModelServer } from './model-server.ts';
import { tutorOf } from './talk.ts';

/** Never to be seen in a prompt or in the news. */
export const KEY = 'sk-secret-of-the-test';

/** Far more than a turn takes on a busy machine: what is to run out of time has limits of its own. */
const patient = { firstMs: 30_000, pauseMs: 30_000, wholeMs: 60_000, waitMs: 10, waitMostMs: 200 };

const real = () => performance.now();

export interface Wanted {
  readonly limits?: ModelTutorOptions['limits'];
  readonly provider?: ModelSettings['provider'];
  readonly baseUrl?: string;
  readonly now?: () => number;
  readonly passages?: readonly Passage[];
}

export interface Heard {
  readonly outcome: TurnOutcome;
  readonly said: readonly string[];
  /** What was told ahead of the outcome. */
  readonly told: readonly string[];
  readonly requests: readonly HeardRequest[];
}

export interface ModelTurns {
  readonly server: () => ModelServer;
  /** What was reported in the test that runs. */
  readonly news: () => readonly ModelNews[];
  readonly aTutor: (wanted?: Wanted) => Promise<Tutor>;
  /** One turn for which the provider answers as planned, call after call. What was told ahead must be what the outcome begins with. */
  readonly ask: (
    planned: readonly PlannedReply[],
    different?: Partial<TurnMaterial>,
    wanted?: Wanted & { purse?: TokenPurse; tutor?: Tutor },
  ) => Promise<Heard>;
}

/** One loopback server for the test file that calls this, from its first test to its last. */
export function modelTurns(): ModelTurns {
  let server: ModelServer;
  let news: ModelNews[] = [];
  beforeAll(async () => {
    server = await startModelServer();
  });
  afterEach(() => {
    news = [];
  });
  afterAll(() => server.close());

  async function aTutor({
    limits,
    provider = 'openai-compatible',
    baseUrl = server.baseUrl,
    now = real,
    passages = coursePassages,
  }: Wanted = {}): Promise<Tutor> {
    const tutor = createModelTutor({
      model: await openModel({ provider, model: 'loopback', apiKey: KEY, baseUrl }),
      modelId: 'loopback',
      now,
      chance: () => 0,
      report: (one) => void news.push(one),
      limits: { ...patient, ...limits },
    });
    tutor.index(COURSE_ID, passages);
    return tutor;
  }

  async function ask(
    planned: readonly PlannedReply[],
    different: Partial<TurnMaterial> = {},
    wanted: Wanted & { purse?: TokenPurse; tutor?: Tutor } = {},
  ): Promise<Heard> {
    const tutor = wanted.tutor ?? (await aTutor(wanted));
    const before = server.requests.length;
    server.plan(...planned);
    const told: CheckedSentence[] = [];
    const outcome = await tutor.reply({
      material: aTurn(different),
      onSentence: (sentence) => void told.push(sentence),
      ...(wanted.purse && { purse: wanted.purse }),
    });
    expect(outcome.sentences.slice(0, told.length)).toEqual(told);
    return {
      outcome,
      said: outcome.sentences.map(({ text }) => text),
      told: told.map(({ text }) => text),
      requests: server.requests.slice(before),
    };
  }

  return { server: () => server, news: () => news, aTutor, ask };
}

/** What the embedded brain says to the same. */
export const embedded = (different: Partial<TurnMaterial> = {}): Promise<TurnOutcome> =>
  tutorOf([{ id: COURSE_ID, passages: coursePassages }]).reply({ material: aTurn(different) });

/** Two good sentences on the question of `aTurn`, with their sources as they are numbered there. */
export const first = 'Green tea wants gentler water than black tea, because its leaves are delicate.';
export const second = 'Boiling water burns the green leaves, and burnt leaves taste bitter.';
export const good = `${first} [1] ${second} [5]`;
