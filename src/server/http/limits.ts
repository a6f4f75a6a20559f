import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { AppError } from './app-error.ts';
import { callerOf } from './guards.ts';

/** Requests that each member may make per minute; of `logins` each address, or network of IPv6 addresses (/64). */
export interface Limits {
  readonly logins: number;
  readonly saves: number;
  /** Of what is theirs: records, the session, the ledger. */
  readonly reads: number;
  /** Of feeds and files, which may reach outside services. */
  readonly feeds: number;
  readonly claims: number;
  readonly daily: number;
  /** Of everything that is theirs at once. */
  readonly exports: number;
}

/** One hook per rate-limit bucket, shared by the routes that use it; it runs after the guards. */
export type Limiters = Readonly<Record<keyof Limits, onRequestAsyncHookHandler>>;

export async function buildLimiters(app: FastifyInstance, limits: Limits): Promise<Limiters> {
  await app.register(rateLimit, { global: false });
  return {
    logins: buildLimiter(app, limits.logins, 'address'),
    saves: buildLimiter(app, limits.saves, 'member'),
    reads: buildLimiter(app, limits.reads, 'member'),
    feeds: buildLimiter(app, limits.feeds, 'member'),
    claims: buildLimiter(app, limits.claims, 'member'),
    daily: buildLimiter(app, limits.daily, 'member'),
    exports: buildLimiter(app, limits.exports, 'member'),
  };
}

function buildLimiter(
  app: FastifyInstance,
  max: number,
  each: 'member' | 'address',
): onRequestAsyncHookHandler {
  const take = app.createRateLimit({
    max,
    timeWindow: 60_000,
    // Without a key of ours the package counts by address, and IPv6 by /64.
    ...(each === 'member' && { keyGenerator: (request: FastifyRequest) => callerOf(request).memberId }),
  });
  return async (request, reply) => {
    const taken = await take(request);
    if (taken.isAllowed || !taken.isExceeded) return;
    reply.header('retry-after', String(taken.ttlInSeconds));
    throw new AppError('RATE_LIMITED');
  };
}
