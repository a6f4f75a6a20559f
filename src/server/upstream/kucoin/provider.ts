import { Type } from 'typebox';
import { minute } from '../../../lib/durations.ts';
import { buildListReader } from '../http/list-reader.ts';
import { buildListing, type MarketList } from '../http/market-list.ts';
import type { Provider } from '../http/provider.ts';
import { figure, maybe, text } from '../http/schemas.ts';

const readTickers = buildListReader({
  route: '/market/allTickers',
  at: ['data', 'ticker'],
  row: Type.Object({ symbol: text, symbolName: maybe(text), last: figure }),
});

/** The markets of KuCoin; a market is renamed with its coin, but its symbol never changes. */
export const kuCoinMarkets: MarketList = {
  load: (load) =>
    readTickers(load('/market/allTickers'), ({ symbol, symbolName, last }) => {
      const [base = '', quote = ''] = (symbolName ?? symbol).split('-');
      return { base, quote, price: last };
    }),
  // Coins that were renamed, for responses without names.
  aliases: { BCHSV: 'BSV', GALAX: 'GALA' },
};

/** KuCoin's address for public data, which is asked once a day. */
export const kuCoin: Provider<'coinFacts'> = {
  id: 'KUCOIN',
  name: 'KuCoin',
  key: 'none',
  bases: () => ['https://api.kucoin.com/api/v1'],
  limits: () => [{ calls: 10, per: minute }],
  build: ({ loaders: [{ loadJson }], cache }) => ({
    coinFacts: buildListing('kucoinListing', kuCoinMarkets, { loadJson, cache }),
  }),
};
