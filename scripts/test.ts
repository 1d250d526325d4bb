/**
 * `npm test`: every check there is, in the order in which a fault is cheapest to find. `npm test WORD` runs the tests
 * whose file names hold the word. Ends with `N passed, N failed`, and with exit code 1 when something failed.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.ts';

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, '.cache', 'reports');
const node = process.execPath;
const binary = (name: string) => path.join(root, 'node_modules', '.bin', name);

interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly environment?: Record<string, string>;
  /** A report that counts tests; without one the step is one test. */
  readonly count?: () => Outcome;
}

const script = (name: string, ...args: string[]) => ({ command: node, args: ['--disable-warning=ExperimentalWarning', path.join('scripts', name), ...args] });

function vitest(words: readonly string[]): Step {
  const file = path.join(reports, 'vitest.json');
  return {
    name: 'tests without a browser',
    command: binary('vitest'),
    args: ['run', '--config', 'scripts/vitest.config.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...words],
    count: () => {
      const report = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number };
      return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, report.numFailedTestSuites > 0 && report.numFailedTests === 0 ? 1 : 0) };
    },
  };
}

function journeys(browser: string): Step {
  const file = path.join(reports, 'journeys.json');
  return {
    name: 'journeys in a browser',
    command: binary('playwright'),
    args: ['test', '--config', 'apps/web/e2e/playwright.config.ts'],
    environment: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    count: () => {
      const { stats } = JSON.parse(readFileSync(file, 'utf8')) as { stats: { expected: number; unexpected: number; flaky: number } };
      if (stats.flaky > 0) console.log(`   ${stats.flaky} passed only at the second try (flaky, above): to be mended.`);
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  };
}

/** Group after group; the steps of a group share nothing and run beside one another. */
function everything(): Step[][] {
  return [
    [
      { name: 'types', command: binary('tsc'), args: ['-p', 'tsconfig.json'] },
      { name: 'types of the web', command: binary('tsc'), args: ['-p', 'apps/web/tsconfig.json'] },
      { name: 'lint', command: binary('biome'), args: ['ci', '--error-on-warnings', '.'] },
      { name: 'architecture', ...script('check-architecture.ts') },
      { name: 'generated files are fresh', ...script('fresh.ts') },
      { name: 'content', ...script('content.ts') },
      { name: 'every statement of the spec is proven, answered or placed later', ...script('spec.ts') },
      { name: 'the web app builds', ...script('build-web.ts') },
    ],
    [vitest([])],
    [{ name: 'bytes of the first load', ...script('bench.ts', 'web', '--', '--bytes', '--budget') }],
    [journeys(findBrowser())],
  ];
}

/** Runs a step to its end. What it prints is seen as it comes, or, beside other steps, in one piece when it ends. */
function run(step: Step, beside: boolean): Promise<number> {
  return new Promise((resolve) => {
    const output = beside ? 'pipe' : 'inherit';
    const child = spawn(step.command, step.args, { cwd: root, stdio: ['ignore', output, output], env: { ...process.env, ...step.environment } });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => printed.push(part));
    child.on('error', () => resolve(1));
    child.on('close', (code) => {
      if (beside) process.stdout.write(`\n── ${step.name}\n${Buffer.concat(printed)}`);
      resolve(code ?? 1);
    });
  });
}

interface Sum extends Outcome {
  readonly failedSteps: readonly string[];
}

/** Runs the steps of a group, as many at a time as there are cores, and adds up what they came to. */
async function runGroup(steps: readonly Step[]): Promise<Sum> {
  const waiting = [...steps];
  const sum = { passed: 0, failed: 0, failedSteps: [] as string[] };
  const beside = steps.length > 1;
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const startedMs = performance.now();
      if (!beside) console.log(`\n── ${step.name}`);
      const { passed, failed } = outcomeOf(step, await run(step, beside));
      sum.passed += passed;
      sum.failed += failed;
      if (failed > 0) sum.failedSteps.push(step.name);
      console.log(`   ${failed > 0 ? 'FAILED' : 'ok'}, ${((performance.now() - startedMs) / 1_000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return sum;
}

async function main(): Promise<void> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  if (!process.env.DATABASE_URL) console.log('DATABASE_URL is not set: the suites of the log and of the calls run over the embedded database only.');
  const words = process.argv.slice(2);
  let [passed, failed]: [number, number] = [0, 0];
  const failedSteps: string[] = [];
  for (const group of words.length > 0 ? [[vitest(words)]] : everything()) {
    const sum = await runGroup(group);
    passed += sum.passed;
    failed += sum.failed;
    failedSteps.push(...sum.failedSteps);
  }
  if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join('; ')}.`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** What a step's report counts; a step that ended badly without a failed test still counts one. */
function outcomeOf(step: Step, code: number): Outcome {
  let outcome: Outcome = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    if (step.count) outcome = step.count();
  } catch {
    return { passed: 0, failed: 1 };
  }
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

await main();
