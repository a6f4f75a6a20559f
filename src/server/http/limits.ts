import { minute } from '../../lib/durations.ts';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { AppError } from './app-error.ts';
import { logAuthEvent } from './telemetry/auth-log.ts';
import { onceAMinute, type IsFirst } from './telemetry/once-a-minute.ts';
import { callerOf } from './guards.ts';
import { toNetwork } from './network-of.ts';

/** In ms. */
const period = minute;

/** Per member and minute; `logins` per address or IPv6 /64. Each server counts separately. */
export interface Limits {
  readonly logins: number;
  readonly saves: number;
  readonly reads: number;
  readonly feeds: number;
  /** Of feeds, by free text that no feed has cached: these reach outside services. */
  readonly misses: number;
  readonly claims: number;
  readonly daily: number;
  readonly exports: number;
}

/** Hooks run after the guards. */
export interface Limiters extends Readonly<
  Record<Exclude<keyof Limits, 'misses'>, onRequestAsyncHookHandler>
> {
  /** Counted while a request is handled. */
  readonly misses: Count;
}

/** Seconds until more are allowed; undefined if this one is. */
type Count = (request: FastifyRequest) => Promise<number | undefined>;

export async function buildLimiters(app: FastifyInstance, limits: Limits): Promise<Limiters> {
  await app.register(rateLimit, { global: false });
  const isFirst = onceAMinute();
  const count = (name: keyof Limits, each: Bucket['each'] = 'member') => {
    const bucket = { name, max: limits[name], each };
    return noteRefusals(isFirst, bucket, countHere(app, bucket));
  };
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

type KeyedCount = (
  request: FastifyRequest,
) => Promise<{ readonly key: string; readonly retryAfter: number | undefined }>;

function buildLimiter(count: Count): onRequestAsyncHookHandler {
  return async (request) => {
    const retryAfter = await count(request);
    if (retryAfter !== undefined) throw new AppError('RATE_LIMITED', { retryAfter });
  };
}

function noteRefusals(isFirst: IsFirst, { name }: Bucket, count: KeyedCount): Count {
  return async (request) => {
    const { key, retryAfter } = await count(request);
    if (retryAfter !== undefined && isFirst(`${name} ${key}`))
      logAuthEvent(request, 'limit-hit', { limit: name });
    return retryAfter;
  };
}

function countHere(app: FastifyInstance, { max, each }: Bucket): KeyedCount {
  const take = app.createRateLimit({
    max,
    timeWindow: period,
    keyGenerator: (request: FastifyRequest) =>
      each === 'member' ? callerOf(request).memberId : toNetwork(request.ip),
  });
  return async (request) => {
    const taken = await take(request);
    const isRefused = !taken.isAllowed && taken.isExceeded;
    return { key: taken.key, retryAfter: isRefused ? taken.ttlInSeconds : undefined };
  };
}
