import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toUtcDay } from '../../../src/lib/utc-day.ts';
import { startApp, type Browser, type TestApp } from '../../helpers/test-app.ts';
import { email, of, day, price, begin, decide, readPrices, alertsOf } from '../../helpers/watched-coins.ts';
import { listRecords } from '../../../src/server/resources/stored-records.ts';
import { listAlerts } from '../../../src/server/resources/alerts.ts';
import type { BriefRecord, KeptAlert } from '../../../src/server/ports/entities.ts';
import { listCoinMonths } from '../../../src/server/resources/coin-days.ts';

describe('the state of an alert', () => {
  const asked = { ...price, decision_figure: '70', decision_until: '2026-12-05' };
  const past = (browser: Browser, fields: object, from: string, version = '3') => {
    const body = { email, name: 'Bitcoin', decision_choice: 'watch_it', ...fields };
    return browser.call('POST', of, {
      body: { ...body, about: { subject: 'btc-bitcoin', day: from } },
      headers: { 'Questionnaire-Version': version },
    });
  };
  const watch = (browser: Browser) =>
    browser.call('PUT', '/api/watchlist/btc-bitcoin', { body: { name: 'Bitcoin' } });

  it('is of the days that were read before the decision was saved, from its day on', async () => {
    const { server, browser } = await begin();
    await watch(browser);
    await readPrices(server, { '2026-11-18': 90, '2026-11-19': 50, '2026-11-20': 80, '2026-11-21': 60 });
    await past(browser, asked, '2026-11-19');
    expect(await alertsOf(browser)).toMatchObject([{ met: { day: '2026-11-20', value: 80 } }]);
    await past(browser, { decision_figure: '100' }, '2026-11-19');
    expect(await alertsOf(browser)).toEqual([]);
  });

  it('of an imported decision is of the days since, too', async () => {
    const { server, browser } = await begin();
    await watch(browser);
    await readPrices(server, { '2026-11-18': 60, '2026-11-20': 80, '2026-11-21': 60 });
    const imported = { id: 'd1', saved_at: '2026-11-18T10:00:00.000Z' };
    const saved = await browser.call('POST', of, {
      body: {
        email,
        name: 'Bitcoin',
        decision_choice: 'watch_it',
        ...asked,
        about: { subject: 'btc-bitcoin', day: '2026-11-18', imported },
      },
      headers: { 'Questionnaire-Version': '3' },
    });
    expect(saved.status).toBe(200);
    expect(await alertsOf(browser)).toMatchObject([{ met: { day: '2026-11-20' } }]);
  });

  it('follows a corrected day, and an earlier day that was read late', async () => {
    const { server, browser } = await begin();
    await decide(browser, 'bitcoin', asked);
    await readPrices(server, { '2026-11-21': 60 });
    server.time.now += 2 * day;
    const later = await server.login(email);
    await readPrices(server, { '2026-11-23': 75 });
    expect(await alertsOf(later)).toMatchObject([{ met: { day: '2026-11-23' } }]);
    server.time.now += day;
    const last = await server.login(email);
    await readPrices(server, { '2026-11-22': 71, '2026-11-24': 80 });
    expect(await alertsOf(last)).toMatchObject([{ met: { day: '2026-11-22', value: 71 } }]);
    server.time.now += day;
    await readPrices(server, { '2026-11-22': 69, '2026-11-23': 68, '2026-11-24': 67, '2026-11-25': 66 });
    expect(await alertsOf(await server.login(email))).toEqual([]);
  });

  it('is counted at the first visit where an earlier release stored the alert', async () => {
    const { server, browser } = await begin();
    await decide(browser, 'bitcoin', asked);
    for (const value of [60, 71, 65]) {
      await readPrices(server, { [new Date(server.time.now).toISOString().slice(0, 10)]: value });
      server.time.now += day;
    }
    await server.tamper('UPDATE alerts SET counted = 0, met_day = NULL, known_day = NULL, read_day = NULL');
    const later = await server.login(email);
    expect(await alertsOf(later)).toMatchObject([{ met: { day: '2026-11-22', value: 71 } }]);
    expect(await listAlerts(server.storage.reads, `id of ${email}`)).toMatchObject([
      { state: { met: { day: '2026-11-22' } } },
    ]);
  });

  it('does not need the days again: a visit reads none of them', async () => {
    const { server, browser } = await begin();
    await decide(browser, 'bitcoin', asked);
    await readPrices(server, { '2026-11-21': 60 });
    server.time.now += 8 * day;
    await readPrices(server, { '2026-11-29': 71 });
    server.time.now += 8 * day;
    await server.tamper('DELETE FROM coin_months');
    expect(await alertsOf(await server.login(email))).toMatchObject([{ met: { day: '2026-11-29' } }]);
  });

  const figure = fc.option(fc.integer({ min: 50, max: 90 }));
  const step = fc.oneof(
    fc.record({ kind: fc.constant('read' as const), value: figure, earlier: fc.array(fc.nat(6)) }),
    fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 3 }) }),
    fc.record({
      kind: fc.constant('decide' as const),
      ago: fc.nat(6),
      conditions: fc.array(fc.record({ above: fc.boolean(), lasts: fc.nat(9) }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  );

  it('is the same as if all stored days were read at each visit', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
        const server = await startApp();
        await server.addMember(email, { until: server.time.now + 1000 * day });
        await watch(await server.login(email));
        const on = (ago: number) => new Date(server.time.now - ago * day).toISOString().slice(0, 10);
        for (const one of steps) {
          if (one.kind === 'pass') server.time.now += one.days * day;
          if (one.kind === 'read') {
            const days = one.earlier.map((ago, index) => [on(ago), 50 + ((ago * 7 + index * 13) % 40)]);
            await readPrices(server, { ...Object.fromEntries(days), [on(0)]: one.value });
          }
          if (one.kind === 'decide') {
            const rows = one.conditions.map(({ above, lasts }, index) => ({
              fact: 'fact_price',
              side: above ? 'rises_above' : 'falls_below',
              limit: 70 + index * 5,
              until: on(-lasts),
            }));
            const browser = await server.login(email);
            const table = { decision_conditions: JSON.stringify(rows) };
            const { status } = await past(browser, table, on(one.ago), '4');
            expect(status).toBe(200);
          }
        }
        const visitor = await server.login(email);
        expect(await alertsOf(visitor)).toEqual(await judgeAll(server));
      }),
      { numRuns: 40 },
    );
  });
});

