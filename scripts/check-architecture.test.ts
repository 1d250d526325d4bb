import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkArchitecture, readSources } from './check-architecture.ts';

const breaches = (file: string, text: string) => checkArchitecture([{ file, text }]);

describe('the architecture check', () => {
  test('the house as it stands keeps its rules', () => {
    const sources = readSources(path.resolve(import.meta.dirname, '..'));
    expect(sources.length).toBeGreaterThan(50);
    expect(checkArchitecture(sources)).toEqual([]);
  });

  test.each([
    ['domain imports an adapter', 'packages/domain/src/quizzes/quiz.ts', `import { x } from '@lou/eventlog';`],
    ['domain imports a library', 'packages/domain/src/days.ts', `import dayjs from 'dayjs';`],
    ['domain imports Node', 'packages/domain/src/days.ts', `import { readFileSync } from 'node:fs';`],
    ['a slice imports another slice’s rules', 'packages/domain/src/quizzes/quiz.ts', `import { enrolment } from '../enrolment/enrolment.ts';`],
    ['an api slice imports another’s table', 'packages/api/src/quizzes/quizzes.router.ts', `import { t } from '../catalogue/courses.table.ts';`],
    ['an api slice imports another’s decider', 'packages/api/src/quizzes/quizzes.router.ts', `import { enrolment } from '@lou/domain/enrolment/enrolment';`],
    ['what slices share knows one of them', 'packages/api/src/content/revise.ts', `import { x } from '../catalogue/catalogue.read.ts';`],
    ['the tutor fetches', 'packages/tutor/src/gather.ts', `import { log } from '@lou/eventlog';`],
    ['the web runs the api', 'apps/web/src/lib/client.ts', `import { appRouter } from '@lou/api';`],
    ['the log looks beyond the kernel', 'packages/eventlog/src/writer.ts', `import { quiz } from '@lou/domain/quizzes/quiz';`],
    ['the api reaches into the tutor', 'packages/api/src/tutoring/turn.ts', `import { say } from '@lou/tutor/conversation/say';`],
    ['something imports scripts back', 'packages/api/src/deps.ts', `import { seed } from '../../../scripts/seed.ts';`],
    ['a fold reads the clock', 'packages/domain/src/quizzes/quiz.ts', `const now = Date.now();`],
    ['a procedure rolls dice', 'packages/api/src/quizzes/quizzes.router.ts', `const dice = Math.random();`],
    ['an import hides behind a statement', 'packages/tutor/src/gather.ts', `import { x } from 'node:timers'; import '@lou/eventlog';`],
    ['an import hides behind an export', 'packages/tutor/src/gather.ts', `export const q = 1; import { y } from '@lou/eventlog';`],
    ['an import waits in a template', 'packages/tutor/src/gather.ts', 'const log = await import(`@lou/eventlog`);'],
    ['an import goes over several lines', 'packages/tutor/src/gather.ts', `const log = await import(\n  '@lou/eventlog'\n);`],
    ['an import has no spaces', 'packages/tutor/src/gather.ts', `import{log}from'@lou/eventlog';`],
    ['a comment in its list has an apostrophe', 'packages/tutor/src/gather.ts', `import {\n  // the writer's\n  log,\n} from '@lou/eventlog';`],
    ['a type is imported where it is used', 'packages/tutor/src/gather.ts', `export type Log = import('@lou/eventlog').EventLog;`],
    ['an import computes its path', 'packages/tutor/src/gather.ts', 'export const load = (file: string) => import(file);'],
    ['a fold reads the clock at arm’s length', 'packages/domain/src/quizzes/quiz.ts', `const now = Date\n  .now ();`],
    ['a fold reads the clock of the globe', 'packages/domain/src/quizzes/quiz.ts', `const now = globalThis.Date['now']();`],
    ['a rule makes ids', 'packages/domain/src/quizzes/quiz.ts', `const id = crypto.randomUUID ();`],
    ['a fold makes a date of now', 'packages/domain/src/quizzes/quiz.ts', `const now = new Date;`],
    ['a rule measures time', 'packages/domain/src/quizzes/quiz.ts', `const atMs = performance.now();`],
    ['a rule takes chance apart', 'packages/domain/src/quizzes/quiz.ts', `const { random } = Math;`],
    ['ids come by a module', 'packages/api/src/quizzes/quizzes.router.ts', `import * as k from 'node:crypto'; const id = k.randomUUID();`],
    ['ids come by a module’s default', 'packages/api/src/quizzes/quizzes.router.ts', `import k from 'crypto'; const id = k.randomUUID();`],
    ['ids come by an import under another name', 'packages/api/src/quizzes/quizzes.router.ts', `import { randomUUID as made } from 'node:crypto';`],
    ['chance comes as bytes', 'packages/api/src/quizzes/quizzes.router.ts', `import { randomBytes } from 'node:crypto';`],
    ['chance comes from the globe', 'packages/tutor/src/gather.ts', `crypto.getRandomValues(bytes);`],
    ['the environment is imported', 'packages/tutor/src/model.ts', `import { env } from 'node:process';`],
    ['the environment comes with its module', 'packages/tutor/src/model.ts', `import host from 'node:process'; const key = host.env.AI_API_KEY;`],
    ['something is required', 'packages/tutor/src/gather.ts', `const { log } = require('@lou/eventlog');`],
    ['what is required is computed', 'packages/tutor/src/gather.ts', 'export const load = (file: string) => require(file);'],
    ['a module is had without an import', 'packages/tutor/src/gather.ts', `const fs = process.getBuiltinModule('node:fs');`],
    ['a rule measures time finely', 'packages/domain/src/quizzes/quiz.ts', `const at = process.hrtime.bigint();`],
    ['a rule asks the network', 'packages/domain/src/quizzes/quiz.ts', `const answer = await fetch('https://example.org');`],
    ['a rule asks the network of the globe', 'packages/domain/src/quizzes/quiz.ts', `globalThis.fetch('https://example.org');`],
    ['a rule waits', 'packages/domain/src/quizzes/quiz.ts', `setTimeout(() => undefined, 1);`],
    ['a rule waits under another name', 'packages/contract/src/quizzes.ts', `const later = setTimeout;`],
    ['a rule hands on what waits', 'packages/domain/src/quizzes/quiz.ts', `new Promise((done) => start(setTimeout, done));`],
    ['a package reads the environment', 'packages/tutor/src/model.ts', `const key = process.env.AI_API_KEY;`],
  ])('fails when %s', (_name, file, text) => {
    expect(breaches(file, text)).toHaveLength(1);
  });

  test.each([
    ['a slice hears another’s facts', 'packages/domain/src/achievements/tally.ts', `import { QuizFinished } from '../quizzes/events.ts';`],
    ['an api slice asks another’s reads', 'packages/api/src/quizzes/quizzes.router.ts', `import { items } from '../catalogue/catalogue.read.ts';`],
    ['a slice uses what slices share', 'packages/api/src/knowledge/knowledge-item.ts', `import { revise } from '../content/revise.ts';`],
    ['the web knows the router’s type', 'apps/web/src/lib/client.ts', `import type { AppRouter } from '@lou/api';`],
    ['a test imports anything', 'packages/domain/src/quizzes/quiz.test.ts', `import { enrolment } from '../enrolment/enrolment.ts';`],
    ['a date is made of a given time', 'packages/domain/src/quizzes/quiz.ts', `const day = new Date(atMs);`],
    [
      'a sentence speaks of an import',
      'packages/tutor/src/gather.ts',
      `// import { log } from '@lou/eventlog';\nexport const says = "import '@lou/eventlog'; Date.now()";`,
    ],
    ['an adapter waits', 'packages/eventlog/src/writer.ts', `setTimeout(() => undefined, 1);`],
    ['a hash is made', 'packages/api/src/identity/login-limits.ts', `import { createHash } from 'node:crypto'; createHash('sha256');`],
    ['a type of a module is named', 'packages/api/src/identity/login-limits.ts', `import type { randomBytes } from 'node:crypto';`],
    ['the host reads the clock', 'apps/server/src/main.ts', `const now = Date.now();`],
  ])('is content when %s', (_name, file, text) => {
    expect(breaches(file, text)).toEqual([]);
  });
});
