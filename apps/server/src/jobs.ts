/** What the server does by itself, without a request. */
import type { Deps } from '@lou/api/deps';
import { forgetOldSignIns } from '@lou/api/identity/old-sign-ins';

const EVERY_MS = 60 * 60_000;

/** Begins the jobs, each once now and then every hour; answers how to end them. A job that fails is told and tried the next time. */
export function startJobs(deps: Pick<Deps, 'sql' | 'clock'>, onError: (error: unknown) => void): () => void {
  const run = () => void forgetOldSignIns(deps).catch(onError);
  run();
  const timer = setInterval(run, EVERY_MS);
  return () => clearInterval(timer);
}
