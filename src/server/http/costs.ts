import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildKeyedQueue, type KeyedQueue } from '../../lib/keyed-queue.ts';
import type { Context } from '../domain/context.ts';
import { withTurns } from '../domain/turns.ts';
import { AppError } from './app-error.ts';
import { callerOf } from './guards.ts';

/** How many requests of a kind the server works on at once, for one member and in all; others wait. */
const queueOptions = {
  /** Reads as many rows as a member has stored. */
  long: { perKey: 2 },
  /** Reads everything that a member has stored, up to 100 MB. */
  export: { perKey: 1, concurrency: 2 },
  /** Loads a file from another server. A browser requests all images of a page at once. */
  file: { perKey: 4 },
} as const;

export type Cost = keyof typeof queueOptions;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Absent: the work does not grow with what a member has stored. */
    cost?: Cost;
  }
  interface FastifyRequest {
    /** Its reads take turns with other requests. Null on a route without a cost. */
    longContext: Context | null;
  }
}

/** The one place where requests wait for each other. Its hook runs after the guards and limits. */
export function addCosts(app: FastifyInstance, context: Context): void {
  const inTurns = { ...context, storage: withTurns(context.storage) };
  const queues: Readonly<Record<Cost, KeyedQueue>> = {
    long: buildKeyedQueue(queueOptions.long),
    export: buildKeyedQueue(queueOptions.export),
    file: buildKeyedQueue(queueOptions.file),
  };
  app.decorateRequest('longContext', null);
  app.addHook('preHandler', async (request, reply) => {
    const { cost } = request.routeOptions.config;
    if (cost === undefined) return;
    await waitInQueue(queues[cost], request, reply);
    request.longContext = inTurns;
  });
}

/** Only on routes with a cost. */
export function contextOf({ longContext }: FastifyRequest): Context {
  if (!longContext) throw new Error('The route has no cost, so its reads would not take turns');
  return longContext;
}

/** In ms. */
const queueTimeout = 10_000;

/** Keeps the place until the response has been read, or the browser has disconnected. Throws BUSY after 10 s. */
async function waitInQueue(
  queue: KeyedQueue,
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
