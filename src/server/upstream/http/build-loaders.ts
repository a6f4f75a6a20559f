import type { Response } from 'undici';
import type { Clock } from '../../ports/clock.ts';
import type { Loaders } from '../../ports/upstream.ts';
import { decodeText } from './decode-text.ts';
import { buildHostGate, type HostGate } from './host-gate.ts';
import type { HttpClient } from './http-client.ts';
import { LoadFailure, toUpstreamError } from './load-failure.ts';
import { openResponse, readChunks } from './open-response.ts';
import { isRateLimit, toPauseEnd } from './retry-after.ts';
import { buildRoutePauses, toPathname, type RoutePauses } from './route-pauses.ts';

/** How to call a source. */
export interface LoaderOptions {
  readonly client: HttpClient;
  /** For errors. */
  readonly source: string;
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
  readonly clock?: Clock;
  /** Statuses besides 429 by which the source asks for a pause of all calls. */
  readonly pauseStatuses?: readonly number[];
  /** Routes that are paused as one, whatever the id in them: '/coins/*'. */
  readonly routes?: readonly string[];
  /** How many calls of the budget a call counts as; absent: one. */
  readonly cost?: (path: string) => number;
  /** For the whole exchange, with redirects and body, in ms. */
  readonly timeout?: number;
  /** Largest body, in bytes after decompression. */
  readonly maxBytes?: number;
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
      const failure = new LoadFailure('malformed', 'not JSON', { cause });
      throw toUpstreamError(failure, { source: options.source, route: toPathname(path) });
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
  const {
    client,
    source,
    publicOnly = false,
    timeout = 10_000,
    maxBytes = 8_000_000,
    clock = Date,
    cost = () => 1,
  } = options;
  const gate = options.gate ?? buildHostGate({ clock, limits: [] });
  const trusted = publicOnly ? undefined : new URL(options.base).origin;
  const routePauses = buildRoutePauses(clock, options.routes ?? []);

  return async (path, accept, body) => {
    const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const headers = { Accept: accept, ...type, ...options.headers };
    // Includes the wait in the queue, so that requests to a silent source cannot accumulate.
    const signal = AbortSignal.timeout(timeout);
    const exchange = async () => {
      const asked = { client, headers, body, signal, trusted, redirects: 'same-origin' } as const;
      const response = await openResponse(toAddress(options, path), asked);
      const pauses = { gate, routePauses, path, clock };
      checkStatus(response, options, pauses);
      return readText(response, maxBytes);
    };
    try {
      routePauses.check(path);
      // Queue for at most half of the timeout, so that the request itself has the rest.
      return await gate.enter(exchange, { signal, maxWait: timeout / 2, cost: cost(path) });
    } catch (error) {
      throw toUpstreamError(error, { source, limit: signal, route: toPathname(path) });
    }
  };
}

function toAddress({ base, query = {} }: LoaderOptions, path: string): URL {
  const url = new URL(path === '' ? base : base.replace(/\/+$/, '') + path);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

interface Pauses {
  readonly gate: HostGate;
  readonly routePauses: RoutePauses;
  readonly path: string;
  readonly clock: Clock;
}

/** Throws LoadFailure if the status is not 200, and starts the pause that the status asks for. */
function checkStatus(
  response: Response,
  { pauseStatuses = [] }: LoaderOptions,
  { gate, routePauses, path, clock }: Pauses,
): void {
  const { status, headers } = response;
  if (status === 200) return;
  // The body is not read: its connection is not used again.
  response.body?.cancel().catch(() => undefined);
  if (pauseStatuses.includes(status) || isRateLimit(response)) {
    gate.pause(toPauseEnd(headers, clock.now(), isRateLimit(response) ? 'limit' : 'ban'));
    throw new LoadFailure('resting', `status ${status}`);
  }
  if (status === 402 || status === 403) routePauses.pause(path);
  if (status === 404) throw new LoadFailure('not-found', 'status 404');
  throw new LoadFailure(status >= 500 ? 'unreachable' : 'refused', `status ${status}`);
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readChunks(response, maxBytes)) chunks.push(chunk);
  return decodeText(Buffer.concat(chunks), response.headers.get('content-type'));
}
