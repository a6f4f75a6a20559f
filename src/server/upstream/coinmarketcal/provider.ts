import type { EventSource } from '../../ports/market.ts';
import type { Provider } from '../http/provider.ts';
import {
  buildCursorCoinMarketCal,
  buildEitherVersion,
  buildNumberedCoinMarketCal,
} from './coin-market-cal.ts';
import { eventsOrigin } from './responses.ts';

/**
 * CoinMarketCal's first version, with numbered pages, and its second, with a cursor. A key is of one of them or of both.
 * The second stands one call a second; a free key has 3,000 a month.
 */
export const coinMarketCal: Provider<{ readonly events: EventSource }> = {
  id: 'COINMARKETCAL',
  name: eventsOrigin.source,
  key: 'needed',
  bases: () => ['https://developers.coinmarketcal.com/v1', 'https://developers.coinmarketcal.com/v2'],
  authorize: (key) => ({ headers: { 'x-api-key': key } }),
  limits: () => [{ calls: 1, per: 1000 }],
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
