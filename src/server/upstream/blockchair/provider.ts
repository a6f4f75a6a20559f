import { minute } from '../../../lib/durations.ts';
import type { Provider } from '../http/provider.ts';
import { buildMovements, routes } from './movements.ts';

/**
 * Blockchair, only with a key: without one it responds to an address for some days and then blocks it. Responds 402 to what a
 * plan lacks, and 430 or 434 to 437 to an address that it has blocked. Counts points; a plan has at least ten a second.
 */
export const blockchair: Provider<'movements'> = {
  id: 'BLOCKCHAIR',
  name: 'Blockchair',
  key: 'needed',
  bases: () => ['https://api.blockchair.com'],
  authorize: (key) => ({ query: { key } }),
  limits: () => [
    { calls: 10, per: 1000 },
    { calls: 150, per: minute },
  ],
  // The dashboard of ten transactions costs 1.9.
  cost: (path) => (path.startsWith(routes.tokens) ? 5 : 2),
  routes: ['/bitcoin/dashboards/transactions/*'],
  pauseStatuses: [430, 434, 435, 436, 437],
  build: ({ loaders: [{ loadJson: load }], own }) => ({
    movements: buildMovements(load, own.findPrice),
  }),
};