/** The alerts of the newest decision, judged by every stored day. */
async function judgeAll({ storage: { reads }, time }: TestApp): Promise<readonly unknown[]> {
  const memberId = `id of ${email}`;
  const decisions = await listRecords(reads, memberId, 'decision', { skip: 0, limit: 99 });
  const newest = decisions.toSorted((one, other) => ((one.day ?? '') < (other.day ?? '') ? 1 : -1))[0];
  const alerts = (await listAlerts(reads, memberId)).filter(({ recordId }) => recordId === newest?.id);
  const months = await listCoinMonths(reads, ['btc-bitcoin'], '2026-01');
  return newest ? alerts.flatMap((alert) => judge(alert, newest, months, time.now)) : [];
}

function judge(
  { number, fact, side, figure, until }: KeptAlert,
  newest: BriefRecord,
  months: Awaited<ReturnType<typeof listCoinMonths>>,
  now: number,
): readonly unknown[] {
  const today = toUtcDay(now);
  const from = newest.day ?? '';
  const known = months
    .flatMap(({ days }) => Object.entries(days))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .filter(([on]) => on >= from && on <= until && on <= today)
    .map(([on, { values }]) => ({ on, value: Number(values[fact]) }));
  const ofCoin = { coin: 'btc-bitcoin', name: 'Bitcoin', title: 'Price', unit: 'usd' };
  const report = { record: newest.id, number, ...ofCoin, side, figure, until };
  const met = known.find(({ value }) => (side === 'above' ? value > figure : value < figure));
  const state = { source: 'CoinPaprika', state: 'live' };
  if (met) return [{ ...report, met: { day: met.on, value: met.value, ...state } }];
  const last = known.findLast(({ value }) => !Number.isNaN(value))?.on;
  const yesterday = toUtcDay(now - day);
  const isUnread = (last ?? from) < yesterday || (last === undefined && known.length > 0);
  return until >= today && isUnread ? [{ ...report, unread_since: last ?? from }] : [];
}
