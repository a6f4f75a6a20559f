import { movementCoins } from '../../src/contracts/movements.ts';
import { exchanges } from '../../src/contracts/reserves.ts';
import { readRecorded } from './staged-upstream.ts';
import type { UpstreamAnswer } from './upstream-server.ts';

type Answers = Record<string, UpstreamAnswer>;

const day = 24 * 60 * 60 * 1000;
const recorded = (file: string): UpstreamAnswer => ({ kind: 'recorded', file });
const json = (body: unknown): UpstreamAnswer => ({ kind: 'json', body });
const iso = (time: number) => new Date(time).toISOString();
const hash = 'ab'.repeat(32);

/**
 * All providers' recorded responses, each under its provider's path, changed as needed: dates are moved to `now` (ms)
 * where a source's old data would be refused, and rows are repeated where more are needed.
 */
export function listLiveAnswers(now: number): Answers {
  return {
    '/airdrops/list.csv': recorded('airdrops/airdrops.csv'),
    ...answerCoins(now),
    ...answerNews(),
    ...answerEvents(now),
    ...answerMovements(now),
    ...answerFigures(now),
    ...answerCharts(now),
    ...answerReserves(now),
  };
}

function answerCoins(now: number): Answers {
  const { currencies } = readRecorded('coinpaprika/search-ethereum.json');
  const bitcoin = { ...currencies[0], id: 'btc-bitcoin', name: 'Bitcoin', symbol: 'BTC', rank: 1 };
  const found = readRecorded('coingecko/search.json');
  const [conference, ...others] = readRecorded('coinpaprika/events-eth-ethereum.json');
  const ids = readRecorded('coingecko/search.json').nfts.map(({ id }: { id: string }) => id);
  // Avoids loading its picture from the recorded address.
  const image = { small: 'https://pictures.example/small.png' };
  const collection = json({ ...readRecorded('coingecko/nft-pudgy-penguins.json'), image });
  return {
    '/coinpaprika/search': json({ currencies: [bitcoin, ...currencies] }),
    '/coinpaprika/coins/btc-bitcoin': recorded('coinpaprika/coin-btc-bitcoin.json'),
    '/coinpaprika/coins/eth-ethereum': recorded('coinpaprika/coin-eth-ethereum.json'),
    '/coinpaprika/coins/eth-ethereum/events': json([{ ...conference, date: iso(now + 3 * day) }, ...others]),
    // Of a source whose clock is ahead: it stays up to date while a test's clock runs.
    '/coinpaprika/tickers/btc-bitcoin': json({
      ...readRecorded('coinpaprika/ticker-btc-bitcoin.json'),
      last_updated: iso(now + 3 * day),
    }),
    '/coinpaprika/tickers/pol-polygon-ecosystem-token': json({ quotes: { USD: { price: 0.4 } } }),
    '/coinpaprika/people/vitalik-buterin': recorded('coinpaprika/people-vitalik-buterin.json'),
    '/opensea/search': recorded('opensea/search.json'),
    '/coingecko/search': json(found),
    ...Object.fromEntries(ids.map((id: string) => [`/coingecko/nfts/${id}`, collection])),
  };
}

function answerNews(): Answers {
  return {
    '/rss/coindesk.xml': recorded('rss/coindesk.xml'),
    '/coinstats/news': recorded('coinstats/news.json'),
  };
}

function answerEvents(now: number): Answers {
  const first = readRecorded('coinmarketcal/events-1.json');
  const second = readRecorded('coinmarketcal/events-2.json');
  const body = [...first.body, ...second.body].map((event, index) => ({
    ...event,
    date_event: iso(now + (index + 1) * day),
  }));
  const counts = { page: 1, page_count: 1, total_count: body.length + 1 };
  const vote = {
    id: '0x1',
    title: 'A vote',
    end: (now + 2 * day) / 1000,
    space: { id: 'ens.eth', name: 'ENS' },
  };
  return {
    '/coinmarketcal/v1/events': json({ ...first, body: [...body, 'broken'], _metadata: counts }),
    '/snapshot/graphql': json({ data: { proposals: [vote] } }),
  };
}

