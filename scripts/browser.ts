/** A browser for the journeys: CHROMIUM_PATH, one on the machine, Playwright's own, else one is installed, else a sentence says what to do. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const PLACES = [
  // Debian's shell without windows draws the same pages for two thirds of the work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Where a browser is, or undefined. */
export function browserOnThisMachine(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return [...PLACES, chromium.executablePath()].find((place) => existsSync(place));
}

/** Where a browser is, installing one where there is none. Throws a sentence that says what to do. */
export function findBrowser(): string {
  const there = browserOnThisMachine();
  if (there) return there;
  console.error('There is no Chromium on this machine; installing one for the browser journeys ...');
  const attempts: readonly [string, readonly string[]][] = [
    [process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']],
    ['apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']],
    ['apt-get', ['install', '-y', '-qq', 'chromium']],
  ];
  for (const [command, args] of attempts) {
    if (command === 'apt-get' && process.getuid?.() !== 0) continue;
    if (command === 'apt-get') spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    const found = browserOnThisMachine();
    if (found) return found;
  }
  throw new Error('No browser was found or could be installed. Please install Chromium or Chrome, or set CHROMIUM_PATH to one, and run npm test again.');
}
