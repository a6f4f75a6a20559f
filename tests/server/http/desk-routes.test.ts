import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyDays } from '../../../src/contracts/coin-history.ts';
import { toUtcDay } from '../../../src/lib/utc-day.ts';
import { readCoins } from '../../../src/server/jobs/daily-reading.ts';
import { startApp, type Browser } from '../../helpers/test-app.ts';
import {
  email,
  of,
  day,
  price,
  about,
  type Coin,
  begin,
  decide,
  read,
  alertsOf,
} from '../../helpers/watched-coins.ts';
import { listAlerts } from '../../../src/server/resources/alerts.ts';

describe('an alert of a decision (C9)', () => {
  it('is met on the first day past its figure, and shown until a newer decision', async () => {
    const { server, browser } = await begin();
    const saved = await decide(browser, 'bitcoin', { ...price, decision_figure: '70000' });
    expect(saved.status).toBe(200);
    for (const value of [64_000, 71_000, 69_000]) {
      await read(server, { 'btc-bitcoin': { price: value } });
      server.time.now += day;
    }
    const later = await server.login(email);
    expect(await alertsOf(later)).toEqual([
      {
        record: saved.body.id,
        number: 1,
        coin: 'btc-bitcoin',
        name: 'Bitcoin',
        title: 'Price',
        unit: 'usd',
        side: 'above',
        figure: 70_000,
        until: '2026-12-31',
        met: { day: '2026-11-22', value: 71_000, source: 'CoinPaprika', state: 'live' },
      },
    ]);
    await decide(later, 'bitcoin', {});
    expect(await alertsOf(later)).toEqual([]);
  });

  it('reports an unread fact at once if no source has it, and otherwise from the second day on', async () => {
    const { server, browser } = await begin();
    await decide(browser, 'bitcoin', { ...price, decision_fact: 'fact_value_locked', decision_figure: '1' });
    await decide(browser, 'uniswap', { ...price, decision_figure: '100' });
    expect(await alertsOf(browser)).toEqual([]);
    const values = { 'btc-bitcoin': { price: 1 }, 'uni-uniswap': { price: 8 } };
    await read(server, values);
    const unread = { coin: 'btc-bitcoin', unread_since: '2026-11-21' };
    expect(await alertsOf(browser)).toMatchObject([unread]);
    server.time.now += 2 * day;
    const later = await server.login(email);
    const both = (await alertsOf(later)).map(({ coin }: { coin: string }) => coin);
    expect(both.toSorted()).toEqual(['btc-bitcoin', 'uni-uniswap']);
    await read(server, values);
    expect(await alertsOf(later)).toMatchObject([unread]);
  });

  it('can be below a figure, counts exchange listings, and ends with its last day', async () => {
    const { server, browser } = await begin();
    const asked = { decision_fact: 'fact_listings', decision_side: 'falls_below', decision_figure: '2' };
    await decide(browser, 'bitcoin', { ...asked, decision_until: '2026-11-22' });
    await decide(browser, 'uniswap', { ...asked, decision_until: '2026-11-21' });
    server.time.now += day;
    const listed = { price: 1, exchange_listings: ['Kraken'] };
    await read(server, { 'btc-bitcoin': listed, 'uni-uniswap': listed });
    const later = await server.login(email);
    expect(await alertsOf(later)).toMatchObject([
      { coin: 'btc-bitcoin', met: { day: '2026-11-22', value: 1, source: 'Kraken' } },
    ]);
  });

  it('can be about the 128-day average', async () => {
    const { server, browser } = await begin();
    const average = { ...price, decision_fact: 'fact_average_128', decision_figure: '60000' };
    await decide(browser, 'bitcoin', average);
    await read(server, { 'btc-bitcoin': { price_average_128: 61_000 } });
    expect(await alertsOf(browser)).toMatchObject([
      { title: '128-day average of daily closes', met: { value: 61_000 } },
    ]);
  });

  it.each([
    ['an RSI above 150', { decision_fact: 'fact_rsi', decision_figure: '150' }, 'decision_figure'],
    ['an RSI above 100', { decision_fact: 'fact_rsi', decision_figure: '100' }, 'decision_figure'],
    ['a price below 0', { decision_side: 'falls_below', decision_figure: '-5' }, 'decision_figure'],
    ['a price above 0', { decision_figure: '0' }, 'decision_figure'],
    [
      'a value locked below 0',
      { decision_fact: 'fact_value_locked', decision_side: 'falls_below', decision_figure: '0' },
      'decision_figure',
    ],
    [
      'more than 2.5 exchanges',
      { decision_fact: 'fact_listings', decision_figure: '2.5' },
      'decision_figure',
    ],
    ['more than 5 exchanges', { decision_fact: 'fact_listings', decision_figure: '5' }, 'decision_figure'],
    ['more than −1 exchanges', { decision_fact: 'fact_listings', decision_figure: '-1' }, 'decision_figure'],
    ['a last day that is over', { decision_figure: '70000', decision_until: '2026-11-20' }, 'decision_until'],
  ])('is refused with %s, and the field is named (C9)', async (_, fields, field) => {
    const { browser } = await begin();
    const refused = await decide(browser, 'bitcoin', { ...price, ...fields });
    const problems = refused.body.error?.fields ?? [];
    expect([refused.status, problems.map(({ path }: { path: string }) => path)]).toEqual([422, [field]]);
  });

  it.each([
    ['an RSI above 99.9', { decision_fact: 'fact_rsi', decision_figure: '99.9' }],
    ['a MACD below 0', { decision_fact: 'fact_macd', decision_side: 'falls_below', decision_figure: '-5' }],
    ['more than 0 exchanges', { decision_fact: 'fact_listings', decision_figure: '0' }],
    [
      'fewer than 5 exchanges',
      { decision_fact: 'fact_listings', decision_side: 'falls_below', decision_figure: '5' },
    ],
    ['today as its last day', { decision_figure: '70000', decision_until: '2026-11-21' }],
  ])('can have %s (C9)', async (_, fields) => {
    const { browser } = await begin();
    expect((await decide(browser, 'bitcoin', { ...price, ...fields })).status).toBe(200);
  });

  it('that could not be written today is saved again unchanged, and from a file (C9)', async () => {
    const { server, browser } = await begin();
    const old = { ...price, decision_figure: '70000', decision_until: '2026-11-21' };
    const { body } = await decide(browser, 'bitcoin', old);
    server.time.now += day;
    const later = await server.login(email);
    const update = (fields: object) =>
      later.call('POST', `${of}/${email}/cg/${body.id}`, {
        body: { email, name: 'Bitcoin', ...old, ...fields },
        headers: { 'Questionnaire-Version': '3' },
      });
    expect((await update({ decision_for: 'More reasons' })).status).toBe(200);
    expect((await update({ decision_figure: '80000' })).status).toBe(422);
    const odd = { ...old, decision_fact: 'fact_rsi', decision_figure: '150' };
    const file = { subject: 'uni-uniswap', day: '2026-11-20', imported: { id: 'of-a-file' } };
    expect((await decide(later, 'uniswap', { ...odd, about: file })).status).toBe(200);
  });

  it('is refused without its figure, and the field is named', async () => {
    const { browser } = await begin();
    const refused = await decide(browser, 'bitcoin', price);
    expect([refused.status, refused.body.error.fields.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      ['decision_figure'],
    ]);
  });

  it('is hidden and restored with its record, and deleted when that is deleted for good', async () => {
    const { server, browser } = await begin();
    const { body } = await decide(browser, 'bitcoin', { ...price, decision_figure: '1' });
    await read(server, { 'btc-bitcoin': { price: 2 } });
    expect(await alertsOf(browser)).toHaveLength(1);
    const record = `${of}/${email}/records/${body.id}`;
    await browser.call('PATCH', record, { body: { deleted: true } });
    expect(await alertsOf(browser)).toEqual([]);
    await browser.call('PATCH', record, { body: { deleted: false } });
    expect(await alertsOf(browser)).toHaveLength(1);
    expect(await listAlerts(server.storage.reads, `id of ${email}`)).toMatchObject([{ recordId: body.id }]);
    await browser.call('PATCH', record, { body: { deleted: true } });
    await browser.call('DELETE', `${of}/${email}/deleted/${body.id}`);
    expect(await listAlerts(server.storage.reads, `id of ${email}`)).toEqual([]);
  });
});

