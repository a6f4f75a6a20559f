import { describe, expect, it } from 'vitest';
import { maxVersions } from '../../../src/contracts/record.ts';
import { startApp, type Browser } from '../../helpers/test-app.ts';

const email = 'own@example.com';
const of = '/api/report/everything';
const toList = (id: string) => `${of}/${email}/records/${id}/versions`;

describe('the versions of a record', () => {
  it('are kept for each save that changes an answer, and listed newest first with what changed', async () => {
    const { browser, id, time } = await begin();
    time.now += 60_000;
    await save(browser, { floor_note: '2 ETH', is_listed: true }, id);
    time.now += 60_000;
    await save(browser, { is_listed: true }, id);
    await save(browser, { story: 'A tale' }, id);
    const { body } = await browser.call('GET', toList(id));
    expect(body).toEqual([
      {
        revision: 3,
        saved_at: '2026-11-21T12:02:00.000Z',
        sections: ['basics'],
        changed: ['story'],
      },
      {
        revision: 1,
        saved_at: '2026-11-21T12:00:00.000Z',
        sections: ['basics'],
        changed: ['is_listed', 'floor_note'],
      },
    ]);
  });

  it('are kept of a journal entry too, which keeps its day when a version is restored', async () => {
    const { browser, time } = await begin();
    const talk = '/api/report/talk';
    const tell = (text: string, path: string) =>
      browser.call('POST', path, { body: { email, subject_of_talk: text } });
    const { body: entry } = await tell('Fees.', talk);
    const path = `${talk}/${email}/records/${entry.id}`;
    await tell('Fees fell.', talk);
    time.now += 86_400_000;
    const { body } = await browser.call('GET', `${path}/versions`);
    expect(body).toMatchObject([{ revision: 1, changed: ['subject_of_talk'] }]);
    expect((await browser.call('POST', `${path}/versions/1/restore`)).status).toBe(200);
    expect((await browser.call('GET', path)).body).toMatchObject({
      subject_of_talk: 'Fees.',
      about: { day: '2026-11-21' },
    });
  });

  it('have the ages of the day on which they are restored', async () => {
    const { browser, time } = await begin();
    const scores = '/api/report/scores';
    const tell = (since: string, path: string) => browser.call('POST', path, { body: { email, since } });
    const { body } = await tell('2026-11-11', scores);
    const path = `${scores}/${email}`;
    await tell('2026-11-01', `${path}/cg/${body.id}`);
    time.now += 86_400_000;
    expect((await browser.call('POST', `${path}/records/${body.id}/versions/1/restore`)).status).toBe(200);
    const read = await browser.call('GET', `${path}/records/${body.id}`);
    expect(read.body).toMatchObject({ since: '2026-11-11', about: { calculated: { age: 11 } } });
  });

  it('are kept for a save that changes only a note', async () => {
    const { browser, id } = await begin();
    await save(browser, { is_listed: true, 'is_listed--note': 'On two exchanges.' }, id);
    await save(browser, { is_listed: true, 'is_listed--note': '' }, id);
    const { body } = await browser.call('GET', toList(id));
    expect(body).toMatchObject([{ revision: 2, changed: ['is_listed'] }, { revision: 1 }]);
    const then = await browser.call('GET', `${toList(id)}/2`);
    expect(then.body).toMatchObject({ is_listed: true, 'is_listed--note': 'On two exchanges.' });
  });

  it('are read like records, and restored by a new save that can be undone', async () => {
    const { browser, id } = await begin();
    const second = await save(browser, { floor_note: '2 ETH' }, id);
    const then = await browser.call('GET', `${toList(id)}/1`);
    expect(then.body).toMatchObject({ id, name: 'Punks', floor_note: '1 ETH' });
    const back = await browser.call('POST', `${toList(id)}/1/restore`, {
      headers: { 'if-match': String(second.headers['etag']) },
    });
    expect([back.status, back.headers['etag']]).toEqual([200, '"3"']);
    const read = () => browser.call('GET', `${of}/${email}/records/${id}`);
    expect((await read()).body).toMatchObject({ floor_note: '1 ETH' });
    await browser.call('POST', `${toList(id)}/2/restore`);
    expect((await read()).body).toMatchObject({ floor_note: '2 ETH' });
  });

  it('are not restored when the record has changed since it was read', async () => {
    const { browser, id } = await begin();
    const seen = await save(browser, { floor_note: '2 ETH' }, id);
    await save(browser, { floor_note: '3 ETH' }, id);
    const back = await browser.call('POST', `${toList(id)}/1/restore`, {
      headers: { 'if-match': String(seen.headers['etag']) },
    });
    expect([back.status, back.body.error.code]).toEqual([409, 'VERSION_CONFLICT']);
  });

  it('are not found by other members, or once the record is deleted', async () => {
    const { browser, id, other } = await begin();
    await save(browser, { floor_note: '2 ETH' }, id);
    const theirs = toList(id).replace(email, 'other@example.com');
    for (const path of [theirs, `${theirs}/1`]) expect((await other.call('GET', path)).status).toBe(404);
    expect((await other.call('POST', `${theirs}/1/restore`)).status).toBe(404);
    expect((await other.call('GET', toList(id))).status).toBe(403);
    await browser.call('PATCH', `${of}/${email}/records/${id}`, { body: { deleted: true } });
    for (const path of [toList(id), `${toList(id)}/1`])
      expect((await browser.call('GET', path)).status).toBe(404);
    expect((await browser.call('POST', `${toList(id)}/1/restore`)).status).toBe(404);
  });

  it('return 404 for an unknown revision, and 422 for a malformed one', async () => {
    const { browser, id } = await begin();
    expect((await browser.call('GET', `${toList(id)}/9`)).status).toBe(404);
    expect((await browser.call('GET', `${toList('none')}/1`)).status).toBe(404);
    const odd = await browser.call('GET', `${toList(id)}/one`);
    expect([odd.status, odd.body.error.fields[0].path]).toEqual([422, 'revision']);
  });

  it('are kept up to a limit, past which the oldest is deleted', async () => {
    const { browser, id } = await begin();
    for (let index = 0; index <= maxVersions + 1; index += 1)
      await save(browser, { floor_note: `${index} ETH` }, id);
    const { body } = await browser.call('GET', toList(id));
    expect([body.length, body[0].revision, body.at(-1).revision]).toEqual([maxVersions, maxVersions + 2, 3]);
  });
});

