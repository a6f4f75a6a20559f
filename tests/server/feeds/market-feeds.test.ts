import { describe, expect, it } from 'vitest';
import type { EventPage } from '../../../src/contracts/events.ts';
import type { Feed } from '../../../src/contracts/feed.ts';
import { buildMarketFeeds } from '../../../src/server/feeds/market-feeds.ts';
import { buildMediaIds } from '../../../src/server/feeds/media-ids.ts';
import type {
  EventSource,
  NewsSource,
  PriceSource,
  ReserveSource,
} from '../../../src/server/ports/market.ts';
import type { LiveSources } from '../../../src/server/feeds/source-client.ts';
import { SourceFailure, type UpstreamMode } from '../../../src/server/ports/upstream.ts';
import { buildMarketSample } from '../../../src/server/upstream/sample/sample-market-source.ts';
import { noSources, toContext, toLive } from '../../helpers/live-sources.ts';

const noon = Date.parse('2026-11-21T12:00:00.000Z');
const minute = 60_000;
const failureTime = 5000;

interface Given {
  readonly news?: NewsSource;
  readonly events?: EventSource;
  readonly reserves?: ReserveSource;
  readonly prices?: PriceSource;
}

function build(mode: UpstreamMode, given: Given = {}) {
  const time = { now: noon };
  const clock = { now: () => time.now };
  const ids = buildMediaIds(Buffer.from('a key of this test'));
  const live: LiveSources = {
    ...noSources,
    ...(given.news && { news: toLive(given.news, clock) }),
    ...(given.events && { events: toLive(given.events, clock) }),
    ...(given.reserves && { reserves: toLive(given.reserves, clock) }),
    ...(given.prices && { prices: toLive(given.prices, clock) }),
  };
  return {
    time,
    ids,
    market: buildMarketFeeds(toContext({ mode, sample: buildMarketSample(clock), clock }), live, ids),
  };
}

function newsFrom(...answers: readonly (string | SourceFailure)[]): NewsSource & { asked: number } {
  return {
    asked: 0,
    async news() {
      const answer = answers[this.asked];
      this.asked += 1;
      if (answer === undefined || answer instanceof SourceFailure) throw answer ?? down;
      const row = { title: answer, link: 'https://news.example/1', feedDate: noon, source: 'News' };
      return [{ ...row, imgUrl: 'https://pictures.example/a.jpg' }];
    },
  };
}

const down = new SourceFailure('unreachable');

const calls = [
  'news',
  'eventPage',
  'movements',
  'sentiment',
  'ticker',
  'candles',
  'rsi',
  'macd',
  'reserves',
  'exchanges',
  'airdrops',
] as const;

function callAll({ market }: ReturnType<typeof build>) {
  return {
    news: () => market.news(),
    eventPage: () => market.eventPage(1),
    movements: () => market.movements('btc'),
    sentiment: () => market.sentiment(),
    ticker: () => market.ticker('btc'),
    candles: () => market.candles('btc'),
    rsi: () => market.rsi('btc'),
    macd: () => market.macd('btc'),
    reserves: () => market.reserves('binance'),
    exchanges: () => market.exchanges(),
    airdrops: () => market.airdrops(),
  };
}

describe('the market feed', () => {
  it.each(calls)('%s returns the sample, labelled as one, when no live source is connected', async (call) => {
    const said = { state: 'sample', source: 'Sample data', asOf: '2026-11-21T12:00:00.000Z' };
    expect(await callAll(build('sample'))[call]()).toMatchObject(said);
    expect(await callAll(build('auto'))[call]()).toMatchObject(said);
  });

  it.each(calls.filter((call) => call !== 'airdrops'))(
    '%s fails in live mode when no live source is connected',
    async (call) => {
      await expect(callAll(build('live'))[call]()).rejects.toMatchObject({ kind: 'unreachable' });
    },
  );
});

