import { describe, expect, it } from 'vitest';
import { buildFactSample } from '../../../src/server/upstream/sample/sample-facts.ts';

const { readers } = buildFactSample(Date);
const unknown = {
  id: 'fern-fernpie',
  name: 'Fernpie',
  ticker: 'FERN',
  repository: null,
  contracts: [],
  price: 1,
  marketCap: null,
  change: null,
  identity: null,
} as const;

describe('the facts of the sample', () => {
  it.each(Object.entries(readers))('have no %s for a coin outside the sample', async (_, read) => {
    // A blank would be shown as a live source's value.
    await expect(read(unknown)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('have a market cap for a coin of the sample', async () => {
    expect((await readers.geckoMarket({ ...unknown, id: 'btc-bitcoin' })).marketCap).toBeGreaterThan(0);
  });
});
