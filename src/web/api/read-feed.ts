import type { KyResponse } from 'ky';
import { feedHeaders } from '../../contracts/feed.ts';
import type { Feed, FeedOrigin, FeedState } from '../../contracts/feed.ts';
import { readBody, type BodyOf, type BodySchema } from './read-body.ts';

/** Reads origin and age from the headers. */
export async function readFeed<Schema extends BodySchema>(
  call: PromiseLike<KyResponse>,
  schema: Schema,
): Promise<Feed<BodyOf<Schema>>> {
  const { headers } = await call;
  return { value: await readBody(call, schema), ...readOrigin(headers) };
}

export async function readTextFeed(call: PromiseLike<KyResponse>): Promise<Feed<string>> {
  const response = await call;
  return { value: await response.text(), ...readOrigin(response.headers) };
}

function readOrigin(headers: Headers): FeedOrigin {
  const skipped = headers.get(feedHeaders.skipped);
  return {
    source: headers.get(feedHeaders.source) ?? 'Unknown source',
    asOf: headers.get(feedHeaders.asOf) ?? new Date().toISOString(),
    state: toState(headers.get(feedHeaders.state)),
    ...(skipped !== null && { skipped: Number(skipped) }),
  };
}

// Only a response marked as live is shown as live.
function toState(state: string | null): FeedState {
  return state === 'live' || state === 'sample' || state === 'empty' ? state : 'stale';
}
