import type { CoinFactSource } from '../../ports/coin-facts.ts';
import type { ReserveSource } from '../../ports/market.ts';
import { minute } from '../http/call-budget.ts';
import type { Provider } from '../http/provider.ts';
import { buildDefiLlama } from './defi-llama.ts';
import { sourceName } from './responses.ts';
import { buildUsage } from './usage.ts';

interface Sources {
  readonly coinFacts: CoinFactSource;
  readonly reserves: ReserveSource;
}

/**
 * DefiLlama: open to all, asks to be named, documents no limit, so this is a polite one. A response has years of daily
 * amounts of some hundred coins.
 */
export const defiLlama: Provider<Sources> = {
  id: 'DEFILLAMA',
  name: sourceName,
  key: 'none',
  bases: () => ['https://api.llama.fi'],
  limits: () => [{ calls: 30, per: minute }],
  routes: ['/v2/chart/tvl/protocol/*/token-breakdown', '/summary/fees/*', '/protocol/*'],
  // The whole page of the largest exchange has 42 MB.
  maxBytes: 64_000_000,
  build: ({ loaders: [{ loadJson }], remember }) => ({
    coinFacts: buildUsage(loadJson, remember),
    reserves: buildDefiLlama(loadJson, remember),
  }),
};
