import { errorStatus } from '../../../src/contracts/errors.ts';
import type { ErrorCode } from '../../../src/contracts/errors.ts';
import { feedHeaders } from '../../../src/contracts/feed.ts';
import type { FeedState } from '../../../src/contracts/feed.ts';

/** What a call under the coin data base is answered with; 'pending' never comes, 'offline' fails without an answer. */
export type CallAnswer =
  | { readonly kind: 'feed'; readonly value: unknown; readonly state?: FeedState; readonly asOf?: string }
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  | { readonly kind: 'pending' }
  | { readonly kind: 'offline' };

/** By the call's own word: coinsearch, teamsearch or coinnews. Several answers are given one after another. */
export type CallAnswers = Readonly<Record<string, CallAnswer | readonly CallAnswer[]>>;

/** Answers every call of a story in the network's place; returns the way back. */
export function stubCalls(answers: CallAnswers): () => void {
  const original = globalThis.fetch;
  const asked: string[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const call = new URL(request.url).pathname.split('/')[3] ?? '';
    const given = answers[call] ?? { kind: 'offline' };
    const list = Array.isArray(given) ? given : [given];
    const before = asked.filter((one) => one === call).length;
    asked.push(call);
    return answer(list[Math.min(before, list.length - 1)] ?? { kind: 'offline' }, request.signal);
  };
  return () => void (globalThis.fetch = original);
}

function answer(given: CallAnswer, signal: AbortSignal): Promise<Response> | Response {
  switch (given.kind) {
    case 'feed':
      return Response.json(given.value, {
        headers: {
          [feedHeaders.source]: given.state === 'sample' ? 'Sample data' : 'CoinPaprika',
          [feedHeaders.asOf]: given.asOf ?? new Date(Date.now() - 12_000).toISOString(),
          [feedHeaders.state]: given.state ?? 'live',
        },
      });
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
