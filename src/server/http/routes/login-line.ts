import { buildQueue, type Queue } from '../../../lib/queue.ts';
import { StorageError } from '../../ports/storage.ts';

/** Log-ins that are with the database at once: what a member saves meanwhile waits behind these alone. */
const atOnce = 4;

/** Log-ins that wait; more are refused. */
const backlog = 2000;

/** Where log-ins wait, so that members who are logged in do not wait for them. */
export type LoginLine = Queue;

export function buildLoginLine(): LoginLine {
  return buildQueue(atOnce, { backlog, refuse: () => new StorageError('Too many log-ins are waiting') });
}
