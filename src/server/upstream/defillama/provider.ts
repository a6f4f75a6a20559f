import { minute } from '../../../lib/durations.ts';
import type { Provider } from '../http/provider.ts';
import { buildDefiLlamaFacts } from './coin-facts.ts';
import { buildExchangeReserves } from './exchange-reserves.ts';

/**
 * DefiLlama: open to all, requires attribution, documents no limit, so ours is a polite one. A response has years of
 * daily amounts of some hundred coins.
 */
export const defiLlama: Provider<'coinFacts' | 'reserves'> = {
  id: 'DEFILLAMA',
  name: 'DefiLlama',
  key: 'none',
  // The second has the prices.
  bases: () => ['https://api.llama.fi', 'https://coins.llama.fi'],
  limits: () => [{ calls: 30, per: minute }],
  routes: [
    '/v2/chart/tvl/protocol/*/token-breakdown',
    '/summary/fees/*',
    '/protocol/*',
    '/chart/*',
    '/prices/current/*',
  ],
  // The whole page of the largest exchange has 42 MB.
  maxBytes: 64_000_000,
  build: ({ loaders: [{ loadJson }, prices], clock, cache }) => ({
    coinFacts: buildDefiLlamaFacts({
      load: loadJson,
      loadCoins: prices?.loadJson ?? loadJson,
      clock,
      cache,
    }),
    reserves: buildExchangeReserves(loadJson, cache),
  }),
};
