import { starterListName } from '../../../src/contracts/airdrops.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { connectFeeds } from '../../../src/server/compose/connect-feeds.ts';
import { UpstreamError } from '../../../src/server/ports/upstream.ts';
import { listFactAnswers } from '../../helpers/fact-answers.ts';
import { listLiveAnswers } from '../../helpers/live-answers.ts';
import { toAddresses } from '../../helpers/live-upstreams.ts';
import { startUpstreamServer, type UpstreamServer } from '../../helpers/upstream-server.ts';

const noon = Date.parse('2026-11-21T12:00:00.000Z');
const silent = { kind: 'hang' } as const;

let upstream: UpstreamServer;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: noon });
  upstream = await startUpstreamServer({ ...listFactAnswers(noon), ...listLiveAnswers(noon) });
});
afterEach(() => {
  vi.useRealTimers();
  return upstream.close();
});

function open(env: Readonly<Record<string, string>> = {}) {
  const addresses = toAddresses((id) => `${upstream.base}/${id.toLowerCase()}`);
  const lists = {
    AIRDROPS_URL: `${upstream.base}/airdrops/list.csv`,
    UPSTREAM_RSS_URL: `${upstream.base}/rss/coindesk.xml`,
  };
  const outcome = readConfig({ UPSTREAMS: 'live', ...addresses, ...lists, ...env });
  if (outcome.kind === 'refused') throw new Error(outcome.line);
  const feeds = connectFeeds(outcome.config, { clock: Date, mediaKey: Buffer.from('a key of this test') });
  onTestFinished(feeds.endCalls);
  return feeds;
}
type Feeds = ReturnType<typeof open>;

const requests: Readonly<Record<string, (feeds: Feeds) => Promise<unknown>>> = {
  coins: ({ coins }) => coins.coin('bitcoin'),
  coinNews: ({ coins }) => coins.coinNews('bitcoin'),
  nfts: ({ nfts }) => nfts.search('pudgý'),
  news: ({ market }) => market.news(),
  events: ({ market }) => market.eventPage(1),
  'movements on Bitcoin': ({ market }) => market.movements('btc'),
  'movements on Ethereum': ({ market }) => market.movements('uni'),
  sentiment: ({ market }) => market.sentiment(),
  tickers: ({ market }) => market.ticker('btc'),
  prices: ({ market }) => market.candles('btc'),
  indicators: ({ market }) => market.rsi('btc'),
  'charts of any coin': ({ charts }) => charts.rsi('leaf-greenleaf'),
  reserves: ({ market }) => market.reserves('binance'),
  exchanges: ({ market }) => market.exchanges(),
  airdrops: ({ market }) => market.airdrops(),
};

/** As a member's request: all its feeds share one deadline. */
async function settle(feeds: Feeds, work: (feeds: Feeds) => Promise<unknown>) {
  const answer = { kind: 'none' } as { kind: string; value?: unknown };
  feeds.callFor({ memberId: 'ann', countMiss: async () => undefined }, () => {
    work(feeds).then(
      (value) => Object.assign(answer, { kind: 'answer', value }),
      (error: unknown) => Object.assign(answer, { kind: 'failure', value: error }),
    );
  });
  return answer;
}

describe('when every source is silent', () => {
  it.each(Object.keys(requests))('%s ends with an error within 12 seconds', async (name) => {
    upstream.answerAll(silent);
    for (const env of [{}, { UPSTREAM_TAAPI_KEY: 'a', UPSTREAM_COINMARKETCAL_KEY: 'b' }]) {
      const answer = await settle(open(env), requests[name]!);
      await vi.advanceTimersByTimeAsync(12_010);
      expect(answer).toMatchObject({ kind: 'failure', value: expect.any(UpstreamError) });
    }
  });

  it('auto mode shows the sample after six seconds at the latest', async () => {
    upstream.answerAll(silent);
    for (const name of ['coins', 'news', 'events', 'sentiment', 'tickers', 'prices', 'reserves']) {
      const answer = await settle(open({ UPSTREAMS: 'auto' }), requests[name]!);
      await vi.advanceTimersByTimeAsync(6000);
      expect([name, answer]).toMatchObject([name, { value: { state: 'sample' } }]);
    }
  });
});

describe('when the first source is silent', () => {
  it.each(['live', 'auto'])('the second is asked after three seconds in mode %s', async (mode) => {
    upstream.answer('/alternativeme/fng/', silent);
    const second = '/coinmarketcap/v3/fear-and-greed/latest';
    const index = { value: 44, value_classification: 'Neutral', update_time: '2026-11-21T00:00:00.000Z' };
    upstream.answer(second, { kind: 'json', body: { data: index } });
    const feeds = open({ UPSTREAMS: mode });
    const asked = feeds.market.sentiment();
    await vi.advanceTimersByTimeAsync(2999);
    expect(upstream.requests.some((path) => path.startsWith(second))).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toMatchObject({ state: 'live', source: 'CoinMarketCap' });
  });

  it('an indicator is computed after three seconds', async () => {
    upstream.answer('/taapi/rsi', silent);
    const asked = open({ UPSTREAM_TAAPI_KEY: 'a' }).market.rsi('btc');
    await vi.advanceTimersByTimeAsync(3000);
    expect(await asked).toMatchObject({ state: 'live', source: 'Binance' });
  });

  it('the calendar shows the events of the others', async () => {
    for (const coin of ['btc-bitcoin', 'eth-ethereum', 'sol-solana'])
      upstream.answer(`/coinpaprika/coins/${coin}/events`, silent);
    upstream.answer('/coinmarketcal/events', silent);
    const asked = open({ UPSTREAM_COINMARKETCAL_KEY: 'a' }).market.eventPage(1);
    await vi.advanceTimersByTimeAsync(3000);
    await expect.poll(() => upstream.requests).toContain('/snapshot/graphql');
    await vi.advanceTimersByTimeAsync(8000);
    expect(await asked).toMatchObject({ state: 'live', source: 'Snapshot' });
  });
});

describe('in auto mode', () => {
  it('a feed is missing with its reason, and no sample, once a live source has answered', async () => {
    const { market, coins, nfts } = open({ UPSTREAMS: 'auto', AIRDROPS_URL: '' });
    upstream.answer('/alternativeme/fng/', { kind: 'status', status: 500 });
    upstream.answer('/coinmarketcap/v3/fear-and-greed/latest', { kind: 'status', status: 500 });
    expect(await market.sentiment()).toMatchObject({ state: 'sample' });
    expect(await market.airdrops()).toMatchObject({ state: 'sample' });
    expect(await market.news()).toMatchObject({ state: 'live' });
    upstream.answerAll({ kind: 'status', status: 500 });
    vi.setSystemTime(Date.now() + 6000);
    await expect(market.sentiment()).rejects.toMatchObject({ kind: 'unreachable', source: 'alternative.me' });
    expect(await market.airdrops()).toMatchObject({ state: 'stale', source: starterListName });
    await expect(coins.coin('bitcoin')).rejects.toMatchObject({ source: 'CoinPaprika' });
    await expect(nfts.search('tidal')).rejects.toMatchObject({ source: 'CoinGecko' });
    await expect(market.reserves('binance')).rejects.toMatchObject({ source: 'DefiLlama' });
  });
});