describe('the changes since research or a decision (H1)', () => {
  const changedOf = async (browser: Browser) => (await browser.call('GET', '/api/desk')).body.changed;
  const research = (browser: Browser, coin: Coin) => {
    const [name, subject] = about[coin];
    const body = { email, name, about: { subject }, marketcap_coingecko: true };
    return browser.call('POST', '/api/report/coineval', { body });
  };
  const watch = (browser: Browser, coin: Coin) =>
    browser.call('PUT', `/api/watchlist/${about[coin][1]}`, { body: { name: about[coin][0] } });

  it('include a price move of more than a quarter, and no smaller one', async () => {
    const { server, browser } = await begin();
    for (const coin of ['bitcoin', 'uniswap'] as const) await watch(browser, coin);
    await research(browser, 'bitcoin');
    await decide(browser, 'uniswap', {});
    await read(server, { 'btc-bitcoin': { price: 100 }, 'uni-uniswap': { price: 100 } });
    expect(await changedOf(browser)).toEqual([]);
    server.time.now += 5 * day;
    await read(server, { 'btc-bitcoin': { price: 125 }, 'uni-uniswap': { price: 74 } });
    const later = await server.login(email);
    expect(await changedOf(later)).toEqual([
      {
        coin: 'uni-uniswap',
        name: 'Uniswap',
        decided: true,
        price: { day: '2026-11-21', before: 100, now: 74 },
        rules: [],
        met: false,
        read_on: { day: '2026-11-26', source: 'CoinPaprika', state: 'live' },
      },
    ]);
    // The list of analyses has every move, also a small one.
    const list = await later.call('GET', `/api/report/coineval/${email}/records`);
    expect(list.body.map(({ price: moved }: { price?: object }) => moved)).toEqual([
      {
        day: '2026-11-21',
        before: 100,
        now: 125,
        read_on: { day: '2026-11-26', source: 'CoinPaprika', state: 'live' },
      },
    ]);
    // A new decision compares later values with today's.
    await decide(later, 'uniswap', { decision_choice: 'leave_it' });
    expect(await changedOf(later)).toEqual([]);
  });

  it('include a rule that now speaks for the other answer', async () => {
    const { server, browser } = await begin();
    await watch(browser, 'bitcoin');
    await research(browser, 'bitcoin');
    await read(server, { 'btc-bitcoin': { price: 100, exchange_listings: ['Binance', 'Kraken'] } });
    server.time.now += day;
    await read(server, { 'btc-bitcoin': { price: 100, exchange_listings: ['Kraken'] } });
    const later = await server.login(email);
    const [bitcoin, ...others] = await changedOf(later);
    expect(others).toEqual([]);
    expect(bitcoin).toMatchObject({
      coin: 'btc-bitcoin',
      decided: false,
      rules: [
        { title: 'Traded on', day: '2026-11-21', before: ['Binance', 'Kraken'], now: ['Kraken'], side: 'no' },
      ],
    });
    expect(bitcoin).not.toHaveProperty('price');
  });

  it('are compared with the evidence that was kept with the answer', async () => {
    const { server, browser } = await begin();
    await watch(browser, 'bitcoin');
    const [name, subject] = about.bitcoin;
    const listed = {
      id: 'exchange_listings',
      unit: 'exchanges',
      value: ['Gemini'],
      source: 'Gemini',
      as_of: '2026-11-21T11:00:00.000Z',
      state: 'live',
    };
    const evidence = { exchange_gemini: { facts: [listed] } };
    const body = { email, name, about: { subject, evidence }, exchange_gemini: true };
    expect((await browser.call('POST', '/api/report/coineval', { body })).status).toBe(200);
    // Nothing was read before.
    server.time.now += day;
    await read(server, { 'btc-bitcoin': { price: 100, exchange_listings: ['Kraken'] } });
    const later = await server.login(email);
    expect(await changedOf(later)).toMatchObject([
      { rules: [{ day: '2026-11-21', before: ['Gemini'], now: ['Kraken'], side: 'no' }] },
    ]);
  });

  it('have the day of the price that an unchanged answer was given with', async () => {
    const { server, browser } = await begin();
    await watch(browser, 'bitcoin');
    const [name, subject] = about.bitcoin;
    const toPrice = (value: number, asOf: string) => ({
      id: 'price_close',
      unit: 'usd',
      value,
      source: 'Kraken',
      as_of: asOf,
      state: 'live',
    });
    const save = (by: Browser, id: string, answers: object, shown: object) => {
      const evidence = { marketcap_coingecko: { facts: [shown] } };
      const body = { email, name, about: { subject, evidence }, marketcap_coingecko: true, ...answers };
      return by.call('POST', `/api/report/coineval${id}`, { body });
    };
    const first = await save(browser, '', {}, toPrice(6.5, '2026-11-21T11:00:00.000Z'));
    server.time.now += day;
    const later = await server.login(email);
    const { body } = await save(
      later,
      `/${email}/cg/${first.body.id}`,
      { marketcap_coinmarketcap: true },
      toPrice(4.4, '2026-11-22T11:00:00.000Z'),
    );
    expect(body.id).toBe(first.body.id);
    await read(server, { 'btc-bitcoin': { price: 4.4 } });
    expect(await changedOf(later)).toMatchObject([
      { price: { day: '2026-11-21', before: 6.5, now: 4.4 }, read_on: { day: '2026-11-22' } },
    ]);
  });

  it('are found without the answers and the days of that time', async () => {
    const server = await startApp();
    await server.addMember(email, { until: server.time.now + 60 * day });
    const browser = await server.login(email);
    await watch(browser, 'bitcoin');
    await research(browser, 'bitcoin');
    server.time.now += 2 * day;
    await read(server, { 'btc-bitcoin': { price: 100 } });
    server.time.now += 40 * day;
    await read(server, { 'btc-bitcoin': { price: 200 } });
    await server.tamper(
      `UPDATE records SET content = 'damaged'; DELETE FROM coin_months WHERE month < '2027-01'`,
    );
    expect(await changedOf(await server.login(email))).toMatchObject([
      { coin: 'btc-bitcoin', price: { day: '2026-11-23', before: 100, now: 200 } },
    ]);
  });

  it.each([
    ['its first day if it was kept', {}, [{ price: { day: '2026-11-21', before: 100, now: 150 } }]],
    ['its own day if it says something else', { decision_for: 'Another reason' }, []],
  ])('of a decision count from %s (C9)', async (_, change, expected) => {
    const { server, browser } = await begin();
    await watch(browser, 'bitcoin');
    await decide(browser, 'bitcoin', { decision_review: '2026-11-22' });
    await read(server, { 'btc-bitcoin': { price: 100 } });
    server.time.now += day;
    await read(server, { 'btc-bitcoin': { price: 140 } });
    const later = await server.login(email);
    await decide(later, 'bitcoin', { decision_review: '2026-12-22', ...change });
    server.time.now += day;
    await read(server, { 'btc-bitcoin': { price: 150 } });
    expect(await changedOf(await server.login(email))).toMatchObject(expected);
  });

  it('include an alert that is met', async () => {
    const { server, browser } = await begin();
    await decide(browser, 'bitcoin', { ...price, decision_figure: '90' });
    await read(server, { 'btc-bitcoin': { price: 100 } });
    expect(await changedOf(browser)).toMatchObject([{ coin: 'btc-bitcoin', decided: true, met: true }]);
  });
});

