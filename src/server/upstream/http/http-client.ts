import type { Response } from 'undici';
import { LoadFailure } from './load-failure.ts';
import { lookupPublic } from './public-address.ts';

interface SendOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** Sent by POST; absent: the request is a GET. */
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
  /** The connection may go to a private address: the operator named it. */
  readonly mayBePrivate: boolean;
}

/** Calls outside services over connections of its own, which it keeps open from call to call. */
export interface HttpClient {
  /** One request, whose redirect is not followed. Rejects as fetch does, or with LoadFailure once it is closed. */
  readonly send: (url: URL, options: SendOptions) => Promise<Response>;
  /** Ends every connection, and rejects the calls that are under way and all later ones. */
  readonly close: () => Promise<void>;
}

/** A client that has no connections yet; `userAgent` tells the services who calls, and where to write to. */
export function buildHttpClient(userAgent = 'take-profits'): HttpClient {
  let opened: ReturnType<typeof openAgents> | undefined;
  let isClosed = false;
  return {
    async send(url, { headers, body, signal, mayBePrivate }) {
      // Agents that were opened now would be closed by nobody.
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
  // The package is read for the first call and not at the start; where the sample alone speaks, never.
  const { Agent, fetch } = await import('undici');
  return {
    fetch,
    // Kept apart, so that no connection that was opened without a look at its address serves a call that needs one.
    publicAgent: new Agent({ connect: { lookup: lookupPublic } }),
    namedAgent: new Agent(),
  };
}
