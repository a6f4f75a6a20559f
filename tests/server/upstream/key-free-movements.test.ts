import { describe, expect, it } from 'vitest';
import type { MovementCoin } from '../../../src/contracts/movements.ts';
import type { MovementSource } from '../../../src/server/ports/market.ts';
import { UpstreamError } from '../../../src/server/ports/upstream.ts';
import { blockscout } from '../../../src/server/upstream/blockscout/provider.ts';
import { mempool } from '../../../src/server/upstream/mempool/provider.ts';
import { routescan } from '../../../src/server/upstream/routescan/provider.ts';
import { describeContent } from '../../helpers/outside-content.ts';
import { buildSources, describeFailures, stageUpstream } from '../../helpers/staged-upstream.ts';

const upstream = stageUpstream({});
const [hash, other] = ['ab'.repeat(32), 'cd'.repeat(32)];
const seconds = Date.parse('2026-11-22T09:00:00Z') / 1000;
const binance = '0x28c6c06298d514db089934071355e5743bf21d60';
const nobody = `0x${'0'.repeat(40)}`;
const labelled = { address: binance, owner: 'Binance', owner_type: 'exchange' };
const price = async () => 2;
const refuse = () => Promise.reject(new UpstreamError('resting', 'Coin prices'));

/** What every source does for a coin that it does not cover, and without a price. */
function describeLimits(
  build: (findPrice: () => Promise<number>) => MovementSource,
  own: MovementCoin,
  others: readonly MovementCoin[],
) {
  it.each(others)('fails as not found for %s, and declares that it covers a part only', async (coin) => {
    await expect(build(price).movements(coin)).rejects.toMatchObject({ kind: 'not-found' });
    expect(build(price).covers).toBe('part');
  });

  it('fails without a call while there is no live price', async () => {
    await expect(build(refuse).movements(own)).rejects.toMatchObject({ kind: 'resting' });
    expect(upstream.requests).toEqual([]);
  });
}

describe('mempool.space', () => {
  const build = (findPrice = async () => 60_000) =>
    buildSources(mempool, { load: upstream.loadJson, findPrice }).movements;
  const out = (address: string | null, bitcoins: number) => ({
    scriptpubkey_address: address,
    value: bitcoins * 1e8,
  });
  const transaction = (txid: string, from: string | null, ...vout: readonly object[]) => ({
    txid,
    vin: [{ prevout: from === null ? null : out(from, 500) }],
    vout,
  });
  const block = (id: string, ...rows: readonly unknown[]) => upstream.json(`/block/${id}/txs/0`, rows);

  it('returns large transactions of the latest blocks, newest first, without change and mining rewards', async () => {
    upstream.json('/blocks', [
      { id: 'late', timestamp: seconds, tx_count: 3000 },
      { id: 'early', timestamp: seconds - 600, tx_count: 3000 },
    ]);
    block('early', transaction(other, 'bc1other', out('bc1to', 9)));
    block(
      'late',
      transaction('ef'.repeat(32), null, out('bc1miner', 900)),
      transaction('12'.repeat(32), 'bc1small', out('bc1to', 8.3)),
      transaction('34'.repeat(32), 'bc1self', out('bc1self', 800)),
      transaction(hash, 'bc1from', out('bc1little', 1), out('bc1much', 10), out('bc1from', 100)),
    );
    const wallet = (address: string) => ({ address, owner: null, owner_type: 'unknown' });
    expect(await build().movements('btc')).toEqual({
      result: 'success',
      count: 2,
      transactions: [
        {
          hash,
          timestamp: seconds,
          transaction_type: 'transfer',
          amount: 11,
          amount_usd: 660_000,
          from: wallet('bc1from'),
          to: wallet('bc1much'),
        },
        expect.objectContaining({ hash: other, timestamp: seconds - 600, amount_usd: 540_000 }),
      ],
    });
  });

  it('loads the transactions of a block once', async () => {
    upstream.json('/blocks', [{ id: 'late', timestamp: seconds }]);
    block('late', transaction(hash, 'bc1from', out('bc1to', 9)));
    const source = build();
    await source.movements('btc');
    await source.movements('btc');
    const pages = [0, 25, 50].map((start) => `/block/late/txs/${start}`);
    expect(upstream.requests.toSorted()).toEqual([...pages, '/blocks', '/blocks']);
  });

  describeLimits((findPrice) => build(findPrice), 'btc', ['eth', 'bnb', 'uni']);
  describeContent('movements of Bitcoin', {
    ask: () => build().movements('btc'),
    texts(text) {
      upstream.json('/blocks', [{ id: 'late', timestamp: seconds }]);
      block('late', transaction(hash, text, out(text.toUpperCase(), 9)));
    },
  });
  describeFailures('json', upstream, { path: '/blocks', ask: () => build().movements('btc') });
});

