import { request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent, request as requestHttps, type RequestOptions } from 'node:https';
import type { LoadMedia, Media } from '../../ports/media.ts';
import { countPixels } from './count-pixels.ts';
import { followRedirects } from './follow-redirects.ts';
import { LoadFailure, toUpstreamError } from './load-failure.ts';
import { lookupPublic, mayAsk } from './public-address.ts';
import { buildQueue } from './queue.ts';
import { sniffLength, sniffMedia } from './sniff-media.ts';

interface MediaLoaderOptions {
  /** The source's name, for errors. */
  readonly source: string;
  /**
   * An origin that we or the operator named: it alone may be http, on any port and at a private address. What
   * else is called, redirects included, must be https on its own port at a public address.
   */
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
const publicAgent = new Agent({ keepAlive: false, lookup: lookupPublic });

/** Loads files by their addresses. What they are is read from their bytes. */
export function buildMediaLoader(options: MediaLoaderOptions): LoadMedia {
  const { source, trusted, timeout, maxBytes = 15_000_000, concurrency = 4 } = options;
  const inTurn = buildQueue(concurrency);
  return (place, given) => {
    const limit = AbortSignal.timeout(timeout);
    const signal = AbortSignal.any([limit, given]);
    return inTurn(async () => {
      try {
        signal.throwIfAborted();
        return await readMedia(await load(new URL(place), trusted, signal), maxBytes);
      } catch (error) {
        given.throwIfAborted();
        throw toUpstreamError(error, { source, limit });
      }
    });
  };
}

async function load(place: URL, trusted: string | undefined, signal: AbortSignal): Promise<IncomingMessage> {
  const response = await followRedirects(place, async (url) => {
    const hop = await ask(url, trusted, signal);
    const { statusCode = 0, headers } = hop;
    return { response: hop, status: statusCode, location: headers.location, drop: () => hop.destroy() };
  });
  const { statusCode = 0 } = response;
  if (statusCode === 200) return response;
  // The rest of the response is never read.
  response.destroy();
  throw new LoadFailure(
    statusCode === 404 || statusCode === 410 ? 'not-found' : 'refused',
    `status ${statusCode}`,
  );
}

function ask(url: URL, trusted: string | undefined, signal: AbortSignal): Promise<IncomingMessage> {
  const isTrusted = url.origin === trusted;
  if (!isTrusted && !isSafe(url)) throw new LoadFailure('refused', 'an address that is not called');
  const send = url.protocol === 'http:' ? requestHttp : requestHttps;
  const options: RequestOptions = {
    signal,
    headers: { Accept: 'image/*, video/mp4, application/pdf', 'Accept-Encoding': 'identity' },
    ...(!isTrusted && { agent: publicAgent }),
  };
  return new Promise((resolve, reject) => {
    send(url, options, resolve).on('error', reject).end();
  });
}

function isSafe({ protocol, port, username, password, hostname }: URL): boolean {
  return protocol === 'https:' && port === '' && username === '' && password === '' && mayAsk(hostname);
}

async function readMedia(response: IncomingMessage, maxBytes: number): Promise<Media> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    chunks.push(chunk);
    // Leaving the loop by an error closes the connection: the rest is never read.
    if (size > maxBytes) throw new LoadFailure('malformed', `more than ${maxBytes} bytes`);
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
