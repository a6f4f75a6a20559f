import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { login } from '../bench/login.ts';

/** Between two visits, in ms. */
const pause = 200;
const timeout = 10_000;

interface Visits {
  /** In ms. */
  readonly times: number[];
  readonly failures: string[];
}

/** A member who reads and saves, over a new connection each time, as a new visitor does. */
export class Visitor {
  readonly #url: string;
  readonly #email: string;
  readonly #cookie: string;
  #recordId: string | undefined;
  #saves = 0;

  private constructor(url: string, email: string, cookie: string) {
    this.#url = url;
    this.#email = email;
    this.#cookie = cookie;
  }

  static async arrive(url: string, email: string): Promise<Visitor> {
    return new Visitor(url, email, await login(url, email));
  }

  async comeUntil(until: number): Promise<Visits> {
    const visits: Visits = { times: [], failures: [] };
    while (Date.now() < until) {
      await this.#measure(visits, () => this.#ask('GET', '/api/session'));
      await this.#measure(visits, () => this.#save());
      await wait(pause);
    }
    return visits;
  }

  async #measure({ times, failures }: Visits, visit: () => Promise<unknown>): Promise<void> {
    const started = performance.now();
    try {
      await visit();
      times.push(performance.now() - started);
    } catch (error) {
      failures.push(String(error));
    }
  }

  async #save(): Promise<void> {
    const made = this.#recordId;
    const path = made === undefined ? '' : `/${this.#email}/cg/${made}`;
    const mood = String(this.#saves % 100);
    this.#saves += 1;
    const body = await this.#ask('POST', `/api/report/social${path}`, {
      email: this.#email,
      social_mood: mood,
    });
    this.#recordId ??= /"id":"([^"]+)"/.exec(body)?.[1];
  }

  async #ask(method: string, path: string, body?: object): Promise<string> {
    const type = body && { 'content-type': 'application/json' };
    const asked = request(this.#url + path, {
      method,
      agent: false,
      headers: { cookie: this.#cookie, ...type },
      signal: AbortSignal.timeout(timeout),
    });
    asked.end(body && JSON.stringify(body));
    const [response] = await once(asked, 'response');
    const answer = await text(response);
    if (response.statusCode !== 200) throw new Error(`${method} ${path}: ${response.statusCode} ${answer}`);
    return answer;
  }
}
