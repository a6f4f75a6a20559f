import type { Feed } from '../../contracts/feed.ts';
import { ApiError } from '../api/api-error.ts';
import { logFailure } from '../api/client.ts';

/**
 * The part of an answer that is shown. An answer without it is a failed call: `call` is what the log says of it,
 * such as 'Coin price of eth'.
 */
export function toPart<Value, Part>(
  feed: Feed<Value>,
  find: (value: Value) => Part | undefined,
  call: string,
): Feed<Part> {
  const part = find(feed.value);
  if (part !== undefined) return { ...feed, value: part };
  const failure = new ApiError({
    code: 'MALFORMED',
    status: 200,
    message: 'The answer lacks what was asked for',
  });
  logFailure(failure, call);
  throw failure;
}
