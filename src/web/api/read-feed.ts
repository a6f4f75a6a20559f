import type { KyResponse } from 'ky';
import { feedHeaders } from '../../contracts/feed.ts';
import type { Feed, FeedOrigin, FeedState } from '../../contracts/feed.ts';
import { readAnswer } from './read-body.ts';

type AnswerShape = Parameters<typeof readAnswer>[1];

/** A panel's answer with where it is from and how old it is, as its headers say. */
export async function readFeed<Value>(
  call: PromiseLike<KyResponse>,
  shape: AnswerShape,
): Promise<Feed<Value>> {
  const { headers } = await call;
  return { value: await readAnswer<Value>(call, shape), ...readOrigin(headers) };
}

/** The same for an answer that is text. */
export async function readTextFeed(call: PromiseLike<KyResponse>): Promise<Feed<string>> {
  const response = await call;
  return { value: await response.text(), ...readOrigin(response.headers) };
}

function readOrigin(headers: Headers): FeedOrigin {
  return {
    source: headers.get(feedHeaders.source) ?? 'Unknown source',
    asOf: headers.get(feedHeaders.asOf) ?? new Date().toISOString(),
    state: toState(headers.get(feedHeaders.state)),
  };
}

// What does not say that it is live is not shown as live.
function toState(state: string | null): FeedState {
  return state === 'live' || state === 'sample' ? state : 'stale';
}
