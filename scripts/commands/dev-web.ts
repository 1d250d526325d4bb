/** The web app as it is being written: vite's own server in this process, handing calls and sockets on to Lou. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const web = path.resolve(import.meta.dirname, '../../apps/web');

/** What is used of vite, which belongs to apps/web alone. */
interface Vite {
  createServer(config: object): Promise<{ listen(): Promise<unknown>; close(): Promise<void> }>;
}

/** Listens on the loopback address; answers how to close it. Throws when the port is taken. */
export async function serveWeb(options: { readonly port: number; readonly louUrl: string }): Promise<() => Promise<void>> {
  const entry = createRequire(path.join(web, 'package.json')).resolve('vite');
  const vite = (await import(pathToFileURL(entry).href)) as Vite;
  const { louUrl: target, port } = options;
  const server = await vite.createServer({
    root: web,
    configFile: path.join(web, 'vite.config.ts'),
    logLevel: 'warn',
    clearScreen: false,
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: { '/api': target, '/trpc': target, '/healthz': target, '/figures': target, '/docs': target, '/openapi.json': target, '/ws': { target, ws: true } },
    },
  });
  await server.listen();
  return () => server.close();
}
