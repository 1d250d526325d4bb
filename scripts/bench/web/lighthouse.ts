/**
 * `npm run bench web -- --lighthouse`: Lighthouse on the pages that people meet first, with its desktop preset, from the built
 * server with the demo's people. Exits 1 where a score is too low (scores.ts). `--mobile`: on a slow telephone as well, which
 * is told and held to nothing. `--runs N`: of so many runs the median, 3 unless said; `--only NAME`: one page.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse, { type Config, desktopConfig, type Result } from 'lighthouse';
import { type RunningServer, startServer } from '../../../apps/web/e2e/a-server.ts';
import { buildWeb } from '../../build-web.ts';
import { progress } from '../measuring.ts';
import { openBrowser } from './a-browser.ts';
import { medianOf, type Scores, tooLow } from './scores.ts';

const pages = [
  { name: 'landing', who: 'stranger', address: '/' },
  { name: 'dashboard', who: 'amara', address: '/' },
  { name: 'catalogue', who: 'amara', address: '/courses' },
  { name: 'course', who: 'amara', address: '/course/spanish-first-conversation' },
] as const;
type Page = (typeof pages)[number];

/** Lighthouse's own settings; the telephone is its default. */
const settings = { desktop: desktopConfig, mobile: undefined } as const;
type Setting = keyof typeof settings;

const SCORED = ['accessibility', 'best-practices', 'performance'] as const;

interface Wanted {
  readonly runs: number;
  readonly only?: string | undefined;
  readonly mobile: boolean;
}

export async function runLighthouse({ runs, only, mobile }: Wanted): Promise<void> {
  await buildWeb();
  const data = mkdtempSync(path.join(tmpdir(), 'lou-lighthouse-data-'));
  const server = await startServer(data, { demo: true });
  try {
    const measured: Record<string, { desktop: Scores; mobile?: Scores }> = {};
    for (const page of pages.filter(({ name }) => only === undefined || name === only)) {
      const cookies = page.who === 'stranger' ? [] : await signIn(server, page.who, readFileSync(path.join(data, 'demo-password'), 'utf8').trim());
      const onDesktop = await median(page, 'desktop', server, cookies, runs);
      measured[page.name] = { desktop: onDesktop, ...(mobile && { mobile: await median(page, 'mobile', server, cookies, runs) }) };
    }
    report(measured);
  } finally {
    await server.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}

type Cookies = Parameters<Awaited<ReturnType<typeof openBrowser>>['addCookies']>[0];

async function signIn({ origin }: RunningServer, username: string, password: string): Promise<Cookies> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.headers.getSetCookie().map((cookie) => {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
    return { name, value, url: origin };
  });
}

/** Each run in a browser of its own, so that none finds what another has fetched. */
async function median({ name, address }: Page, setting: Setting, { origin }: RunningServer, cookies: Cookies, runs: number): Promise<Scores> {
  const all: Scores[] = [];
  let lost = 0;
  for (let run = 1; run <= runs; run += 1) {
    const browser = await openBrowser();
    try {
      if (cookies.length > 0) await browser.addCookies(cookies);
      const flags = { port: browser.port, logLevel: 'error', onlyCategories: [...SCORED] } as const;
      const result = await lighthouse(origin + address, { ...flags, onlyCategories: [...SCORED] }, settings[setting] as Config | undefined);
      if (!result || result.lhr.runtimeError) {
        // On a busy machine the browser now and then records nothing.
        lost += 1;
        if (lost > runs) throw new Error(`Lighthouse could not look at the ${name}: ${result?.lhr.runtimeError?.message}`);
        run -= 1;
        continue;
      }
      const scores = scoresOf(result.lhr);
      progress(`${name} ${setting} ${run}: ${JSON.stringify(scores)}${whatCosts(result.lhr)}`);
      all.push(scores);
    } finally {
      await browser.close();
    }
  }
  return medianOf(all);
}

function scoresOf({ categories, audits }: Result): Scores {
  const score = (name: (typeof SCORED)[number]) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    performance: score('performance'),
    cls: Math.round((audits['cumulative-layout-shift']?.numericValue ?? 0) * 1_000) / 1_000,
    lcpMs: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
  };
}

/** The audits that take something from a score, for whoever has to mend it. */
function whatCosts({ categories, audits }: Result): string {
  const costly = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());
  return costly.length === 0 ? '' : ` (${costly.join(', ')})`;
}

function report(measured: Record<string, { desktop: Scores; mobile?: Scores }>): void {
  const rows = Object.entries(measured).flatMap(([name, { desktop, mobile }]) => [
    [`${name}, desktop`, desktop] as const,
    ...(mobile ? [[`${name}, mobile`, mobile] as const] : []),
  ]);
  console.table(Object.fromEntries(rows));
  for (const [page, { desktop }] of Object.entries(measured)) {
    for (const sentence of tooLow(page, desktop)) {
      console.error(sentence);
      process.exitCode = 1;
    }
  }
  console.log(JSON.stringify(measured));
}
