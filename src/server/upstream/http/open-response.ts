import type { Response } from 'undici';
import type { HttpClient } from './http-client.ts';
import { LoadFailure } from './load-failure.ts';
import { mayAsk } from './public-address.ts';

interface OpenOptions {
  readonly client: HttpClient;
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

const maxRedirects = 2;

/**
 * Sends a request, follows at most two redirects, and returns the first other response. Checks every address before the
 * call. Rejects with LoadFailure, or as fetch does.
 */
export async function openResponse(start: URL, options: OpenOptions): Promise<Response> {
  let url = start;
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    if (options.redirects === 'same-origin' && url.origin !== start.origin)
      throw new LoadFailure('refused', 'a redirect to another origin');
    const response = await ask(url, options);
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) return response;
    await response.body?.cancel();
    if (!URL.canParse(location, url)) throw new LoadFailure('malformed', 'a redirect without an address');
    url = new URL(location, url);
  }
  throw new LoadFailure('refused', 'too many redirects');
}

async function ask(url: URL, { client, headers, body, signal, trusted }: OpenOptions): Promise<Response> {
  const mayBePrivate = url.origin === trusted;
  if (!mayBePrivate && !isSafe(url)) throw new LoadFailure('refused', 'an address that is not called');
  return client.send(url, { headers, body, signal, mayBePrivate });
}

function isSafe({ protocol, port, username, password, hostname }: URL): boolean {
  return protocol === 'https:' && port === '' && username === '' && password === '' && mayAsk(hostname);
}

/** A response's body in chunks. Rejects with LoadFailure 'malformed' above `maxBytes`. */
export async function* readChunks(response: Response, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // An error that leaves the loop closes the connection: the rest is never read.
    if (size > maxBytes) throw new LoadFailure('malformed', `more than ${maxBytes} bytes`);
    yield chunk;
  }
}
