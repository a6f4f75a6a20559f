import { buildKeyedQueue, type KeyedQueue } from '../../../lib/keyed-queue.ts';
import { StorageError } from '../../ports/storage.ts';

/** Log-ins that use the database at once: saves of members wait behind no more than these. */
const concurrency = 4;
const backlog = 2000;

/** Log-ins wait in a queue of their own, so that members who are logged in do not wait for them. */
export type SignInQueue = KeyedQueue;

export function buildSignInQueue(): SignInQueue {
  return buildKeyedQueue({
    concurrency,
    backlog,
    refuse: () => new StorageError('Too many log-ins are waiting'),
  });
}
