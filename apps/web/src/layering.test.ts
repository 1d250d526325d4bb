import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** `app` may import every other folder, `features` all but `app`, `ui` and `lib` each other and nothing above them. */
const forbidden = { features: ['app'], ui: ['app', 'features'], lib: ['app', 'features'] } as const;

const source = import.meta.dirname;

function folderOf(file: string, target: string): string {
  return path.relative(source, path.resolve(source, path.dirname(file), target)).split(path.sep)[0] ?? '';
}

test.each(Object.entries(forbidden))('%s imports nothing of what stands above it', (folder, above) => {
  const breaches = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: source }).flatMap((file) => {
    const imports = readFileSync(path.join(source, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g);
    return [...imports].filter(([, target = '']) => above.some((one) => one === folderOf(file, target))).map(([, target]) => `${file}: ${target}`);
  });
  expect(breaches).toEqual([]);
});
