import type { Pool, PoolClient } from 'pg';

/**
 * Closes the dead connections of all pools together. If the network drops every packet, no connection breaks: each
 * would have to time out separately. So when a connection fails that was silent for `longest` (ms), longer than any
 * statement takes, every other connection that was silent as long is closed too.
 */
export class SilentConnections {
  readonly #longest: number;
  readonly #heardAt = new Map<PoolClient, number>();

  constructor(longest: number) {
    this.#longest = longest;
  }

  watch(pool: Pool): void {
    pool.on('connect', (client) => {
      const hear = () => this.#heardAt.set(client, performance.now());
      hear();
      client.connection.on('readyForQuery', hear);
      client.connection.on('errorMessage', hear);
      client.on('end', () => this.#heardAt.delete(client));
    });
    pool.on('release', (failed, client) => {
      if (failed && this.#isSilent(client)) this.#closeSilent();
    });
  }

  #isSilent(client: PoolClient): boolean {
    return performance.now() - (this.#heardAt.get(client) ?? Infinity) >= this.#longest;
  }

  #closeSilent(): void {
    // `client.end()` would wait for a response.
    for (const client of this.#heardAt.keys()) if (this.#isSilent(client)) client.connection.stream.destroy();
  }
}
