import { describe, expect, it } from 'vitest';
import { SourceFailure } from '../../../src/server/ports/upstream.ts';
import {
  buildCursorCoinMarketCal,
  buildEitherVersion,
  buildNumberedCoinMarketCal,
} from '../../../src/server/upstream/coinmarketcal/provider.ts';
import { coinMarketCal } from '../../../src/server/upstream/coinmarketcal/provider.ts';
import { describeContent } from '../../helpers/outside-content.ts';
import { describeFailures, holdClock, stageUpstream } from '../../helpers/staged-upstream.ts';

const route = '/events';
const numberedPath = (page: number) => `${route}?page=${page}&max=75&dateRangeStart=2026-11-22`;
const cursorPath = `${route}?limit=100&from=2026-11-22&to=2026-11-29`;
const upstream = stageUpstream({
  [numberedPath(1)]: { kind: 'recorded', file: 'coinmarketcal/events-1.json' },
  [numberedPath(2)]: { kind: 'recorded', file: 'coinmarketcal/events-2.json' },
  [cursorPath]: { kind: 'recorded', file: 'coinmarketcal/cursor-events.json' },
});
const noon = '2026-11-22T12:00:00Z';
const numbered = (clock = holdClock(noon)) => buildNumberedCoinMarketCal(upstream.loadJson, clock);
const byCursor = (clock = holdClock(noon)) => buildCursorCoinMarketCal(upstream.loadJson, clock);

const event = (over: object) => ({
  title: { en: 'Coin' },
  date_event: '2026-12-01T00:00:00Z',
  coins: [],
  categories: [],
  source: null,
  proof: null,
  ...over,
});
const answer = (...body: unknown[]) =>
  upstream.json(numberedPath(1), {
    body,
    status: { error_code: 0, error_message: null },
    _metadata: { page: 1, page_count: 1, total_count: body.length },
  });

