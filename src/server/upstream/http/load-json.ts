import type { LoadJson } from '../../ports/upstream.ts';
import { followRedirects } from './follow-redirects.ts';
import { LoadFailure, toUpstreamError } from './load-failure.ts';
import { buildQueue } from './queue.ts';

interface JsonLoaderOptions {
  /** The source's name, for errors. */
  readonly source: string;
  /** The source's base address, from us or the operator: the one origin that is ever called. */
  readonly base: string;
  /** Sent with every request, such as a key. */
  readonly headers?: Readonly<Record<string, string>>;
  /** For the whole exchange, redirects and body included, in ms. */
  readonly timeout?: number;
  /** Largest body, in bytes after decompression. */
  readonly maxBytes?: number;
  /** Requests under way at once; more wait for their turn. */
  readonly concurrency?: number;
}

/**
 * Asks one source for JSON documents. A redirect is followed only within the base's own origin, so that no
 * response can lead the server, or a key, to another host or into the private network.
 */
export function buildJsonLoader(options: JsonLoaderOptions): LoadJson {
  const base = options.base.replace(/\/+$/, '');
  const limits = { timeout: options.timeout ?? 10_000, maxBytes: options.maxBytes ?? 2_000_000 };
  const inTurn = buildQueue(options.concurrency ?? 8);
  const headers = { Accept: 'application/json', ...options.headers };

  return (path) => {
    // The wait for a turn counts too, so that a silent source can't pile up requests.
    const limit = AbortSignal.timeout(limits.timeout);
    return inTurn(async () => {
      try {
        const response = await load(new URL(base + path), { headers, signal: limit, redirect: 'manual' });
        checkStatus(response);
        return parse(await readBody(response, limits.maxBytes));
      } catch (error) {
        throw toUpstreamError(error, { source: options.source, limit, route: path.replace(/\?.*/, '') });
      }
    });
  };
}

function load(first: URL, init: RequestInit): Promise<Response> {
  return followRedirects(first, async (url) => {
    if (url.origin !== first.origin) throw new LoadFailure('refused', 'a redirect to another origin');
    const response = await fetch(url, init);
    const { status, headers, body } = response;
    return { response, status, location: headers.get('location'), drop: () => body?.cancel() };
  });
}

function checkStatus(response: Response): void {
  const { status } = response;
  if (status === 200) return;
  response.body?.cancel().catch(() => undefined);
  if (status === 404) throw new LoadFailure('not-found', 'status 404');
  throw new LoadFailure(status >= 500 ? 'unreachable' : 'refused', `status ${status}`);
}

async function readBody(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop by an error closes the connection: the rest is never read.
    if (size > maxBytes) throw new LoadFailure('malformed', `more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new LoadFailure('malformed', 'not JSON', { cause });
  }
}
