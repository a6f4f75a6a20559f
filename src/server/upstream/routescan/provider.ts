import { day, minute } from '../../../lib/durations.ts';
import type { MovementSource } from '../../ports/market.ts';
import type { Provider } from '../http/provider.ts';
import { sourceName } from './responses.ts';
import { buildRoutescan } from './routescan.ts';

/** Routescan: without a key two calls a second, 120 a minute and 10,000 a day, in the form of Etherscan. */
export const routescan: Provider<{ readonly movements: MovementSource }> = {
  id: 'ROUTESCAN',
  name: sourceName,
  key: 'optional',
  bases: () => ['https://api.routescan.io/v2/network/mainnet/evm/1/etherscan'],
  authorize: (key) => ({ query: { apikey: key } }),
  limits: () => [
    { calls: 2, per: 1000 },
    { calls: 100, per: minute },
    { calls: 9000, per: day },
  ],
  routes: ['/api'],
  build: ({ loaders: [{ loadJson: load }], own }) => ({
    movements: buildRoutescan({ load, findPrice: own.findPrice }),
  }),
};
