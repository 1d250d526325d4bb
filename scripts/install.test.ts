import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '..');

test('what packages ship for coding agents has its answer, so that the first start asks for none', () => {
  const shipped = globSync(
    ['node_modules', 'apps/*/node_modules', 'packages/*/node_modules'].flatMap((at) => [`${at}/*/skills`, `${at}/@*/*/skills`]),
    { cwd: root },
  );
  const names = new Set(shipped.map((folder) => folder.replaceAll(path.sep, '/').replace(/^.*node_modules\/(.*)\/skills$/, '$1')));
  const { permissions } = parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8'));
  expect(names.size).toBeGreaterThan(0);
  expect(Object.keys(permissions).toSorted()).toEqual([...names].toSorted());
});
