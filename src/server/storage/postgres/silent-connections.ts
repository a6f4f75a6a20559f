import type { Pool, PoolClient } from 'pg';

/**
 * Closes connections that have gone silent, whichever pool they are of. A network that swallows everything breaks none of
 * them: one is given up when its answer does not come, and each of the others would be waited for as long again. So where
 * one failed that was silent for `longest` (ms), which no statement takes, all go that were.
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
    // As the driver does: an end that is asked for would wait for answers too.
    for (const client of this.#heardAt.keys()) if (this.#isSilent(client)) client.connection.stream.destroy();
  }
}