function answerMovements(now: number): Answers {
  const time = iso(now - 600_000)
    .slice(0, 19)
    .replace('T', ' ');
  const whales = readRecorded('whalealert/transactions.json');
  const transactions = movementCoins.map((symbol) => ({
    ...whales.transactions[0],
    symbol,
    timestamp: Math.floor(now / 1000) - 600,
  }));
  const toRows = (file: string, figures: object) => {
    const [row] = readRecorded(file).data;
    return json({ data: [{ ...row, time, ...figures }] });
  };
  const bitcoin = { hash, output_total: 7e8, output_total_usd: 600_000 };
  const ether = { hash: `0x${hash}`, failed: false, value: '2e20', value_usd: 600_000 };
  return {
    '/whalealert/transactions': json({ ...whales, count: transactions.length, transactions }),
    ...answerKeyFreeMovements(Math.floor(now / 1000) - 600),
    '/blockchair/bitcoin/transactions': toRows('blockchair/bitcoin-transactions.json', bitcoin),
    '/blockchair/ethereum/transactions': toRows('blockchair/ethereum-transactions.json', ether),
    '/blockchair/ethereum/erc-20/transactions': recordedTokens(time),
  };
}

/** In the format of the public documentation, with invented values; `timestamp` in seconds. */
function answerKeyFreeMovements(timestamp: number): Answers {
  const end = (address: string) => ({ scriptpubkey_address: address, value: 90e8 });
  const bitcoin = { txid: hash, vin: [{ prevout: end('bc1from') }], vout: [end('bc1to')] };
  const ends = { hash: `0x${hash}`, from: '0x1', to: '0x2' };
  const transfer = { ...ends, timeStamp: String(timestamp), value: `9${'0'.repeat(25)}`, tokenDecimal: '18' };
  const ether = { ...ends, value: `0x${(900n * 10n ** 18n).toString(16)}` };
  const block = {
    number: '0x100',
    timestamp: `0x${timestamp.toString(16)}`,
    transactions: [ether],
  };
  return {
    '/mempool/blocks': json([{ id: 'block', timestamp }]),
    '/mempool/block/block/txs/0': json([bitcoin]),
    '/routescan/api': json({ status: '1', message: 'OK', result: [transfer] }),
    ...Object.fromEntries(
      ['latest', '0xff', '0xfe', '0xfd', '0xfc', '0xfb'].map((tag) => [
        `/routescan/api?module=proxy&action=eth_getBlockByNumber&tag=${tag}&boolean=true`,
        json({ result: block }),
      ]),
    ),
  };
}

function recordedTokens(time: string): UpstreamAnswer {
  const [row] = readRecorded('blockchair/erc20-transactions.json').data;
  return json({ data: [{ ...row, time, value: '900000000000000000000000' }] });
}

const marketIds = {
  cardano: 'ada',
  binancecoin: 'bnb',
  bitcoin: 'btc',
  dai: 'dai',
  polkadot: 'dot',
  ethereum: 'eth',
  solana: 'sol',
  sushi: 'sushi',
  uniswap: 'uni',
  monero: 'xmr',
} as const;

function answerFigures(now: number): Answers {
  const [market] = readRecorded('coingecko/coins-markets.json');
  const index = readRecorded('alternativeme/index.json');
  // Later than now, so that tests which move the clock a day on get live figures too.
  const later = now + 2 * day;
  const timestamp = String(Math.floor(later / 1000));
  return {
    '/alternativeme/fng/': json({ ...index, data: [{ ...index.data[0], timestamp }] }),
    '/coingecko/coins/markets': json(
      Object.entries(marketIds).map(([id, symbol]) => ({
        ...market,
        id,
        symbol,
        name: id,
        last_updated: iso(later),
      })),
    ),
  };
}

function answerCharts(now: number): Answers {
  const rows: readonly unknown[][] = readRecorded('binance/klines-btcusdt.json');
  const today = Math.floor(now / day) * day;
  const days = Array.from({ length: 402 }, (_, index) => {
    const row = rows[index % rows.length] ?? [];
    return row.with(0, today - (401 - index) * day);
  });
  const rsi = Array.from({ length: 15 }, (_, backtrack) => ({ backtrack, value: 40 + backtrack }));
  return {
    '/binance/klines': json(days),
    '/taapi/rsi': json(rsi),
    '/taapi/macd': recorded('taapi/macd.json'),
  };
}

function answerReserves(now: number): Answers {
  const list = readRecorded('defillama/cexs.json');
  const cexs = exchanges.map(({ name, value }) => ({ ...list.cexs[0], name, slug: value }));
  const seconds = Math.floor(now / 1000);
  const held = [
    [seconds - day / 1000, { BTC: 590, ETH: 950 }],
    [seconds, { BTC: 600, ETH: 900 }],
  ];
  return {
    '/glassnode/distribution/proof_of_reserves_all_latest': json({
      ...readRecorded('glassnode/reserves-binance.json'),
      t: seconds,
    }),
    '/defillama/cexs': json({ ...list, cexs }),
    ...Object.fromEntries(
      exchanges.map(({ value }) => [`/defillama/v2/chart/tvl/protocol/${value}/token-breakdown`, json(held)]),
    ),
  };
}
