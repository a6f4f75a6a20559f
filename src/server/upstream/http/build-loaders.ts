import type { Response } from 'undici';
import { SourceFailure, type Loaders } from '../../ports/upstream.ts';
import { decodeText } from './decode-text.ts';
import { buildHostGate, type HostGate } from './host-gate.ts';
import { readChunks, type HttpClient } from './http-client.ts';
import { toFailure } from './load-failure.ts';
import { isRateLimit, toPauseEnd } from './retry-after.ts';

/** What is particular to a source's calls. */
export interface CallRules {
  /** How many calls of its limits a call counts as, if it counts points; absent: one. */
  readonly cost?: (path: string) => number;
  /** Statuses besides 429 by which it asks for a pause of all calls. */
  readonly pauseStatuses?: readonly number[];
  /**
   * Its routes with an id, with a star for each id ('/coins/*'), and routes whose queries differ. A 402 or 403 pauses
   * such a route for a day, whatever the id and the query; of other paths, only that path and query, since a source may
   * refuse the words that one member searches for.
   */
  readonly routes?: readonly string[];
  /** Its largest response in bytes after decompression, if above 8 MB. */
  readonly maxBytes?: number;
}

export interface LoaderOptions {
  readonly client: HttpClient;
  /** The source's address; only its origin is ever called. */
  readonly base: string;
  /** The base is built in, not set by the operator: only called by https at public addresses. */
  readonly publicOnly?: boolean;
  /** Sent with every request, such as a key. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Added to the query of every request, such as a key; never in an error or a log. */
  readonly query?: Readonly<Record<string, string>>;
  /** Shared by all callers of the host; absent: a separate one without a budget. */
  readonly gate?: HostGate;
  readonly rules?: CallRules;
  /** Called when the source has sent a document. */
  readonly onAnswer?: (() => void) | undefined;
  /** For the whole exchange, with redirects and body, in ms. */
  readonly timeout?: number;
}

type LoadBody = (path: string, accept: string, body?: string) => Promise<string>;

/**
 * Loads documents from one source. A redirect is followed only within the base's own origin, so that no response can
 * lead the server, or a key, to another host or into the private network.
 */
export function buildLoaders(options: LoaderOptions): Loaders {
  const load = buildBodyLoader(options);
  const loadJson = async (path: string, body?: string): Promise<unknown> => {
    const text = await load(path, 'application/json', body);
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new SourceFailure('malformed', `${toPathname(path)}: not JSON`, { cause });
    }
  };
  return {
    base: options.base,
    loadJson: (path) => loadJson(path),
    postJson: (path, document) => loadJson(path, JSON.stringify(document)),
    loadText: (path) => load(path, '*/*'),
  };
}

function buildBodyLoader(options: LoaderOptions): LoadBody {
  const { client, base, publicOnly = false, timeout = 10_000, rules = {} } = options;
  const { cost = () => 1, maxBytes = 8_000_000 } = rules;
  const gate = options.gate ?? buildHostGate({ clock: Date, limits: [] });
  const trusted = publicOnly ? undefined : new URL(base).origin;

  return async (path, accept, body) => {
    const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const headers = { Accept: accept, ...type, ...options.headers };
    const route = base + toRoute(path, rules);
    // Includes the wait in the queue, so that requests to a silent source cannot accumulate.
    const signal = AbortSignal.timeout(timeout);
    const exchange = async () => {
      const asked = { headers, body, signal, trusted, redirects: 'same-origin' } as const;
      const response = await client.open(toAddress(options, path), asked);
      if (response.status !== 200) throw toStatusFailure(response, rules, { gate, route });
      const text = await readText(response, maxBytes);
      options.onAnswer?.();
      return text;
    };
    try {
      // Queue for at most half of the timeout, so that the request itself has the rest.
      return await gate.enter(exchange, { route, signal, maxWait: timeout / 2, cost: cost(path) });
    } catch (error) {
      throw toFailure(error, signal, toPathname(path));
    }
  };
}

function toAddress({ base, query = {} }: LoaderOptions, path: string): URL {
  const url = new URL(path === '' ? base : base.replace(/\/+$/, '') + path);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

function toRoute(path: string, { routes = [] }: CallRules): string {
  const parts = toPathname(path).split('/');
  const matches = (pattern: string) => {
    const expected = pattern.split('/');
    return (
      parts.length === expected.length &&
      expected.every((part, index) => part === '*' || part === parts[index])
    );
  };
  return routes.find(matches) ?? path;
}

/** A path without its query, which may contain a key or what a member typed. */
function toPathname(path: string): string {
  return path.replace(/\?.*/s, '');
}

/** The failure of another status than 200; starts the pause that it asks for. */
function toStatusFailure(
  response: Response,
  { pauseStatuses = [] }: CallRules,
  { gate, route }: { readonly gate: HostGate; readonly route: string },
): SourceFailure {
  const { status, headers } = response;
  // The body is not read: its connection is not used again.
  response.body?.cancel().catch(() => undefined);
  if (pauseStatuses.includes(status) || isRateLimit(response)) {
    gate.pause((now) => toPauseEnd(headers, now, isRateLimit(response) ? 'limit' : 'ban'));
    return new SourceFailure('resting', `status ${status}`);
  }
  if (status === 402 || status === 403) gate.pauseRoute(route);
  if (status === 404) return new SourceFailure('not-found', 'status 404');
  return new SourceFailure(status >= 500 ? 'unreachable' : 'refused', `status ${status}`);
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readChunks(response, maxBytes)) chunks.push(chunk);
  return decodeText(Buffer.concat(chunks), response.headers.get('content-type'));
}
