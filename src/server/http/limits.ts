import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { AppError } from './app-error.ts';
import { noteAuth } from './telemetry/auth-log.ts';
import { onceAMinute, type IsFirst } from './telemetry/once-a-minute.ts';
import { callerOf } from './guards.ts';
import { toNetwork } from './network-of.ts';
import type { SharedLimits } from './shared-limits.ts';
import { toRetryAfter } from '../domain/sign-in/limits.ts';

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

/** They hold over all servers of a database where `shared` counts with those. */
export async function buildLimiters(
  app: FastifyInstance,
  limits: Limits,
  shared: SharedLimits | undefined,
): Promise<Limiters> {
  await app.register(rateLimit, { global: false });
  app.addHook('onClose', async () => shared?.end());
  const buildTake = (bucket: Bucket) => (shared ? takeShared(shared, bucket) : takeAlone(app, bucket));
  const isFirst = onceAMinute();
  return {
    logins: buildLimiter(isFirst, buildTake, { name: 'logins', max: limits.logins, each: 'address' }),
    saves: buildLimiter(isFirst, buildTake, { name: 'saves', max: limits.saves, each: 'member' }),
    reads: buildLimiter(isFirst, buildTake, { name: 'reads', max: limits.reads, each: 'member' }),
    feeds: buildLimiter(isFirst, buildTake, { name: 'feeds', max: limits.feeds, each: 'member' }),
    claims: buildLimiter(isFirst, buildTake, { name: 'claims', max: limits.claims, each: 'member' }),
    daily: buildLimiter(isFirst, buildTake, { name: 'daily', max: limits.daily, each: 'member' }),
    exports: buildLimiter(isFirst, buildTake, { name: 'exports', max: limits.exports, each: 'member' }),
  };
}

interface Bucket {
  readonly name: keyof Limits;
  readonly max: number;
  readonly each: 'member' | 'address';
}

/** Counts a request; in whole seconds, how long until more are let through: undefined where this one is. */
type Take = (
  request: FastifyRequest,
) => Promise<{ readonly key: string; readonly retryAfter: number | undefined }>;

function buildLimiter(
  isFirst: IsFirst,
  buildTake: (bucket: Bucket) => Take,
  bucket: Bucket,
): onRequestAsyncHookHandler {
  const take = buildTake(bucket);
  return async (request) => {
    const { key, retryAfter } = await take(request);
    if (retryAfter === undefined) return;
    if (isFirst(`${bucket.name} ${key}`)) noteAuth(request, 'limit-hit', { limit: bucket.name });
    throw new AppError('RATE_LIMITED', { retryAfter });
  };
}

function takeAlone(app: FastifyInstance, { max, each }: Bucket): Take {
  const take = app.createRateLimit({
    max,
    timeWindow: period,
    // Without a key of ours the package counts by address, and IPv6 by /64.
    ...(each === 'member' && { keyGenerator: (request: FastifyRequest) => callerOf(request).memberId }),
  });
  return async (request) => {
    const taken = await take(request);
    const isRefused = !taken.isAllowed && taken.isExceeded;
    return { key: taken.key, retryAfter: isRefused ? taken.ttlInSeconds : undefined };
  };
}

function takeShared(shared: SharedLimits, { name, max, each }: Bucket): Take {
  return async (request) => {
    const key = each === 'member' ? callerOf(request).memberId : toNetwork(request.ip);
    const wait = await shared.take({ key: `${name} ${key}`, max, period });
    return { key, retryAfter: wait === undefined ? undefined : toRetryAfter(wait) };
  };
}
