import { errorStatus, type ErrorCode } from '../../src/contracts/errors.ts';
import { feedHeaders, type FeedState } from '../../src/contracts/feed.ts';

/** The answer to a feed's call; 'pending' never comes, 'offline' fails without a response. */
export type FeedAnswer =
  | {
      readonly kind: 'feed';
      /** A text is sent unchanged, anything else as JSON. */
      readonly value: unknown;
      readonly source?: string;
      readonly state?: FeedState;
      readonly asOf?: string;
      readonly skipped?: number;
    }
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  | { readonly kind: 'pending' }
  | { readonly kind: 'offline' };

/** An earlier answer, whose source now fails. */
export function stale(value: unknown): FeedAnswer {
  return { kind: 'feed', value, state: 'stale' };
}

export function sample(value: unknown): FeedAnswer {
  return { kind: 'feed', value, state: 'sample', asOf: '2026-11-21T00:00:00.000Z' };
}

/** By path, such as '/api/data/news'. Several answers are given in turn, the last one repeatedly. */
export type FeedAnswers = Readonly<Record<string, FeedAnswer | readonly FeedAnswer[]>>;

/**
 * Replaces the network for every call of a story; returns the function that restores it. `toKey` gives the key of a
 * path that is no key of `answers` itself.
 */
export function stubFeeds(answers: FeedAnswers, toKey = (path: string) => path): () => void {
  const original = globalThis.fetch;
  const asked: string[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = toKey(new URL(request.url).pathname);
    const given = answers[path] ?? { kind: 'offline' };
    const list = Array.isArray(given) ? given : [given];
    const before = asked.filter((one) => one === path).length;
    asked.push(path);
    return respond(list[Math.min(before, list.length - 1)] ?? { kind: 'offline' }, request.signal);
  };
  return () => void (globalThis.fetch = original);
}

function respond(given: FeedAnswer, signal: AbortSignal): Promise<Response> | Response {
  switch (given.kind) {
    case 'feed': {
      const { state = 'live' } = given;
      // In ms. Counted from the response: a page may show it long after this file was loaded.
      const age = state === 'stale' ? 26 * 60_000 : 12_000;
      const headers = {
        [feedHeaders.source]: given.source ?? (state === 'sample' ? 'Sample data' : 'Example source'),
        [feedHeaders.asOf]: given.asOf ?? new Date(Date.now() - age).toISOString(),
        [feedHeaders.state]: state,
        ...(given.skipped !== undefined && { [feedHeaders.skipped]: String(given.skipped) }),
      };
      if (typeof given.value === 'string') return new Response(given.value, { headers });
      return Response.json(given.value, { headers });
    }
    case 'refused':
      return Response.json(
        { error: { code: given.code, message: 'Refused', request_id: 'story' } },
        { status: errorStatus[given.code] },
      );
    case 'pending':
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    case 'offline':
      throw new TypeError('Failed to fetch');
  }
}
