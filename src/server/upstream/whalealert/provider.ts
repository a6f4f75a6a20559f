import { minute } from '../../../lib/durations.ts';
import { askVersions } from '../http/ask-versions.ts';
import type { Provider } from '../http/provider.ts';
import { buildChainMovements } from './chain-movements.ts';
import { buildWhaleAlert } from './whale-alert.ts';

/** Host of the current version; the first version, at its own host, is for operators with a key for it. */
const host = 'leviathan.whale-alert.io';

/**
 * Whale Alert in both versions: a key is for one of them. The limit is the smallest plan's of the first version; the
 * current one states none.
 */
export const whaleAlert: Provider<'movements'> = {
  id: 'WHALEALERT',
  name: 'Whale Alert',
  key: 'needed',
  bases: () => [`https://${host}`, 'https://api.whale-alert.io/v1'],
  authorize: (key, base) =>
    isLatest(base) ? { query: { api_key: key } } : { headers: { 'X-WA-API-KEY': key } },
  limits: (_, base) => [{ calls: isLatest(base) ? 60 : 10, per: minute }],
  routes: ['/transactions', '/*/transactions', '/*/status'],
  build({ loaders, clock, cache }) {
    const versions = loaders.map(({ base, loadJson }) =>
      isLatest(base) ? buildChainMovements(loadJson, cache) : buildWhaleAlert(loadJson, clock),
    );
    return {
      movements: {
        // The current version does not have all coins.
        covers: 'part',
        movements: (coin) => askVersions(versions, (version) => version.movements(coin)),
      },
    };
  },
};

function isLatest(base: string): boolean {
  return new URL(base).hostname === host;
}
