import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { testStores } from '../testing/index.ts';

/** Lives, each ended by SIGKILL; every fourth one while it is starting. The next life verifies what the earlier ones promised. */
const ROUNDS = 30;

const LIFE = path.join(import.meta.dirname, 'short-life.ts');

for (const store of testStores()) {
  describe(`${ROUNDS} times kill -9 over ${store.name}`, () => {
    test('no acknowledged fact is lost, none is doubled, and every view equals its replay', { timeout: 600_000 }, async () => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lou-kill-'));
      const acks = path.join(folder, 'acks');
      fs.writeFileSync(acks, '');
      const db = store.name === 'PostgreSQL' ? await store.open() : undefined;
      const place = db?.url ? ['postgres', db.url] : ['pglite', path.join(folder, 'data')];
      let seed = 20_260_105;
      const chance = () => {
        seed = (seed * 48_271) % 2_147_483_647;
        return seed / 2_147_483_647;
      };

      for (let round = 1; round <= ROUNDS; round += 1) {
        const early = round % 4 === 0;
        const lines = await live([...place, String(round), acks], early ? { atMs: 80 + 900 * chance() } : { acks: 1 + 60 * chance(), pauseMs: 15 * chance() });
        expect(
          lines.filter((line) => line.startsWith('wrong')),
          `round ${round}`,
        ).toEqual([]);
        // A line that the kill cut short promised nothing.
        const promised = lines.filter((line) => /^(begun \S+|ack \S+ \d+ \S{36} \S+)$/.test(line));
        fs.appendFileSync(acks, promised.map((line) => `${line}\n`).join(''));
      }
      expect(await live([...place, 'last', acks], {})).toEqual(['verified']);
      const acknowledged = fs
        .readFileSync(acks, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('ack')).length;
      console.log(`${store.name}: ${acknowledged} acknowledged facts over ${ROUNDS} lives, none lost`);
      expect(acknowledged).toBeGreaterThan(ROUNDS * 5);
      await db?.close();
      fs.rmSync(folder, { recursive: true });
    });
  });
}

/** When a life ends: at a time after its start, or a moment after so many acknowledged facts; else by itself. */
interface End {
  readonly atMs?: number;
  readonly acks?: number;
  readonly pauseMs?: number;
}

/** Runs one life and answers what it said before it ended. */
function live(args: readonly string[], { atMs, acks, pauseMs = 0 }: End): Promise<string[]> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', LIFE, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const killIn = (milliseconds: number) => setTimeout(() => child.kill('SIGKILL'), milliseconds);
  let said = '';
  let heard = 0;
  if (atMs !== undefined) killIn(atMs);
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (chunk: string) => {
    const before = heard;
    said += chunk;
    heard += chunk.split('\nack').length - 1;
    if (acks !== undefined && before < acks && heard >= acks) killIn(pauseMs);
  });
  return new Promise((resolve, reject) => {
    child.on('close', (code, signal) => {
      if (signal === 'SIGKILL' || code === 0) {
        const lines = said.split('\n').slice(0, -1);
        resolve(lines.filter((line) => line !== 'ready'));
      } else reject(new Error(`A life ended by itself with code ${code}:\n${said.slice(-2_000)}`));
    });
  });
}
