/** Builds the web app into apps/web/dist when its sources changed since the last build; prints what it did. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeLanding } from './write-landing.ts';

const root = path.resolve(import.meta.dirname, '..');
const stamp = path.join(root, '.cache', 'web-build');
const INPUTS = [
  'apps/web/{src,public}/**/*',
  'apps/web/{index.html,vite.config.ts,package.json}',
  'packages/{contract,domain}/src/**/*.ts',
  'db/content/courses/*/figures/*.svg',
  'pnpm-lock.yaml',
  'scripts/{build-web,write-landing}.ts',
];

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(INPUTS, { cwd: root, withFileTypes: false }).toSorted()) {
    const whole = path.join(root, file);
    try {
      hash.update(file).update(readFileSync(whole));
    } catch {
      // a directory: its files are listed on their own
    }
  }
  return hash.digest('hex');
}

/** Answers true when it built, false when the last build still stands. Throws when the build fails. */
export async function buildWeb(): Promise<boolean> {
  const wanted = fingerprint();
  const built = path.join(root, 'apps/web/dist/index.html');
  if (existsSync(built) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  const vite = path.join(root, 'apps/web/node_modules/vite/bin/vite.js');
  const result = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: path.join(root, 'apps/web'), stdio: ['ignore', 2, 2] });
  if (result.status !== 0) throw new Error('The web app could not be built; the lines above say why.');
  await writeLanding();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}

if (import.meta.main) console.log((await buildWeb()) ? 'Built.' : 'Nothing changed since the last build.');
