/**
 * `npm run pictures`: docs/screenshots, each main screen at 1440 light, 390 light and 1440 dark, from a server of its own with the
 * demo's people. `npm run pictures NAME ...` takes only those. Look at them before committing.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { type RunningServer, startServer } from '../apps/web/e2e/a-server.ts';
import { findBrowser } from './browser.ts';
import { type Screen, screens } from './pictures/screens.ts';
import { smallPng } from './pictures/small-png.ts';

const folder = path.resolve(import.meta.dirname, '../docs/screenshots');

const settings = [
  { name: '1440-light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  // A telephone lays its scrollbars over the page.
  { name: '390-light', viewport: { width: 390, height: 844 }, colorScheme: 'light', isMobile: true, hasTouch: true },
  { name: '1440-dark', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const;

/** In Amara's zone, without movement. */
const reader = { locale: 'en-GB', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' } as const;

async function take(context: BrowserContext, { address, shows, before, heightPx, wholePage = true }: Screen): Promise<Buffer> {
  const page = await context.newPage();
  const { width = 1440 } = page.viewportSize() ?? {};
  if (heightPx !== undefined) await page.setViewportSize({ width, height: heightPx });
  await page.goto(typeof address === 'string' ? address : await address(page));
  await page.locator(shows).first().waitFor({ timeout: 15_000 });
  await before?.(page);
  await page.locator('[aria-busy="true"]:visible, .bone:visible').first().waitFor({ state: 'hidden' });
  await page.evaluate('document.fonts.ready');
  await page.mouse.move(0, 0);
  if (wholePage) await page.evaluate('scrollTo(0, 0)');
  const picture = await page.screenshot({ fullPage: wholePage });
  await page.close();
  return smallPng(picture);
}

async function takeAll(browser: Browser, { origin }: RunningServer, password: string, wanted: readonly Screen[]): Promise<void> {
  for (const { name: setting, ...look } of settings) {
    const open = () => browser.newContext({ baseURL: origin, ...reader, ...look });
    const who = { stranger: await open(), amara: await open() };
    const signedIn = await who.amara.request.post('/api/login', { data: { username: 'amara', password } });
    if (!signedIn.ok()) throw new Error(await signedIn.text());
    for (const screen of wanted) {
      const picture = await take(who[screen.who], screen);
      writeFileSync(path.join(folder, `${screen.name}-${setting}.png`), picture);
      console.error(`${screen.name} ${setting}: ${Math.round(picture.length / 1_000)} kB`);
    }
    await Promise.all([who.stranger.close(), who.amara.close()]);
  }
}

async function main(): Promise<void> {
  const names = process.argv.slice(2);
  const wanted = screens.filter(({ name }) => names.length === 0 || names.includes(name));
  mkdirSync(folder, { recursive: true });
  const data = mkdtempSync(path.join(tmpdir(), 'lou-pictures-'));
  const server = await startServer(data, { demo: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    await takeAll(browser, server, readFileSync(path.join(data, 'demo-password'), 'utf8').trim(), wanted);
  } finally {
    await browser.close();
    await server.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}

await main();
