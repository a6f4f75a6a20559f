import { Agent, fetch, type Response } from 'undici';
import { lookupPublic } from './public-address.ts';

interface SendOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** The connection may go to a private address: the operator named it. */
  readonly mayBePrivate: boolean;
}

// Kept apart, so that no connection that was opened without a look at its address serves a call that needs one.
const publicAgent = new Agent({ connect: { lookup: lookupPublic } });
const namedAgent = new Agent();

/** One request, whose redirect is not followed. */
export function send(url: URL, { headers, signal, mayBePrivate }: SendOptions): Promise<Response> {
  const dispatcher = mayBePrivate ? namedAgent : publicAgent;
  return fetch(url, { headers: { ...headers }, signal, redirect: 'manual', dispatcher });
}
