import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildKeyedQueue, type KeyedQueue } from '../../lib/keyed-queue.ts';
import { AppError } from './app-error.ts';
import { callerOf } from './guards.ts';

interface MemberQueueOptions {
  /** Responses at once, per member and in all. */
  readonly perMember: number;
  readonly concurrency?: number;
}

/** Limits how many responses of a kind, such as files, members receive at once. */
export type MemberQueue = KeyedQueue;

/**
 * A browser asks for all pictures of a page at once, on six connections: a request too many waits, since a refusal would
 * leave a gap in the page.
 */
export function buildMemberQueue({ perMember, concurrency = Infinity }: MemberQueueOptions): MemberQueue {
  return buildKeyedQueue({ concurrency, perKey: perMember });
}

/** How long a request waits in the queue, in ms. */
const queueTimeout = 10_000;

/**
 * Waits for a place in the queue; it lasts until the response has been read, or the browser has gone. Throws BUSY after
 * 10 s.
 */
export async function waitInQueue(
  queue: MemberQueue,
  request: FastifyRequest,
  reply: Pick<FastifyReply, 'raw'>,
): Promise<void> {
  const timeout = AbortSignal.timeout(queueTimeout);
  const signal = AbortSignal.any([request.signal, timeout]);
  const leave = await queue.enter({ key: callerOf(request).memberId, signal }).catch((error: unknown) => {
    throw toRefusal(request, timeout.aborted ? new AppError('BUSY') : error);
  });
  // Also when the browser disconnects before it has read everything.
  finished(reply.raw, leave);
}

/** If the browser has disconnected, nobody sees the error, and nothing is wrong. */
export function toRefusal({ signal }: FastifyRequest, error: unknown): unknown {
  return signal.aborted ? new AppError('BAD_REQUEST') : error;
}