describe('a live source', () => {
  it('is called once in ten minutes; then its old value is stale until the next arrives', async () => {
    const news = newsFrom('One', 'Two');
    const { market, time } = build('auto', { news });
    expect(await market.news()).toMatchObject({ source: 'Live', state: 'live' });
    time.now += 10 * minute - 1;
    expect((await market.news()).value.result[0]?.title).toBe('One');
    time.now += 1;
    expect(await market.news()).toMatchObject({ state: 'stale', value: { result: [{ title: 'One' }] } });
    await expect.poll(async () => (await market.news()).state).toBe('live');
    expect(await market.news()).toMatchObject({ state: 'live', value: { result: [{ title: 'Two' }] } });
    expect(news.asked).toBe(2);
  });

  it('that fails is replaced by its last value as stale, or by the sample without one', async () => {
    const { market, time } = build('auto', { news: newsFrom(down, 'One', down) });
    expect(await market.news()).toMatchObject({ state: 'sample' });
    time.now += failureTime;
    expect(await market.news()).toMatchObject({ state: 'live' });
    time.now += 10 * minute;
    for (let call = 0; call < 3; call += 1) {
      const feed = await market.news();
      expect(feed).toMatchObject({ state: 'stale', asOf: '2026-11-21T12:00:05.000Z' });
      expect(feed.value.result[0]?.title).toBe('One');
    }
  });

  it('is not called in sample mode', async () => {
    const news = newsFrom('One');
    expect(await build('sample', { news }).market.news()).toMatchObject({ state: 'sample' });
    expect(news.asked).toBe(0);
  });

  it('that does not know an exchange makes the request not found, without the sample', async () => {
    const reserves: ReserveSource = {
      reserves: () => Promise.reject(new SourceFailure('not-found')),
      exchanges: async () => [],
    };
    await expect(build('auto', { reserves }).market.reserves('binance')).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  it('is called once for candles, RSI and MACD of one coin', async () => {
    const asked: string[] = [];
    const sample = buildMarketSample({ now: () => noon });
    const prices: PriceSource = {
      async priceDays(coin) {
        asked.push(coin);
        return sample.priceDays(coin);
      },
    };
    const { market } = build('live', { prices });
    await Promise.all([market.candles('btc'), market.rsi('btc'), market.macd('btc'), market.rsi('eth')]);
    expect(asked).toEqual(['btc', 'eth']);
  });

  it('has a path of our own origin for each picture', async () => {
    const { market, ids } = build('live', { news: newsFrom('One') });
    const [item] = (await market.news()).value.result;
    expect(item).toMatchObject({
      imgUrl: 'https://pictures.example/a.jpg',
      media: expect.stringMatching(/^\/media\/[\w-]+\.jpg$/),
    });
    expect(ids.find(String(item?.media).slice('/media/'.length))).toBe('https://pictures.example/a.jpg');
  });
});

describe('the calendar', () => {
  const toRow = (title: string) => ({
    title: { en: title },
    date_event: '2026-11-22T00:00:00.000Z',
    source: null,
    coins: [],
    categories: [],
    proof: null,
  });

  /** A source that records which pages are asked for; `answer` gives the titles of a page. */
  function eventsFrom(answer: (page: number) => readonly string[], pages = 3) {
    const asked: number[] = [];
    const events: EventSource = {
      async eventPage(page) {
        asked.push(page);
        return { total: 99, pages, rows: answer(page).map(toRow) };
      },
    };
    return { asked, events };
  }

  const countsOf = ({ value: { _metadata: counts } }: Feed<EventPage>) => counts;
  const titles = (pages: readonly Feed<EventPage>[]) =>
    pages.flatMap(({ value }) => value.body.map(({ title }) => title.en));

  it('loads all pages of the source once, for requests of any page', async () => {
    const { asked, events } = eventsFrom((page) => [`${page}a`, `${page}b`]);
    const { market } = build('live', { events });
    const pages = await Promise.all([1, 2, 3].map((page) => market.eventPage(page)));
    expect(titles(pages)).toEqual(['1a', '1b', '2a', '2b', '3a', '3b']);
    expect(pages.map(countsOf)[2]).toEqual({ total_count: 6, page_count: 3 });
    expect(asked).toEqual([1, 2, 3]);
    await expect(market.eventPage(4)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('shows and counts an event once when several pages have it', async () => {
    const { events } = eventsFrom((page) => (page === 2 ? ['1b', 'new'] : [`${page}a`, `${page}b`]));
    const { market } = build('live', { events });
    const pages = await Promise.all([1, 2, 3].map((page) => market.eventPage(page)));
    expect(titles(pages)).toEqual(['1a', '1b', 'new', '3a', '3b']);
    expect(pages.map(countsOf)[0]).toEqual({ total_count: 5, page_count: 3 });
  });

  it('ends at a page without new events, even if the source announces more', async () => {
    const { asked, events } = eventsFrom(() => ['a', 'b'], 1_000_000);
    const { market } = build('live', { events });
    expect(countsOf(await market.eventPage(1))).toEqual({ total_count: 2, page_count: 1 });
    expect(asked).toEqual([1, 2]);
  });

  it('ends after 50 pages or five seconds', async () => {
    const endless = eventsFrom((page) => [`${page}`], 1_000_000);
    expect(countsOf(await build('live', endless).market.eventPage(1))).toMatchObject({ total_count: 50 });
    const slow = eventsFrom((page) => {
      late.time.now += 2000;
      return [`${page}`];
    }, 1_000_000);
    const late = build('live', slow);
    expect(countsOf(await late.market.eventPage(1))).toMatchObject({ total_count: 3 });
  });

  it('shows the pages before one that fails, and fails when the first page does', async () => {
    const failAt = (wrong: number) =>
      eventsFrom((page) => {
        if (page === wrong) throw down;
        return [`${page}a`, `${page}b`];
      });
    const { market } = build('live', failAt(3));
    expect(countsOf(await market.eventPage(2))).toEqual({ total_count: 4, page_count: 2 });
    await expect(build('live', failAt(1)).market.eventPage(1)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('is empty when the source has no events', async () => {
    const { market } = build(
      'live',
      eventsFrom(() => [], 0),
    );
    expect((await market.eventPage(1)).value).toMatchObject({ body: [], _metadata: { total_count: 0 } });
    await expect(market.eventPage(2)).rejects.toMatchObject({ kind: 'not-found' });
  });
});
