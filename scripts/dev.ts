/**
 * `npm run dev [--web-port N]`: the server at PORT, started again when its files change, and the web app at 5173 with every
 * change shown at once; it hands calls and sockets on to the server. Ctrl-C ends both.
 */
import { parseArgs } from 'node:util';
import { readEnvironment } from '../apps/server/src/env.ts';
import { watchServer } from './commands/dev-server.ts';
import { serveWeb } from './commands/dev-web.ts';
import { runCommand, WrongArguments } from './commands/run-command.ts';

await runCommand('npm run dev -- [--web-port 5173]', async () => {
  const { values } = parseArgs({ options: { 'web-port': { type: 'string', default: '5173' } } });
  const webPort = Number(values['web-port']);
  if (!Number.isInteger(webPort) || webPort < 1 || webPort > 65_535) throw new WrongArguments('A port is a number from 1 to 65535.');
  const { HOST, PORT, PUBLIC_ORIGIN } = readEnvironment();
  if (PORT === 0) throw new WrongArguments('The web app must know where the server is: PORT cannot be 0 here.');

  const louUrl = `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}`;
  const webUrl = `http://127.0.0.1:${webPort}`;
  // Both may change things: the pages of vite, and the server's own where the web app was built.
  const origins = [...PUBLIC_ORIGIN, webUrl, `http://localhost:${webPort}`, louUrl, `http://localhost:${PORT}`];
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });

  console.error(`Starting the server at ${louUrl} and the web app at ${webUrl} ...`);
  const closeWeb = await serveWeb({ port: webPort, louUrl });
  const server = watchServer({ PUBLIC_ORIGIN: origins.join(',') }, louUrl);
  try {
    const ready = await Promise.race([server.ready().then(() => true), stopped.then(() => false)]);
    if (ready) {
      console.log(`Lou is ready for work at ${webUrl} (Ctrl-C ends it).`);
      await stopped;
    }
  } finally {
    await Promise.all([closeWeb(), server.stop()]);
  }
  return 0;
});
