import { minute } from '../../../lib/durations.ts';
import type { MovementSource } from '../../ports/market.ts';
import type { Provider } from '../http/provider.ts';
import { buildMempool, sourceName } from './mempool.ts';

/** mempool.space: open to all, with a limit that it does not publish; ours is a polite one. */
export const mempool: Provider<{ readonly movements: MovementSource }> = {
  id: 'MEMPOOL',
  name: sourceName,
  key: 'none',
  bases: () => ['https://mempool.space/api'],
  limits: () => [{ calls: 60, per: minute }],
  routes: ['/block/*/txs/*'],
  build: ({ loaders: [{ loadJson: load }], own, cache }) => ({
    movements: buildMempool({ load, cache, loadPrice: () => own.findPrice('btc') }),
  }),
};
