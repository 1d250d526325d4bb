/** The embedded database: PGlite in a thread of its own, behind the `Sql` port, on a directory or in memory. */
import fs from 'node:fs';
import path from 'node:path';
import { Refused } from '@lou/domain/kernel';
import { type Sql, SqlError, type SqlValue } from '../sql.ts';
import { BEAT_MS, type DirectoryLock, lockDirectory } from './directory-lock.ts';
import { type FreeBytes, watchDisk } from './disk-guard.ts';
import { fsyncPath, fsyncTree } from './durable-fs.ts';
import { openSession, type Session } from './session.ts';
import { type Template, type TemplateSource, template } from './template.ts';
import { type DatabaseThread, startThread, type WorkerStart } from './thread.ts';
import { TIDY_EVERY_MS, tidy } from './tidy.ts';

export interface EmbeddedOptions {
  /** Where the database lives; `undefined` keeps it in memory, for tests. */
  readonly directory: string | undefined;
  /** What a new database is copied from. */
  readonly template: TemplateSource;
  /** False gives up the promise that a commit survives a power cut; for tests. True where it is not given. */
  readonly durable?: boolean;
  /** After how long without an answer the watchdog speaks up; 30 s. */
  readonly silenceMs?: number;
  /** Told when the database stops answering or its thread ends. Without it the sentence goes to standard error. */
  readonly onSilent?: (sentence: string) => void;
  /** Told when the disk turns nearly full, and when there is room again. */
  readonly onReadOnly?: (readOnly: boolean) => void;
  /** For tests of the disk guard. */
  readonly disk?: { readonly freeBytes?: FreeBytes; readonly leastFreeBytes?: number; readonly everyMs?: number };
}

export interface EmbeddedSql extends Sql {
  readonly kind: 'pglite';
  /** How often the disk was asked to keep what it was given. */
  fsyncs(): Promise<number>;
}

/** What a reader of this version can open: the major version of PostgreSQL inside PGlite. */
const POSTGRES_MAJOR = '18';

/** The disk is asked before a statement with more than this in its values. */
const LARGE_WRITE_CHARACTERS = 1_000_000;

/** The files of a directory are no database that can be opened. The message is for the person who started Lou. */
export class UnreadableDatabase extends Error {
  constructor(directory: string, why: string, options?: ErrorOptions) {
    super(`The data directory ${directory} cannot be opened: ${why}`, options);
    this.name = 'UnreadableDatabase';
  }
}

/**
 * Opens it. Throws DirectoryInUse when another process has the directory; UnreadableDatabase when its files are damaged
 * or another major version's. While the disk is nearly full it is `readOnly`: writes are Refused('READ_ONLY', unavailable).
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedSql> {
  const { directory, durable = true } = options;
  const lock = directory === undefined ? undefined : await makeAndLock(directory);
  try {
    const files = await place(directory, () => template(options.template), durable);
    return adapter(await openThread(files, options).catch((error) => Promise.reject(directory ? damaged(directory, error) : error)), lock, options);
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

async function makeAndLock(directory: string): Promise<DirectoryLock> {
  fs.mkdirSync(directory, { recursive: true });
  return lockDirectory(directory);
}

/**
 * Copies the template to where the database shall be, if nothing is there yet. The copy is brought to the disk before it
 * gets its name: a database that was made without that would not open after a power cut, however careful it is later.
 */
async function place(directory: string | undefined, from: () => Promise<Template>, durable: boolean) {
  if (directory === undefined) return { directory: undefined, tarball: (await from()).tarball };
  const cluster = path.join(directory, 'database');
  if (!fs.existsSync(cluster)) {
    const copying = `${cluster}.copying`;
    fs.rmSync(copying, { recursive: true, force: true });
    await fs.promises.cp((await from()).directory, copying, { recursive: true });
    if (durable) fsyncTree(copying);
    fs.renameSync(copying, cluster);
    if (durable) fsyncPath(directory);
  }
  const major = majorOf(cluster);
  if (major === undefined) throw damaged(directory, undefined);
  if (major !== POSTGRES_MAJOR) {
    throw new UnreadableDatabase(
      directory,
      `it was written by PostgreSQL ${major}, and this version of Lou reads ${POSTGRES_MAJOR}. Please move it with a backup.`,
    );
  }
  return { directory: cluster, tarball: undefined };
}

