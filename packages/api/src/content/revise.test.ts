import { allFacts } from '@lou/domain/facts';
import type { RecordedFact } from '@lou/domain/kernel';
import { openTestLog, testClock, testIds } from '@lou/eventlog/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { journeyKind } from '../journeys/journey.ts';
import { readJourneyFile } from '../journeys/journey-file.ts';
import { aJourneyFile } from '../journeys/testing/a-journey-file.ts';
import { readKnowledgeFile } from '../knowledge/knowledge-file.ts';
import { knowledgeKind } from '../knowledge/knowledge-item.ts';
import { anItemFile } from '../knowledge/testing/an-item-file.ts';
import { importRevised, type RevisedKind } from './revise.ts';
import { readHead, readRevision } from './revised.table.ts';
import { readOffers } from './shipped.table.ts';
import { staffCommands } from './staff-commands.ts';

let database: Awaited<ReturnType<typeof openTestLog>>;
const clock = testClock();
const ids = testIds();
const deps = () => ({ log: database.log, sql: database.sql, clock, ids });
const cause = { actorId: 'teacher', correlationId: 'edit' };
let things = 0;

beforeAll(async () => {
  database = await openTestLog({ facts: allFacts, clock, ids });
});
afterAll(() => database.close());

interface Thing {
  readonly id: string;
  readonly title: string;
}

/** Both kinds keep the same promises. */
const kinds = [
  ['a knowledge item', knowledgeKind, (id: string) => readKnowledgeFile(id, anItemFile).shipped?.content],
  ['a journey', journeyKind, (id: string) => readJourneyFile(id, aJourneyFile).shipped?.content],
] as unknown as readonly [string, RevisedKind<Thing>, (id: string) => Thing][];

describe.each(kinds)('%s', (_name, kind, made) => {
  let id: string;
  const staff = staffCommands(kind, { code: 'NOT_THERE', sentence: 'It is not there.' });
  const shipped = (title: string, version: number) => importRevised(deps(), kind, { version, content: { ...made(id), title } });
  const edit = (title: string) => staff.revise(deps(), cause, id, (before) => ({ ...before, content: { ...before.content, title } }));
  const standing = async () => {
    const head = await readHead<Thing>(database.sql, kind.tables, id);
    return head && [head.content.title, head.revision, head.isActive, head.isRemoved, head.source, head.contentVersion];
  };
  /** `2 shipped`, oldest first. */
  const told = async () =>
    (await database.log.read(kind.stream))
      .filter(({ data }: RecordedFact) => Object.values(data as object).includes(id))
      .map(({ data }) => data as { revision: number; isActive: boolean; removed: boolean; source: string })
      .map(({ revision, isActive, removed, source }) => `${revision} ${source}${isActive ? '' : ' off'}${removed ? ' removed' : ''}`);

  beforeEach(() => {
    things += 1;
    id = `thing-${things}`;
  });

  test('the first start inserts it; the same version again does nothing, whatever the file says', async () => {
    expect(await shipped('One', 1)).toEqual({ id, outcome: 'inserted', changed: 1, offered: [] });
    expect(await shipped('Another', 1)).toEqual({ id, outcome: 'unchanged', changed: 0, offered: [] });
    expect(await standing()).toEqual(['One', 1, true, false, 'shipped', 1]);
    expect(await told()).toEqual(['1 shipped']);
  });

  test('two starts at the same time insert once', async () => {
    const outcomes = await Promise.all([shipped('One', 1), shipped('One', 1)]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['inserted', 'unchanged']);
    expect(await told()).toEqual(['1 shipped']);
  });

  test('a newer version is the next revision; the old one can still be read', async () => {
    await shipped('One', 1);
    expect(await shipped('Two', 2)).toMatchObject({ outcome: 'updated', changed: 1 });
    expect(await standing()).toEqual(['Two', 2, true, false, 'shipped', 2]);
    expect((await readRevision<Thing>(database.sql, kind.tables, id, 1))?.title).toBe('One');
    expect(await shipped('Two', 3)).toMatchObject({ outcome: 'updated', changed: 0 });
    expect(await told()).toEqual(['1 shipped', '2 shipped']);
  });

  test('a staff edit is never overwritten by a later start: the newer text is offered', async () => {
    await shipped('One', 1);
    await edit('Ours');
    expect(await shipped('Two', 2)).toEqual({ id, outcome: 'updated', changed: 0, offered: [{ kind: kind.name, id }] });
    expect(await standing()).toEqual(['Ours', 2, true, false, 'staff', 2]);
    const [offer] = await readOffers(database.sql, `${kind.name}:${id}`);
    expect(offer).toMatchObject({ contentVersion: 2, content: { title: 'Two' } });
    expect(await told()).toEqual(['1 shipped', '2 staff']);
  });

  test('what staff removed does not come back, and its words can still be read', async () => {
    await shipped('One', 1);
    await staff.remove(deps(), cause, id);
    await shipped('Two', 2);
    expect(await standing()).toEqual(['One', 1, false, true, 'staff', 2]);
    expect((await readRevision<Thing>(database.sql, kind.tables, id, 1))?.title).toBe('One');
    expect(await told()).toEqual(['1 shipped', '1 staff off removed']);
  });

  test('what staff switched off stays off; switching keeps the revision', async () => {
    await shipped('One', 1);
    await staff.revise(deps(), cause, id, (before) => ({ ...before, isActive: false }));
    await shipped('Two', 2);
    expect(await standing()).toEqual(['One', 1, false, false, 'staff', 2]);
    expect(await told()).toEqual(['1 shipped', '1 staff off']);
  });

  test('an edit that changes nothing leaves no fact', async () => {
    await shipped('One', 1);
    await edit('One');
    expect(await standing()).toEqual(['One', 1, true, false, 'shipped', 1]);
    expect(await told()).toEqual(['1 shipped']);
  });

  test('nobody changes or removes what is not there', async () => {
    await expect(edit('Ours')).rejects.toMatchObject({ code: 'NOT_THERE', kind: 'missing' });
    await shipped('One', 1);
    await staff.remove(deps(), cause, id);
    await expect(edit('Ours')).rejects.toMatchObject({ code: 'NOT_THERE' });
    await expect(staff.remove(deps(), cause, id)).rejects.toMatchObject({ code: 'NOT_THERE' });
  });

  test('a revision is never changed', async () => {
    await shipped('One', 1);
    await expect(database.sql.query(`update ${kind.tables.revisions} set content = '{}' where id = $1`, [id])).rejects.toThrow('never changed');
  });
});