describe('decisions and their alerts', () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('save' as const),
      coin: fc.constantFrom<Coin>('bitcoin', 'uniswap'),
      named: fc.boolean(),
      alert: fc.boolean(),
    }),
    fc.record({
      kind: fc.constantFrom('rename' as const, 'delete' as const, 'undelete' as const, 'purge' as const),
      at: fc.nat(5),
    }),
    fc.record({ kind: fc.constant('identify' as const), at: fc.nat(5) }),
    fc.record({ kind: fc.constant('next day' as const) }),
  );
  // The figure of an alert identifies the coin that it was asked for.
  const figures: Readonly<Record<Coin, number>> = { bitcoin: 1, uniswap: 2 };

  it(
    'stay with their coin after any order of saves, renames and deletions',
    { timeout: 600_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
          const { server, browser } = await begin();
          const coins = new Map<string, Coin>();
          for (const one of steps) {
            const ids = [...coins.keys()];
            if (one.kind === 'next day') server.time.now += day / 8;
            else if (one.kind === 'save') {
              const [name, subject] = about[one.coin];
              const alert = one.alert ? { ...price, decision_figure: String(figures[one.coin]) } : {};
              const body = { email, name, ...(one.named ? {} : { about: { subject } }), ...alert };
              const saved = await browser.call('POST', of, {
                body: { ...body, decision_choice: 'watch_it' },
              });
              if (saved.status === 200) coins.set(saved.body.id, one.coin);
            } else await change(browser, one, ids[one.at % ids.length], coins);
          }
          await read(server, { 'btc-bitcoin': { price: 3 }, 'uni-uniswap': { price: 3 } });
          const records = (await browser.call('GET', `${of}/${email}/records`)).body;
          for (const { id, name } of records) expect(name).toBe(about[coins.get(id) ?? 'bitcoin'][0]);
          for (const { coin, record, figure } of await alertsOf(browser)) {
            const decided = coins.get(record) ?? 'bitcoin';
            expect([coin, figure]).toEqual([about[decided][1], figures[decided]]);
          }
        }),
        { numRuns: 25 },
      );
    },
  );

  async function change(
    browser: Browser,
    { kind }: { readonly kind: 'rename' | 'delete' | 'undelete' | 'purge' | 'identify' },
    id: string | undefined,
    coins: ReadonlyMap<string, Coin>,
  ): Promise<void> {
    if (id === undefined) return;
    const record = `${of}/${email}/records/${id}`;
    const [name, subject] = about[coins.get(id) ?? 'bitcoin'];
    if (kind === 'rename') await browser.call('PATCH', record, { body: { title: 'Another coin' } });
    if (kind === 'delete') await browser.call('PATCH', record, { body: { deleted: true } });
    if (kind === 'undelete') await browser.call('PATCH', record, { body: { deleted: false } });
    if (kind === 'purge') await browser.call('DELETE', `${of}/${email}/deleted/${id}`);
    // A record that has only a name gets its id, and so joins the coin's records.
    if (kind === 'identify') {
      const body = { email, name, about: { subject }, decision_for: 'Known now' };
      await browser.call('POST', `${of}/${email}/cg/${id}`, { body });
    }
  }
});

