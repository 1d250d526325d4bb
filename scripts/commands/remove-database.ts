/** Removes the embedded database of a data directory while nobody has it. */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { lockDirectory } from '../../packages/eventlog/src/embedded/directory-lock.ts';

/** What belongs to the database and goes with it. The ledger of erasures stays: a backup that is restored needs it. */
const GOES = ['database', 'database.copying', 'admin-password', 'demo-password', 'control.sock'];

/** Throws DirectoryInUse while a server, or another command, has the database open. Answers false when there was none. */
export async function removeDatabase(dataDirectory: string): Promise<boolean> {
  if (!existsSync(path.join(dataDirectory, 'database'))) return false;
  const lock = await lockDirectory(dataDirectory);
  try {
    for (const name of GOES) rmSync(path.join(dataDirectory, name), { recursive: true, force: true });
  } finally {
    await lock.release();
  }
  return true;
}
