import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const shared = { exclude: ['**/node_modules/**', '**/dist/**', 'apps/web/e2e/**'], testTimeout: 180_000, hookTimeout: 120_000 };

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
      { test: { ...shared, name: 'embedded', include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'] } },
      ...(process.env.DATABASE_URL ? [onPostgres] : []),
    ],
  },
});
