/** A server of their own for these journeys: it is killed with -9 in the middle of learning. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from 'playwright/test';
import { type RunningServer, startServer } from './a-server.ts';
import { asALearner } from './people.ts';

const COURSE = 'fractions-that-make-sense';
const SECTION = `${COURSE}.comparing-fractions-on-a-line`;

interface Fragile {
  readonly server: { readonly origin: string; kill9(): Promise<void>; startAgain(): Promise<RunningServer> };
}

const test = base.extend<object, Fragile>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
    async ({}, use) => {
      const data = mkdtempSync(path.join(tmpdir(), 'lou-fragile-'));
      let running = await startServer(data);
      await use({
        origin: running.origin,
        kill9: () => running.kill('SIGKILL'),
        startAgain: async () => {
          running = await startServer(data, { port: running.port });
          return running;
        },
      });
      await running.kill('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});

// One after the other, on one server: to start one from nothing is dear. After a failure the next has a new one.
test.describe.configure({ mode: 'default' });

test('someone learns, the server is killed with -9 and started again, and progress, messages and points are all there', async ({ page, server }) => {
  test.setTimeout(180_000);
  const amara = await asALearner(page);
  const { id } = await (await page.request.get('/api/user')).json();
  await page.request.post(`/api/courses/${COURSE}/enroll`, { data: {} });

  await page.goto(`/course/${COURSE}/section/${SECTION}`);
  const words = page.getByRole('textbox', { name: 'Message to Lou' });
  await expect(words).toBeEnabled({ timeout: 20_000 });
  await words.fill('What does the denominator tell?');
  await words.press('Enter');
  const log = page.getByRole('log');
  await expect(log).toContainText('What does the denominator tell?');
  await expect(log.locator('.turn-lou')).toHaveCount(2, { timeout: 20_000 });
  const said = (await log.locator('.turn-lou .said').last().textContent()) ?? '';
  const claim = { event: 'lesson_completed', metadata: { lessonId: `${COURSE}.what-a-fraction-counts` } };
  await page.request.post(`/api/user/${id}/award-achievement`, { data: claim });
  const before = await (await page.request.get(`/api/user/${id}/stats`)).json();
  expect(before.totalPoints).toBeGreaterThan(0);

  await server.kill9();
  const again = await server.startAgain();
  expect(again.healthyAfterMs).toBeLessThan(20_000);

  await page.reload();
  await expect(page.getByRole('log')).toContainText('What does the denominator tell?', { timeout: 20_000 });
  await expect(page.getByRole('log').locator('.turn-lou .said').last()).toHaveText(said);
  expect(await (await page.request.get(`/api/user/${id}/stats`)).json()).toEqual(before);
  const [enrolled] = await (await page.request.get('/api/user/enrollments')).json();
  expect(enrolled.completedSectionIds).toEqual([claim.metadata.lessonId]);
  await page.goto(`/course/${COURSE}`);
  await expect(page.getByText('1 of 8 sections completed', { exact: true })).toBeVisible();
  expect(amara.username).toBe((await (await page.request.get('/api/user')).json()).username);
});

test('a restart that takes longer than the retries is noticed without a press, and the talk goes on', async ({ page, server }) => {
  test.setTimeout(180_000);
  await asALearner(page);
  await page.request.post(`/api/courses/${COURSE}/enroll`, { data: {} });
  await page.goto(`/course/${COURSE}/section/${SECTION}`);
  const send = page.getByRole('button', { name: 'Send' });
  await expect(send).toBeEnabled({ timeout: 20_000 });
  await server.kill9();
  await expect(page.getByRole('button', { name: 'Connect again' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Disconnected', { exact: true })).toBeVisible();
  await expect(send).toBeDisabled();
  const again = await page.getByRole('button', { name: 'Connect again' }).boundingBox();
  await server.startAgain();
  await expect(send).toBeEnabled({ timeout: 20_000 });
  await expect(page.getByText('WebSocket connection failed')).toHaveCount(0);
  const end = await page.getByRole('button', { name: 'End session' }).boundingBox();
  expect((again?.x ?? 0) + (again?.width ?? 0), 'what ends the session does not come under the pointer').toBeLessThan(end?.x ?? 0);
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await page.close();
});

test('a turn that died with the server is known to be cut as soon as it is back, and the talk goes on', async ({ page, server }) => {
  test.setTimeout(180_000);
  await asALearner(page);
  await page.request.post(`/api/courses/${COURSE}/enroll`, { data: {} });
  const died = new Promise<void>((resolve, reject) =>
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        // Late enough that the words are in the log, early enough that the reply is not; where it is not so, there is no less to be seen.
        if (String(payload).includes('denominator')) setTimeout(() => server.kill9().then(resolve, reject), 8);
      }),
    ),
  );
  await page.goto(`/course/${COURSE}/section/${SECTION}`);
  const words = page.getByRole('textbox', { name: 'Message to Lou' });
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled({ timeout: 20_000 });
  await words.fill('What does the denominator tell?');
  await words.press('Enter');
  await died;
  await server.startAgain();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/Thinking\.\.\./)).toHaveCount(0, { timeout: 8_000 });
  const told = page.getByRole('log').locator('.turn-lou');
  const before = await told.count();
  await words.fill('What does the numerator count?');
  await words.press('Enter');
  await expect(told).toHaveCount(before + 1);
});
