import { everyState } from '../../panels/sources/source-lists.ts';
import type { FeedAnswer, FeedAnswers } from '../../panels/stub-feeds.ts';

const coin = {
  id: 'btc-bitcoin',
  name: 'Bitcoin',
  ticker: 'BTC',
  type: 'coin',
  whitepaper: null,
  launch_date: null,
  development_status: null,
  proof_type: null,
  org_structure: null,
  hash_algo: null,
  sites: [],
  team: [],
  contracts: [],
  parent: null,
  market_cap_usd: null,
};

/** The smallest valid response of each feed, by path: the status page reads the headers only. */
const bodies: Readonly<Record<string, unknown>> = {
  '/api/data/news': { result: [] },
  '/api/data/allcal/': {
    status: { error_code: 0 },
    _metadata: { total_count: 0, page_count: 0 },
    body: [],
  },
  '/api/coin-data/coinsearch/bitcoin': coin,
  '/api/coin-data/coinnews/bitcoin': [],
  '/api/nft/search2nft/punks': { search_results: [] },
  '/api/por/binance': { t: 0, balances: {}, changes: {} },
  '/api/data/rocket/btc': { result: 'success', count: 0, transactions: [] },
  '/api/coin-data/techanalysis/candle/bitcoin': [],
  '/api/coin-data/techanalysis/macd/btc': [],
  '/api/coin-data/techanalysis/rsi/btc': [],
  '/api/fng/': { data: [] },
  '/api/ticker/v2/ticker/1/': { data: {} },
  '/api/data/sources': everyState,
  '/data/airdrops.csv': 'Project,Blockchain,Site,Type,Action,Frequency,Funding\n',
};

type Origin = Pick<Extract<FeedAnswer, { kind: 'feed' }>, 'state' | 'asOf'>;

export function answerAll(origin: Origin, others: FeedAnswers = {}): FeedAnswers {
  const same = Object.entries(bodies).map(
    ([path, value]) => [path, { kind: 'feed', value, ...origin }] as const,
  );
  return { ...Object.fromEntries(same), ...others };
}

export function answerOf(path: keyof typeof bodies, origin: Origin): FeedAnswer {
  return { kind: 'feed', value: bodies[path], ...origin };
}
