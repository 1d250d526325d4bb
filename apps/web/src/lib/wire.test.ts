import { afterEach, expect, test, vi } from 'vitest';
import { asCallFailed, showsAccount, trpc } from './trpc.ts';
import { CallFailed, NOT_OURS, sentenceOf, UNANSWERED, UNREACHABLE, wireFetch } from './wire.ts';

const answer = (body: string, init: ResponseInit) => vi.fn<typeof fetch>(async () => new Response(body, init));
const json = { 'content-type': 'application/json' };

/** What the server's tRPC says when it refuses. */
const refusal = (httpStatus: number, message: string, fields: unknown[] = []) =>
  JSON.stringify([{ error: { json: { message, code: -32_000, data: { httpStatus, code: 'REFUSED', fields } } } }]);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Takes every call and answers none; what is given up fails with the reason. */
const silent = vi.fn<typeof fetch>(
  (_address, init) =>
    new Promise((_resolve, reject) => {
      const end = () => reject(init?.signal?.reason);
      if (init?.signal?.aborted) end();
      init?.signal?.addEventListener('abort', end);
    }),
);

const caught = async (promise: Promise<unknown>): Promise<Error> => promise.then(() => new Error('nothing was thrown')).catch((error: Error) => error);

test('L362 L363 L364 a call goes to the same origin with its cookies, a payload as JSON', async () => {
  const sent = answer(JSON.stringify([{ result: { data: { json: { id: 'u1' } } } }]), { headers: json });
  vi.stubGlobal('fetch', sent);
  await trpc.identity.login.mutate({ username: 'amara', password: 'lamp' });
  const [address, options] = sent.mock.calls[0] ?? [];
  expect(address).toBe('/trpc/identity.login?batch=1');
  expect(options).toMatchObject({ method: 'POST', credentials: 'include', headers: { 'content-type': 'application/json' } });
  expect(JSON.parse(String(options?.body))).toEqual({ 0: { json: { username: 'amara', password: 'lamp' } } });
});

test('a call names the account that the page showed when it was made', async () => {
  const sent = answer(JSON.stringify([{ result: { data: { json: {} } } }, { result: { data: { json: {} } } }]), { headers: json });
  vi.stubGlobal('fetch', sent);
  const named = () => sent.mock.calls.map(([, options]) => new Headers(options?.headers).get('x-lou-account'));
  const change = () => trpc.identity.changeSettings.mutate({ firstName: 'Amara' });
  showsAccount('u1');
  const pressed = change();
  showsAccount('u2');
  await pressed;
  expect(named()).toEqual(['u1']);
  showsAccount('u1');
  const together = [change()];
  showsAccount('u2');
  await Promise.all([...together, change()]);
  expect(named()).toEqual(['u1', 'u1,u2']);
  showsAccount(null);
  await change();
  expect(named()).toEqual(['u1', 'u1,u2', null]);
});

test('L411 a refused call throws `STATUS: sentence`; the sentence alone is one step away', async () => {
  vi.stubGlobal('fetch', answer(refusal(401, 'Invalid username or password.'), { status: 401, headers: json }));
  const error = await caught(trpc.identity.login.mutate({ username: 'amara', password: 'no' }));
  expect(error.message).toBe('401: Invalid username or password.');
  expect(sentenceOf(error)).toBe('Invalid username or password.');
  expect(asCallFailed(error)).toMatchObject({ status: 401, sentence: 'Invalid username or password.', code: 'REFUSED' });
});

test('L367 a 401 throws: only who reads the current user turns it into nothing', async () => {
  vi.stubGlobal('fetch', answer(refusal(401, 'Please sign in to continue.'), { status: 401, headers: json }));
  expect((await caught(trpc.catalogue.courses.query({}))).message).toBe('401: Please sign in to continue.');
});

test('a refusal brings the wrong fields along', async () => {
  vi.stubGlobal(
    'fetch',
    answer(refusal(400, 'Please enter a username.', [{ path: 'username', message: 'Please enter a username.' }]), { status: 400, headers: json }),
  );
  const failed = asCallFailed(await caught(trpc.identity.register.mutate({ username: '', password: 'lamp on the desk' })));
  expect(failed.fields).toEqual([{ path: 'username', message: 'Please enter a username.' }]);
});

test('an answer that is not ours becomes `STATUS: body`', async () => {
  vi.stubGlobal('fetch', answer('The lamp is off.\n', { status: 502, statusText: 'Bad Gateway', headers: { 'content-type': 'text/plain' } }));
  expect((await caught(wireFetch('/trpc/x'))).message).toBe('502: The lamp is off.');
});

test('L412 with an empty body the status text stands in its place', async () => {
  vi.stubGlobal('fetch', answer('', { status: 502, statusText: 'Bad Gateway' }));
  expect((await caught(trpc.catalogue.courses.query({}))).message).toBe('502: Bad Gateway');
});

test('a proxy’s page and JSON that is not ours are shown to nobody', async () => {
  vi.stubGlobal('fetch', answer('<html><h1>Bad gateway</h1></html>', { status: 502, headers: { 'content-type': 'text/html' } }));
  const page = await caught(trpc.catalogue.courses.query({}));
  expect([page.message, sentenceOf(page)]).toEqual(['502: <html><h1>Bad gateway</h1></html>', NOT_OURS]);
  for (const body of ['{"error":"boom"}', '<html>', '[]']) {
    vi.stubGlobal('fetch', answer(body, { status: 500, headers: json }));
    expect(sentenceOf(await caught(trpc.catalogue.courses.query({}))), body).toBe(NOT_OURS);
  }
});

test('nobody answers: a sentence without a number', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  const error = await caught(trpc.catalogue.courses.query({}));
  expect(error.message).toBe(UNREACHABLE);
  expect(asCallFailed(error).status).toBe(0);
});

test('a call that nobody answers has failed after 30 s, reading or writing; everything in one piece may take 2 minutes', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', silent);
  const after = async (call: () => Promise<unknown>, milliseconds: number) => {
    let failed: unknown;
    void call().catch((error: unknown) => {
      failed = error;
    });
    await vi.advanceTimersByTimeAsync(milliseconds - 100);
    expect(failed).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    return asCallFailed(failed);
  };
  for (const call of [() => trpc.catalogue.courses.query({}), () => trpc.identity.changeSettings.mutate({ firstName: 'Amara' })])
    expect(await after(call, 30_000)).toMatchObject({ status: 0, sentence: UNANSWERED });
  expect(sentenceOf(await after(() => trpc.identity.export.query({}), 120_000))).toBe(UNANSWERED);
});

test('the time of a call holds until its last word', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const body = new ReadableStream({ start: (words) => init.signal?.addEventListener('abort', () => words.error(init.signal?.reason)) });
    return new Response(body, { headers: json });
  });
  const failed = caught(trpc.catalogue.courses.query({}));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sentenceOf(await failed)).toBe(UNANSWERED);
});

test('who gives a call up is told no more of it than that', async () => {
  vi.stubGlobal('fetch', silent);
  const gone = new AbortController();
  const failed = caught(wireFetch('/trpc/x', { signal: gone.signal }));
  gone.abort();
  expect((await failed).name).toBe('AbortError');
  expect((await caught(wireFetch('/trpc/x', { signal: AbortSignal.abort() }))) instanceof CallFailed).toBe(false);
});
