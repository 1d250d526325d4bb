/**
 * A provider on the loopback that speaks the real wire protocols: OpenAI's Responses and chat completions, Anthropic's
 * messages, each as server-sent events. What it says, how slowly, and how it fails is planned by the test.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface PlannedWords {
  readonly say: string;
  /** Characters of a piece. */
  readonly piece?: number;
  /** Before the first piece, and between two. */
  readonly firstMs?: number;
  readonly everyMs?: number;
  /** `cut`: the connection breaks; `silent`: it ends without saying that it ends; `hang`: nothing more comes. */
  readonly end?: 'stop' | 'length' | 'declined' | 'cut' | 'silent' | 'hang';
  readonly tokens?: { readonly input: number; readonly output: number };
}

export type Planned =
  | PlannedWords
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown; readonly afterMs?: number }
  /** Written as it is, under a status of 200. */
  | { readonly raw: string }
  /** The connection breaks without an answer. */
  | { readonly drop: true };

export interface HeardRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
  /** Everything that the model would read. */
  readonly prompt: string;
  /** True once the caller went away before the answer was whole. */
  leftEarly: boolean;
  /** True once the whole answer was written. */
  done: boolean;
}

/** Planned beforehand, or once the request is there. */
export type PlannedReply = Planned | ((request: HeardRequest) => Planned);

export interface ModelServer {
  /** `http://127.0.0.1:port/v1`. */
  readonly baseUrl: string;
  readonly requests: readonly HeardRequest[];
  /** What the next requests get, in order; the last one goes for all that follow. */
  plan(...replies: readonly PlannedReply[]): void;
  close(): Promise<void>;
}

/** Listens on a port of its own. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: HeardRequest[] = [];
  let planned: readonly PlannedReply[] = [{ say: '' }];
  const server = createServer(async (request, response) => {
    const heard = await hear(request);
    requests.push(heard);
    response.on('finish', () => {
      heard.done = true;
    });
    response.on('close', () => {
      heard.leftEarly = !response.writableFinished;
    });
    const [next = { say: '' }, ...later] = planned;
    if (later.length > 0) planned = later;
    await answer(heard, typeof next === 'function' ? next(heard) : next, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    plan(...replies) {
      planned = replies;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function hear(request: IncomingMessage): Promise<HeardRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}') as Record<string, unknown>;
  const read = [body.system, body.instructions, body.messages, body.input];
  return { path: request.url ?? '', headers: request.headers, body, prompt: texts(read).join('\n'), leftEarly: false, done: false };
}

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
};

async function answer({ path }: HeardRequest, planned: Planned, response: ServerResponse): Promise<void> {
  if ('drop' in planned) {
    response.destroy();
    return;
  }
  if ('status' in planned) {
    if (planned.afterMs) await sleep(planned.afterMs);
    response.writeHead(planned.status, { 'content-type': 'application/json', ...planned.headers });
    response.end(JSON.stringify(planned.body ?? { error: { message: 'No.', type: 'error', code: null, param: null } }));
    return;
  }
  if ('raw' in planned) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(planned.raw);
    return;
  }
  await speak(planned, path.endsWith('/messages') ? anthropic : path.endsWith('/responses') ? responses : chat, response);
}

/** The events of a protocol, in the order in which they are sent. */
interface Protocol {
  begin(): string[];
  piece(text: string): string;
  end(how: 'stop' | 'length' | 'declined', tokens: { input: number; output: number }): string[];
}

async function speak(
  { say, piece = 12, firstMs = 0, everyMs = 0, end = 'stop', tokens }: PlannedWords,
  { begin, piece: toldAs, end: ended }: Protocol,
  response: ServerResponse,
) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  for (const event of begin()) response.write(event);
  if (firstMs > 0) await sleep(firstMs);
  for (let at = 0; at < say.length && !response.destroyed; at += piece) {
    if (at > 0 && everyMs > 0) await sleep(everyMs);
    response.write(toldAs(say.slice(at, at + piece)));
  }
  if (end === 'hang') return;
  if (end === 'cut') {
    await sleep(20);
    response.destroy();
    return;
  }
  if (end !== 'silent') for (const event of ended(end, tokens ?? { input: 100, output: Math.ceil(say.length / 4) })) response.write(event);
  response.end();
}

const data = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
const named = (value: { type: string; [key: string]: unknown }): string => `event: ${value.type}\n${data(value)}`;

/** Chat completions, as any compatible server speaks them. */
const chat: Protocol = {
  begin: () => [data({ ...chunk, choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }] })],
  piece: (text) => data({ ...chunk, choices: [{ index: 0, delta: { content: text }, finish_reason: null }] }),
  end: (how, { input, output }) => [
    data({ ...chunk, choices: [{ index: 0, delta: {}, finish_reason: how === 'declined' ? 'content_filter' : how }] }),
    data({ ...chunk, choices: [], usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output } }),
    'data: [DONE]\n\n',
  ],
};
const chunk = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_767_603_630, model: 'loopback' };

/** OpenAI's Responses. */
const responses: Protocol = {
  begin: () => [
    named({ type: 'response.created', sequence_number: 0, response: { ...response, status: 'in_progress', output: [], usage: null } }),
    named({
      type: 'response.output_item.added',
      sequence_number: 1,
      output_index: 0,
      item: { id: 'msg_1', type: 'message', status: 'in_progress', role: 'assistant', content: [] },
    }),
    named({
      type: 'response.content_part.added',
      sequence_number: 2,
      item_id: 'msg_1',
      output_index: 0,
      content_index: 0,
      part: { type: 'output_text', text: '', annotations: [] },
    }),
  ],
  piece: (text) => named({ type: 'response.output_text.delta', sequence_number: 3, item_id: 'msg_1', output_index: 0, content_index: 0, delta: text }),
  end: (how, { input, output }) => [
    named({
      type: 'response.output_item.done',
      sequence_number: 4,
      output_index: 0,
      item: { id: 'msg_1', type: 'message', status: 'completed', role: 'assistant', content: [] },
    }),
    named({
      type: how === 'stop' ? 'response.completed' : 'response.incomplete',
      sequence_number: 5,
      response: {
        ...response,
        status: how === 'stop' ? 'completed' : 'incomplete',
        incomplete_details: how === 'stop' ? null : { reason: how === 'declined' ? 'content_filter' : 'max_output_tokens' },
        usage: {
          input_tokens: input,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: output,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: input + output,
        },
      },
    }),
  ],
};
const response = { id: 'resp_1', object: 'response', created_at: 1_767_603_630, model: 'loopback', error: null, incomplete_details: null };

/** Anthropic's messages. */
const anthropic: Protocol = {
  begin: () => [
    named({
      type: 'message_start',
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'loopback',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 100, output_tokens: 1 },
      },
    }),
    named({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
    named({ type: 'ping' }),
  ],
  piece: (text) => named({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  end: (how, { input, output }) => [
    named({ type: 'content_block_stop', index: 0 }),
    named({
      type: 'message_delta',
      delta: { stop_reason: how === 'stop' ? 'end_turn' : how === 'length' ? 'max_tokens' : 'refusal', stop_sequence: null },
      usage: { input_tokens: input, output_tokens: output },
    }),
    named({ type: 'message_stop' }),
  ],
};
