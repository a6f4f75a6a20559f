import { describe, expect, it } from 'vitest';
import { ethplorer } from '../../../src/server/upstream/ethplorer/provider.ts';
import { buildFactCoin } from '../../helpers/fact-coin.ts';
import { buildSources, describeFailures, stageUpstream } from '../../helpers/staged-upstream.ts';

const tokenAddress = `0x${'0'.repeat(38)}E7`;
const path = `/getTopTokenHolders/${tokenAddress}`;
const upstream = stageUpstream({ [path]: { kind: 'recorded', file: 'ethplorer/holders.json' } });
const load = async (address: string | null = tokenAddress) =>
  buildSources(ethplorer, { load: upstream.loadJson }).coinFacts.readers.largestHolders?.(
    buildFactCoin({ contracts: address === null ? [] : [{ chain: 'ethereum', address }] }),
  );

describe('the share of the largest holders', () => {
  it('returns the percentage that the ten largest holders own together', async () => {
    expect(await load()).toBe(42);
    expect(upstream.requests).toEqual([`${path}?apiKey=freekey&limit=10`]);
  });

  it('adds up the ten largest shares only, and reads shares given as text', async () => {
    upstream.json(path, {
      holders: ['2', ...Array.from({ length: 12 }, () => ({ share: 1 }))]
        .map((row) => (typeof row === 'string' ? { share: row } : row))
        .toReversed(),
    });
    expect(await load()).toBe(11);
  });

  it('returns 100 when rounded shares add up to slightly more', async () => {
    upstream.json(path, { holders: [{ share: 60.4 }, { share: 40 }] });
    expect(await load()).toBe(100);
  });

  it('returns null for a token without holders, and fails as not found for a coin without a token', async () => {
    upstream.json(path, { holders: [] });
    expect(await load()).toBeNull();
    await expect(load(null)).rejects.toMatchObject({ kind: 'not-found' });
  });

  describeFailures('json', upstream, {
    path,
    ask: () => load(),
    mayBeMissing: true,
    useless: {
      'shares far above 100% in sum': { holders: [{ share: 80 }, { share: 70 }] },
      'no usable holder': { holders: [{}, null, { share: 'NaN' }] },
    },
  });
});