describe('version 1 of the CoinMarketCal API', () => {
  it('returns each page with the total number of events and pages', async () => {
    const [first, second] = [await numbered().eventPage(1), await numbered().eventPage(2)];
    expect([first, second]).toMatchObject([
      { total: 5, pages: 2 },
      { total: 5, pages: 2 },
    ]);
    expect(upstream.requests).toEqual([numberedPath(1), numberedPath(2)]);
    expect(first.rows).toHaveLength(3);
    expect(first.rows[0]).toEqual({
      title: { en: 'Mainnet Upgrade' },
      date_event: '2026-12-03T00:00:00.000Z',
      source: 'https://blog.ethereum.org/',
      proof: 'https://coinmarketcal.com/images/proof/220001.png',
      coins: [{ fullname: 'Ethereum (ETH)' }],
      categories: [{ name: 'Release' }],
    });
    expect(second.rows[1]).toMatchObject({
      title: { en: 'Halving Conference' },
      coins: [{ fullname: 'Bitcoin (BTC)' }, { fullname: 'Ethereum (ETH)' }],
      categories: [{ name: 'Conference' }, { name: 'Meetup' }],
    });
  });

  it('sorts the events of a page by date', async () => {
    answer(event({ date_event: '2026-12-03' }), event({ date_event: '2026-12-01 09:00:00' }), event({}));
    expect((await numbered().eventPage(1)).rows.map((row) => row.date_event)).toEqual([
      '2026-12-01T00:00:00.000Z',
      '2026-12-01T09:00:00.000Z',
      '2026-12-03T00:00:00.000Z',
    ]);
  });

  it('fails as not found after the last page, and returns an empty first page without events', async () => {
    const nothing = { body: [], status: { error_code: 0 }, _metadata: { page_count: 0, total_count: 0 } };
    for (const page of [1, 2]) upstream.json(numberedPath(page), nothing);
    expect(await numbered().eventPage(1)).toEqual({ total: 0, pages: 0, rows: [] });
    await expect(numbered().eventPage(2)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('fails as refused when a response with status 200 carries an error code', async () => {
    upstream.json(numberedPath(1), {
      body: [],
      status: { error_code: 403, error_message: 'Invalid key' },
      _metadata: { page_count: 0, total_count: 0 },
    });
    await expect(numbered().eventPage(1)).rejects.toMatchObject({
      kind: 'refused',
      message: '/events: Invalid key',
    });
  });

  describeContent('a page of events', {
    ask: async () => (await numbered().eventPage(1)).rows,
    texts: (text) =>
      answer(event({ title: { en: text }, coins: [{ fullname: text }], categories: [{ name: text }] })),
    links: (link) => answer(event({ source: link, proof: link })),
    rows: {
      stage: answer,
      whole: event({}),
      broken: {
        'no title': event({ title: null }),
        'an invisible title': event({ title: { en: '\u200B' } }),
        'an unreadable date': event({ date_event: 'some day' }),
        'a number as date': event({ date_event: 5 }),
        'a text as coins': event({ coins: 'BTC' }),
        'not an object': 'event',
      },
    },
  });
  describeFailures('json', upstream, { path: numberedPath(2), ask: () => numbered().eventPage(2) });
});

describe('version 2 of the CoinMarketCal API', () => {
  it('returns the events of the coming week, with null for a missing source and proof', async () => {
    upstream.json(cursorPath, {
      data: [event({ title: 'Upgrade', date: '2026-11-24', coins: [{ name: 'Ethereum', symbol: 'ETH' }] })],
      meta: { cursor: null },
    });
    expect(await byCursor().eventPage(1)).toEqual({
      total: 1,
      pages: 1,
      rows: [
        {
          title: { en: 'Upgrade' },
          date_event: '2026-11-24T00:00:00.000Z',
          source: null,
          proof: null,
          coins: [{ fullname: 'Ethereum (ETH)' }],
          categories: [],
        },
      ],
    });
  });

  it('returns the documented event', async () => {
    expect((await byCursor().eventPage(1)).rows).toMatchObject([
      {
        title: { en: 'Mainnet Upgrade' },
        coins: [{ fullname: 'Ethereum (ETH)' }],
        categories: [{ name: 'Release' }],
      },
    ]);
  });

  it.each([
    ['text', ['Release', 'AMA'], ['Bitcoin (BTC)']],
    [
      'objects',
      [{ id: 4, name: 'Release' }, { name: 'AMA' }],
      [{ slug: 'bitcoin', symbol: 'BTC', name: 'Bitcoin' }],
    ],
    ['text and objects', ['Release', { name: 'AMA' }, '', {}], [{ fullname: 'Bitcoin (BTC)' }, '']],
    [
      'text and objects among broken entries',
      [null, 'Release', 7, { name: 'AMA' }],
      [null, 'Bitcoin (BTC)', { name: 7 }],
    ],
  ])(
    'reads categories and coins given as %s, and links named sourceUrl and snapshotUrl',
    async (_, categories, coins) => {
      const urls = { sourceUrl: 'https://example.org/a', snapshotUrl: 'https://example.org/a.png' };
      upstream.json(cursorPath, {
        data: [{ title: 'Upgrade', date: '2026-11-28T00:00:00Z', categories, coins, ...urls }],
        meta: { cursor: null, total: 1 },
      });
      expect((await byCursor().eventPage(1)).rows).toEqual([
        {
          title: { en: 'Upgrade' },
          date_event: '2026-11-28T00:00:00.000Z',
          source: urls.sourceUrl,
          proof: urls.snapshotUrl,
          coins: [{ fullname: 'Bitcoin (BTC)' }],
          categories: [{ name: 'Release' }, { name: 'AMA' }],
        },
      ]);
    },
  );

  it('loads pages until a response has no cursor, and encodes the cursor in the URL', async () => {
    const row = { title: 'Coin', date: '2026-11-24' };
    upstream.json(cursorPath, { data: [row], meta: { cursor: 'a&b=' } });
    upstream.json(`${cursorPath}&cursor=a%26b%3D`, { data: [row] });
    expect(await byCursor().eventPage(1)).toMatchObject({ total: 2 });
    expect(upstream.requests).toHaveLength(2);
  });

  it('keeps events of today, and drops events of earlier days', async () => {
    upstream.json(cursorPath, {
      data: [
        { title: 'Over', date: '2026-11-21T23:59:59Z' },
        { title: 'Coin', date: '2026-11-22' },
      ],
    });
    expect((await byCursor().eventPage(1)).rows).toMatchObject([{ date_event: '2026-11-22T00:00:00.000Z' }]);
  });

  it('stops after ten pages when there is always a next cursor', async () => {
    for (let page = 0; page < 20; page += 1) {
      const data = [{ title: 'Coin', date: '2026-11-24' }];
      const path = page === 0 ? cursorPath : `${cursorPath}&cursor=${page}`;
      upstream.json(path, { data, meta: { cursor: page + 1 } });
    }
    expect(await byCursor().eventPage(1)).toMatchObject({ total: 10, pages: 1 });
  });

  it('stops when the cursor repeats', async () => {
    const body = { data: [{ title: 'Coin', date: '2026-11-24' }], meta: { cursor: 7 } };
    upstream.json(cursorPath, body);
    upstream.json(`${cursorPath}&cursor=7`, body);
    expect(await byCursor().eventPage(1)).toMatchObject({ total: 2 });
  });

  it.each([
    ['a title in the format of version 1', { title: { en: 'Coin' }, date: '2026-11-24' }],
    ['no date', { title: 'Coin' }],
  ])('fails as malformed for an event with %s', async (_, row) => {
    upstream.json(cursorPath, { data: [row] });
    await expect(byCursor().eventPage(1)).rejects.toMatchObject({ kind: 'malformed' });
  });

  describeContent('events by cursor', {
    ask: () => byCursor().eventPage(1),
    texts: (title) => upstream.json(cursorPath, { data: [{ title, date: '2026-11-24' }] }),
    links: (link) =>
      upstream.json(cursorPath, {
        data: [{ title: 'Coin', date: '2026-11-24', sourceUrl: link, snapshotUrl: link }],
      }),
  });
  describeFailures('json', upstream, { path: cursorPath, ask: () => byCursor().eventPage(1) });
});

describe('coinMarketCal', () => {
  it.each([
    ['cmc_live_word', 'https://api.coinmarketcal.com/v2'],
    ['word', 'https://developers.coinmarketcal.com/v1'],
    [undefined, 'https://developers.coinmarketcal.com/v1'],
  ])('with the key %s, tries %s first', (key, base) => {
    expect(coinMarketCal.bases(key)).toHaveLength(2);
    expect(coinMarketCal.bases(key)[0]).toBe(base);
  });

  it.each([401, 404, 500])(
    'falls back to the other version when one responds with status %i',
    async (status) => {
      upstream.answer(numberedPath(1), { kind: 'status', status });
      const either = buildEitherVersion([numbered(), byCursor()]);
      expect((await either.eventPage(1)).rows).toMatchObject([{ title: { en: 'Mainnet Upgrade' } }]);
      await expect(buildEitherVersion([numbered()]).eventPage(1)).rejects.toBeInstanceOf(SourceFailure);
    },
  );

  it('fails as not found, without a fallback, when one version has no such page', async () => {
    await expect(buildEitherVersion([byCursor(), numbered()]).eventPage(2)).rejects.toMatchObject({
      kind: 'not-found',
    });
  });
});
