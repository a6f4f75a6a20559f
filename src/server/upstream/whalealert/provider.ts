import type { MovementSource } from '../../ports/market.ts';
import { minute } from '../http/call-budget.ts';
import type { Provider } from '../http/provider.ts';
import { transactionsOrigin } from './responses.ts';
import { buildWhaleAlert } from './whale-alert.ts';

/**
 * Whale Alert's first version, for those who have a key of it: new keys are for later interfaces. The limit is that of the
 * smallest plan.
 */
export const whaleAlert: Provider<{ readonly movements: MovementSource }> = {
  id: 'WHALEALERT',
  name: transactionsOrigin.source,
  key: 'needed',
  bases: () => ['https://api.whale-alert.io/v1'],
  authorize: (key) => ({ headers: { 'X-WA-API-KEY': key } }),
  limits: () => [{ calls: 10, per: minute }],
  build: ({ loaders: [{ loadJson }], clock }) => ({ movements: buildWhaleAlert(loadJson, clock) }),
};