describe('the last year of a coin (C8)', () => {
  const historyOf = async (browser: Browser, coin: string) =>
    (await browser.call('GET', `/api/coin-history/${coin}`)).body;

  it('has each number on its day with its source, and no value on days without a reading', async () => {
    const { server, browser } = await begin();
    await decide(browser, 'bitcoin', { ...price, decision_figure: '1' });
    await read(server, { 'btc-bitcoin': { price: 100, macd_side: 'above', exchange_listings: ['Kraken'] } });
    server.time.now += 2 * day;
    await read(server, { 'btc-bitcoin': { price: 125 } });
    server.time.now += day;
    const later = await server.login(email);
    const { from, lines } = await historyOf(later, 'btc-bitcoin');
    expect(from).toBe('2025-11-24');
    expect(lines).toMatchObject([{ id: 'price', source: 'CoinPaprika', state: 'live' }]);
    expect(lines[0].values).toHaveLength(historyDays + 1);
    expect(lines[0].values.slice(-5)).toEqual([null, 100, null, 125, null]);
    expect(await historyOf(later, 'eth-ethereum')).toEqual({ from, lines: [] });
  });

  it('is empty for a member who does not follow the coin, also if others do', async () => {
    const { server, browser } = await begin();
    await decide(browser, 'bitcoin', { ...price, decision_figure: '1' });
    await read(server, { 'btc-bitcoin': { price: 100 } });
    server.time.now += day;
    await read(server, { 'btc-bitcoin': { price: 125 } });
    const other = await server.login('ann@studio.example');
    const bytesOf = async (coin: string) => (await other.call('GET', `/api/coin-history/${coin}`)).text;
    expect(await bytesOf('btc-bitcoin')).toBe(await bytesOf('eth-ethereum'));
    await other.call('PUT', '/api/watchlist/btc-bitcoin', { body: { name: 'Bitcoin' } });
    expect((await historyOf(other, 'btc-bitcoin')).lines).toHaveLength(1);
    server.time.now = Date.parse('2027-01-01T12:00:00Z');
    await server.addMember(email);
    expect((await historyOf(await server.login(email), 'btc-bitcoin')).lines).toEqual([]);
  });

  it('never mixes samples with values of sources', async () => {
    const { server, browser } = await begin();
    await decide(browser, 'bitcoin', { ...price, decision_figure: '1' });
    const keep = (on: string, isSample: boolean, value: number) =>
      readCoins(
        { storage: server.storage, clock: { now: () => server.time.now } },
        {
          read: async () => [
            {
              coin: 'btc-bitcoin',
              geckoId: null,
              chartedOn: null,
              days: {
                [on]: { source: isSample ? 'Sample' : 'CoinPaprika', isSample, values: { price: value } },
              },
            },
          ],
        },
        new AbortController().signal,
      );
    await keep('2026-11-21', true, 1);
    for (const on of ['2026-11-22', '2026-11-23']) {
      server.time.now += day;
      await keep(on, false, 100);
    }
    const { lines } = await historyOf(await server.login(email), 'btc-bitcoin');
    expect(lines).toMatchObject([{ source: 'CoinPaprika', state: 'live' }]);
    expect(lines[0].values.filter((value: number | null) => value !== null)).toEqual([100, 100]);
  });
});

