/**
 * `npm run bench web -- --bytes`: what a first visit to the landing page and to the dashboard fetches, from the built files
 * and answers that never change. Keys: running.md 'Benches'. Exits 1 when a page is over its budget.
 * With `--lighthouse` what Lighthouse says of the pages instead (web/lighthouse.ts).
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { BUDGETS, type FirstLoad, measureFirstLoad } from '../../apps/web/e2e/first-load.ts';
import { findBrowser } from '../browser.ts';
import { buildWeb } from '../build-web.ts';

const dist = path.resolve(import.meta.dirname, '../../apps/web/dist');
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.html': 'text/html' };

export async function run(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      bytes: { type: 'boolean' },
      budget: { type: 'boolean' },
      lighthouse: { type: 'boolean' },
      runs: { type: 'string' },
      only: { type: 'string' },
      mobile: { type: 'boolean' },
    },
  });
  if (values.lighthouse) {
    const { runLighthouse } = await import('./web/lighthouse.ts');
    return runLighthouse({ runs: Number(values.runs ?? 3), only: values.only, mobile: values.mobile ?? false });
  }
  await buildWeb();
  const server = await serve();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const visit = async (address: string, signedIn: boolean): Promise<FirstLoad> => {
    const context = await browser.newContext();
    if (signedIn) await context.addCookies([{ name: 'lou-signed-in', value: '1', url: origin }]);
    const measured = await measureFirstLoad(await context.newPage(), origin + address);
    await context.close();
    return measured;
  };
  try {
    const measured = { landing: await visit('/', false), dashboard: await visit('/', true), auth: await visit('/auth', false) };
    report(measured);
  } finally {
    await browser.close();
    server.close();
  }
}

function report(measured: Record<'landing' | 'dashboard' | 'auth', FirstLoad>): void {
  for (const [name, { files }] of Object.entries(measured))
    console.error(`${name}: ${files.map((file) => `${path.basename(file.name)} ${file.kb}`).join(', ')}`);
  const figures = Object.fromEntries(Object.entries(measured).map(([name, { jsKb, cssKb }]) => [name, { jsKb, cssKb }]));
  console.table(figures);
  for (const page of ['landing', 'dashboard'] as const) {
    for (const kind of ['jsKb', 'cssKb'] as const) {
      const [is, most] = [measured[page][kind], BUDGETS[page][kind]];
      if (is <= most) continue;
      console.error(`The ${page} fetches ${is} kB of ${kind === 'jsKb' ? 'JavaScript' : 'CSS'}; its budget is ${most} kB.`);
      process.exitCode = 1;
    }
  }
  console.log(JSON.stringify(figures));
}

/** The built files, and the answers to what the dashboard asks. */
function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://lou');
    if (pathname.startsWith('/trpc/')) {
      const asked = pathname.slice('/trpc/'.length).split(',');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(asked.map((procedure) => ({ result: { data: { json: answers[procedure] ?? [] } } }))));
      return;
    }
    const isStranger = pathname === '/' && !request.headers.cookie?.includes('lou-signed-in');
    const file = path.join(dist, isStranger ? 'landing.html' : path.normalize(pathname));
    const found = (isStranger || pathname !== '/') && existsSync(file) ? file : path.join(dist, 'index.html');
    response.setHeader('content-type', types[path.extname(found)] ?? 'application/octet-stream');
    response.end(readFileSync(found));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const course = { id: 'fractions-that-make-sense', title: 'Fractions that make sense', category: 'academic-studies', difficulty: 'beginner' };

/** A learner in the middle of a course; whatever is not listed answers an empty list. */
const answers: Record<string, unknown> = {
  'identity.currentUser': {
    id: 'u1',
    username: 'amara',
    email: null,
    firstName: 'Amara',
    lastName: 'Okafor',
    role: 'learner',
    learningGoals: 'Academic Studies',
    passwordGenerated: false,
    timeZone: 'UTC',
    createdAt: '2026-01-05T09:00:00Z',
    theme: 'system',
    motion: 'system',
    gamification: true,
    reminders: true,
    singleKeys: true,
  },
  'achievements.stats': {
    totalPoints: 50,
    totalAchievements: 1,
    achievements: [{ id: 'a', type: 'first', title: 'First Steps', description: '', badge: '1', points: 50 }],
  },
  'enrolment.list': [{ courseId: course.id, progress: '44', completedSectionIds: [], currentSectionId: null, enrolledAt: '', completedAt: null }],
  'mastery.learnerStats': { totalSessions: 3, totalHours: 1, completionRate: 0.4, currentLevel: 'beginner', engagementScore: 2, streakDays: 1, week: [] },
  'recommendations.list': [
    { ...course, content: 'Fold, cut and count.', contentType: 'course', estimatedDuration: 240, tags: [], reason: { code: 'new' }, link: '/' },
  ],
  'tutoring.recentSessions': [{ id: 's', topic: 'Halves', duration: 600, completedAt: null, completionStatus: 'paused', satisfaction: 0 }],
  'catalogue.courses': [course],
  'knowledge.list': [
    {
      ...{ id: 'typing-accents', title: 'Typing accents', description: 'Where they hide.', category: 'language-learning', contentType: 'document' },
      estimatedDuration: 10,
      progress: 0,
      updatedAt: '2026-01-05T09:00:00Z',
    },
  ],
  'journeys.forLearner': {
    ...{ id: 'halves', revision: 1, status: 'active', isFollowed: true, progressPercent: 0, totalTimeSpent: 0 },
    learningPath: { title: 'From halves to percentages', description: 'Step by step.', difficulty: 'beginner', estimatedDuration: 5 },
    milestones: [
      {
        ...{ id: 'm1', title: 'Equal parts', description: 'The first sections.', type: 'checkpoint', estimatedDuration: 60, orderIndex: 0, prerequisites: [] },
        ...{ rewards: { points: 20, badges: [] }, progress: null, isOpen: true, task: null, sections: { completed: 0, total: 2 } },
        next: { courseId: course.id, courseTitle: course.title, sectionId: null, sectionTitle: null },
      },
    ],
  },
};

if (import.meta.main) await run(process.argv.slice(2));
