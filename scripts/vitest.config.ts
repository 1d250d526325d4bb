import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const shared = { exclude: ['**/node_modules/**', '**/dist/**', 'apps/web/e2e/**'], testTimeout: 180_000, hookTimeout: 120_000 };

/** What computes and nothing else, its state a cache at most: these files share the modules that they load, which is a good part of their time. */
const COMPUTED = ['packages/{tutor,domain,contract}/**/*.test.ts', 'scripts/content/**/*.test.ts'];
const computed = { test: { ...shared, name: 'computed', include: COMPUTED, isolate: false } };

/** The calls once more, over the PostgreSQL that DATABASE_URL names. */
const onPostgres = { test: { ...shared, name: 'postgres', include: ['apps/server/**/*.api.test.ts'], env: { LOU_TEST_STORE: 'postgres' } } };

/** Everything that runs without a browser. The journeys in a browser have their own runner, apps/web/e2e. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  test: {
    pool: 'forks',
    // Vitest leaves one core to itself; on two cores that would be half of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      computed,
      {
        test: {
          ...shared,
          name: 'embedded',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...shared.exclude, ...COMPUTED],
        },
      },
      ...(process.env.DATABASE_URL ? [onPostgres] : []),
    ],
  },
});
