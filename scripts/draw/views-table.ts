/** The views that the log keeps, as the wiring names them. */
import type { Listener } from './facts-table.ts';
import { code, table } from './markdown.ts';

export interface View extends Listener {
  readonly version: number;
}

export const viewsTable = (views: readonly View[]): string =>
  table(
    ['view', 'version', 'kept', 'listens to'],
    views.map((view) => [
      code(view.name),
      String(view.version),
      'keysOf' in view ? 'followed, as rows that learners share' : 'folded when it is read, one learner',
      view.listensTo.map(({ type }) => code(type)).join(', '),
    ]),
  );
