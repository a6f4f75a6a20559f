import { describe, expect, it } from 'vitest';
import { getExport } from '../../../src/contracts/export.ts';
import { startApp } from '../../helpers/test-app.ts';

const email = 'own@example.com';
const of = '/api/report/coineval';
const facts = [
  {
    id: 'exchange_listings',
    unit: 'exchanges',
    value: ['Gemini', 'Kraken'],
    source: 'Gemini, Kraken',
    as_of: '2026-11-21T11:58:00.000Z',
    state: 'live',
  },
];
const listed = (evidence: object = { exchange_gemini: { facts } }) => ({
  exchange_gemini: true,
  about: { no: [], evidence },
});
const kept = { exchange_gemini: { kept_at: '2026-11-21T12:00:00.000Z', facts } };

async function begin() {
  const server = await startApp();
  const browser = await server.login(email);
  const save = (fields: object, id?: string) =>
    browser.call('POST', id === undefined ? of : `${of}/${email}/cg/${id}`, {
      body: { email, name: 'Uniswap', ...fields },
    });
  const read = async (path: string) => (await browser.call('GET', `${of}/${email}/records/${path}`)).body;
  const saved = await save(listed());
  return { server, browser, save, read, id: String(saved.body.id) };
}

describe('the evidence of an answer', () => {
  it('is kept in the record, its versions and the export, and restored with a version (Q4)', async () => {
    const { server, browser, save, read, id } = await begin();
    server.time.now += 60_000;
    expect((await read(id)).about.evidence).toEqual(kept);
    await save({ exchange_gemini: true, 'exchange_gemini--note': 'Since May' }, id);
    expect((await read(id)).about.evidence).toEqual(kept);
    const other = [{ ...facts[0], value: ['Kraken'] }];
    const no = { no: ['exchange_gemini'], evidence: { exchange_gemini: { facts: other } } };
    await save({ exchange_gemini: false, about: no }, id);
    const changed = { exchange_gemini: { kept_at: '2026-11-21T12:01:00.000Z', facts: other } };
    expect((await read(id)).about.evidence).toEqual(changed);
    expect((await read(`${id}/versions/1`)).about.evidence).toEqual(kept);
    const { body } = await browser.call('GET', getExport.path);
    const [record] = body.records;
    expect(record.about.evidence).toEqual(changed);
    expect(record.versions.at(-1).stored.evidence).toEqual(kept);
    await browser.call('POST', `${of}/${email}/records/${id}/versions/1/restore`);
    expect((await read(id)).about.evidence).toEqual(kept);
  });

  it('is removed when a client that sends no evidence changes the answer', async () => {
    const { save, read, id } = await begin();
    await save({ exchange_gemini: false, about: { no: ['exchange_gemini'] } }, id);
    expect((await read(id)).about).not.toHaveProperty('evidence');
  });

  it('is kept with a decision that makes no choice', async () => {
    const { browser } = await begin();
    const price = { ...facts[0], id: 'price_close', unit: 'usd', value: 7.5, source: 'Kraken' };
    const about = { evidence: { decision_choice: { facts: [price] } } };
    const fields = { decision_choice: '', decision_change: 'A lower price' };
    const decision = '/api/report/decision';
    const { body } = await browser.call('POST', decision, { body: { email, ...fields, about } });
    const read = await browser.call('GET', `${decision}/${email}/records/${body.id}`);
    expect(read.body).toMatchObject({
      decision_choice: '',
      about: { evidence: { decision_choice: { facts: [price] } } },
    });
  });

  it('is marked as imported when the save states when it was kept', async () => {
    const { save, read } = await begin();
    const moment = '2026-10-14T10:00:00.000Z';
    const { body } = await save(listed({ exchange_gemini: { facts, kept_at: moment } }));
    expect((await read(body.id)).about.evidence).toEqual({
      exchange_gemini: { kept_at: moment, imported: true, facts },
    });
  });

  it.each(['https://coingecko.example/en/coins/uniswap', 'https://coingecko.com.example.com/'])(
    'is refused if it links %s as a page of CoinGecko',
    async (value) => {
      const { save } = await begin();
      const page = { ...facts[0], id: 'coingecko_page', unit: 'link', value, source: 'CoinGecko' };
      const about = { evidence: { marketcap_coingecko: { facts: [page] } } };
      const { status, body } = await save({ marketcap_coingecko: true, about });
      const path = 'about/evidence/marketcap_coingecko/coingecko_page/value';
      expect([status, body.error.fields[0].path]).toEqual([422, path]);
    },
  );

  it.each([
    ['coinmarketcap_page', 'marketcap_coinmarketcap'],
    ['coingecko_page', 'marketcap_coingecko'],
  ])('is refused if the source or the time of %s is invented (case 41)', async (id, question) => {
    const { save } = await begin();
    const value = `https://${id.replace('_page', '')}.com/uniswap`;
    const page = { ...facts[0], id, unit: 'link', value, source: 'CoinGecko' };
    const send = async (fact: object) =>
      save({ [question]: true, about: { evidence: { [question]: { facts: [fact] } } } });
    expect((await send(page)).status).toBe(200);
    const wrong = { value: 'https://evil.example/', source: '<b>CoinGecko</b>', as_of: '-271821-04-20' };
    for (const [field, invented] of Object.entries(wrong)) {
      const { status, body } = await send({ ...page, [field]: invented });
      const path = `about/evidence/${question}/${id}/${field}`;
      expect([status, body.error.fields[0].path]).toEqual([422, path]);
    }
  });

  it('is refused with the name of the invalid field, and nothing is saved (case 41)', async () => {
    const { save, read, id } = await begin();
    const wrong = { exchange_gemini: { facts: [{ ...facts[0], unit: 'usd' }] } };
    const refused = await save({ ...listed(wrong), exchange_kraken: true }, id);
    expect([refused.status, refused.body.error.fields]).toEqual([
      422,
      [{ path: 'about/evidence/exchange_gemini/exchange_listings/unit', message: 'Must be exchanges.' }],
    ]);
    const odd = await save(listed([] as object), id);
    expect([odd.status, odd.body.error.fields[0].path]).toEqual([422, 'about.evidence']);
    expect(await read(id)).toMatchObject({ exchange_kraken: false });
  });
});
