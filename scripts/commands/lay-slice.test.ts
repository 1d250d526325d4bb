/** A new slice in a copy of the workspace: it passes its tests, types and lint before anything is added by hand. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { laySlice } from './lay-slice.ts';

const root = path.resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(path.join(os.tmpdir(), 'lou-slice-'));
const run = (name: string, ...args: string[]) =>
  promisify(execFile)(path.join(root, 'node_modules/.bin', name), args, { cwd: copy, env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' } });

beforeAll(() => {
  for (const name of readdirSync(path.join(root, 'packages'))) {
    cpSync(path.join(root, 'packages', name), path.join(copy, 'packages', name), { recursive: true, filter: (from) => !from.endsWith('node_modules') });
    linkModules(path.join(root, 'packages', name, 'node_modules'), path.join(copy, 'packages', name, 'node_modules'));
  }
  linkModules(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const name of ['db', '.cache']) symlinkSync(path.join(root, name), path.join(copy, name));
  mkdirSync(path.join(copy, 'scripts'));
  cpSync(path.join(root, 'scripts/vitest.config.ts'), path.join(copy, 'scripts/vitest.config.ts'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('lays a slice that passes its tests, types and lint as it is, and says what to add by hand', async () => {
  const { files, byHand } = laySlice(copy, 'reading-goals');
  expect(files).toContain('packages/domain/src/reading-goals/reading-goals.view.ts');
  for (const part of ['facts.ts', 'policy.ts', 'wiring.ts', 'event-sentences.ts']) expect(byHand.join('\n')).toContain(part);

  const options = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8')) as { compilerOptions: object };
  writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify({ ...options, include: files }));
  writeFileSync(path.join(copy, 'biome.json'), JSON.stringify({ ...(JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8')) as object), vcs: {} }));
  const [types, lint, tests] = await Promise.all(
    [
      run('tsc', '-p', 'tsconfig.json'),
      run('biome', 'ci', '--error-on-warnings', ...files),
      run('vitest', 'run', '--config', 'scripts/vitest.config.ts', 'reading-goals'),
    ].map((done) => done.catch((error: { stdout: string; stderr: string }) => error)),
  );
  expect(types?.stdout).toBe('');
  expect(`${lint?.stdout}${lint?.stderr}`).not.toMatch(/error|warning/i);
  expect(tests?.stdout).toMatch(/Tests\s+6 passed/);
}, 60_000);

test('refuses an ill-named slice, one that exists, and one whose fact exists, and writes nothing', () => {
  for (const name of ['Reading', 'reading_goals', '../reading', 'reading-', 'testing', 'utils', '9-lives'])
    expect(() => laySlice(copy, name)).toThrow('is no name for a slice');
  expect(() => laySlice(copy, 'enrolment')).toThrow("There is a slice 'enrolment' already");
  expect(() => laySlice(copy, 'session')).toThrow('A fact is called SessionStarted already');
  expect(readdirSync(path.join(copy, 'packages/domain/src'))).not.toContain('session');
});

/** Links what pnpm installed, and the workspace's own packages to their copies. */
function linkModules(from: string, to: string): void {
  if (!existsSync(from)) return; // a package that needs none has none
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@lou') {
      symlinkSync(path.join(from, name), path.join(to, name));
      continue;
    }
    mkdirSync(path.join(to, name));
    for (const own of readdirSync(path.join(from, name))) symlinkSync(path.join(copy, 'packages', own), path.join(to, name, own));
  }
}
