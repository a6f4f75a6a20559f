import { Type } from 'typebox';
import { minute } from '../../../lib/durations.ts';
import { buildListReader } from '../http/list-reader.ts';
import { buildListing, splitPair, type MarketList } from '../http/market-list.ts';
import type { Provider } from '../http/provider.ts';
import { figure, text } from '../http/schemas.ts';

const readPrices = buildListReader({
  route: '/pricefeed',
  row: Type.Object({ pair: text, price: figure }),
});

export const geminiMarkets: MarketList = {
  load: (load) => readPrices(load('/pricefeed'), ({ pair, price }) => ({ ...splitPair(pair), price })),
};

/** Gemini's address for public data; it allows 120 calls a minute, and is asked once a day. */
export const gemini: Provider<'coinFacts'> = {
  id: 'GEMINI',
  name: 'Gemini',
  key: 'none',
  bases: () => ['https://api.gemini.com/v1'],
  limits: () => [{ calls: 10, per: minute }],
  build: ({ loaders: [{ loadJson }], cache }) => ({
    coinFacts: buildListing('geminiListing', geminiMarkets, { loadJson, cache }),
  }),
};
