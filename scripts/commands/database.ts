/**
 * Where a command's answers come from: the running server, through its socket in DATA_DIR; a database that the command
 * opens itself, when none runs; or the PostgreSQL of DATABASE_URL, which many processes may share.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Refused } from '@lou/domain/kernel';
import type { Desk } from '../../apps/server/src/control/desk.ts';
import { controlSocketPath } from '../../apps/server/src/control/wire.ts';
import type { Environment } from '../../apps/server/src/env.ts';
import { answersAt, remoteDesk } from './remote-desk.ts';

/** How often a command that waits for a server looks for it. */
const LOOK_EVERY_MS = 300;

/** Where the embedded database of a data directory is. */
export const databaseDirectory = ({ DATA_DIR }: Environment): string => path.join(DATA_DIR, 'database');

/** True when a server on the embedded database of this directory answers. */
export const serverRuns = (environment: Environment): Promise<boolean> =>
  environment.DATABASE_URL ? Promise.resolve(false) : answersAt(controlSocketPath(environment.DATA_DIR));

/**
 * Runs `work` on the desk. Refuses NO_DATABASE where nothing was ever started, unless it may be made; DirectoryInUse is
 * thrown while a server is only just starting, and while another command has the database open.
 */
export async function withLou<Result>(
  environment: Environment,
  work: (desk: Desk) => Promise<Result>,
  options: { readonly mayMake?: boolean } = {},
): Promise<Result> {
  if (await serverRuns(environment)) return work(remoteDesk(controlSocketPath(environment.DATA_DIR)));
  if (!environment.DATABASE_URL && !options.mayMake && !existsSync(databaseDirectory(environment)))
    throw new Refused('NO_DATABASE', `There is no database in ${environment.DATA_DIR} yet; 'npm start' makes one.`, 'missing');

  // Loaded only here: beside a running server a command needs little of Lou, and answers at once.
  const { withOwnDatabase } = await import('./own-database.ts');
  return withOwnDatabase(environment, work);
}

/** Runs `work` on a server's desk, and waits for a server first: a command that goes on must not keep the database from it. */
export async function withServer<Result>(environment: Environment, onWaiting: () => void, work: (desk: Desk) => Promise<Result>): Promise<Result> {
  if (environment.DATABASE_URL) return withLou(environment, work);
  if (!(await serverRuns(environment))) {
    onWaiting();
    while (!(await serverRuns(environment))) await pause(LOOK_EVERY_MS);
  }
  return work(remoteDesk(controlSocketPath(environment.DATA_DIR)));
}
