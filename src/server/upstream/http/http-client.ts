import type { Response } from 'undici';
import { LoadFailure } from './load-failure.ts';
import { lookupPublic } from './public-address.ts';

interface SendOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** Sent by POST; absent: the request is a GET. */
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
  /** The connection may go to a private address: the operator set it. */
  readonly mayBePrivate: boolean;
}

/** Calls outside services, and reuses its connections. */
export interface HttpClient {
  /** One request; does not follow a redirect. Rejects as fetch does, or with LoadFailure once the client is closed. */
  readonly send: (url: URL, options: SendOptions) => Promise<Response>;
  /** Ends every connection, and rejects running and later calls. */
  readonly close: () => Promise<void>;
}

/** A client; `userAgent` tells services who calls, and whom to contact. */
export function buildHttpClient(userAgent = 'take-profits'): HttpClient {
  let opened: ReturnType<typeof openAgents> | undefined;
  let isClosed = false;
  return {
    async send(url, { headers, body, signal, mayBePrivate }) {
      // An agent that opened now would never be closed.
      if (isClosed) throw new LoadFailure('unreachable', 'calls have ended');
      opened ??= openAgents();
      const { fetch, publicAgent, namedAgent } = await opened;
      const dispatcher = mayBePrivate ? namedAgent : publicAgent;
      const sent = body === undefined ? {} : { method: 'POST', body };
      const named = { 'User-Agent': userAgent, ...headers };
      return fetch(url, { ...sent, headers: named, signal, redirect: 'manual', dispatcher });
    },
    async close() {
      isClosed = true;
      const agents = await opened;
      await Promise.all([agents?.publicAgent.destroy(), agents?.namedAgent.destroy()]);
    },
  };
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