describe('the reviews for calendars (H1)', () => {
  const reviewsOf = async (browser: Browser) => (await browser.call('GET', '/api/desk')).body.reviews;
  const toMoment = (ms: number) => new Date(ms).toISOString();

  it('have one per coin, whose UID stays over decisions and has no e-mail', async () => {
    const { server, browser } = await begin();
    const [first, second] = [toUtcDay(server.time.now + 5 * day), toUtcDay(server.time.now + 20 * day)];
    await decide(browser, 'bitcoin', { decision_review: first });
    await decide(browser, 'uniswap', { decision_review: first });
    const before = await reviewsOf(browser);
    expect(before).toMatchObject([{ day: first }, { day: first }]);
    expect(new Set(before.map(({ uid }: { uid: string }) => uid)).size).toBe(2);
    expect(JSON.stringify(before)).not.toContain('maya');
    server.time.now += day;
    await decide(browser, 'bitcoin', { decision_review: second });
    const ofBitcoin = (reviews: readonly { subject: string; uid: string }[]) =>
      reviews.find(({ subject }) => subject === 'btc-bitcoin')!;
    const after = ofBitcoin(await reviewsOf(browser));
    expect(after).toMatchObject({ day: second, withdrawn: false, changed_at: toMoment(server.time.now) });
    expect(after.uid).toBe(ofBitcoin(before).uid);
  });

  it.each([
    ['the next day', day],
    ['the same day', 0],
  ])('are withdrawn until their day when the coin is decided without one on %s', async (_, later) => {
    const { server, browser } = await begin();
    const review = toUtcDay(server.time.now + 5 * day);
    const saved = await decide(browser, 'bitcoin', { decision_review: review });
    const [{ uid }] = await reviewsOf(browser);
    server.time.now += later;
    const fields = { email, name: 'Bitcoin', decision_choice: 'watch_it', decision_review: '' };
    const again =
      later > 0
        ? await decide(browser, 'bitcoin', {})
        : await browser.call('POST', `${of}/${email}/cg/${saved.body.id}`, {
            body: { ...fields, about: { subject: 'btc-bitcoin' } },
          });
    expect(again.status).toBe(200);
    const changed_at = toMoment(server.time.now);
    expect(await reviewsOf(browser)).toMatchObject([{ uid, day: review, withdrawn: true, changed_at }]);
    server.time.now += 6 * day;
    expect(await reviewsOf(await server.login(email))).toEqual([]);
  });

  it('are withdrawn when the decision is deleted, and fall back to an earlier decision', async () => {
    const { server, browser } = await begin();
    const [first, second] = [toUtcDay(server.time.now + 5 * day), toUtcDay(server.time.now + 20 * day)];
    const old = await decide(browser, 'bitcoin', { decision_review: first });
    server.time.now += day / 2;
    const next = await decide(browser, 'bitcoin', { decision_review: second });
    const remove = (id: string) =>
      browser.call('PATCH', `${of}/${email}/records/${id}`, { body: { deleted: true } });
    server.time.now += 1000;
    await remove(next.body.id);
    const changed_at = toMoment(server.time.now);
    expect(await reviewsOf(browser)).toMatchObject([{ day: first, withdrawn: false, changed_at }]);
    await remove(old.body.id);
    expect(await reviewsOf(browser)).toMatchObject([{ day: second, withdrawn: true }]);
  });
});
