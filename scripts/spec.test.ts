import { expect, test } from 'vitest';
import { idsInDocument, idsInTests, readStatements } from './spec.ts';

test('a test names ids in its title, in a table, in a step', () => {
  const text = `
    test('L001 a thing', () => {});
    test.each([['L002', 1], ['L003 L004', 2]])('%s', () => {});
    await test.step('L005 and S006', async () => {});
  `;
  expect([...idsInTests(text)].toSorted()).toEqual(['L001', 'L002', 'L003', 'L004', 'L005', 'S006']);
});

test('a skipped test and a comment prove nothing', () => {
  expect([...idsInTests(`test.skip('L001 later', () => {}); // L002\nconst x = 'L003';`)]).toEqual([]);
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
