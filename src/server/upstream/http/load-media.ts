import type { Response } from 'undici';
import type { LoadMedia, Media } from '../../ports/media.ts';
import { countPixels } from './count-pixels.ts';
import type { HttpClient } from './http-client.ts';
import { LoadFailure, toUpstreamError } from './load-failure.ts';
import { openResponse, readChunks } from './open-response.ts';
import { buildQueue } from '../../../lib/queue.ts';
import { sniffLength, sniffMedia } from './sniff-media.ts';

export interface MediaLoaderOptions {
  readonly client: HttpClient;
  /** The source's name, for errors. */
  readonly source: string;
  /** An origin that we or the operator named: it alone may be http, on any port and at a private address. */
  readonly trusted?: string;
  /** For the whole exchange, in ms; the wait for a turn counts too. */
  readonly timeout: number;
  /** Largest file, in bytes. */
  readonly maxBytes?: number;
  /** Requests under way at once; more wait for their turn. */
  readonly concurrency?: number;
}

/** A small file can unpack to more than a browser has room for. */
const maxPixels = 40_000_000;
// What is packed would be unpacked past the limit of bytes unseen.
const headers = { Accept: 'image/*, video/mp4, application/pdf', 'Accept-Encoding': 'identity' };

/** Loads files by their addresses. What they are is read from their bytes. */
export function buildMediaLoader(options: MediaLoaderOptions): LoadMedia {
  const { source, timeout, maxBytes = 15_000_000, concurrency = 4 } = options;
  const inTurn = buildQueue(concurrency);
  return (place, given) => {
    const limit = AbortSignal.timeout(timeout);
    const signal = AbortSignal.any([limit, given]);
    return inTurn(async () => {
      try {
        signal.throwIfAborted();
        return await readMedia(await load(new URL(place), options, signal), maxBytes);
      } catch (error) {
        given.throwIfAborted();
        throw toUpstreamError(error, { source, limit });
      }
    });
  };
}

async function load(
  place: URL,
  { client, trusted }: MediaLoaderOptions,
  signal: AbortSignal,
): Promise<Response> {
  const response = await openResponse(place, { client, headers, signal, trusted, redirects: 'anywhere' });
  const { status } = response;
  if (status === 200) return response;
  // Nobody waits for the rest: the connection is simply not used again.
  response.body?.cancel().catch(() => undefined);
  throw new LoadFailure(status === 404 || status === 410 ? 'not-found' : 'refused', `status ${status}`);
}

async function readMedia(response: Response, maxBytes: number): Promise<Media> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of readChunks(response, maxBytes)) {
    size += chunk.byteLength;
    chunks.push(chunk);
    if (size >= sniffLength && size - chunk.byteLength < sniffLength) typeOf(chunks);
  }
  const bytes = Buffer.concat(chunks);
  const type = typeOf([bytes]);
  const pixels = countPixels(type, bytes);
  if (pixels === undefined || pixels > maxPixels)
    throw new LoadFailure('malformed', 'a picture too large to unpack');
  return { type, bytes };
}

function typeOf(chunks: readonly Uint8Array[]): Media['type'] {
  const type = sniffMedia(Buffer.concat(chunks));
  if (type === undefined) throw new LoadFailure('malformed', 'not a kind of file that is shown');
  return type;
}
