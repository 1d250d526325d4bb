/** What a first visit costs: every script and style that is fetched until the network is idle, nothing clicked, each gzipped. */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';

export interface FirstLoad {
  /** Gzipped, 1 kB = 1,000 bytes. */
  readonly jsKb: number;
  readonly cssKb: number;
  /** The files, largest first, for whoever has to make them smaller. */
  readonly files: readonly { readonly name: string; readonly kb: number }[];
}

/** The most that a first visit may cost. Source: look.md 'Budgets'. */
export const BUDGETS = {
  landing: { jsKb: 100, cssKb: 20 },
  dashboard: { jsKb: 150, cssKb: 30 },
} as const;

export async function measureFirstLoad(page: Page, address: string): Promise<FirstLoad> {
  const fetched: Promise<{ name: string; type: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    fetched.push(response.body().then((body) => ({ name: new URL(response.url()).pathname, type, bytes: gzipSync(body).length })));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500); // what idle moments fetch counts too
  const files = await Promise.all(fetched);
  const kb = (wanted: string) => round(files.filter(({ type }) => type === wanted).reduce((sum, { bytes }) => sum + bytes, 0) / 1_000);
  return {
    jsKb: kb('script'),
    cssKb: kb('stylesheet'),
    files: files.map(({ name, bytes }) => ({ name, kb: round(bytes / 1_000) })).toSorted((one, other) => other.kb - one.kb),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
