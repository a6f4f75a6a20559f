import { Type } from 'typebox';
import { day, minute } from '../../../lib/durations.ts';
import { findContract } from '../../ports/coin-identity.ts';
import { SourceFailure, toSegment, type LoadJson } from '../../ports/upstream.ts';
import { buildListReader } from '../http/list-reader.ts';
import { toPositive } from '../http/plain-values.ts';
import type { Provider } from '../http/provider.ts';
import { figure } from '../http/schemas.ts';

const route = '/getTopTokenHolders';
const readHolders = buildListReader({
  route,
  at: ['holders'],
  isOfOne: true,
  row: Type.Object({ share: figure }),
});

const holderCount = 10;
/** Public; the operator's key replaces it. */
const freeKey = 'freekey';

/** The largest holders' share of a token on Ethereum, in percent; null if no holder is known. */
async function loadLargestHolders(load: LoadJson, tokenAddress: string | null): Promise<number | null> {
  const query = new URLSearchParams({ apiKey: freeKey, limit: String(holderCount) });
  const address = toSegment(tokenAddress ?? '');
  const loading = load(`/getTopTokenHolders/${address}?${query.toString()}`);
  const shares = await readHolders(loading, ({ share }) => toPositive(share));
  if (shares.length === 0) return null;
  const held = shares
    .toSorted((a, b) => b - a)
    .slice(0, holderCount)
    .reduce((total, share) => total + share, 0);
  // Each share is rounded.
  if (held <= 101) return Math.min(held, 100);
  throw new SourceFailure('malformed', `${route}: ${held} percent are held`);
}

/** Ethplorer: the public key has limits up to a weekly one; a key of the operator's is free too, and allows more. */
export const ethplorer: Provider<'coinFacts'> = {
  id: 'ETHPLORER',
  name: 'Ethplorer',
  key: 'optional',
  bases: () => ['https://api.ethplorer.io'],
  authorize: (key) => ({ query: { apiKey: key } }),
  limits: (key) =>
    key === undefined
      ? [
          { calls: 2, per: 1000 },
          { calls: 20, per: minute },
          { calls: 100, per: 60 * minute },
          { calls: 1000, per: day },
          { calls: 3000, per: 7 * day },
        ]
      : [{ calls: 5, per: 1000 }],
  routes: ['/getTopTokenHolders/*'],
  build: ({ loaders: [{ loadJson }] }) => ({
    coinFacts: {
      readers: {
        largestHolders: ({ contracts }) => loadLargestHolders(loadJson, findContract(contracts, 'ethereum')),
      },
    },
  }),
};