it('the oldest versions are deleted when a member’s new answers would exceed the storage limit', async () => {
  const { browser, id, server } = await begin();
  const listRevisions = async () =>
    (await browser.call('GET', toList(id))).body.map(({ revision }: { revision: number }) => revision);
  for (const note of ['2 ETH', '3 ETH']) {
    await lengthen(server, id, 7_999_000);
    await save(browser, { floor_note: note }, id);
  }
  expect(await listRevisions()).toEqual([2, 1]);
  await lengthen(server, id, 9_000_000);
  await save(browser, { floor_note: '4 ETH' }, id);
  expect(await listRevisions()).toEqual([3]);
});

async function begin() {
  const server = await startApp();
  const browser = await server.login(email);
  const other = await server.login('other@example.com');
  const { body } = await save(browser, { floor_note: '1 ETH', is_listed: false });
  return { server, browser, other, id: String(body.id), time: server.time };
}

function save(browser: Browser, fields: object, id?: string) {
  const path = id === undefined ? of : `${of}/${email}/cg/${id}`;
  return browser.call('POST', path, { body: { email, name: 'Punks', ...fields } });
}

/** Makes a record's answers longer than a request may be, in the database. */
async function lengthen(server: Awaited<ReturnType<typeof startApp>>, id: string, length: number) {
  await server.tamper(`UPDATE records SET content = replace(content, ' ETH', '${'y'.repeat(length)}') WHERE id = '${id}';
    UPDATE records SET size = length(content) WHERE id = '${id}'`);
}
