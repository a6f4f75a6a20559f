import type { PriceSource } from '../../ports/market.ts';
import { minute } from '../http/call-budget.ts';
import type { Provider } from '../http/provider.ts';
import { buildCoinbase, sourceName } from './coinbase.ts';

/** Coinbase Exchange's address for public data; the limit is a tenth of the ten calls a second that it bears. */
export const coinbase: Provider<{ readonly prices: PriceSource }> = {
  id: 'COINBASE',
  name: sourceName,
  key: 'none',
  bases: () => ['https://api.exchange.coinbase.com'],
  limits: () => [{ calls: 60, per: minute }],
  routes: ['/products/*/candles'],
  build: ({ loaders: [{ loadJson }], clock }) => ({ prices: buildCoinbase(loadJson, clock) }),
};
