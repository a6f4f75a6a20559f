import type { CoinFactSource } from '../../ports/coin-facts.ts';
import { findContract } from '../../ports/coin-identity.ts';
import { day, minute } from '../http/call-budget.ts';
import type { Provider } from '../http/provider.ts';
import { loadLargestHolders, sourceName } from './largest-holders.ts';

/** The key that Ethplorer gives everybody. */
const freeKey = 'freekey';

/** Ethplorer: the key of everybody has limits up to those of a week; a key of one's own is free, too, and allows more. */
export const ethplorer: Provider<{ readonly coinFacts: CoinFactSource }> = {
  id: 'ETHPLORER',
  name: sourceName,
  key: 'optional',
  bases: () => ['https://api.ethplorer.io'],
  authorize: (key) => ({ query: { apiKey: key } }),
  limits: (key) =>
    key === undefined
      ? [
          { calls: 2, per: 1000 },
          { calls: 20, per: minute },
          { calls: 100, per: 60 * minute },
          { calls: 1000, per: day },
          { calls: 3000, per: 7 * day },
        ]
      : [{ calls: 5, per: 1000 }],
  routes: ['/getTopTokenHolders/*'],
  build: ({ loaders: [{ loadJson }] }) => ({
    coinFacts: {
      name: sourceName,
      readers: {
        // A key of one's own takes the place of this one.
        largestHolders: ({ contracts }) =>
          loadLargestHolders(loadJson, { tokenAddress: findContract(contracts, 'ethereum'), key: freeKey }),
      },
    },
  }),
};
