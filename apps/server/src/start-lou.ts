/** Puts Lou together from an environment: database, log, content, tutor, app; and takes it apart again. */
import { randomBytes, randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openCatalogue } from '@lou/api/catalogue/catalogue.read';
import { readLock, readShippedTexts, silentChanges } from '@lou/api/content-lock';
import type { Deps, Settings } from '@lou/api/deps';
import { makeAccount } from '@lou/api/identity/accounts';
import { countAdmins } from '@lou/api/identity/users.table';
import { openJourneys } from '@lou/api/journeys/journeys.read';
import { openKnowledge, shelfOfItem } from '@lou/api/knowledge/knowledge.read';
import { openLiveNews } from '@lou/api/live/live-news';
import { leftOutOf, seedContent } from '@lou/api/seed-content';
import { allFacts } from '@lou/domain';
import type { Clock } from '@lou/domain/kernel';
import { createEventLog, type EmbeddedOptions, type EventLog, migrate, openEmbedded, openPostgres, type Sql } from '@lou/eventlog';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import packageFile from '../package.json' with { type: 'json' };
import { createApp } from './app.ts';
import { localDesk } from './control/local-desk.ts';
import { openControlSocket } from './control-socket.ts';
import { startDemo } from './demo/start-demo.ts';
import { type Environment, warningsOf } from './env.ts';
import { startJobs } from './jobs.ts';
import { makeDirectory } from './make-directory.ts';
import { logTutorNews, openTutor, type TutorNews } from './open-tutor.ts';
import { nearlyFull } from './start-failure.ts';
import { systemClock, systemIds } from './system.ts';
import { policies, views } from './wiring.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const MIGRATIONS = path.join(root, 'db/migrations');
export const CONTENT = path.join(root, 'db/content');
const STORIES = path.join(root, 'db/seeds');

export interface Lou {
  readonly app: FastifyInstance;
  /** Where it listens. */
  readonly url: string;
  /** readyz turns 503, sockets close with 1001, what is under way gets so long, everything is closed. */
  stop(patienceMs: number): Promise<void>;
}

export async function startLou(environment: Environment, { disk }: { disk?: EmbeddedOptions['disk'] } = {}): Promise<Lou> {
  const diskNews = { tell: (_readOnly: boolean): void => undefined };
  const sql = await openDatabase(environment, { ...(disk && { disk }), onReadOnly: (readOnly) => diskNews.tell(readOnly) });
  const readiness = { starting: true, draining: false };
  const tutorNews: { tell: (news: TutorNews) => void } = { tell: () => undefined };
  const deps = await assemble(sql, environment, (news) => tutorNews.tell(news));
  const app = await createApp({
    deps,
    readiness,
    appVersion: packageFile.version,
    origins: { publicOrigins: environment.PUBLIC_ORIGIN },
    files: { webDirectory: path.join(root, 'apps/web/dist'), coursesDirectory: path.join(CONTENT, 'courses') },
    trustProxy: environment.TRUST_PROXY === 'on',
    metricsToken: environment.METRICS_TOKEN,
    logger: loggerOf(environment),
  });
  tutorNews.tell = (news) => logTutorNews(app.log, news);
  for (const sentence of warningsOf(environment)) app.log.warn(sentence);
  diskNews.tell = (readOnly) =>
    readOnly ? app.log.warn(`Lou is read-only: ${nearlyFull(environment)}`) : app.log.info('there is room on the disk again: Lou writes again');
  if (sql.readOnly) diskNews.tell(true);
  for (const { kind, slug, complaints } of leftOutOf(await seedContent(deps, CONTENT)))
    app.log.error({ kind, slug, complaints: complaints.slice(0, 3) }, 'shipped content was left out');
  for (const { file, sentence } of silentChanges(await readShippedTexts(CONTENT), await readLock(CONTENT))) app.log.warn({ file }, sentence);
  await teach(deps);
  const isFirstStart = await ensureAdmin(deps, environment);
  const closeControl = await openControl(deps, environment, (error) => app.log.error({ err: error }, 'the command line was not served'));
  const url = await app.listen({ host: environment.HOST, port: environment.PORT });
  const endJobs = startJobs(deps, (error) => app.log.error({ err: error }, 'a job failed'));
  readiness.starting = false;
  app.log.info(`Lou is ready at ${url}`);
  const endDemo = demoOf(deps, environment, isFirstStart, app.log);

  return {
    app,
    url,
    async stop(patienceMs) {
      readiness.draining = true;
      await deps.live.close();
      const closed = app.close();
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
      endJobs();
      await endDemo?.();
      await closeControl();
      await Promise.all([deps.catalogue.close(), deps.knowledge.close(), deps.journeys.close()]);
      await deps.log.close();
      await sql.close();
    },
  };
}

/** The database, migrated. Throws DirectoryInUse when another process has the embedded one. `embedded` is of that one alone. */
export async function openDatabase({ DATABASE_URL, DATA_DIR }: Environment, embedded: Pick<EmbeddedOptions, 'disk' | 'onReadOnly'> = {}): Promise<Sql> {
  makeDirectory(path.resolve(DATA_DIR));
  const sql = DATABASE_URL
    ? await openPostgres(DATABASE_URL)
    : await openEmbedded({ ...embedded, directory: DATA_DIR, template: { cache: path.join(root, '.cache'), migrations: MIGRATIONS } });
  try {
    await migrate(sql, MIGRATIONS);
    return sql;
  } catch (error) {
    await sql.close();
    throw error;
  }
}

