import { minute } from '../../../lib/durations.ts';
import type { ReserveSource } from '../../ports/market.ts';
import type { Provider } from '../http/provider.ts';
import { buildGlassnode, sourceName } from './glassnode.ts';

/**
 * Glassnode: a paid plan with API access; the limit is the smallest plan's. The query accepts the key too, but may be
 * logged on its way.
 */
export const glassnode: Provider<{ readonly reserves: ReserveSource }> = {
  id: 'GLASSNODE',
  name: sourceName,
  key: 'needed',
  bases: () => ['https://api.glassnode.com/v1/metrics'],
  authorize: (key) => ({ headers: { 'X-Api-Key': key } }),
  limits: () => [{ calls: 10, per: minute }],
  routes: ['/distribution/proof_of_reserves_all_latest'],
  build: ({ loaders: [{ loadJson }] }) => ({ reserves: buildGlassnode(loadJson) }),
};
