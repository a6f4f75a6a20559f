import type { Response } from 'undici';
import { SourceFailure } from '../../ports/upstream.ts';
import { lookupPublic, mayAsk } from './public-address.ts';

interface OpenOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** Sent by POST; absent: the request is a GET. */
  readonly body?: string | undefined;
  /** Ends the request, and the response as well. */
  readonly signal: AbortSignal;
  /**
   * An origin that the operator set: only this one may be http, on any port and at a private address. Everything else,
   * redirects included, must be https on its default port at a public address.
   */
  readonly trusted: string | undefined;
  /** Within the first address's origin, or to any allowed address. */
  readonly redirects: 'same-origin' | 'anywhere';
}

/** Calls outside services, and reuses its connections. Every address is checked here before a call. */
export interface HttpClient {
  /**
   * Sends a request, follows at most two redirects, and returns the first other response. Rejects with SourceFailure, also
   * once the client is closed, or as fetch does.
   */
  readonly open: (url: URL, options: OpenOptions) => Promise<Response>;
  /** Ends every connection, and rejects running and later calls. */
  readonly close: () => Promise<void>;
}

const maxRedirects = 2;

/** A client; `userAgent` tells services who calls, and whom to contact. */
export function buildHttpClient(userAgent = 'take-profits'): HttpClient {
  let opened: ReturnType<typeof openAgents> | undefined;
  let isClosed = false;
  const send = async (url: URL, { headers, body, signal, trusted }: OpenOptions): Promise<Response> => {
    const mayBePrivate = url.origin === trusted;
    if (!mayBePrivate && !isSafe(url)) throw new SourceFailure('refused', 'an address that is not called');
    // An agent that opened now would never be closed.
    if (isClosed) throw new SourceFailure('unreachable', 'calls have ended');
    opened ??= openAgents();
    const { fetch, publicAgent, namedAgent } = await opened;
    const dispatcher = mayBePrivate ? namedAgent : publicAgent;
    const sent = body === undefined ? {} : { method: 'POST', body };
    const named = { 'User-Agent': userAgent, ...headers };
    return fetch(url, { ...sent, headers: named, signal, redirect: 'manual', dispatcher });
  };
  return {
    async open(start, options) {
      let url = start;
      for (let hops = 0; hops <= maxRedirects; hops += 1) {
        if (options.redirects === 'same-origin' && url.origin !== start.origin)
          throw new SourceFailure('refused', 'a redirect to another origin');
        const response = await send(url, options);
        const location = response.headers.get('location');
        if (response.status < 300 || response.status > 399 || location === null) return response;
        await response.body?.cancel();
        if (!URL.canParse(location, url))
          throw new SourceFailure('malformed', 'a redirect without an address');
        url = new URL(location, url);
      }
      throw new SourceFailure('refused', 'too many redirects');
    },
    async close() {
      isClosed = true;
      const agents = await opened;
      await Promise.all([agents?.publicAgent.destroy(), agents?.namedAgent.destroy()]);
    },
  };
}

function isSafe({ protocol, port, username, password, hostname }: URL): boolean {
  return protocol === 'https:' && port === '' && username === '' && password === '' && mayAsk(hostname);
}

async function openAgents() {
  // Loads the package for the first call instead of at the start; never in sample mode.
  const { Agent, fetch } = await import('undici');
  return {
    fetch,
    // Separate, so that a connection opened without a check of its address never serves a call that needs one.
    publicAgent: new Agent({ connect: { lookup: lookupPublic } }),
    namedAgent: new Agent(),
  };
}

/** A response's body in chunks. Rejects with SourceFailure 'malformed' above `maxBytes`. */
export async function* readChunks(response: Response, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // An error that leaves the loop closes the connection: the rest is never read.
    if (size > maxBytes) throw new SourceFailure('malformed', `more than ${maxBytes} bytes`);
    yield chunk;
  }
}
