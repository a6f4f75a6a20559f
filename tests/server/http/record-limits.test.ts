import { describe, expect, it } from 'vitest';
import { createRecord } from '../../../src/server/resources/records.ts';
import { maxRecords } from '../../../src/contracts/record.ts';
import { recordPage } from '../../../src/contracts/record-lists.ts';
import { startApp, type Browser, type TestApp } from '../../helpers/test-app.ts';
import { findMemberByEmail } from '../../../src/server/resources/members.ts';
import { findSaveReceipt } from '../../../src/server/resources/save-receipts.ts';
import { timeLimits } from '../../../scripts/product/time-limits.ts';

const email = 'own@example.com';
const of = '/api/report/everything';
const list = `${of}/${email}/records`;

it(
  'the newest 1,000 save receipts of a member are kept',
  { timeout: 2 * timeLimits.server.test },
  async () => {
    const server = await startApp({ LIMIT_SAVES: '1000000' });
    const browser = await server.login('own@example.com');
    const saveOnce = async (key: number) => {
      server.time.now += 1;
      const body = { email: 'own@example.com', subject_of_talk: `${key}` };
      const headers = { 'idempotency-key': `key-${key}` };
      expect((await browser.call('POST', '/api/report/talk', { body, headers })).body).toHaveProperty('id');
    };
    for (let key = 1; key <= 1101; key += 1) await saveOnce(key);
    const kept = (key: number) =>
      findSaveReceipt(server.storage.reads, 'id of own@example.com', `key-${key}`);
    expect(await Promise.all([kept(1), kept(99)])).toEqual([undefined, undefined]);
    expect(await Promise.all([kept(100), kept(1101)])).toMatchObject([
      { key: 'key-100' },
      { key: 'key-1101' },
    ]);
  },
);

describe('the records of a questionnaire', () => {
  it('are limited to 500; deleting one makes room, and existing ones can still be changed', async () => {
    const server = await startApp();
    const browser = await server.login(email);
    const [first] = await fill(server, browser);
    const refused = await save(browser);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'RECORDS_FULL']);
    expect(refused.body.error.message).toMatch(/^Everything.*: .*500 analyses of this kind/);
    expect((await save(browser, `${of}/${email}/cg/${first}`)).status).toBe(200);
    const other = await browser.call('POST', '/api/report/talk', { body: { email, name: 'Punks' } });
    expect(other.body?.error?.code).not.toBe('RECORDS_FULL');
    await browser.call('PATCH', `${list}/${first}`, { body: { deleted: true } });
    expect((await save(browser)).status).toBe(200);
    expect((await save(browser)).status).toBe(409);
    // The deleted record made room, and is gone for good.
    expect((await browser.call('PATCH', `${list}/${first}`, { body: { deleted: false } })).status).toBe(404);
  });

  it('stay restorable after deletion when purging them would not make room for a save', async () => {
    const server = await startApp();
    const browser = await server.login(email);
    await fill(server, browser, 2, 'x'.repeat(7_999_780));
    const [small] = await fill(server, browser, 1, 'x', 2);
    await browser.call('PATCH', `${list}/${small}`, { body: { deleted: true } });
    expect((await save(browser, of, { story: 'x'.repeat(200) })).status).toBe(413);
    expect((await browser.call('PATCH', `${list}/${small}`, { body: { deleted: false } })).status).toBe(200);
  });

  it('are listed in pages, newest first', async () => {
    const server = await startApp();
    const browser = await server.login(email);
    const ids = (await fill(server, browser, 2 * recordPage + 1)).toReversed();
    const page = async (skip: string) =>
      (await browser.call('GET', list + skip)).body.map(({ id }: { id: string }) => id);
    expect(await page('')).toEqual(ids.slice(0, recordPage));
    expect(await page(`?skip=${recordPage}`)).toEqual(ids.slice(recordPage, 2 * recordPage));
    expect(await page(`?skip=${2 * recordPage}`)).toEqual(ids.slice(2 * recordPage));
    expect(await page('?skip=999')).toEqual([]);
    for (const wrong of ['?skip=-1', '?skp=1'])
      expect([wrong, (await browser.call('GET', list + wrong)).status]).toEqual([wrong, 422]);
  });

  it('have a size limit for all answers together, both for new and for changed records', async () => {
    const server = await startApp();
    const browser = await server.login(email);
    const [first] = await fill(server, browser, 2, 'x'.repeat(7_999_850));
    for (const path of [of, `${of}/${email}/cg/${first}`]) {
      const refused = await save(browser, path, { story: 'x'.repeat(200) });
      expect([refused.status, refused.body.error.code]).toEqual([413, 'ANSWERS_FULL']);
    }
  });
});

/**
 * Makes records with the product's own write, past the limit of saves a minute, and lengthens their answers in the
 * database. Returns their ids, oldest first.
 */
async function fill(
  server: TestApp,
  browser: Browser,
  count = maxRecords,
  note = 'x',
  from = 0,
): Promise<string[]> {
  const { storage, time } = server;
  const session = await browser.call('GET', '/api/session');
  const member = await findMemberByEmail(storage.reads, session.body.email);
  const ids = Array.from({ length: count }, (_, index) => `r${from + index}`);
  await Promise.all(
    ids.map((id) =>
      storage.run(createRecord, {
        memberId: member?.id ?? '',
        module: 'everything',
        id,
        content: { fields: { name: 'Punks', floor_note: 'x' }, about: {}, version: '1' },
        onlyNew: false,
        repeat: undefined,
        now: time.now,
      }),
    ),
  );
  const chosen = `id IN (${ids.map((id) => `'${id}'`).join(', ')})`;
  if (note !== 'x')
    await server.tamper(`UPDATE records SET content = replace(content, '"x"', '"${note}"') WHERE ${chosen};
      UPDATE records SET size = length(content) WHERE ${chosen}`);
  return ids;
}

function save(browser: Browser, path = of, fields: object = { is_listed: true }) {
  return browser.call('POST', path, { body: { email, name: 'Punks', ...fields } });
}
