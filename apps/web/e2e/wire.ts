/** A hand on the wire between the page and the server: to look, to hold back, to answer in its place. */
import type { Page, Request } from 'playwright/test';

const calls = (address: string): string[] => new URL(address).pathname.replace('/trpc/', '').split(',');

/** Counts what the page asks of a procedure from now on. */
export function watching(page: Page, procedure: string): { readonly requests: Request[] } {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/trpc/') && calls(request.url()).includes(procedure)) requests.push(request);
  });
  return { requests };
}

/** What the page's acts of a procedure carry from now on, each call by itself, also those that go together in one request. */
export function carried(page: Page, procedure: string): readonly unknown[] {
  const inputs: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/trpc/')) return;
    const body = request.postDataJSON() as Record<string, { json: unknown }>;
    for (const [place, call] of calls(request.url()).entries()) if (call === procedure) inputs.push(body[String(place)]?.json);
  });
  return inputs;
}

/** Answers one procedure with this instead of the server; the rest of a batch is the server's own. */
export async function answering(page: Page, procedure: string, data: unknown): Promise<void> {
  (await handOn(page)).answers.set(procedure, { result: { data: { json: data } } });
}

/** Lets one procedure fail. */
export async function failing(page: Page, procedure: string, sentence = 'Something went wrong. Please try again.', httpStatus = 500): Promise<void> {
  const error = { json: { message: sentence, code: -32_603, data: { httpStatus, code: 'UNEXPECTED', fields: [] } } };
  (await handOn(page)).answers.set(procedure, { error });
}

/** Holds a procedure's answer back until the returned function is called. */
export async function holding(page: Page, procedure: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  (await handOn(page)).holds.set(procedure, released);
  return release;
}

/** The next call of a procedure reaches the server, and its answer gets lost on the way back, with its cookies. */
export async function losingTheAnswerOf(page: Page, procedure: string): Promise<void> {
  let isLost = false;
  await page.route('**/trpc/**', async (route) => {
    const request = route.request();
    if (isLost || !calls(request.url()).includes(procedure)) return route.fallback();
    isLost = true;
    const { 'content-length': _length, ...headers } = await request.allHeaders();
    await fetch(request.url(), { method: request.method(), headers, body: request.postData() });
    await route.abort('connectionreset');
  });
}

/** The page hears nothing of what the server records: for counting what it asks by itself. */
export async function deafToChanges(page: Page): Promise<void> {
  await page.route('**/trpc/live.changes*', (route) => route.abort());
}

interface Hand {
  readonly answers: Map<string, object>;
  readonly holds: Map<string, Promise<void>>;
}
const hands = new WeakMap<Page, Hand>();

/** One hand on the wire a page, however many procedures it is on. */
async function handOn(page: Page): Promise<Hand> {
  const there = hands.get(page);
  if (there) return there;
  const hand: Hand = { answers: new Map(), holds: new Map() };
  hands.set(page, hand);
  await page.route('**/trpc/**', async (route) => {
    const asked = calls(route.request().url());
    await Promise.all(asked.map((procedure) => hand.holds.get(procedure)));
    if (!asked.some((procedure) => hand.answers.has(procedure))) return route.fallback(); // another hand may be on it
    if (asked.every((procedure) => hand.answers.has(procedure))) return route.fulfill({ json: asked.map((procedure) => hand.answers.get(procedure)) });
    try {
      const real = await route.fetch();
      const answers = (await real.json()) as unknown[];
      return await route.fulfill({ response: real, status: 200, json: answers.map((one, index) => hand.answers.get(asked[index] ?? '') ?? one) });
    } catch (error) {
      // A call that was still under way when its journey ended.
      if (!/disposed|closed|Test ended/.test(String(error))) throw error;
    }
  });
  return hand;
}
