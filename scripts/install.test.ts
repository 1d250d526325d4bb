import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Packages that one of ours names, and that ship something for coding agents. */
function withSkills(): string[] {
  const named = ['package.json', ...globSync(['apps/*/package.json', 'packages/*/package.json'], { cwd: root })].flatMap((file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file)) as Record<string, Record<string, string>>;
    const at = path.join(root, path.dirname(file), 'node_modules');
    return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => existsSync(path.join(at, name, 'skills')));
  });
  return [...new Set(named)].toSorted();
}

test('what packages ship for coding agents has its answer, so that the first start asks for none', () => {
  const { permissions } = parse(read('pnpm-workspace.yaml'));
  expect(withSkills()).not.toEqual([]);
  expect(Object.keys(permissions).toSorted()).toEqual(withSkills());
});
