import type { CoinFactSource } from '../../ports/coin-facts.ts';
import { day, minute } from '../http/call-budget.ts';
import type { Provider } from '../http/provider.ts';
import { loadLargestHolders, sourceName } from './largest-holders.ts';

/** The key that Ethplorer gives everybody. */
const freeKey = 'freekey';

/** Ethplorer: with the key of everybody 1,000 calls a day; a key of one's own is free, too, and bears more. */
export const ethplorer: Provider<{ readonly coinFacts: CoinFactSource }> = {
  id: 'ETHPLORER',
  name: sourceName,
  key: 'optional',
  bases: () => ['https://api.ethplorer.io'],
  authorize: (key) => ({ query: { apiKey: key } }),
  limits: (key) =>
    key === undefined
      ? [
          { calls: 20, per: minute },
          { calls: 150, per: 60 * minute },
          { calls: 900, per: day },
        ]
      : [{ calls: 5, per: 1000 }],
  routes: ['/getTopTokenHolders/*'],
  build: ({ loaders: [{ loadJson }] }) => ({
    coinFacts: {
      name: sourceName,
      readers: {
        // A key of one's own takes the place of this one.
        largestHolders: ({ tokenAddress }) => loadLargestHolders(loadJson, { tokenAddress, key: freeKey }),
      },
    },
  }),
};
