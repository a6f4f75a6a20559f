import { setTimeout as sleep } from 'node:timers/promises';
import type { Feed } from '../../../contracts/feed.ts';
import type {
  CoinGroup,
  CoinFactSource,
  FactCoin,
  FactReading,
  FactReadings,
} from '../../ports/coin-facts.ts';
import { isHeldBack, UpstreamError } from '../../ports/upstream.ts';
import { selectLive } from '../facts/fact-feeds.ts';
import type { SourceClient } from '../source-client.ts';

/** Pause before a call over its source's budget is retried, in ms, and number of tries. */
const pause = 10_000;
const tries = 8;
/** Failures after which a reading does not call the source again. */
const maxFailures = 3;
/** Readings that are one call for all coins: if it fails, another one probably would. */
const ofOneCall: readonly FactReading[] = ['quote', 'geckoMarket'];

export interface DailySource {
  readonly source: CoinFactSource;
  readonly client: Pick<SourceClient, 'name' | 'call'>;
}

export interface AskDaily {
  /** Undefined: no source knows the value, has a reader or responds. */
  <Reading extends FactReading>(
    reading: Reading,
    coin: FactCoin,
    group: CoinGroup,
  ): Promise<Feed<FactReadings[Reading]> | undefined>;
  readonly lastFailure: () => UpstreamError | undefined;
}

export function buildAskDaily(live: readonly DailySource[], stop: AbortSignal): AskDaily {
  const failures = new Map<string, number>();
  let last: UpstreamError | undefined;
  const ask = async <Reading extends FactReading>(
    reading: Reading,
    coin: FactCoin,
    group: CoinGroup,
  ): Promise<Feed<FactReadings[Reading]> | undefined> => {
    const most = ofOneCall.includes(reading) ? 1 : maxFailures;
    for (const { source, client } of selectLive(live, reading)) {
      const read = source.membersOnly?.includes(reading) ? undefined : source.readers[reading];
      const key = `${client.name} ${reading}`;
      const failed = failures.get(key) ?? 0;
      if (read === undefined || failed >= most) continue;
      try {
        return await retryOverBudget(() => client.call(() => read(coin, group)), stop);
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        if (error.kind === 'not-found') continue;
        last = error;
        failures.set(key, isHeldBack(error) ? most : failed + 1);
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
