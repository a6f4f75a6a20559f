import { minute } from '../../../lib/durations.ts';
import type { NftSource } from '../../ports/nfts.ts';
import type { Provider } from '../http/provider.ts';
import { buildOpenSea } from './open-sea.ts';
import { searchOrigin } from './responses.ts';

/** OpenSea: with a free key, whose limit this is. */
export const openSea: Provider<{ readonly nfts: NftSource }> = {
  id: 'OPENSEA',
  name: searchOrigin.source,
  key: 'needed',
  bases: () => ['https://api.opensea.io/api/v2'],
  authorize: (key) => ({ headers: { 'x-api-key': key } }),
  limits: () => [{ calls: 60, per: minute }],
  build: ({ loaders: [{ loadJson }] }) => ({ nfts: buildOpenSea(loadJson) }),
};
