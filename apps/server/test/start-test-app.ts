/** The whole app as a test sees it: in memory, without a port unless one is asked for, with a clock that is moved by hand. */
import path from 'node:path';
import { openCatalogue } from '@lou/api/catalogue/catalogue.read';
import type { Deps } from '@lou/api/deps';
import { makeAccount } from '@lou/api/identity/accounts';
import { openJourneys } from '@lou/api/journeys/journeys.read';
import { openKnowledge } from '@lou/api/knowledge/knowledge.read';
import { openLiveNews } from '@lou/api/live/live-news';
import { seedContent } from '@lou/api/seed-content';
import { allFacts } from '@lou/domain';
import type { Role } from '@lou/domain/shapes';
import { fixedClock } from '@lou/domain/testing';
import { createEventLog } from '@lou/eventlog';
import { openTestDatabase, postgresStore, type TestDatabase } from '@lou/eventlog/testing';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createApp } from '../src/app.ts';
import { logTutorNews, openTutor } from '../src/open-tutor.ts';
import { teach } from '../src/start-lou.ts';
import { systemIds, uuidV7 } from '../src/system.ts';
import { policies, views } from '../src/wiring.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** True in the run over PostgreSQL, where several processes may share a database. */
export const isOverPostgres = process.env.LOU_TEST_STORE === 'postgres';

type Database = Pick<TestDatabase, 'sql' | 'another' | 'close'>;

export const FRACTIONS = 'fractions-that-make-sense';

export interface TestUser {
  readonly id: string;
  readonly username: string;
  readonly cookie: string;
  /** A call with this user's cookie. */
  call(method: InjectOptions['method'], url: string, body?: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly clock: ReturnType<typeof fixedClock>;
  /** Lines that the app logged, as they would be written. */
  readonly logged: string[];
  /** A call without a cookie. */
  call: TestUser['call'];
  user(role?: Role, change?: Partial<{ learningGoals: string; firstName: string; password: string; timeZone: string }>): Promise<TestUser>;
  /** One more process on the same database: over PostgreSQL only. Closed with this one. */
  another(): Promise<TestApp>;
  close(): Promise<void>;
}

export const PASSWORD = 'correct horse battery';

interface TestAppOptions {
  readonly limits?: boolean;
  readonly courses?: boolean;
  /** The address of an openai-compatible provider; without one the embedded brain speaks. */
  readonly model?: string;
  readonly tokensPerDay?: number;
  /** As TRUST_PROXY=on. */
  readonly trustProxy?: boolean;
  /** The built web app; without one only the calls are served. */
  readonly webDirectory?: string;
  /** Where erasures are written down; nowhere without it. */
  readonly ledgerFile?: string;
}

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  return startOn(await openDatabase(), fixedClock(), options);
}

async function startOn(database: Database, clock: TestApp['clock'], options: TestAppOptions): Promise<TestApp> {
  const { sql } = database;
  const ids = { ordered: () => uuidV7(clock.nowMs()), random: systemIds.random };
  const ledger = options.ledgerFile ? { ledgerFile: options.ledgerFile } : {};
  const log = createEventLog({ sql, clock, ids, facts: allFacts, policies, views, appVersion: 'test', ...ledger });
  const [catalogue, knowledge, journeys] = await Promise.all([openCatalogue({ sql, log }), openKnowledge({ sql, log }), openJourneys({ sql, log })]);
  const live = await openLiveNews({ log, catalogue, knowledge });
  const ai = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: options.model, AI_MODEL: 'loopback', AI_API_KEY: 'sk-of-the-test' } as const;
  const tutor = await openTutor(options.model ? ai : { ...ai, AI_PROVIDER: 'embedded' }, (news) => logTutorNews(app.log, news));
  const settings = { limits: options.limits ?? false, voice: false, tokensPerDay: options.tokensPerDay ?? 100_000, passwordCost: 'test' as const };
  const deps: Deps = { sql, aloneSinceMs: sql.soleWriter ? clock.nowMs() : undefined, log, clock, ids, tutor, catalogue, knowledge, journeys, live, settings };
  const logged: string[] = [];
  const app = await createApp({
    deps,
    appVersion: 'test',
    origins: { publicOrigins: [] },
    files: { webDirectory: options.webDirectory, coursesDirectory: path.join(root, 'db/content/courses') },
    readiness: { starting: false, draining: false },
    trustProxy: options.trustProxy ?? false,
    metricsToken: undefined,
    logger: { level: 'info', stream: { write: (line: string) => void logged.push(line) } },
  });
  if (options.courses ?? true) {
    await seedContent(deps, path.join(root, 'db/content'));
    await teach(deps);
  }

  const callWith =
    (cookie: string | undefined): TestUser['call'] =>
    (method, url, body, headers = {}) =>
      app.inject({
        ...(method && { method }),
        url,
        headers: { ...(cookie && { cookie }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      });
  let users = 0;
  const others: TestApp[] = [];
  return {
    app,
    deps,
    clock,
    logged,
    call: callWith(undefined),
    async user(role = 'learner', change = {}) {
      users += 1;
      const username = `user${users}`;
      const account = { username, email: `${username}@example.org`, password: PASSWORD, passwordGenerated: false, firstName: 'Ada', lastName: 'Byron' };
      const row = await makeAccount(deps, { ...account, role, learningGoals: '', timeZone: 'UTC', ...change }, 'test');
      const signedIn = await app.inject({ method: 'POST', url: '/api/login', payload: { username, password: change.password ?? PASSWORD } });
      const cookie = cookieOf(signedIn);
      return { id: row.id, username, cookie, call: callWith(cookie) };
    },
    async another() {
      const other = await startOn({ sql: await database.another(), another: database.another, close: async () => undefined }, clock, {
        ...options,
        courses: false,
      });
      await teach(other.deps);
      others.push(other);
      return other;
    },
    async close() {
      await Promise.all(others.map((other) => other.close()));
      await live.close();
      await app.close();
      await Promise.all([catalogue.close(), knowledge.close(), journeys.close()]);
      await log.close();
      await database.close();
    },
  };
}

/** In memory, or, in the run over PostgreSQL (scripts/vitest.config.ts), a database of its own on that server. */
async function openDatabase(): Promise<Database> {
  const url = process.env.DATABASE_URL;
  if (isOverPostgres && url) return postgresStore(url).open();
  const sql = await openTestDatabase();
  return { sql, another: () => Promise.reject(new Error('The embedded database is one process’s.')), close: () => sql.close() };
}

/** `sid=...` of an answer that signed somebody in. */
export const cookieOf = (answer: LightMyRequestResponse): string => {
  const sid = answer.cookies.find((cookie) => cookie.name === 'sid');
  return sid ? `sid=${sid.value}` : '';
};
