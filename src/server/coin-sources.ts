import { buildCoinFeeds } from './feeds/coin-feeds.ts';
import type { Clock } from './ports/clock.ts';
import type { CoinFeeds } from './ports/coins.ts';
import type { ServerConfig } from './config.ts';
import { buildCoinPaprika, coinPaprikaBases } from './upstream/coinpaprika/coin-paprika.ts';
import { buildJsonLoader } from './upstream/http/load-json.ts';
import { sampleSource } from './upstream/sample/sample-coin-source.ts';

/** The coin panel's feeds over the sources that the operator configured. */
export function connectCoinFeeds(config: ServerConfig, clock: Clock): CoinFeeds {
  const key = config.UPSTREAM_COINPAPRIKA_KEY;
  const load = buildJsonLoader({
    source: 'CoinPaprika',
    base:
      config.UPSTREAM_COINPAPRIKA_URL ?? (key === undefined ? coinPaprikaBases.free : coinPaprikaBases.pro),
    ...(key !== undefined && { headers: { Authorization: key } }),
  });
  return buildCoinFeeds({
    mode: config.UPSTREAMS,
    coins: buildCoinPaprika(load),
    sample: sampleSource,
    clock,
  });
}
