/** The main thread's end of the thread in which PGlite lives: starts it, passes bytes, and notices when it falls silent. */
import { Worker } from 'node:worker_threads';
import { SqlError } from '../sql.ts';

/** What the thread is started with. */
export interface WorkerStart {
  /** The cluster's directory; without one the database lives in memory. */
  readonly directory: string | undefined;
  /** Files of a database to begin with, as a tar; only in memory. */
  readonly tarball: string | undefined;
  /** False gives up the promise that a commit survives a power cut: for templates and tests. */
  readonly durable: boolean;
}

export type ToWorker =
  | { readonly kind: 'run'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'are-you-there' }
  | { readonly kind: 'count-fsyncs' }
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' };

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'here' }
  | { readonly kind: 'counted'; readonly fsyncs: number }
  | { readonly kind: 'dumped'; readonly tarball: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'closed' };

export interface DatabaseThread {
  /** Sends one message of the wire protocol; resolves with everything it was answered with. Answers come in order. */
  run(bytes: Buffer): Promise<Buffer>;
  /** How often the disk was asked to keep what it was given. */
  fsyncs(): Promise<number>;
  /** All files of the database, as a tar. */
  dump(): Promise<Uint8Array>;
  /** False while the thread has not answered for longer than `silenceMs`. */
  readonly answers: boolean;
  close(): Promise<void>;
}

/** What the thread's owner hears of it. */
export interface ThreadEvents {
  /** It has not answered for too long, or it ended by itself. */
  readonly onSilent: (sentence: string) => void;
  /** It answers again. What was asked before and given up was carried out meanwhile, in the order in which it was asked. */
  readonly onBack?: () => void;
}

/** How often the watchdog asks, at most. */
const ASK_EVERY_MS = 2_000;

/**
 * Starts the thread and waits until the database is open. When the thread owes an answer for longer than `silenceMs`,
 * every waiting call is rejected with SqlError('NOT_ANSWERING') and `onSilent` is told, once until it answers again.
 */
export async function startThread(start: WorkerStart, silenceMs: number, { onSilent, onBack }: ThreadEvents): Promise<DatabaseThread> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: start });
  const waiting = new Map<number, { resolve: (bytes: Buffer) => void; reject: (error: Error) => void }>();
  const asked: { kind: FromWorker['kind']; hear: (message: FromWorker) => void }[] = [];
  let lastId = 0;
  const askEveryMs = Math.min(ASK_EVERY_MS, silenceMs / 3);
  let silentMs = 0;
  let answers = true;
  let gone: Error | undefined;
  let closing = false;

  worker.on('message', (message: FromWorker) => {
    silentMs = 0;
    if (!answers) {
      answers = true;
      onBack?.();
    }
    if (message.kind === 'answer') {
      waiting.get(message.id)?.resolve(Buffer.from(message.bytes.buffer));
      waiting.delete(message.id);
    } else {
      const index = asked.findIndex(({ kind }) => kind === message.kind);
      if (index >= 0) asked.splice(index, 1)[0]?.hear(message);
    }
  });

  const failed = new Promise<never>((_, reject) => {
    const fail = (reason: string, cause?: unknown) => {
      gone ??= new SqlError('DATABASE_GONE', `The embedded database stopped: ${reason}.`, undefined, { cause });
      rejectAll(gone);
      reject(gone);
      if (!closing) onSilent(gone.message);
    };
    worker.on('error', (error) => fail(error instanceof Error ? error.message : String(error), error));
    worker.on('exit', (code) => fail(`its thread ended with code ${code}`));
  });
  failed.catch(() => undefined);

  await Promise.race([hearOnce('ready'), failed]);

  const watchdog = setInterval(() => {
    silentMs += askEveryMs;
    if (silentMs > silenceMs && answers) {
      answers = false;
      const sentence = `The embedded database has not answered for ${Math.round(silentMs / 1000)} seconds.`;
      rejectAll(new SqlError('NOT_ANSWERING', sentence));
      onSilent(sentence);
    }
    worker.postMessage({ kind: 'are-you-there' } satisfies ToWorker);
  }, askEveryMs);
  watchdog.unref();

  return {
    async run(bytes) {
      if (gone) throw gone;
      if (!answers) throw new SqlError('NOT_ANSWERING', 'The embedded database does not answer.');
      const id = ++lastId;
      const own = new Uint8Array(bytes);
      const answered = new Promise<Buffer>((resolve, reject) => waiting.set(id, { resolve, reject }));
      worker.postMessage({ kind: 'run', id, bytes: own } satisfies ToWorker, [own.buffer]);
      return answered;
    },
    fsyncs: async () => (await ask('count-fsyncs', 'counted')).fsyncs,
    dump: async () => (await ask('dump', 'dumped')).tarball,
    get answers() {
      return answers && !gone;
    },
    async close() {
      closing = true;
      clearInterval(watchdog);
      if (!gone) {
        const ended = new Promise((resolve) => worker.once('exit', resolve));
        await ask('close', 'closed').catch(() => undefined);
        await ended;
      }
      gone ??= new SqlError('DATABASE_GONE', 'The embedded database is closed.');
    },
  };

  function ask<Kind extends FromWorker['kind']>(question: Exclude<ToWorker['kind'], 'run'>, kind: Kind): Promise<Extract<FromWorker, { kind: Kind }>> {
    const heard = hearOnce(kind);
    worker.postMessage({ kind: question } satisfies ToWorker);
    return Promise.race([heard, failed]);
  }

  function hearOnce<Kind extends FromWorker['kind']>(kind: Kind): Promise<Extract<FromWorker, { kind: Kind }>> {
    return new Promise((resolve) => asked.push({ kind, hear: (message) => resolve(message as Extract<FromWorker, { kind: Kind }>) }));
  }

  function rejectAll(error: Error): void {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }
}
