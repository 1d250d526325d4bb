import type { User } from '@lou/contract/identity';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';

const client = new QueryClient();
const ada = (timeZone: string) => ({ id: 'ada', timeZone }) as User;

/** The page as it begins, in a browser that is somewhere. */
async function pageIn(zone: string) {
  let here = zone;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(() => ({ timeZone: here }) as Intl.ResolvedDateTimeFormatOptions);
  const told: string[] = [];
  let isUp = true;
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    told.push(/"browserTimeZone":"([^"]*)"/.exec(body)?.[1] ?? body);
    if (!isUp) throw new TypeError('Failed to fetch');
    return Response.json([{ result: { data: { json: { timeZone: here } } } }]);
  });
  const { followZone } = await import('./browser-zone.ts');
  return {
    goTo: (next: string) => {
      here = next;
    },
    fails: () => {
      isUp = false;
    },
    /** All that the server was told, once it has said who is here. */
    toldAfter: async (user: User) => {
      followZone(client, user);
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve, 10));
      return told;
    },
  };
}

beforeEach(() => {
  vi.resetModules();
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

test('a zone that the server does not know is told once, also where another device has told its own since', async () => {
  const page = await pageIn('Asia/Tokyo');
  expect(await page.toldAfter(ada('Europe/Berlin'))).toEqual(['Asia/Tokyo']);
  expect(await page.toldAfter(ada('Europe/Berlin'))).toEqual(['Asia/Tokyo']);
  page.goTo('Europe/Paris');
  expect(await page.toldAfter(ada('Asia/Tokyo'))).toEqual(['Asia/Tokyo', 'Europe/Paris']);
});

test('the zone that the server knows is not told', async () => {
  expect(await (await pageIn('Europe/Berlin')).toldAfter(ada('Europe/Berlin'))).toEqual([]);
});

test('what could not be told is told with the next answer, and each learner’s is', async () => {
  const page = await pageIn('Asia/Tokyo');
  page.fails();
  await page.toldAfter(ada('Europe/Berlin'));
  expect(await page.toldAfter(ada('Europe/Berlin'))).toHaveLength(2);
  const other = await pageIn('Asia/Tokyo');
  expect(await other.toldAfter(ada('Europe/Berlin'))).toHaveLength(1);
  expect(await other.toldAfter({ ...ada('Europe/Berlin'), id: 'ben' })).toHaveLength(2);
});
