import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches a server's connections; the function returned ends those without a request under way, and the others
 * once theirs is answered. Node itself would wait for browsers that connect ahead of need and then say nothing.
 */
export function watchConnections(server: Server): () => void {
  const idle = new Set<Socket>();
  let ending = false;
  const rest = (socket: Socket) => {
    if (ending) socket.destroySoon();
    else if (!socket.destroyed) idle.add(socket);
  };
  server.on('connection', (socket: Socket) => {
    rest(socket);
    socket.once('close', () => idle.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    idle.delete(socket);
    response.once('close', () => rest(socket));
  });
  return () => {
    ending = true;
    for (const socket of idle) socket.destroy();
  };
}
