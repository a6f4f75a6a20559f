import type { Asked, StandInAnswer } from './asked.ts';

/** Four of the ten largest holders, with half of the coins, are contracts. */
const holders = Array.from({ length: 50 }, (_, index) => ({
  address: { hash: `0x${index}`, is_contract: index < 4, name: null },
  value: index < 4 ? '1500' : index < 10 ? '1000' : '1',
  token_id: null,
}));

const hash = 'ab'.repeat(32);
const wei = 10n ** 18n;
/** Large at any price of a coin that is worth more than a few cents. */
const tokens = String(20_000_000n * wei);

export function answerMovements({ service, path, query, now }: Asked): StandInAnswer | undefined {
  const seconds = Math.floor(now / 1000) - 600;
  if (service === 'mempool') return answerMempool(path, seconds);
  if (service === 'blockscout') return { body: { items: path.endsWith('/holders') ? holders : [] } };
  if (query.get('action') === 'tokentx')
    return { body: { status: '1', message: 'OK', result: [toTransfer(seconds)] } };
  return query.get('action') === 'eth_getBlockByNumber' ? { body: { result: toBlock(seconds) } } : undefined;
}

function answerMempool(path: string, timestamp: number): StandInAnswer | undefined {
  if (path === '/blocks') return { body: [{ id: 'block', height: 1, timestamp, tx_count: 2 }] };
  if (path !== '/block/block/txs/0') return undefined;
  const end = (address: string, bitcoins: number) => ({
    scriptpubkey_address: address,
    value: bitcoins * 1e8,
  });
  const transaction = { txid: hash, vin: [{ prevout: end('bc1from', 30) }], vout: [end('bc1to', 30)] };
  return { body: [transaction] };
}

function toTransfer(seconds: number) {
  const ends = { from: '0x1', to: '0x2' };
  return { hash: `0x${hash}`, timeStamp: String(seconds), ...ends, value: tokens, tokenDecimal: '18' };
}

function toBlock(seconds: number) {
  const value = `0x${(500n * wei).toString(16)}`;
  const transactions = [{ hash: `0x${hash}`, from: '0x1', to: '0x2', value }];
  return { number: '0x100', timestamp: `0x${seconds.toString(16)}`, transactions };
}
