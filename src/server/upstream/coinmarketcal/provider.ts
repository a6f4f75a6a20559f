import { day } from '../../../lib/durations.ts';
import type { Provider } from '../http/provider.ts';
import { buildCursorCoinMarketCal, buildEitherVersion, buildNumberedCoinMarketCal } from './events.ts';

const versions = ['https://developers.coinmarketcal.com/v1', 'https://api.coinmarketcal.com/v2'] as const;

/**
 * CoinMarketCal in both versions: a key is for one or both; keys for the second begin with 'cmc_'. The second allows
 * one call a second and, with a free key, 3,000 a month.
 */
export const coinMarketCal: Provider<'events'> = {
  id: 'COINMARKETCAL',
  name: 'CoinMarketCal',
  key: 'needed',
  bases: (key) => (key?.startsWith('cmc_') === true ? versions.toReversed() : versions),
  authorize: (key) => ({ headers: { 'x-api-key': key } }),
  limits: () => [
    { calls: 1, per: 1000 },
    { calls: 3000, per: 30 * day },
  ],
  routes: ['/events'],
  build: ({ loaders, clock }) => ({
    events: buildEitherVersion(
      loaders.map(({ base, loadJson }) =>
        /\/v1\/?$/.test(base)
          ? buildNumberedCoinMarketCal(loadJson, clock)
          : buildCursorCoinMarketCal(loadJson, clock),
      ),
    ),
  }),
};