/** The log with everything that Lou's wiring names. */
export function openLog(sql: Sql, { DATA_DIR }: Environment): EventLog {
  const ledgerFile = path.join(DATA_DIR, 'erasures.ledger');
  return createEventLog({ sql, clock: systemClock, ids: systemIds, facts: allFacts, policies, views, appVersion: packageFile.version, ledgerFile });
}

async function assemble(sql: Sql, environment: Environment, report: (news: TutorNews) => void): Promise<Deps> {
  const clock: Clock = systemClock;
  const ids = systemIds;
  const log = openLog(sql, environment);
  const [catalogue, knowledge, journeys] = await Promise.all([openCatalogue({ sql, log }), openKnowledge({ sql, log }), openJourneys({ sql, log })]);
  const tutor = await openTutor(environment, report);
  const live = await openLiveNews({ log, catalogue, knowledge });
  const aloneSinceMs = sql.soleWriter ? clock.nowMs() : undefined;
  return { sql, aloneSinceMs, log, clock, ids, tutor, catalogue, knowledge, journeys, live, settings: settingsOf(environment) };
}

export const settingsOf = ({ RATE_LIMITS, AI_DAILY_TOKENS_PER_LEARNER }: Environment): Settings => ({
  limits: RATE_LIMITS === 'on',
  voice: false,
  tokensPerDay: AI_DAILY_TOKENS_PER_LEARNER,
  passwordCost: 'production',
});

/** The way in for the command line, where nobody but this process may open the database. */
async function openControl(deps: Deps, { DATABASE_URL, DATA_DIR }: Environment, onError: (error: unknown) => void): Promise<() => Promise<void>> {
  if (DATABASE_URL) return async () => undefined;
  try {
    return await openControlSocket({ dataDirectory: DATA_DIR, desk: (goneAway) => localDesk(deps, CONTENT, goneAway), onError });
  } catch (error) {
    onError(error); // without it Lou still teaches; a command then says that the directory is in use
    return async () => undefined;
  }
}

/** Lou knows every course and every knowledge item that learners may see, and hears of each change: a change that cannot be read now is read again when it is heard again. */
export async function teach({ catalogue, knowledge, tutor }: Pick<Deps, 'catalogue' | 'knowledge' | 'tutor'>): Promise<void> {
  const learn = async (courseId: string) => {
    const keyIdeas = await Promise.all((await catalogue.sections(courseId)).map(({ id }) => catalogue.keyIdeas(id)));
    tutor.index(courseId, await catalogue.passages(courseId), keyIdeas.flat());
  };
  catalogue.whenChanged(learn);
  for (const course of await catalogue.courses()) await learn(course.id);
  const learnItem = async (itemId: string) => {
    const passages = await knowledge.passages(itemId);
    if (passages.length > 0) tutor.index(shelfOfItem(itemId), passages);
    else tutor.forget(shelfOfItem(itemId));
  };
  knowledge.whenChanged(learnItem);
  for (const item of await knowledge.list()) await learnItem(item.id);
}

/** The demo belongs to a first start alone: nobody wants made-up people among their learners. */
function demoOf(deps: Deps, { DEMO, DATA_DIR }: Environment, isFirstStart: boolean, log: FastifyInstance['log']): (() => Promise<void>) | undefined {
  if (DEMO === 'on' && isFirstStart) return startDemo(deps, { stories: STORIES, data: DATA_DIR, log });
  if (DEMO === 'on') log.info('DEMO adds its people at the first start only; this database is in use already');
  return undefined;
}

/**
 * The first admin, at first start; answers whether it is one. A generated password is printed once and written to
 * DATA_DIR/admin-password, mode 600.
 */
async function ensureAdmin(deps: Deps, { ADMIN_USERNAME, ADMIN_PASSWORD, DATA_DIR }: Environment): Promise<boolean> {
  if ((await countAdmins(deps.sql)) > 0) return false;
  const password = ADMIN_PASSWORD ?? randomBytes(15).toString('base64url');
  const nobody = { email: null, firstName: null, lastName: null, learningGoals: '', timeZone: 'UTC' };
  const isGenerated = ADMIN_PASSWORD === undefined;
  const account = { ...nobody, username: ADMIN_USERNAME, password, passwordGenerated: isGenerated, passwordHandedOver: isGenerated, role: 'admin' as const };
  const file = path.join(DATA_DIR, 'admin-password');
  // Before the account: a start that is cut off between the two leaves no admin whom nobody can be.
  if (isGenerated) writeFileSync(file, `${password}\n`, { mode: 0o600 });
  try {
    await makeAccount(deps, account, randomUUID());
  } catch (error) {
    if (isGenerated) rmSync(file);
    if ((await countAdmins(deps.sql)) > 0) return false; // another process that started with this one was first
    throw error;
  }
  if (isGenerated) console.error(`The first admin is '${ADMIN_USERNAME}' with the password ${password} (also in ${file}).`);
  return true;
}

function loggerOf({ LOG_LEVEL }: Environment): FastifyServerOptions['logger'] {
  if (LOG_LEVEL === 'silent') return false;
  const pretty = { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname,reqId' } };
  return { level: LOG_LEVEL, redact: ['req.headers.cookie', 'req.headers.authorization'], ...(process.stdout.isTTY && { transport: pretty }) };
}
