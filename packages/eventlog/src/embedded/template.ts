/** A prepared database: making one takes PGlite five to ten seconds, copying one that is ready half a second. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { migrate, readMigrations } from '../migrate.ts';
import { BEAT_MS, type DirectoryLock, lockDirectory } from './directory-lock.ts';
import { openSession } from './session.ts';
import { startThread } from './thread.ts';

/** Where templates are kept (an ignored directory) and which migrations they have been through. */
export interface TemplateSource {
  readonly cache: string;
  readonly migrations: string;
}

export interface Template {
  /** The files of a cluster, to be copied. */
  readonly directory: string;
  /** The same as one tar, for a database in memory. */
  readonly tarball: string;
}

/** How many templates of other migrations stay in the cache. */
const OTHERS_KEPT = 3;

/** Long enough for a slow machine to make a database from nothing. */
const SILENCE_MS = 120_000;

/** The template for this version of PGlite and these migrations; made on the first call, by one process at a time. */
export async function template({ cache, migrations }: TemplateSource): Promise<Template> {
  const version = pgliteVersion();
  const fingerprint = createHash('sha256');
  for (const { name, checksum } of readMigrations(migrations)) fingerprint.update(`${name} ${checksum}\n`);
  const bare = path.join(cache, `pglite-${version}`);
  const migrated = path.join(cache, `pglite-${version}-${fingerprint.digest('hex').slice(0, 16)}`);

  if (!fs.existsSync(migrated)) {
    await alone(cache, async () => {
      if (!fs.existsSync(bare)) await make(bare, undefined, undefined);
      if (!fs.existsSync(migrated)) await make(migrated, bare, migrations);
      prune(cache, bare, migrated);
    });
  }
  return filesOf(migrated);
}

const filesOf = (root: string): Template => ({ directory: path.join(root, 'database'), tarball: path.join(root, 'database.tar') });

/** Makes a template in a directory of its own and renames it when it is whole. */
async function make(target: string, from: string | undefined, migrations: string | undefined): Promise<void> {
  const building = `${target}.building`;
  fs.rmSync(building, { recursive: true, force: true });
  const { directory, tarball } = filesOf(building);
  fs.mkdirSync(building, { recursive: true });
  if (from) fs.cpSync(filesOf(from).directory, directory, { recursive: true });
  else fs.mkdirSync(directory);

  const thread = await startThread({ directory, tarball: undefined, durable: false }, SILENCE_MS, { onSilent: () => undefined });
  const session = openSession(thread.run, () => undefined);
  if (migrations) await migrate(session, migrations);
  await session.script('checkpoint');
  fs.writeFileSync(tarball, await thread.dump());
  await thread.close();
  fs.renameSync(building, target);
}

/** Templates of earlier migrations: the latest few stay, for checkouts that share the cache. */
function prune(cache: string, ...inUse: readonly string[]): void {
  const others = fs
    .readdirSync(cache)
    .filter((name) => name.startsWith('pglite-'))
    .map((name) => path.join(cache, name))
    .filter((directory) => !inUse.includes(directory))
    .sort((one, other) => fs.statSync(other).mtimeMs - fs.statSync(one).mtimeMs);
  for (const directory of others.slice(OTHERS_KEPT)) fs.rmSync(directory, { recursive: true, force: true });
}

/** Runs `work` in one process at a time; the others wait until it is their turn. */
async function alone(cache: string, work: () => Promise<void>): Promise<void> {
  fs.mkdirSync(cache, { recursive: true });
  let lock: DirectoryLock | undefined;
  while (!lock) {
    lock = await lockDirectory(cache).catch(() => undefined);
    if (!lock) await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const keeping = setInterval(lock.beat, BEAT_MS);
  try {
    await work();
  } finally {
    clearInterval(keeping);
    await lock.release();
  }
}

function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(fs.readFileSync(path.join(path.dirname(entry), '..', 'package.json'), 'utf8')) as { version: string };
  return version;
}
