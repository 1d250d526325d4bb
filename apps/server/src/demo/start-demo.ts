/** DEMO=on at the first start: Lou is open at once, and the demo is told beside it. Source: running.md, DEMO. */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Deps } from '@lou/api/deps';
import type { FastifyBaseLogger } from 'fastify';
import { readStories } from './story.ts';
import { tellDemo } from './tell-demo.ts';

/** How often the log says how far the telling is, in sittings. */
const SAYS_EVERY = 25;

interface DemoPlace {
  /** db/seeds. */
  readonly stories: string;
  /** DATA_DIR: the password is kept there. */
  readonly data: string;
  readonly log: FastifyBaseLogger;
}

/**
 * Begins to tell and answers how to end it: what is told by then stays. The people's password is made up for this installation,
 * printed once and written to DATA_DIR/demo-password, mode 600: a password that everybody knows would open every demo.
 */
export function startDemo(deps: Deps, { stories: folder, data, log }: DemoPlace): () => Promise<void> {
  const ended = new AbortController();
  const telling = tell().catch((error: unknown) => log.error({ err: error }, 'the demo is not whole'));

  async function tell(): Promise<void> {
    const begunAtMs = deps.clock.nowMs();
    const { stories, complaints } = await readStories(folder);
    for (const { file, line, sentence } of complaints) log.error({ file, line }, `a story of the demo was left out: ${sentence}`);
    const password = randomBytes(9).toString('base64url');
    const file = path.join(data, 'demo-password');
    writeFileSync(file, `${password}\n`, { mode: 0o600 });
    console.error(`The demo people (${stories.map(({ username }) => username).join(', ')}) sign in with the password ${password} (also in ${file}).`);
    const told = await tellDemo(deps, {
      stories,
      password,
      signal: ended.signal,
      onProgress: ({ sittings, planned }) => {
        if (sittings % SAYS_EVERY === 0) log.info(`the demo is being told: ${sittings} of ${planned} sittings`);
      },
    });
    const seconds = Math.round((deps.clock.nowMs() - begunAtMs) / 1_000);
    if (told.sittings === told.planned) log.info(`the demo is told: ${told.people} people, ${told.sittings} sittings, ${seconds} s`);
    else log.warn(`the demo was stopped at ${told.sittings} of ${told.planned} sittings; 'npm run reset' and another start tell it whole`);
  }

  return async () => {
    ended.abort();
    await telling;
  };
}
