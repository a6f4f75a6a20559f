import { findContract } from '../../ports/coin-identity.ts';
import type { Provider } from '../http/provider.ts';
import { loadHolderContracts } from './largest-holders.ts';
import { buildMovements } from './movements.ts';

/**
 * Blockscout of Ethereum: without a key three to five calls a second, which Blockscout plans to end. A key is valid only at
 * the address of all chains, where Ethereum is chain 1.
 */
export const blockscout: Provider<'coinFacts' | 'movements'> = {
  id: 'BLOCKSCOUT',
  name: 'Blockscout',
  key: 'optional',
  bases: (key) => [
    key === undefined ? 'https://eth.blockscout.com/api/v2' : 'https://api.blockscout.com/1/api/v2',
  ],
  authorize: (key) => ({ query: { apikey: key } }),
  limits: () => [{ calls: 3, per: 1000 }],
  routes: ['/tokens/*/transfers', '/tokens/*/holders'],
  build: ({ loaders: [{ loadJson: load }], own }) => ({
    coinFacts: {
      readers: {
        holderContracts: ({ contracts }) => loadHolderContracts(load, findContract(contracts, 'ethereum')),
      },
    },
    movements: buildMovements(load, own.findPrice),
  }),
};
