/** The files of a new slice: one fact, one decider, one view, what may be asked of them, and a test of each. They work as they are. */
import type { SliceNames } from './slice-names.ts';

/** Texts by path from the repository's root. */
export function filesOfSlice(names: SliceNames): Record<string, string> {
  const { slice } = names;
  return {
    [`packages/domain/src/${slice}/events.ts`]: events(names),
    [`packages/domain/src/${slice}/${slice}.ts`]: rules(names),
    [`packages/domain/src/${slice}/${slice}.view.ts`]: view(names),
    [`packages/domain/src/${slice}/${slice}.test.ts`]: domainTest(names),
    [`packages/api/src/${slice}/${slice}.commands.ts`]: commands(names),
    [`packages/api/src/${slice}/${slice}.read.ts`]: read(names),
    [`packages/api/src/${slice}/${slice}.test.ts`]: apiTest(names),
  };
}

const events = ({ pascal, words }: SliceNames) => `/** What happens to the ${words} of a learner. */
import * as z from 'zod';
import { factType } from '../kernel.ts';
import { localDay } from '../shapes.ts';

/** A learner started one. Once per id. */
export const ${pascal}Started = factType('${pascal}Started', z.object({ id: z.string(), localDay }), {
  sample: { id: 'first', localDay: '2026-01-05' },
});
`;

const rules = ({ camel, pascal, slice, upper, words }: SliceNames) => `/** The rules of ${words}. */
import { decider, Refused } from '../kernel.ts';
import { ${pascal}Started } from './events.ts';

export interface Start${pascal} {
  readonly type: 'Start${pascal}';
  readonly id: string;
  readonly localDay: string;
}

export interface ${pascal}State {
  readonly started: readonly string[];
}

/**
 * - Starting what was started is quiet (no facts).
 * - Refuses ${upper}_WITHOUT_ID.
 */
export const ${camel} = decider({
  name: '${slice}',
  listensTo: [${pascal}Started],
  initial: { started: [] } as ${pascal}State,
  evolve: (state, fact) => ({ started: [...state.started, fact.data.id] }),
  decide: ({ id, localDay }: Start${pascal}, state) => {
    if (id.trim() === '') throw new Refused('${upper}_WITHOUT_ID', 'Please say which one.', 'invalid');
    return state.started.includes(id) ? [] : [${pascal}Started({ id, localDay })];
  },
});
`;

const view = ({ camel, pascal, slice, words }: SliceNames) => `/** The ${words} of a learner, as a screen shows them. */
import { learnerView } from '../kernel.ts';
import { ${pascal}Started } from './events.ts';

export interface ${pascal} {
  /** In the order in which they were started. */
  readonly started: readonly { readonly id: string; readonly startedAtMs: number }[];
}

export const ${camel}View = learnerView({
  name: '${slice}',
  version: 1,
  listensTo: [${pascal}Started],
  initial: { started: [] } as ${pascal},
  evolve: (state, fact) => ({ started: [...state.started, { id: fact.data.id, startedAtMs: fact.recordedAtMs }] }),
});
`;

const domainTest = ({ camel, pascal, slice, upper, words }: SliceNames) => `import { describe, expect, test } from 'vitest';
import { assertIsFold, given, MONDAY_9AM_MS, recorded, viewed } from '../testing/index.ts';
import { ${pascal}Started } from './events.ts';
import { ${camel} } from './${slice}.ts';
import { ${camel}View } from './${slice}.view.ts';

const localDay = '2026-01-05';
const start = (id: string) => ({ type: 'Start${pascal}', id, localDay }) as const;
const started = ${pascal}Started({ id: 'first', localDay });

describe('starting ${words}', () => {
  test('is recorded', () => {
    expect(given(${camel}).when(start('first'))).toEqual([started]);
  });
  test('again is quiet', () => {
    expect(given(${camel}, [started]).when(start('first'))).toEqual([]);
  });
  test('refuses what has no id', () => {
    expect(given(${camel}).refuses(start(' ')).code).toBe('${upper}_WITHOUT_ID');
  });
});

describe('the view ${slice}', () => {
  const story = [started, ${pascal}Started({ id: 'second', localDay })];

  test('is a fold', () => assertIsFold(${camel}View, recorded(story)));
  test('shows what was started, and when', () => {
    expect(viewed(${camel}View, story).started[0]).toEqual({ id: 'first', startedAtMs: MONDAY_9AM_MS });
    expect(viewed(${camel}View, story).started.map(({ id }) => id)).toEqual(['first', 'second']);
  });
});
`;

const commands = ({ camel, pascal, slice, words }: SliceNames) => `/** What may be asked of ${words}: by its own calls and by other slices. */
import { ${camel} } from '@lou/domain/${slice}/${slice}';
import type { Handled } from '@lou/eventlog';
import { type Act, perform } from '../act.ts';
import type { Deps } from '../deps.ts';

/** Starts one; again changes nothing. Refuses as the rules do. */
export const start${pascal} = (deps: Pick<Deps, 'log'>, act: Act, id: string): Promise<Handled> =>
  perform(deps, act, ${camel}, { type: 'Start${pascal}', id, localDay: act.localDay });
`;

const read = ({ camel, pascal, slice, words }: SliceNames) => `/** The ${words} of a learner: what other slices may read. */
import { type ${pascal}, ${camel}View } from '@lou/domain/${slice}/${slice}.view';
import type { LearnerSnapshot } from '@lou/eventlog';

export const ${camel}Of = (learner: LearnerSnapshot): ${pascal} => learner.view(${camel}View);
`;

const apiTest = ({ camel, pascal, slice, words }: SliceNames) => `import { ${pascal}Started } from '@lou/domain/${slice}/events';
import { ${camel}View } from '@lou/domain/${slice}/${slice}.view';
import { MONDAY_9AM_MS } from '@lou/domain/testing';
import { openTestLog, type TestLog } from '@lou/eventlog/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Act } from '../act.ts';
import { start${pascal} } from './${slice}.commands.ts';
import { ${camel}Of } from './${slice}.read.ts';

const act: Act = { learnerId: 'ada', cause: { actorId: 'ada', correlationId: 'c1' }, atMs: MONDAY_9AM_MS, localDay: '2026-01-05', timeZone: 'Europe/Berlin' };
let lou: TestLog;

beforeAll(async () => {
  lou = await openTestLog({ facts: [${pascal}Started], views: [${camel}View] });
});
afterAll(() => lou.close());

test('${words} that were started are read back, once', async () => {
  await start${pascal}(lou, act, 'first');
  await start${pascal}(lou, act, 'first');
  expect(${camel}Of(await lou.log.learner('ada')).started).toEqual([{ id: 'first', startedAtMs: MONDAY_9AM_MS }]);
});
`;
