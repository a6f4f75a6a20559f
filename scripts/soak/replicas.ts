import { randomInt } from 'node:crypto';
import { findFreePort, startServer, type RunningServer } from '../product/server.ts';
import type { PickUrl } from './saving-member.ts';

/** Servers of one database, which are killed and started again at the same addresses. */
export class Replicas {
  readonly #env: Readonly<Record<string, string>>;
  readonly #servers: RunningServer[] = [];

  private constructor(env: Readonly<Record<string, string>>) {
    this.#env = env;
  }

  static async start(count: number, env: Readonly<Record<string, string>>): Promise<Replicas> {
    const replicas = new Replicas(env);
    for (let index = 0; index < count; index += 1)
      replicas.#servers.push(await startServer({ ...env, PORT: String(await findFreePort()) }));
    return replicas;
  }

  /** Any of them, even a stopped one: the client does not know that. */
  readonly pick: PickUrl = () => this.#at(randomInt(this.#servers.length)).url;

  async killOne(): Promise<void> {
    const index = randomInt(this.#servers.length);
    await this.#at(index).stop('SIGKILL');
    await this.#startAgain(index);
  }

  /** kill -9 of all at once, and of what `beside` kills; `back` starts that again before the servers. */
  async killAll(beside: () => Promise<void>, back: () => Promise<void>): Promise<void> {
    await Promise.all([this.stop(), beside()]);
    await back();
    for (const index of this.#servers.keys()) await this.#startAgain(index);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.stop('SIGKILL')));
  }

  async #startAgain(index: number): Promise<void> {
    const { port } = new URL(this.#at(index).url);
    this.#servers[index] = await startServer({ ...this.#env, PORT: port });
  }

  #at(index: number): RunningServer {
    const server = this.#servers[index];
    if (!server) throw new Error(`There is no server ${index}`);
    return server;
  }
}
