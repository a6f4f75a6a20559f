import type { PriceSource } from '../../ports/market.ts';
import { minute } from '../http/call-budget.ts';
import type { Provider } from '../http/provider.ts';
import { buildKraken, sourceName } from './kraken.ts';

/** Kraken's address for public data; the limit is half of the one call a second that it bears. */
export const kraken: Provider<{ readonly prices: PriceSource }> = {
  id: 'KRAKEN',
  name: sourceName,
  key: 'none',
  bases: () => ['https://api.kraken.com/0/public'],
  limits: () => [{ calls: 30, per: minute }],
  build: ({ loaders: [{ loadJson }], clock }) => ({ prices: buildKraken(loadJson, clock) }),
};
