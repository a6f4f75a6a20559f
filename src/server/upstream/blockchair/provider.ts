import type { MovementSource } from '../../ports/market.ts';
import { day, minute } from '../http/call-budget.ts';
import type { Provider } from '../http/provider.ts';
import { buildBlockchair } from './blockchair.ts';
import { sourceName } from './responses.ts';

/**
 * Blockchair: 30 calls a minute and 1,440 a day without a key. It says 402 of what a plan
 * lacks, and 430 or 434 to an address that it has blocked for a while.
 */
export const blockchair: Provider<{ readonly movements: MovementSource }> = {
  id: 'BLOCKCHAIR',
  name: sourceName,
  key: 'optional',
  bases: () => ['https://api.blockchair.com'],
  authorize: (key) => ({ query: { key } }),
  limits: (key) => [{ calls: 30, per: minute }, ...(key === undefined ? [{ calls: 1440, per: day }] : [])],
  routes: ['/bitcoin/dashboards/transactions/*'],
  pauseStatuses: [430, 434],
  build: ({ loaders: [{ loadJson: load }], own }) => ({
    movements: buildBlockchair({ load, loadPrice: own.findPrice }),
  }),
};