describe('Routescan', () => {
  const build = (findPrice: () => Promise<number> = price) =>
    buildSources(routescan, { load: upstream.loadJson, findPrice }).movements;
  const contract = '0x455e53cbb86018ac2b8092fdcd39d8444affc3f6';
  const path = `/api?module=account&action=tokentx&contractaddress=${contract}&page=1&offset=1000&sort=desc`;
  const transfer = (fields: object = {}) => ({
    hash: `0x${hash}`,
    timeStamp: String(seconds),
    from: binance,
    to: '0x2',
    value: '300000000000000000000000',
    tokenDecimal: '18',
    ...fields,
  });

  it('returns large POL transfers for matic, and names known exchanges', async () => {
    upstream.json(path, {
      status: '1',
      message: 'OK',
      result: [
        transfer(),
        transfer({ value: '100000000000000000000000' }),
        transfer({ hash: `0x${other}`, timeStamp: String(seconds + 60), from: nobody, to: null }),
        { hash: 5 },
      ],
    });
    const { transactions } = await build().movements('matic');
    expect(transactions).toEqual([
      expect.objectContaining({ hash: `0x${other}`, transaction_type: 'mint' }),
      {
        hash: `0x${hash}`,
        timestamp: seconds,
        transaction_type: 'transfer',
        amount: 300_000,
        amount_usd: 600_000,
        from: labelled,
        to: { address: '0x2', owner: null, owner_type: 'unknown' },
      },
    ]);
  });

  it('returns none when the source finds none, and fails as refused on an error in the body', async () => {
    upstream.json(path, { status: '0', message: 'No transactions found', result: [] });
    expect(await build().movements('matic')).toMatchObject({ count: 0 });
    upstream.json(path, { status: '0', message: 'NOTOK', result: 'Max rate limit reached' });
    await expect(build().movements('matic')).rejects.toMatchObject({ kind: 'refused' });
  });

  const toBlock = (tag: string) => `/api?module=proxy&action=eth_getBlockByNumber&tag=${tag}&boolean=true`;
  const block = (number: number, ...transactions: readonly unknown[]) => ({
    jsonrpc: '2.0',
    id: 1,
    result: {
      number: `0x${number.toString(16)}`,
      timestamp: `0x${(seconds + number - 256).toString(16)}`,
      transactions,
    },
  });
  const payment = (fields: object = {}) => ({
    hash: `0x${hash}`,
    from: '0x1',
    to: binance,
    value: `0x${(300_000n * 10n ** 18n).toString(16)}`,
    ...fields,
  });

  it('finds large eth transactions in the latest blocks', async () => {
    upstream.json(toBlock('latest'), block(256, payment(), payment({ value: '0x0' })));
    for (let number = 253; number < 256; number += 1)
      upstream.json(toBlock(`0x${number.toString(16)}`), block(number));
    upstream.json(toBlock('0xfe'), block(254, payment({ hash: `0x${other}`, to: null })));
    expect((await build().movements('eth')).transactions).toEqual([
      expect.objectContaining({ hash: `0x${hash}`, timestamp: seconds, amount: 300_000, to: labelled }),
      expect.objectContaining({ hash: `0x${other}`, timestamp: seconds - 2, amount_usd: 600_000 }),
    ]);
    expect(upstream.requests).toHaveLength(4);
  });

  describeLimits(build, 'uni', ['btc', 'bnb']);
  describeContent('movements of tokens', {
    ask: () => build().movements('matic'),
    texts: (text) => upstream.json(path, { status: '1', result: [transfer({ from: text, to: text })] }),
  });
  describeFailures('json', upstream, { path, ask: () => build().movements('matic') });
  describeFailures('json', upstream, { path: toBlock('latest'), ask: () => build().movements('eth') });
});

describe('Blockscout', () => {
  const build = (findPrice: () => Promise<number> = price) =>
    buildSources(blockscout, { load: upstream.loadJson, findPrice }).movements;
  const path = '/tokens/0x1f9840a85d5af5bf1d1762f925bdaddc4201f984/transfers';
  const timestamp = '2026-11-22T09:00:00.000000Z';

  it('returns the large transfers of a token', async () => {
    const transfer = (value: string) => ({
      transaction_hash: `0x${hash}`,
      timestamp,
      from: { hash: binance },
      to: { hash: '0x2' },
      total: { value, decimals: '18' },
    });
    upstream.json(path, {
      items: [transfer('300000000000000000000000'), transfer('3'), { timestamp }],
      next_page_params: null,
    });
    expect((await build().movements('uni')).transactions).toEqual([
      {
        hash: `0x${hash}`,
        timestamp: seconds,
        transaction_type: 'transfer',
        amount: 300_000,
        amount_usd: 600_000,
        from: labelled,
        to: { address: '0x2', owner: null, owner_type: 'unknown' },
      },
    ]);
  });

  it('returns the large transactions of eth', async () => {
    const row = {
      hash: `0x${hash}`,
      timestamp,
      from: { hash: '0x1' },
      to: null,
      value: '300000000000000000000000',
    };
    upstream.json('/transactions', { items: [row] });
    expect(await build().movements('eth')).toMatchObject({ count: 1, transactions: [{ amount: 300_000 }] });
  });

  describeLimits(build, 'uni', ['btc', 'bnb']);
  describeFailures('json', upstream, { path, ask: () => build().movements('uni'), mayBeMissing: false });
  describeFailures('json', upstream, { path: '/transactions', ask: () => build().movements('eth') });
});
