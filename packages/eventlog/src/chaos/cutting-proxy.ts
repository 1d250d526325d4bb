/** A TCP proxy that cuts connections and can be away, for tests of what happens when the network or the server fails. */
import net from 'node:net';

export interface CuttingProxy {
  /** Where to connect instead of the target: the same URL with this proxy's host and port. */
  readonly url: string;
  /** Cuts every connection on the client's side; `both` closes those to the server too, else it never hears of it. */
  cut(both?: boolean): void;
  /** Cuts every connection as a crashed machine does: the client sees an error (ECONNRESET) and not an end. */
  reset(): void;
  /** Refuses new connections until it is called with false. */
  refuse(refusing: boolean): void;
  close(): Promise<void>;
}

/** Listens on a free port of this machine and passes everything on to the host and port of `targetUrl`. */
export async function cuttingProxy(targetUrl: string): Promise<CuttingProxy> {
  const target = new URL(targetUrl);
  const pairs = new Set<{ readonly client: net.Socket; readonly server: net.Socket }>();
  let refusing = false;
  const listener = net.createServer((client) => {
    if (refusing) return client.destroy();
    const server = net.connect(Number(target.port || 5432), target.hostname);
    const pair = { client, server };
    pairs.add(pair);
    client.pipe(server);
    server.pipe(client);
    for (const socket of [client, server]) socket.on('error', () => undefined);
    server.on('close', () => {
      client.destroy();
      pairs.delete(pair);
    });
    return client.on('close', () => server.destroyed || client.unpipe(server));
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as net.AddressInfo;
  const url = new URL(targetUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    cut(both = true) {
      for (const { client, server } of pairs) {
        server.unpipe(client);
        client.destroy();
        if (both) server.destroy();
      }
    },
    reset() {
      for (const { client, server } of pairs) {
        server.unpipe(client);
        client.resetAndDestroy();
        server.destroy();
      }
    },
    refuse(now) {
      refusing = now;
    },
    async close() {
      for (const { client, server } of pairs) {
        client.destroy();
        server.destroy();
      }
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
