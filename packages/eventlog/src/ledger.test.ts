import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readErasures, writeErasure } from './ledger.ts';

test('a line that a crash cut short takes no other erasure with it', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lou-ledger-'));
  const file = path.join(folder, 'erasures');
  expect(readErasures(file)).toEqual([]);
  writeErasure(file, { learnerId: 'a', erasedAtMs: 1 });
  fs.appendFileSync(file, '{"learnerId":"cut');
  expect(readErasures(file).map(({ learnerId }) => learnerId)).toEqual(['a']);
  writeErasure(file, { learnerId: 'b', erasedAtMs: 2 });
  writeErasure(file, { learnerId: 'c', erasedAtMs: 3 });
  expect(readErasures(file).map(({ learnerId }) => learnerId)).toEqual(['a', 'b', 'c']);
  fs.rmSync(folder, { recursive: true });
});
