/**
 * `npm run pictures`: docs/screenshots, each main screen at 1440 light, 390 light and 1440 dark, from a server of its own
 * and a learner whose few days are told through calls. Look at them before committing.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { startServer } from '../apps/web/e2e/a-server.ts';
import { findBrowser } from './browser.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'docs/screenshots');
const COURSE = 'fractions-that-make-sense';
const SECTION = `${COURSE}.comparing-fractions-on-a-line`;

const settings = [
  { name: '1440-light', width: 1440, height: 900, colorScheme: 'light' },
  { name: '390-light', width: 390, height: 844, colorScheme: 'light' },
  { name: '1440-dark', width: 1440, height: 900, colorScheme: 'dark' },
] as const;

interface Screen {
  readonly name: string;
  readonly address: string;
  readonly signedIn: boolean;
  /** What must be there before the picture is taken. */
  readonly shows: string;
  readonly wholePage?: boolean;
}

const screens: readonly Screen[] = [
  { name: 'landing', address: '/', signedIn: false, shows: 'h1', wholePage: true },
  { name: 'auth', address: '/auth', signedIn: false, shows: 'form' },
  { name: 'onboarding', address: '/onboarding', signedIn: false, shows: 'form' },
  { name: 'dashboard', address: '/', signedIn: true, shows: '[role=log]', wholePage: true },
  { name: 'catalogue', address: '/courses', signedIn: true, shows: 'h1', wholePage: true },
  { name: 'course', address: `/course/${COURSE}`, signedIn: true, shows: 'h1', wholePage: true },
  { name: 'lesson', address: `/course/${COURSE}/section/${SECTION}/read`, signedIn: true, shows: 'h1', wholePage: true },
  { name: 'settings', address: '/settings', signedIn: true, shows: '.device', wholePage: true },
  { name: 'knowledge', address: '/knowledge', signedIn: true, shows: '.item-row', wholePage: true },
  { name: 'library', address: '/library?q=fraction+denominator', signedIn: true, shows: '.found-row' },
  { name: 'talk', address: `/course/${COURSE}/section/${SECTION}`, signedIn: true, shows: '[role=log]' },
];

/** Amara takes up fractions: two sections done, a talk about the third, a quiz. */
async function story(context: BrowserContext): Promise<void> {
  const { request } = context;
  const amara = { username: 'amara', password: 'tea before the rain', firstName: 'Amara', lastName: 'Osei', email: 'amara@example.org' };
  const learningGoals = 'Academic Studies, Language Learning';
  const user = await (await request.post('/api/register', { data: { ...amara, learningGoals, timeZone: 'Europe/Berlin' } })).json();
  await request.post(`/api/courses/${COURSE}/enroll`, { data: {} });
  await request.post('/api/courses/spanish-first-conversation/enroll', { data: {} });
  const sections = (await (await request.get(`/api/courses/${COURSE}/sections`)).json()) as { id: string }[];
  for (const { id } of sections.slice(0, 2)) {
    await request.post('/api/sessions/start', { data: { courseId: COURSE, sectionId: id } });
    await request.post(`/api/user/${user.id}/award-achievement`, { data: { event: 'lesson_completed', metadata: { lessonId: id } } });
  }
}

/** Types into the conversation on the page and waits for the answer. */
async function say(page: Page, text: string): Promise<void> {
  const replies = page.locator('[role=log] .turn-lou');
  const before = await replies.count();
  await page.getByRole('textbox', { name: 'Message to Lou' }).fill(text);
  await page.keyboard.press('Enter');
  for (let waitedMs = 0; waitedMs < 15_000 && (await replies.count()) <= before; waitedMs += 100) await page.waitForTimeout(100);
}

async function talkABit(page: Page): Promise<void> {
  await page.goto(`/course/${COURSE}/section/${SECTION}`);
  await page.locator('[role=log]').waitFor();
  await page.getByRole('textbox', { name: 'Message to Lou' }).waitFor();
  await page.locator('[role=log] .turn-lou').first().waitFor();
  await say(page, 'Why is 1/8 smaller than 1/4?');
  await say(page, 'cutting into more pieces makes each of them smaller');
}

async function main(): Promise<void> {
  const only = process.argv.slice(2);
  mkdirSync(folder, { recursive: true });
  const data = mkdtempSync(path.join(tmpdir(), 'lou-pictures-'));
  const server = await startServer(data);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const first = await browser.newContext({ baseURL: server.origin, locale: 'en-GB', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' });
    await story(first);
    await talkABit(await first.newPage());
    const storageState = await first.storageState();
    for (const { name: setting, width, height, colorScheme } of settings) {
      const shared = {
        baseURL: server.origin,
        viewport: { width, height },
        colorScheme,
        locale: 'en-GB',
        timezoneId: 'Europe/Berlin',
        reducedMotion: 'reduce',
      } as const;
      const [stranger, amara] = await Promise.all([browser.newContext(shared), browser.newContext({ ...shared, storageState })]);
      for (const screen of screens.filter(({ name }) => only.length === 0 || only.includes(name))) {
        const page = await (screen.signedIn ? amara : stranger).newPage();
        await page.goto(screen.address);
        await page.locator(screen.shows).first().waitFor({ timeout: 15_000 });
        await page.evaluate('document.fonts.ready');
        await page.waitForLoadState(screen.signedIn ? 'load' : 'networkidle'); // a signed-in page listens for ever
        await page.screenshot({ path: path.join(folder, `${screen.name}-${setting}.png`), fullPage: screen.wholePage ?? false });
        console.error(`${screen.name} ${setting}`);
        await page.close();
      }
      await Promise.all([stranger.close(), amara.close()]);
    }
  } finally {
    await browser.close();
    await server.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}

await main();
