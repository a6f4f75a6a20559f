import { minute } from '../../../lib/durations.ts';
import type { EventSource } from '../../ports/market.ts';
import type { Provider } from '../http/provider.ts';
import { buildGovernanceVotes, sourceName } from './governance-votes.ts';

/** Snapshot: open to all, without a documented limit known to us: a calendar needs one call in some hours. */
export const snapshot: Provider<{ readonly events: EventSource }> = {
  id: 'SNAPSHOT',
  name: sourceName,
  key: 'none',
  bases: () => ['https://hub.snapshot.org'],
  limits: () => [{ calls: 30, per: minute }],
  build: ({ loaders: [{ postJson }], clock }) => ({ events: buildGovernanceVotes(postJson, clock) }),
};
