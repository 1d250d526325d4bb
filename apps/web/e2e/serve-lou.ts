/** Starts Lou on a free port with an empty database before the journeys, and stops it after them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from './a-server.ts';

export default async function serveLou(): Promise<() => Promise<void>> {
  const data = mkdtempSync(path.join(tmpdir(), 'lou-journeys-'));
  const server = await startServer(data);
  // Read by journey.ts and commands.ts, in this process's workers.
  process.env.LOU_ORIGIN = server.origin;
  process.env.LOU_DATA_DIR = data;
  return async () => {
    await server.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  };
}
