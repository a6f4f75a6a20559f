import { setTimeout as sleep } from 'node:timers/promises';
import type { Feed } from '../../../contracts/feed.ts';
import type { CoinFactSource, DailyReaders } from '../../ports/coin-facts.ts';
import { isHeldBack, UpstreamError } from '../../ports/upstream.ts';
import type { SourceClient } from '../source-client.ts';

/** Pause before a call over its source's budget is retried, in ms, and number of tries. */
const pause = 10_000;
const tries = 8;
/** Failures after which a reading does not call the source again. */
const maxFailures = 3;

export interface DailySource {
  readonly source: CoinFactSource;
  readonly client: Pick<SourceClient, 'call'>;
}

export interface AskDaily {
  /** Undefined: no source knows the value, has a reader or responds. */
  <Name extends keyof DailyReaders, Value>(
    name: Name,
    call: (reader: NonNullable<DailyReaders[Name]>) => Promise<Value>,
  ): Promise<Feed<Value> | undefined>;
  readonly lastFailure: () => UpstreamError | undefined;
}

export function buildAskDaily(live: readonly DailySource[], stop: AbortSignal): AskDaily {
  const failures = new Map<string, number>();
  let last: UpstreamError | undefined;
  const ask = async <Name extends keyof DailyReaders, Value>(
    name: Name,
    call: (reader: NonNullable<DailyReaders[Name]>) => Promise<Value>,
  ): Promise<Feed<Value> | undefined> => {
    for (const { source, client } of live) {
      const reader = source.daily?.[name];
      const key = `${source.name} ${name}`;
      const failed = failures.get(key) ?? 0;
      if (reader === undefined || failed >= maxFailures) continue;
      try {
        return await retryOverBudget(() => client.call(() => call(reader)), stop);
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        if (error.kind === 'not-found') continue;
        last = error;
        failures.set(key, isHeldBack(error) ? maxFailures : failed + 1);
      }
    }
    return undefined;
  };
  return Object.assign(ask, { lastFailure: () => last });
}

/** Waits for the budget of a source, which usually counts calls per minute. */
async function retryOverBudget<Value>(call: () => Promise<Value>, stop: AbortSignal): Promise<Value> {
  for (let count = 1; ; count += 1) {
    try {
      return await call();
    } catch (error) {
      const mayCome = error instanceof UpstreamError && isHeldBack(error) && count < tries && !stop.aborted;
      if (!mayCome) throw error;
      await sleep(pause, undefined, { signal: stop }).catch(() => undefined);
    }
  }
}
