/** The desk on a log that this process has open. */
import { randomBytes } from 'node:crypto';
import { readLock, readShippedTexts, shippedName, silentChanges } from '@lou/api/content-lock';
import type { Deps } from '@lou/api/deps';
import { givePassword } from '@lou/api/identity/accounts';
import { userByName } from '@lou/api/identity/users.table';
import { leftOutOf, type SeededContent, seedContent } from '@lou/api/seed-content';
import { Refused } from '@lou/domain/kernel';
import type { Desk, OneTimePassword, SeededPart } from './desk.ts';
import { followEvents } from './follow-events.ts';
import { readEvents } from './read-events.ts';
import { checkViews, replayViews } from './replay-views.ts';

export type DeskDeps = Pick<Deps, 'sql' | 'log' | 'clock' | 'ids' | 'settings'>;

/** `content` is db/content. `goneAway` ends what is under way when the one who asked no longer listens. */
export function localDesk(deps: DeskDeps, content: string, goneAway?: AbortSignal): Desk {
  return {
    events: (asked) => readEvents(deps, asked),
    follow: (asked) => followEvents(deps, asked, goneAway),
    replay: (asked) => replayViews(deps, asked, goneAway),
    check: (asked) => checkViews(deps, asked, goneAway),
    resetPassword: ({ username }) => resetPassword(deps, username),
    seed: () => seed(deps, content),
  };
}

/** 128 random bits in groups that can be read out. */
const oneTimePassword = (): string => randomBytes(16).toString('hex').match(/.{4}/g)?.join('-') ?? '';

async function* resetPassword(deps: DeskDeps, username: string): AsyncIterable<OneTimePassword> {
  const user = await userByName(deps.sql, username);
  if (!user) throw new Refused('USER_NOT_FOUND', `There is no user called '${username}'.`, 'missing');
  const password = oneTimePassword();
  await givePassword(deps, user, password, { who: 'staff', correlationId: deps.ids.random(), handedOver: true });
  yield { username: user.username, password };
}

async function* seed(deps: DeskDeps, content: string): AsyncIterable<SeededPart> {
  const seeded = await seedContent(deps, content);
  const silent = new Map(silentChanges(await readShippedTexts(content), await readLock(content)).map(({ name, sentence }) => [name, sentence]));
  for (const kind of Object.keys(seeded) as (keyof SeededContent)[])
    for (const { id, outcome, changed } of seeded[kind].imported) {
      const complaint = silent.get(shippedName(kind, id));
      yield { kind, name: id, outcome, changed, ...(complaint ? { complaint } : {}) };
    }
  for (const { kind, slug, complaints } of leftOutOf(seeded))
    yield { kind, name: slug, outcome: 'left out', changed: 0, complaint: complaints[0]?.sentence ?? 'It has a fault.' };
}
