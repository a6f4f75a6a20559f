import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Above the maximum, an idle connection is closed for a new one. At shutdown, idle connections are closed at once: Node
 * itself would wait for browsers that connect ahead of need and send nothing.
 */
export class Connections {
  readonly #max: number;
  /** Connections without a complete request yet, oldest first. */
  readonly #silent = new Set<Socket>();
  /** Connections between two requests, longest idle first. */
  readonly #resting = new Set<Socket>();
  readonly #answered = new Map<Socket, Set<ServerResponse>>();
  #ending = false;

  constructor(max: number) {
    this.#max = max;
  }

  watch(server: Server): void {
    server.on('connection', (socket: Socket) => this.#admit(socket));
    server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      const responses = this.#answered.get(socket) ?? new Set();
      this.#forget(socket);
      this.#answered.set(socket, responses.add(response));
      response.once('close', () => this.#rest(socket, response));
    });
  }

  isAnswered(socket: Socket): boolean {
    const responses = this.#answered.get(socket) ?? [];
    return Array.from(responses).some(({ headersSent }) => headersSent);
  }

  end(): void {
    this.#ending = true;
    for (const socket of [...this.#silent, ...this.#resting]) socket.destroy();
  }

  #admit(socket: Socket): void {
    if (this.#ending) {
      socket.destroySoon();
      return;
    }
    const count = this.#silent.size + this.#resting.size + this.#answered.size;
    if (count >= this.#max && !this.#makeRoom()) {
      socket.destroy();
      return;
    }
    this.#silent.add(socket);
    socket.once('close', () => this.#forget(socket));
  }

  /** Closes what is least likely in use: visitors send a request at once, and browsers retry on a new connection. */
  #makeRoom(): boolean {
    const [longest] = this.#silent.size > 0 ? this.#silent : this.#resting;
    if (longest === undefined) return false;
    this.#forget(longest);
    longest.destroy();
    return true;
  }

  #rest(socket: Socket, response: ServerResponse): void {
    const responses = this.#answered.get(socket);
    responses?.delete(response);
    // A client may send its next request before the previous response.
    if (responses === undefined || responses.size > 0) return;
    this.#answered.delete(socket);
    if (this.#ending) socket.destroySoon();
    else if (!socket.destroyed) this.#resting.add(socket);
  }

  #forget(socket: Socket): void {
    this.#silent.delete(socket);
    this.#resting.delete(socket);
    this.#answered.delete(socket);
  }
}
