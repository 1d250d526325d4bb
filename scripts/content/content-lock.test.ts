import type { ShippedText } from '@lou/api/content-lock';
import { expect, test } from 'vitest';
import { lockedNow, lockFaults } from './content-lock.ts';

const text = (name: string, version: number | undefined, digest: string): ShippedText => ({ name, file: `${name}/course.md`, line: 9, version, digest });
const lock = { 'courses/keepers': { version: 2, digest: 'aa' }, 'courses/others': { version: 1, digest: 'bb' } };
const others = text('courses/others', 1, 'bb');
const said = (...now: ShippedText[]) => lockFaults([...now, others], lock).map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`);

test('what stands as it was locked is no fault', () => {
  expect(said(text('courses/keepers', 2, 'aa'))).toEqual([]);
});

test.each([2, 1])('a changed text under version %i, which is not newer, is a fault and keeps its old entry', (version) => {
  const now = text('courses/keepers', version, 'cc');
  expect(said(now)).toEqual([
    `courses/keepers/course.md:9: The text of courses/keepers has changed under version ${version}, so installations that have it keep the old one: raise 'version' to 3.`,
  ]);
  expect(lockedNow([now, others], lock)).toEqual(lock);
});

test('a newer version, or something new, wants to be locked once', () => {
  const newer = [text('courses/keepers', 3, 'cc'), text('courses/new', 1, 'dd'), others];
  expect(lockFaults(newer, lock).map(({ sentence }) => sentence)).toEqual([
    'Version 3 of courses/keepers is not in content.lock.json yet: run `npm run content -- --lock`.',
    'Version 1 of courses/new is not in content.lock.json yet: run `npm run content -- --lock`.',
  ]);
  expect(lockFaults(newer, lockedNow(newer, lock))).toEqual([]);
});

test('what has been taken away is told by its name, until it is locked', () => {
  expect(said()).toEqual(['courses:1: courses/keepers has been taken away: bring it back, or run `npm run content -- --lock` if that is meant.']);
  expect(lockedNow([others], lock)).toEqual({ 'courses/others': { version: 1, digest: 'bb' } });
});

test('a text whose version cannot be read is left to its shape', () => {
  expect(said(text('courses/keepers', undefined, 'cc'))).toEqual([]);
});
