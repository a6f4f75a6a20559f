import { describe, expect, it } from 'vitest';
import type { Browser, TestApp } from '../../helpers/test-app.ts';
import { alertsOf, begin, day, decide, email, of, read } from '../../helpers/watched-coins.ts';
import { listAlerts } from '../../../src/server/resources/alerts.ts';

describe('several alerts of a decision (C9)', () => {
  const limits = [
    { fact: 'fact_price', side: 'falls_below', limit: 60, until: '2026-12-31' },
    { fact: 'fact_fees', side: 'rises_above', limit: 90, until: '2026-12-31' },
    { fact: 'fact_rsi', side: 'falls_below', limit: 20, until: '2026-11-22' },
  ];
  const toTable = (rows: readonly object[]) => ({ decision_conditions: JSON.stringify(rows) });
  const update = (browser: Browser, id: string, fields: object, version: string) =>
    browser.call('POST', `${of}/${email}/cg/${id}`, {
      body: { email, name: 'Bitcoin', decision_choice: 'watch_it', ...fields },
      headers: { 'Questionnaire-Version': version },
    });
  const listKept = async ({ storage }: TestApp) =>
    (await listAlerts(storage.reads, `id of ${email}`)).map(({ number, fact, figure }) => [
      number,
      fact,
      figure,
    ]);

  it('are judged each by its own figure and last day', async () => {
    const { server, browser } = await begin();
    const { body } = await decide(browser, 'bitcoin', toTable(limits), '4');
    await read(server, { 'btc-bitcoin': { price: 70, fees: 95, rsi: 30 } });
    server.time.now += day;
    await read(server, { 'btc-bitcoin': { price: 55, rsi: 25 } });
    server.time.now += day;
    await read(server, { 'btc-bitcoin': { price: 65, rsi: 10 } });
    expect(await alertsOf(await server.login(email))).toMatchObject([
      { record: body.id, number: 1, title: 'Price', met: { day: '2026-11-22', value: 55 } },
      { record: body.id, number: 2, met: { day: '2026-11-21', value: 95 } },
    ]);
  });

  it('that cannot be read are reported one by one', async () => {
    const { server, browser } = await begin();
    await decide(browser, 'bitcoin', toTable(limits), '4');
    await read(server, { 'btc-bitcoin': { price: 70 } });
    expect(await alertsOf(browser)).toMatchObject([
      { number: 2, unread_since: '2026-11-21' },
      { number: 3, unread_since: '2026-11-21' },
    ]);
  });

  it('are replaced with their rows, and end with a newer decision', async () => {
    const { server, browser } = await begin();
    const { body } = await decide(browser, 'bitcoin', toTable(limits), '4');
    expect(await listKept(server)).toEqual([
      [1, 'price', 60],
      [2, 'fees', 90],
      [3, 'rsi', 20],
    ]);
    await update(browser, body.id, toTable(limits.slice(1, 2)), '4');
    expect(await listKept(server)).toEqual([[1, 'fees', 90]]);
    await read(server, { 'btc-bitcoin': { fees: 95 } });
    expect(await alertsOf(browser)).toMatchObject([{ number: 1, met: { value: 95 } }]);
    server.time.now += day;
    const later = await server.login(email);
    await decide(later, 'bitcoin', {}, '4');
    expect(await alertsOf(later)).toEqual([]);
  });

  it('keep the second and third through a save of a client that knows one', async () => {
    const { server, browser } = await begin();
    const { body } = await decide(browser, 'bitcoin', toTable(limits), '4');
    const { body: seen } = await browser.call('GET', `${of}/${email}/records/${body.id}`, {
      headers: { 'Questionnaire-Version': '3' },
    });
    expect(seen).toMatchObject({ decision_fact: 'fact_price', decision_figure: '60' });
    const one = { decision_fact: 'fact_price', decision_side: 'falls_below', decision_until: '2026-12-31' };
    expect((await update(browser, body.id, { ...one, decision_figure: '50' }, '3')).status).toBe(200);
    expect(await listKept(server)).toEqual([
      [1, 'price', 50],
      [2, 'fees', 90],
      [3, 'rsi', 20],
    ]);
    expect((await update(browser, body.id, { decision_fact: '' }, '3')).status).toBe(200);
    expect(await listKept(server)).toEqual([
      [1, 'fees', 90],
      [2, 'rsi', 20],
    ]);
  });

  it('begin with the one that an earlier release stored, which is met as before', async () => {
    const { server, browser } = await begin();
    const { body } = await decide(browser, 'bitcoin', toTable(limits.slice(0, 1)), '4');
    await read(server, { 'btc-bitcoin': { price: 55 } });
    const answers = {
      decision_choice: 'watch_it',
      decision_fact: 'fact_price',
      decision_side: 'falls_below',
      decision_figure: 60,
      decision_until: '2026-12-31',
    };
    const content = { format: 2, answers, notes: {}, conditionFacts: {}, version: 3, sections: ['decision'] };
    await server.tamper(`UPDATE records SET content = '${JSON.stringify({ ...content, evidence: {} })}'`);
    const met = [{ record: body.id, number: 1, figure: 60, met: { value: 55 } }];
    expect(await alertsOf(browser)).toMatchObject(met);
    const { body: seen } = await browser.call('GET', `${of}/${email}/records/${body.id}`);
    expect(JSON.parse(seen.decision_conditions)).toEqual(limits.slice(0, 1));
    await update(browser, body.id, toTable([...limits.slice(0, 1), limits[1] ?? {}]), '4');
    expect(await alertsOf(browser)).toMatchObject([...met, { number: 2 }]);
  });

  it.each([
    ['a limit that no value passes', [{ ...limits[2], limit: 150 }], 'Row 1, “Value”: No value can pass'],
    [
      'a last day that is over',
      [limits[0], { ...limits[1], until: '2026-11-20' }],
      'Row 2, “Until”: Must not be',
    ],
    [
      'the same limit twice',
      [limits[0], limits[1], limits[0]],
      'Row 3, “Fact”: Watches the same limit as row 1.',
    ],
    ['a row without its limit', [{ ...limits[0], limit: undefined }], 'Row 1, “Value”: Must be answered.'],
    ['four rows', [...limits, { ...limits[0], limit: 5 }], 'Must be at most 3 rows.'],
  ])('are refused with %s, and the row is named', async (_, rows, message) => {
    const { browser } = await begin();
    const refused = await decide(browser, 'bitcoin', toTable(rows.map((one) => ({ ...one }))), '4');
    expect(refused.status).toBe(422);
    expect(refused.body.error.fields).toEqual([
      { path: 'decision_conditions', message: expect.stringContaining(message) },
    ]);
  });

  it('that could not be written today are saved again unchanged, also in another row', async () => {
    const { server, browser } = await begin();
    const { body } = await decide(browser, 'bitcoin', toTable(limits), '4');
    server.time.now += 3 * day;
    const later = await server.login(email);
    const [first = {}, , over = {}] = limits;
    expect((await update(later, body.id, toTable([over, first]), '4')).status).toBe(200);
    expect((await update(later, body.id, toTable([{ ...over, limit: 15 }, first]), '4')).status).toBe(422);
  });
});
