import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildKeyedQueue, type KeyedQueue } from '../../lib/keyed-queue.ts';
import { AppError } from './app-error.ts';
import { callerOf } from './guards.ts';

interface MemberQueueOptions {
  readonly perMember: number;
  readonly concurrency?: number;
}

export type MemberQueue = KeyedQueue;

/** Browsers request all images of a page at once: requests above the limit wait, since a refusal would leave a gap. */
export function buildMemberQueue({ perMember, concurrency = Infinity }: MemberQueueOptions): MemberQueue {
  return buildKeyedQueue({ concurrency, perKey: perMember });
}

/** In ms. */
const queueTimeout = 10_000;

/** Keeps the place until the response has been read, or the browser has disconnected. Throws BUSY after 10 s. */
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
  finished(reply.raw, leave);
}

/** If the browser has disconnected, the error reaches nobody and is not a fault. */
export function toRefusal({ signal }: FastifyRequest, error: unknown): unknown {
  return signal.aborted ? new AppError('BAD_REQUEST') : error;
}
