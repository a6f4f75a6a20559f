import { buildKeyedQueue, type KeyedQueue } from '../../../lib/keyed-queue.ts';
import { StorageError } from '../../ports/storage.ts';

/** Saves of members wait for no more sign-ins than these. */
const concurrency = 4;
const backlog = 2000;

/** A separate queue, so that signed-in members do not wait for sign-ins. */
export type SignInQueue = KeyedQueue;

export function buildSignInQueue(): SignInQueue {
  return buildKeyedQueue({
    concurrency,
    backlog,
    refuse: () => new StorageError('Too many sign-ins are waiting'),
  });
}
