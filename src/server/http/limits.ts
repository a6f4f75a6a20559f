import rateLimit from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { AppError } from './app-error.ts';
import { noteAuth } from './telemetry/auth-log.ts';
import { callerOf } from './guards.ts';

/** The period that limits count in, in ms. */
const period = 60_000;

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
  const noted = new LRUCache<string, true>({ max: 10_000, ttl: period });
  return {
    logins: buildLimiter(app, noted, { name: 'logins', max: limits.logins, each: 'address' }),
    saves: buildLimiter(app, noted, { name: 'saves', max: limits.saves, each: 'member' }),
    reads: buildLimiter(app, noted, { name: 'reads', max: limits.reads, each: 'member' }),
    feeds: buildLimiter(app, noted, { name: 'feeds', max: limits.feeds, each: 'member' }),
    claims: buildLimiter(app, noted, { name: 'claims', max: limits.claims, each: 'member' }),
    daily: buildLimiter(app, noted, { name: 'daily', max: limits.daily, each: 'member' }),
    exports: buildLimiter(app, noted, { name: 'exports', max: limits.exports, each: 'member' }),
  };
}

interface Bucket {
  readonly name: keyof Limits;
  readonly max: number;
  readonly each: 'member' | 'address';
}

/** `noted` are those that the log has told of within the last period: who floods the server does not flood the log. */
function buildLimiter(
  app: FastifyInstance,
  noted: LRUCache<string, true>,
  { name, max, each }: Bucket,
): onRequestAsyncHookHandler {
  const take = app.createRateLimit({
    max,
    timeWindow: period,
    // Without a key of ours the package counts by address, and IPv6 by /64.
    ...(each === 'member' && { keyGenerator: (request: FastifyRequest) => callerOf(request).memberId }),
  });
  return async (request) => {
    const taken = await take(request);
    if (taken.isAllowed || !taken.isExceeded) return;
    const key = `${name} ${taken.key}`;
    if (!noted.has(key)) {
      noted.set(key, true);
      noteAuth(request, 'limit-hit', { limit: name });
    }
    throw new AppError('RATE_LIMITED', { retryAfter: taken.ttlInSeconds });
  };
}