const damaged = (directory: string, cause: unknown): UnreadableDatabase =>
  new UnreadableDatabase(directory, 'its files are damaged. Please restore a backup, or set DATA_DIR to an empty directory to begin afresh.', { cause });

function majorOf(cluster: string): string | undefined {
  try {
    return fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** The thread, the one session over it, and who listens to what. */
interface Opened {
  readonly thread: DatabaseThread;
  readonly session: Session;
  readonly heard: Map<string, Set<(payload: string) => void>>;
}

async function openThread(
  files: Omit<WorkerStart, 'durable'>,
  { durable = true, silenceMs = 30_000, onSilent = console.error }: EmbeddedOptions,
): Promise<Opened> {
  const heard: Opened['heard'] = new Map();
  let session: Session | undefined;
  const events = { onSilent, onBack: () => session?.reset() };
  const thread = await startThread({ ...files, durable: durable && files.directory !== undefined }, silenceMs, events);
  session = openSession(thread.run, (channel, payload) => {
    for (const hear of heard.get(channel) ?? []) hear(payload);
  });
  return { thread, session, heard };
}

function adapter({ thread, session, heard }: Opened, lock: DirectoryLock | undefined, options: EmbeddedOptions): EmbeddedSql {
  const disk = options.directory === undefined ? undefined : watchDisk(options.directory, turnReadOnly, options.disk);
  const beat = lock && setInterval(lock.beat, BEAT_MS).unref();
  // A disk that is nearly full, or a database that is gone, has other worries.
  const tidying = setInterval(() => tidy(session).catch(() => undefined), TIDY_EVERY_MS).unref();

  return {
    kind: 'pglite',
    soleWriter: true,
    get readOnly() {
      return disk?.nearlyFull ?? false;
    },
    query: (statement, values) => polite(() => session.query(statement, askBeforeLarge(values))),
    transaction: (work, options) => polite(() => session.transaction(work, options)),
    script: (statements) => polite(() => session.script(statements)),
    apart() {
      return { query: this.query, release: async () => undefined };
    },
    async listen(channel, hear) {
      const listeners = heard.get(channel) ?? new Set();
      heard.set(channel, listeners.add(hear));
      await session.query(`listen ${quoted(channel)}`);
      return async () => {
        listeners.delete(hear);
        if (listeners.size === 0) await session.query(`unlisten ${quoted(channel)}`);
      };
    },
    async ping() {
      await session.query('select 1');
    },
    fsyncs: thread.fsyncs,
    async close() {
      disk?.stop();
      clearInterval(beat);
      clearInterval(tidying);
      await thread.close();
      await lock?.release();
    },
  };

  function turnReadOnly(nearlyFull: boolean): void {
    options.onReadOnly?.(nearlyFull);
    session.query(`set default_transaction_read_only = ${nearlyFull ? 'on' : 'off'}`).catch(() => undefined); // a thread that is gone says so to everybody else
  }

  function askBeforeLarge(values: readonly SqlValue[] | undefined): readonly SqlValue[] | undefined {
    if (values?.some((value) => typeof value === 'string' && value.length > LARGE_WRITE_CHARACTERS)) disk?.ask();
    return values;
  }
}

/** A write while the disk is nearly full is an expected no. */
async function polite<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SqlError && error.code === READ_ONLY_TRANSACTION) {
      throw new Refused('READ_ONLY', 'The service is temporarily read-only. Please try again later.', 'unavailable');
    }
    throw error;
  }
}

const READ_ONLY_TRANSACTION = '25006';

const quoted = (channel: string): string => `"${channel.replaceAll('"', '""')}"`;
