import { day, minute } from '../../../lib/durations.ts';
import type { CoinFactSource } from '../../ports/coin-facts.ts';
import { findContract } from '../../ports/coin-identity.ts';
import type { Provider } from '../http/provider.ts';
import { loadLargestHolders, sourceName } from './largest-holders.ts';

/** Public. */
const freeKey = 'freekey';

/** Ethplorer: the public key has limits up to a weekly one; a key of the operator's is free too, and allows more. */
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
        // The operator's key replaces this one.
        largestHolders: ({ contracts }) =>
          loadLargestHolders(loadJson, { tokenAddress: findContract(contracts, 'ethereum'), key: freeKey }),
      },
    },
  }),
};
