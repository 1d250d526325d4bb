import { expect, test } from 'vitest';
import { idsInDocument, idsInTests, readStatements } from './spec.ts';

test('a test names ids in its title, in a table, in a step', () => {
  const text = `
    test('L001 a thing', () => {});
    test.each([['L002', 1], ['L003 L004', 2]])('%s', () => {});
    await test.step('L005 and S006', async () => {});
  `;
  expect([...idsInTests('some.test.ts', text)].toSorted()).toEqual(['L001', 'L002', 'L003', 'L004', 'L005', 'S006']);
});

test.each([
  ['a skipped test', `test.skip('L001 later', () => {});`],
  ['a comment and a string', `// L001\nconst x = "test('L001', () => {})";`],
  ['a test in a comment', `// test('L001 once', () => {});\n/* test('L001 twice', () => {}); */`],
  ['a skipped group', `describe.skip('group', () => { describe('inner', () => { test('L001', () => {}); }); });`],
  ['a skipped group of journeys', `test.describe.skip('group', () => { test('L001', async () => { await test.step('L001', async () => {}); }); });`],
  ['a skipped table', `test.skip.each([['L001']])('%s', () => {});`],
  ['a table of a skipped test', `test.each([['L001']]).skip('%s', () => {});`],
  ['what is always skipped', `test.skipIf(true)('L001', () => {});`],
  ['what never runs', `test.runIf(!1)('L001', () => {});`],
  ['a test that skips itself', `test('L001', async () => { test.skip(); await something(); });`],
  ['a journey that skips itself', `test('L001', async ({ page }) => { test.skip(true, 'not now'); });`],
  ['a group that skips itself', `test.describe('g', () => { test.fixme(); test('L001', async () => {}); });`],
  ['what is still to do', `test.todo('L001'); test('L001');`],
  ['a test that shall fail', `test.fails('L001', () => {});`],
  ['the title of a group', `describe('L001', () => { test('something', () => {}); });`],
])('%s proves nothing', (_name, text) => {
  expect([...idsInTests('some.test.ts', text)]).toEqual([]);
});

test.each([
  ['a test that some machines skip', `test.skipIf(process.platform === 'win32')('L001', () => {});`],
  ['a test that a machine may skip while it runs', `test('L001', async () => { if (old) test.skip(); test.skip(isOld, 'old'); });`],
  ['a group over a table', `describe.each([1])('%s', () => { it.concurrent('L001', async () => {}); });`],
  ['a table in a constant', `const rows = [['L001', 1]] as const; test.each(rows)('%s', () => {});`],
  ['a template', 'test(`L001 of this`, () => {});'],
  ['a body by its name', `test('L001', run);`],
])('%s proves its id', (_name, text) => {
  expect([...idsInTests('some.test.ts', text)]).toEqual(['L001']);
});

test('a document names ids and ranges in its lists', () => {
  const ids = idsInDocument('# L999 not here\n- L001: because\n- L010-L012: all of these');
  expect([...ids.keys()].toSorted()).toEqual(['L001', 'L010', 'L011', 'L012']);
});

test('a row is read', () => {
  expect(readStatements('id\tsection\tslice\tkind\twhere\trequirement\tdecision\nL001\tL§1\tshell\trule\tboth\tA thing.\t\n')).toEqual([
    { id: 'L001', slice: 'shell', requirement: 'A thing.' },
  ]);
});
