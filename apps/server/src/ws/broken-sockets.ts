/** Sockets whose client broke the protocol: closed with what it did and a sentence, never cut off, never a fault of ours. */
import { sentences } from '@lou/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';

/** The close code of a frame that is too large. RFC 6455. */
const TOO_LARGE = 1009;

/** ws closes what breaks the protocol by itself, with the code alone; of a frame that is too large ours says why. */
export function sayWhyTooLarge(app: FastifyInstance): void {
  app.websocketServer.on('connection', (socket: WebSocket) => {
    const close = socket.close.bind(socket);
    socket.close = (code, reason) => close(code, reason ?? (code === TOO_LARGE ? sentences.tooLarge : undefined));
  });
}

/** What ws found in the bytes (WS_ERR_...) ends with the close that is under way; anything else is ours, is logged and ends at once. */
export function endBrokenSocket(error: Error & { readonly code?: string }, socket: WebSocket, request: FastifyRequest): void {
  if (error.code?.startsWith('WS_ERR_')) {
    request.log.info({ code: error.code }, 'a socket broke the protocol');
    return;
  }
  request.log.error({ err: error }, 'a socket failed');
  socket.terminate();
}
