import { describe, expect, it } from 'vitest';
import { loadHolderContracts } from '../../../src/server/upstream/blockscout/largest-holders.ts';
import { describeFailures, stageUpstream } from '../../helpers/staged-upstream.ts';

const tokenAddress = `0x${'0'.repeat(38)}E7`;
const path = `/tokens/${tokenAddress}/holders`;
const holder = (value: unknown, isContract: boolean) => ({
  address: { hash: '0x1', is_contract: isContract, name: isContract ? 'Bridge' : null },
  value,
  token_id: null,
});
const people = (count: number) => Array.from({ length: count }, () => holder('1000', false));
const upstream = stageUpstream({
  [path]: { kind: 'json', body: { items: [...people(9), holder('3000', true), holder('1', true)] } },
});
const load = (address: string | null = tokenAddress) => loadHolderContracts(upstream.loadJson, address);

describe('loadHolderContracts', () => {
  it('returns the part of contracts in what the ten largest holders hold', async () => {
    expect(await load()).toBe(25);
    expect(upstream.requests).toEqual([path]);
  });

  it('returns null if fewer holders are known, and fails as not found for a coin without a token', async () => {
    upstream.json(path, { items: people(9) });
    expect(await load()).toBeNull();
    await expect(load(null)).rejects.toMatchObject({ kind: 'not-found' });
  });

  describeFailures('json', upstream, {
    path,
    ask: () => load(),
    mayBeMissing: true,
    useless: {
      'an unusable holder': { items: [...people(10), holder(null, true)] },
      'a holder of unknown kind': { items: [...people(10), { address: { hash: '0x1' }, value: '1' }] },
    },
  });
});
