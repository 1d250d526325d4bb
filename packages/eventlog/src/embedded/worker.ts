/** The thread in which PGlite lives: bytes of the wire protocol in, bytes out, one message at a time. */
import { readFileSync } from 'node:fs';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFS, startParameters } from './durable-fs.ts';
import type { FromWorker, ToWorker, WorkerStart } from './thread.ts';

const port = parentPort as MessagePort;
const start = workerData as WorkerStart;
const files = start.directory === undefined ? undefined : new DurableNodeFS(start.directory);

const pg = await PGlite.create({
  ...(files ? { fs: files } : {}),
  ...(start.tarball ? { loadDataDir: new Blob([readFileSync(start.tarball)]) } : {}),
  startParams: startParameters(PGlite.defaultStartParams, start.durable),
});

port.on('message', (message: ToWorker) => void answer(message));
tell({ kind: 'ready' });

async function answer(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'run':
      return tell({ kind: 'answer', id: message.id, bytes: await run(message.bytes) });
    case 'are-you-there':
      return tell({ kind: 'here' });
    case 'count-fsyncs':
      return tell({ kind: 'counted', fsyncs: files?.fsyncs ?? 0 });
    case 'dump': {
      const dump = await pg.dumpDataDir('none');
      return tell({ kind: 'dumped', tarball: new Uint8Array(await dump.arrayBuffer()) });
    }
    case 'close':
      await pg.close();
      tell({ kind: 'closed' });
      return port.close();
  }
}

async function run(message: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  await pg.execProtocolRawStream(message, {
    onRawData: (bytes) => {
      // A copy: they lie in wasm's memory, which the next call writes over.
      chunks.push(bytes.slice());
      length += bytes.length;
    },
  });
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function tell(message: FromWorker): void {
  port.postMessage(message, message.kind === 'answer' ? [message.bytes.buffer] : []);
}
