import { defineConfig } from 'playwright/test';
import { browserOnThisMachine } from '../../../scripts/browser.ts';

/** Journeys in a browser, against the real server that serve-lou.ts starts. `CHROMIUM_PATH` names another browser. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../test-results',
  globalSetup: './serve-lou.ts',
  fullyParallel: true,
  // One more than there are cores on a small machine: half of a journey is waiting.
  workers: 3,
  // A second try is printed as flaky, to be mended; it does not hide a fault that comes each time.
  retries: 1,
  timeout: 90_000,
  // On two cores with three browsers a page may wait its turn for seconds; what never comes fails all the same.
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: browserOnThisMachine() ?? 'chromium', args: ['--no-sandbox'] },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
  },
});
