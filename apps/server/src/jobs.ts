/** What the server does by itself, without a request. */
import type { Deps } from '@lou/api/deps';
import { forgetOldSignIns } from '@lou/api/identity/old-sign-ins';

const EVERY_MS = 60 * 60_000;

/** Begins the jobs, each once now and then every hour; answers how to end them. A job that fails, or that finds the database read-only, is tried the next time; a failure is told. */
export function startJobs(deps: Pick<Deps, 'sql' | 'clock'>, onError: (error: unknown) => void): () => void {
  const run = () => void (deps.sql.readOnly || forgetOldSignIns(deps).catch(onError));
  run();
  const timer = setInterval(run, EVERY_MS);
  return () => clearInterval(timer);
}
