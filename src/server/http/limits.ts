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
  /** Of feeds and files. */
  readonly feeds: number;
  /** Those among them that no feed had the answer to, and that members name as they like: they reach outside services. */
  readonly misses: number;
  readonly claims: number;
  readonly daily: number;
  /** Of everything that is theirs at once. */
  readonly exports: number;
}

/** One hook per rate-limit bucket, shared by the routes that use it; it runs after the guards. */
export interface Limiters extends Readonly<
  Record<Exclude<keyof Limits, 'misses'>, onRequestAsyncHookHandler>
> {
  /** It turns out while a request is answered. */
  readonly misses: Count;
}

/** Counts a request; in whole seconds, how long until more are let through: undefined where this one is. */
type Count = (request: FastifyRequest) => Promise<number | undefined>;

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
  const count = (name: keyof Limits, each: Bucket['each'] = 'member') =>
    buildCount(isFirst, buildTake, { name, max: limits[name], each });
  return {
    logins: buildLimiter(count('logins', 'address')),
    saves: buildLimiter(count('saves')),
    reads: buildLimiter(count('reads')),
    feeds: buildLimiter(count('feeds')),
    misses: count('misses'),
    claims: buildLimiter(count('claims')),
    daily: buildLimiter(count('daily')),
    exports: buildLimiter(count('exports')),
  };
}

interface Bucket {
  readonly name: keyof Limits;
  readonly max: number;
  readonly each: 'member' | 'address';
}

/** The same, with whom the request counts for. */
type Take = (
  request: FastifyRequest,
) => Promise<{ readonly key: string; readonly retryAfter: number | undefined }>;

function buildLimiter(count: Count): onRequestAsyncHookHandler {
  return async (request) => {
    const retryAfter = await count(request);
    if (retryAfter !== undefined) throw new AppError('RATE_LIMITED', { retryAfter });
  };
}

function buildCount(isFirst: IsFirst, buildTake: (bucket: Bucket) => Take, bucket: Bucket): Count {
  const take = buildTake(bucket);
  return async (request) => {
    const { key, retryAfter } = await take(request);
    if (retryAfter !== undefined && isFirst(`${bucket.name} ${key}`))
      noteAuth(request, 'limit-hit', { limit: bucket.name });
    return retryAfter;
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
