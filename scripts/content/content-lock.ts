/** What `npm run content` says about content.lock.json, and how it writes it. Source: db/content/README.md 'Versions'. */
import type { Complaint } from '@lou/api/content/complaint';
import { type ContentLock, LOCK_FILE, type ShippedText, silentChanges } from '@lou/api/content-lock';

const RUN = '`npm run content -- --lock`';

/** Everything in which the lock and the files differ; files are named within db/content. */
export function lockFaults(now: readonly ShippedText[], lock: ContentLock): readonly Complaint[] {
  const there = new Set(now.map(({ name }) => name));
  const silent = silentChanges(now, lock);
  return [
    ...silent.map(({ file, line, sentence }) => ({ file, line, sentence })),
    ...now.flatMap(({ name, file, line, version, digest }): Complaint[] => {
      if (version === undefined || silent.some((each) => each.name === name) || lock[name]?.digest === digest) return [];
      return [{ file, line, sentence: `Version ${version} of ${name} is not in ${LOCK_FILE} yet: run ${RUN}.` }];
    }),
    ...Object.keys(lock)
      .filter((name) => !there.has(name))
      .map((name) => ({
        file: name.slice(0, name.lastIndexOf('/')),
        line: 1,
        sentence: `${name} has been taken away: bring it back, or run ${RUN} if that is meant.`,
      })),
  ];
}

/** The lock as it should be from now on. What has changed under an old version keeps its old entry, so that it is still told. */
export function lockedNow(now: readonly ShippedText[], lock: ContentLock): ContentLock {
  const silent = new Set(silentChanges(now, lock).map(({ name }) => name));
  return Object.fromEntries(
    now.flatMap(({ name, version, digest }) => {
      const entry = silent.has(name) ? lock[name] : version === undefined ? undefined : { version, digest };
      return entry ? [[name, entry]] : [];
    }),
  );
}
