import type { Feed } from '../../contracts/feed.ts';
import { ApiError } from '../api/api-error.ts';
import { logFailure } from '../api/client.ts';

/**
 * A response without the part is a failed call: logged under the name `call`, such as 'Coin price of eth', and thrown
 * as an ApiError.
 */
export function requirePart<Value, Part>(
  feed: Feed<Value>,
  find: (value: Value) => Part | undefined,
  call: string,
): Feed<Part> {
  const part = find(feed.value);
  if (part !== undefined) return { ...feed, value: part };
  const failure = new ApiError({
    code: 'MALFORMED',
    status: 200,
    message: 'The response lacks the part that is shown',
  });
  logFailure(failure, call);
  throw failure;
}
