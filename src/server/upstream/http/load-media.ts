import type { Response } from 'undici';
import { LRUCache } from 'lru-cache';
import { buildKeyedQueue } from '../../../lib/keyed-queue.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FindCall } from '../../ports/sources.ts';
import type { LoadMedia, Media } from '../../ports/media.ts';
import { countPixels } from './count-pixels.ts';
import { readChunks, type HttpClient } from './http-client.ts';
import { nameFailure, SourceFailure } from '../../ports/upstream.ts';
import { toFailure } from './load-failure.ts';
import { toPauseEnd } from './retry-after.ts';
import { sniffLength, sniffMedia } from './sniff-media.ts';

export interface MediaLoaderOptions {
  readonly client: HttpClient;
  /** For errors. */
  readonly source: string;
  /** A built-in origin or one set by the operator: only this one may be http, on any port and at a private address. */
  readonly trusted?: string;
  /** In ms, including the wait in the queue. */
  readonly timeout: number;
  /** In bytes. */
  readonly maxBytes?: number;
  /** Most requests that run at once, a quarter of them per member; others wait. */
  readonly concurrency?: number;
  /** Most requests that wait, half of them per member; others are refused. */
  readonly maxWaiting?: number;
  readonly findCall?: FindCall | undefined;
  readonly clock?: Clock;
}

/** A small file can unpack to more than a browser has memory for. */
const maxPixels = 40_000_000;
// A compressed file would exceed the limit only after decompression.
const headers = { Accept: 'image/*, video/mp4, application/pdf', 'Accept-Encoding': 'identity' };

/** Loads files by address. Reads their type from their bytes. */
export function buildMediaLoader(options: MediaLoaderOptions): LoadMedia {
  const { source, timeout, maxBytes = 15_000_000, concurrency = 8, maxWaiting = 100 } = options;
  const queue = buildKeyedQueue({
    concurrency,
    perKey: Math.ceil(concurrency / 4),
    backlog: maxWaiting,
    backlogPerKey: Math.ceil(maxWaiting / 2),
    refuse: () => new SourceFailure('crowded', 'too many files wait'),
  });
  const pauses = buildPauses(options.clock ?? Date);
  return async (place, given) => {
    const limit = AbortSignal.timeout(timeout);
    const signal = AbortSignal.any([limit, given]);
    const url = new URL(place);
    try {
      return await queue.run({ key: options.findCall?.().member, signal }, async () => {
        pauses.check(url);
        return readMedia(await load(url, options, signal, pauses), maxBytes);
      });
    } catch (error) {
      given.throwIfAborted();
      throw nameFailure(toFailure(error, limit), source);
    }
  };
}

async function load(
  place: URL,
  { client, trusted }: MediaLoaderOptions,
  signal: AbortSignal,
  pauses: Pauses,
): Promise<Response> {
  const response = await client.open(place, { headers, signal, trusted, redirects: 'anywhere' });
  const { status } = response;
  if (status === 200) return response;
  // The body is not read: its connection is not used again.
  response.body?.cancel().catch(() => undefined);
  if (status === 429) {
    pauses.pause(place, response);
    throw new SourceFailure('resting', 'status 429');
  }
  throw new SourceFailure(status === 404 || status === 410 ? 'not-found' : 'refused', `status ${status}`);
}

interface Pauses {
  /** Throws SourceFailure 'resting' during a pause of the address's host. */
  check(place: URL): void;
  pause(place: URL, response: Response): void;
}

function buildPauses(clock: Clock): Pauses {
  const ends = new LRUCache<string, number>({ max: 1000 });
  return {
    check({ host }) {
      if (clock.now() < (ends.get(host) ?? 0)) throw new SourceFailure('resting', 'it asked for a pause');
    },
    pause: ({ host }, { headers: received }) =>
      void ends.set(host, toPauseEnd(received, clock.now(), 'limit')),
  };
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
    throw new SourceFailure('malformed', 'a picture too large to unpack');
  return { type, bytes };
}

function typeOf(chunks: readonly Uint8Array[]): Media['type'] {
  const type = sniffMedia(Buffer.concat(chunks));
  if (type === undefined) throw new SourceFailure('malformed', 'not a kind of file that is shown');
  return type;
}
