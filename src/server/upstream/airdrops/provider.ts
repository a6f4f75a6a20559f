import { minute } from '../../../lib/durations.ts';
import type { Provider } from '../http/provider.ts';
import { buildAirdrops, sourceName } from './airdrops.ts';

/** The operator's own list of airdrops: a file at an address that only the operator can set. */
export const airdrops: Provider<'airdrops'> = {
  id: 'AIRDROPS',
  name: sourceName,
  key: 'none',
  bases: () => [],
  limits: () => [{ calls: 6, per: minute }],
  build: ({ loaders: [{ loadText }] }) => ({ airdrops: buildAirdrops(loadText) }),
};
