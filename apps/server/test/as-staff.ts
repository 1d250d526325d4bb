/** What staff will do to a course on their pages, until these are built. */
import { catalogueAppend, reviseOutline } from '@lou/api/catalogue/revise';
import type { NewFact } from '@lou/domain/kernel';
import type { SqlRunner } from '@lou/eventlog';
import type { TestApp } from './start-test-app.ts';

type By = Parameters<typeof reviseOutline>[2];

/** Changes a course as staff do; resolves when those who read it have heard of it. */
export async function asStaff(app: TestApp, courseId: string, change: (tx: SqlRunner, by: By) => Promise<readonly NewFact[]>): Promise<void> {
  const by: By = { source: 'staff', atMs: app.clock.nowMs() };
  const heard = new Promise<void>((resolve) => {
    const stop = app.deps.catalogue.whenChanged((changed) => {
      if (changed !== courseId) return;
      stop();
      resolve();
    });
  });
  await app.deps.log.appendWith(async (tx) => ({
    result: undefined,
    appends: catalogueAppend(await change(tx, by), { actorId: 'teacher', correlationId: 'edit' }, by.atMs),
  }));
  await heard;
}

/** Learners do not see the course any more. */
export const switchOff = (app: TestApp, courseId: string): Promise<void> =>
  asStaff(app, courseId, async (tx, by) => {
    await tx.query('update courses set is_active = false where id = $1', [courseId]);
    return reviseOutline(tx, courseId, by);
  });
