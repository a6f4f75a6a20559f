import { minute } from '../../../lib/durations.ts';
import type { NewsSource } from '../../ports/market.ts';
import type { Provider } from '../http/provider.ts';
import { buildCoinStats, sourceName } from './coin-stats.ts';

/** CoinStats: free with a key; our limit is half of its two calls a second. */
export const coinStats: Provider<{ readonly news: NewsSource }> = {
  id: 'COINSTATS',
  name: sourceName,
  key: 'needed',
  bases: () => ['https://openapiv1.coinstats.app'],
  authorize: (key) => ({ headers: { 'X-API-KEY': key } }),
  limits: () => [{ calls: 60, per: minute }],
  build: ({ loaders: [{ loadJson }] }) => ({ news: buildCoinStats(loadJson) }),
};
