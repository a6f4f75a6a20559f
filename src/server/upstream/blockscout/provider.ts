import type { MovementSource } from '../../ports/market.ts';
import type { Provider } from '../http/provider.ts';
import { buildBlockscout, sourceName } from './blockscout.ts';

/** Blockscout of Ethereum: without a key three to five calls a second, which Blockscout plans to end. */
export const blockscout: Provider<{ readonly movements: MovementSource }> = {
  id: 'BLOCKSCOUT',
  name: sourceName,
  key: 'optional',
  bases: () => ['https://eth.blockscout.com/api/v2'],
  authorize: (key) => ({ query: { apikey: key } }),
  limits: () => [{ calls: 3, per: 1000 }],
  routes: ['/tokens/*/transfers'],
  build: ({ loaders: [{ loadJson: load }], own }) => ({
    movements: buildBlockscout({ load, findPrice: own.findPrice }),
  }),
};
