import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { AppError } from './app-error.ts';
import { callerOf } from './guards.ts';

/** Requests that each member may make per minute. */
export interface Limits {
  readonly saves: number;
  readonly claims: number;
  readonly daily: number;
}

/** One hook per rate-limit bucket, shared by the routes that use it; it runs after the guards. */
export type Limiters = Readonly<Record<keyof Limits, onRequestAsyncHookHandler>>;

export async function buildLimiters(app: FastifyInstance, limits: Limits): Promise<Limiters> {
  await app.register(rateLimit, { global: false });
  return {
    saves: buildLimiter(app, limits.saves),
    claims: buildLimiter(app, limits.claims),
    daily: buildLimiter(app, limits.daily),
  };
}

function buildLimiter(app: FastifyInstance, max: number): onRequestAsyncHookHandler {
  const take = app.createRateLimit({
    max,
    timeWindow: 60_000,
    keyGenerator: (request) => callerOf(request).memberId,
  });
  return async (request, reply) => {
    const taken = await take(request);
    if (taken.isAllowed || !taken.isExceeded) return;
    reply.header('retry-after', String(taken.ttlInSeconds));
    throw new AppError('RATE_LIMITED');
  };
}
