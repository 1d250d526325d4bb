/** The calls of `append_many` and `append_one` (db/migrations/0001-log.sql): appends in one statement, a verdict for each. */
import type { SqlRunner, SqlValue } from '../sql.ts';
import type { PendingAppend } from './pending-append.ts';

/** What became of one append. `repeated`: it was done before; its facts stand at these versions of that stream. */
export type Outcome =
  | { readonly kind: 'written'; readonly firstVersion: number }
  | { readonly kind: 'repeated'; readonly stream: string; readonly firstVersion: number; readonly lastVersion: number; readonly firstId: string }
  | { readonly kind: 'conflict'; readonly currentVersion: number }
  | { readonly kind: 'claim-taken'; readonly claim: string; readonly stream: string }
  | { readonly kind: 'erased' };

/** The channel on which every batch is announced: the last position in it, then the types of its facts. */
export const FACTS_CHANNEL = 'lou_facts';

/** A notification carries at most 8,000 bytes. */
const LONGEST_NOTE = 7_000;

/**
 * In a caller's transaction the lock is held until its commit, and a client that vanished without a word would hold it for
 * ever: a session that idles so long after its append is ended by the server.
 */
const LONGEST_HOLD_MS = 3_000;
const boundHold = `set_config('idle_in_transaction_session_timeout', '${LONGEST_HOLD_MS}', true)`;

const CALL = `append_many(
  $1::text[], $2::integer[], $3::text[],
  $4::uuid[], $5::integer[], $6::integer[], $7::text[], $8::text::json, $9::text::json, $10::bigint[],
  $11::integer[], $12::text::json, $13::text[], $14::integer[], $15, $16)`;
const ALONE = `select heads, problems from ${CALL}`;
const IN_TRANSACTION = `select heads, problems, ${boundHold} from ${CALL}`;

type Problem = { readonly append: number } & (
  | { readonly reason: 'repeated'; readonly stream: string; readonly firstVersion: number; readonly lastVersion: number; readonly firstId: string }
  | { readonly reason: 'conflict'; readonly currentVersion: number }
  | { readonly reason: 'claim-taken'; readonly claim: string; readonly stream: string }
  | { readonly reason: 'erased' }
);

/**
 * Appends them all, in one transaction (the caller's where there is one). The caller sees to it that no two of them name
 * the same stream, key or claim. `again` says that an earlier try may have been committed.
 */
export async function appendMany(runner: SqlRunner, appends: readonly PendingAppend[], again: boolean, isInTransaction = false): Promise<Outcome[]> {
  const statement = isInTransaction ? IN_TRANSACTION : ALONE;
  const [row] = await runner.query<{ heads: number[]; problems: Problem[] | null }>(statement, valuesOf(appends, again));
  if (!row) throw new Error('append_many answered nothing.');
  const outcomes = row.heads.map((head): Outcome => ({ kind: 'written', firstVersion: head + 1 }));
  for (const { append, reason, ...rest } of row.problems ?? []) outcomes[append - 1] = { kind: reason, ...rest } as Outcome;
  return outcomes;
}

/** True for the append that append_one can take. */
const isPlain = ({ request, facts }: PendingAppend): boolean => facts.length === 1 && request.idempotencyKey === undefined && !request.claims?.length;

/** The cheap path for an append that is alone: undefined where it is not for it, or where append_many must say what is in the way. */
export async function appendOne(runner: SqlRunner, append: PendingAppend): Promise<Outcome | undefined> {
  const [fact] = append.facts;
  if (!fact || !isPlain(append)) return undefined;
  const { request, metaJson, recordedAtMs } = append;
  const [row] = await runner.query<{ head: number | null }>(
    'select head from append_one($1, $2::integer, $3::uuid, $4, $5::text::json, $6::text::json, $7::bigint, $8::text::json)',
    [request.stream, request.expectedVersion ?? null, fact.id, fact.type, fact.json, metaJson, recordedAtMs, fact.words ?? null],
  );
  return row && row.head !== null ? { kind: 'written', firstVersion: row.head + 1 } : undefined;
}

function valuesOf(appends: readonly PendingAppend[], again: boolean): SqlValue[] {
  const ids: string[] = [];
  const ofAppend: number[] = [];
  const nth: number[] = [];
  const types: string[] = [];
  const data: string[] = [];
  const meta: string[] = [];
  const recorded: number[] = [];
  const wordsOf: number[] = [];
  const words: string[] = [];
  const claimed: string[] = [];
  const claimedBy: number[] = [];
  for (const [index, { request, facts, metaJson, recordedAtMs }] of appends.entries()) {
    for (const [place, fact] of facts.entries()) {
      ids.push(fact.id);
      ofAppend.push(index + 1);
      nth.push(place + 1);
      types.push(fact.type);
      data.push(fact.json);
      meta.push(metaJson);
      recorded.push(recordedAtMs);
      if (fact.words !== undefined) {
        wordsOf.push(ids.length);
        words.push(fact.words);
      }
    }
    for (const claim of new Set(request.claims)) {
      claimed.push(claim);
      claimedBy.push(index + 1);
    }
  }
  const keyed = appends.some(({ request }) => request.idempotencyKey !== undefined);
  return [
    appends.map(({ request }) => request.stream),
    appends.map(({ request }) => request.expectedVersion ?? null),
    keyed ? appends.map(({ request }) => request.idempotencyKey ?? null) : null,
    ids,
    ofAppend,
    nth,
    types,
    `[${data.join(',')}]`,
    `[${meta.join(',')}]`,
    recorded,
    words.length > 0 ? wordsOf : null,
    words.length > 0 ? `[${words.join(',')}]` : null,
    claimed.length > 0 ? claimed : null,
    claimed.length > 0 ? claimedBy : null,
    again,
    note(types),
  ];
}

function note(types: readonly string[]): string {
  const all = [...new Set(types)].join(' ');
  return all.length > LONGEST_NOTE ? '*' : all;
}
