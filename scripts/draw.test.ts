import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { factType } from '@lou/domain/kernel';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { commandsTable } from './draw/commands-table.ts';
import { factsTable } from './draw/facts-table.ts';
import { importDiagram } from './draw/import-diagram.ts';
import { fill, table } from './draw/markdown.ts';
import { policyTable } from './draw/policy-table.ts';
import { drawn } from './draw.ts';
import { staleFiles } from './fresh.ts';
import { surfaced, surfaceOf } from './surface.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('a generated part', () => {
  const document = 'Before\n<!-- generated:sum -->\nold\n<!-- /generated -->\nafter';

  test('stands between its markers, and what is around it stays', () =>
    expect(fill(document, { sum: () => 'new' })).toBe('Before\n<!-- generated:sum -->\nnew\n<!-- /generated -->\nafter'));
  test('drawn twice is the same', () => {
    const once = fill(document, { sum: () => 'new' });
    expect(fill(once, { sum: () => 'new' })).toBe(once);
  });
  test('that nobody draws is a fault', () => expect(() => fill(document, {})).toThrow("'sum'"));
  test('may hold a bar in a cell', () => expect(table(['a'], [['x|y']])).toBe('| a |\n| --- |\n| x\\|y |'));
});

describe('the table of facts', () => {
  const LampLit = factType('LampLit', z.object({}), { sample: {} });
  const LampSold = factType('LampSold', z.object({}), { sample: {} });
  const rows = factsTable({
    catalogue: { lamps: [LampLit, LampSold] },
    views: [{ name: 'light', listensTo: [LampLit] }],
    policies: [],
    sources: [
      { file: 'packages/domain/src/lamps/events.ts', text: "export const LampLit = factType('LampLit', z.object({}))" },
      { file: 'packages/domain/src/lamps/lamps.ts', text: "export const lamps = decider({\n  name: 'lamps',\n  decide: () => [LampLit({})],\n})" },
      { file: 'packages/api/src/lamps/lamps.read.ts', text: '// LampSold( is told elsewhere' },
    ],
  }).split('\n');

  test('names who decides and who listens', () => expect(rows[2]).toBe('| `LampLit` | lamps | `learner-{id}` | decider `lamps` | `light` |'));
  test('says where nobody does', () => expect(rows[3]).toBe('| `LampSold` | lamps | none yet | nobody yet | none |'));
});

test('an import of types alone is dashed', () => {
  const arrows = importDiagram([
    {
      file: 'apps/web/src/one.ts',
      text: "import type { A } from '@lou/api';\nimport { type B } from '@lou/api/b';\nimport { type C, d } from '@lou/contract';",
    },
    { file: 'packages/api/src/two.ts', text: "import { e } from '@lou/domain/kernel';" },
  ]);
  expect(arrows.split('\n').slice(2, -1)).toEqual(['  api --> domain', '  web -. types .-> api', '  web --> contract']);
});

test('a command says the first sentence of its script, or that it is not built', () => {
  const script = '/**\n * `npm run sing [--loud]`: sings a song,\n * all of it. Then it stops.\n */';
  expect(
    commandsTable(['sing', 'dance'], (name) => (name === 'sing' ? script : undefined))
      .split('\n')
      .slice(2),
  ).toEqual(['| `npm run sing` | Sings a song, all of it. |', '| `npm run dance` | not built |']);
});

test('a call that has no procedure says so, a message of the socket needs none', () => {
  const rows = {
    'lamps.list': { row: 1, call: 'GET /api/lamps', who: 'signedIn' },
    'lamps.sell': { row: 2, call: 'POST /api/lamps/{lampId}/sell', who: 'staff' },
    'socket.blink': { row: 3, call: 'SOCKET blink', who: 'signedIn' },
  } as const;
  const built = new Set(['lamps.list']);
  expect(surfaceOf(rows, built)).toBe(
    'GET /api/lamps -> lamps.list -> signedIn\nPOST /api/lamps/{lampId}/sell -> (not built) -> staff\nSOCKET blink -> socket.blink -> signedIn\n',
  );
  expect(policyTable(rows, built).split('\n')[3]).toBe('| 2 | `POST /api/lamps/{lampId}/sell` | teacher, admin | not built |');
});

test('a file that is not what the code says is named with the command that writes it', () => {
  const onDisk = (file: string) => (file === 'A.md' ? 'as it should be' : undefined);
  expect(
    staleFiles(
      new Map([
        ['A.md', 'as it should be'],
        ['B.md', 'new'],
      ]),
      onDisk,
      'draw',
    ),
  ).toEqual(['B.md is not what the code says now: please run `npm run draw`.']);
});

test('drawing and surfacing again give the same texts', () => {
  expect(drawn(root)).toEqual(drawn(root));
  expect(surfaced(root)).toEqual(surfaced(root));
});

describe('the documents', () => {
  const documents = ['README.md', 'ARCHITECTURE.md', ...globSync('docs/decisions/*.md', { cwd: root })];

  test.each(documents)('%s names only files and folders that exist', (document) => {
    const named = [...read(document).matchAll(/`((?:apps|packages|db|scripts|docs)\/[\w./-]+)`/g)].map((match) => match[1] ?? '');
    expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  test('tell of every table why it is there', () => {
    const tables = globSync('db/migrations/*.sql', { cwd: root }).flatMap((file) =>
      [...read(file).matchAll(/^create table (\w+)/gm)].map((match) => match[1] ?? ''),
    );
    const architecture = read('ARCHITECTURE.md');
    expect(tables.filter((name) => !architecture.includes(`\`${name}\``))).toEqual([]);
  });
});
