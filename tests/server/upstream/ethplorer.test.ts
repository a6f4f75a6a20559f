import { describe, expect, it } from 'vitest';
import { loadLargestHolders } from '../../../src/server/upstream/ethplorer/largest-holders.ts';
import { describeFailures, stageUpstream } from '../../helpers/staged-upstream.ts';

const tokenAddress = `0x${'0'.repeat(38)}E7`;
const path = `/getTopTokenHolders/${tokenAddress}`;
const upstream = stageUpstream({ [path]: { kind: 'recorded', file: 'ethplorer/holders.json' } });
const load = (address: string | null = tokenAddress) =>
  loadLargestHolders(upstream.loadJson, { tokenAddress: address, key: 'freekey' });

describe('loadLargestHolders', () => {
  it('is what the ten largest hold together, in percent', async () => {
    expect(await load()).toBe(42);
    expect(upstream.requests).toEqual([`${path}?apiKey=freekey&limit=10`]);
  });

  it('counts ten at most, the largest, and reads texts as figures', async () => {
    upstream.json(path, {
      holders: ['2', ...Array.from({ length: 12 }, () => ({ share: 1 }))]
        .map((row) => (typeof row === 'string' ? { share: row } : row))
        .toReversed(),
    });
    expect(await load()).toBe(11);
  });

  it('is all where roundings bring it over that', async () => {
    upstream.json(path, { holders: [{ share: 60.4 }, { share: 40 }] });
    expect(await load()).toBe(100);
  });

  it('is not known where there are none, and of no token', async () => {
    upstream.json(path, { holders: [] });
    expect(await load()).toBeNull();
    await expect(load(null)).rejects.toMatchObject({ kind: 'not-found' });
  });

  describeFailures('json', upstream, {
    path,
    ask: () => load(),
    mayBeMissing: true,
    useless: {
      'more than all': { holders: [{ share: 80 }, { share: 70 }] },
      'no usable holder': { holders: [{}, null, { share: 'NaN' }] },
    },
  });
});
