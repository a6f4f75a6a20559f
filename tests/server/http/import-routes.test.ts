import { describe, expect, it } from 'vitest';
import { startApp, type Answer, type Browser, type TestApp } from '../../helpers/test-app.ts';

const email = 'maya@studio.example';
const hour = 60 * 60 * 1000;

describe('an imported record', () => {
  it('keeps the moment of the file, and its place among the records that are there', async () => {
    const { server, browser } = await login();
    const begun = server.time.now;
    await save(browser, 'Old');
    server.time.now += 2 * hour;
    await save(browser, 'New');
    server.time.now += hour;
    const at = (hours: number) => ({ id: `f${hours}`, saved_at: toIso(begun + hours * hour) });
    for (const hours of [1, -3, 1.5, -5, 0.5]) await save(browser, `Hour ${hours}`, { imported: at(hours) });
    const order = ['New', 'Hour 1.5', 'Hour 1', 'Hour 0.5', 'Old', 'Hour -3', 'Hour -5'];
    const rows = await list(browser);
    expect(rows.map(({ name }) => name)).toEqual(order);
    expect(rows.map(({ saved_at: moment }) => moment)).toEqual(
      [2, 1.5, 1, 0.5, 0, -3, -5].map((hours) => toIso(begun + hours * hour)),
    );
    expect(rows.map(({ imported }) => imported ?? false)).toEqual(
      order.map((name) => name.startsWith('Hour')),
    );
    const latest = await browser.call('GET', `/api/report/everything/${email}/cg`);
    expect(latest.body.name).toBe('New');
  });

  it('is the current one where its moment is the newest, until a later save', async () => {
    const { server, browser } = await login();
    await save(browser, 'Here');
    server.time.now += 2 * hour;
    const moment = toIso(server.time.now - hour);
    const { body } = await save(browser, 'File', { imported: { id: 'f1', saved_at: moment } });
    expect((await list(browser)).map(({ name }) => name)).toEqual(['File', 'Here']);
    const path = `/api/report/everything/${email}`;
    await browser.call('POST', `${path}/cg/${body.id}`, { body: { email, is_listed: false } });
    const [row] = await list(browser);
    expect(row).toMatchObject({ name: 'File', saved_at: toIso(server.time.now), origin: 'f1' });
    expect(row).not.toHaveProperty('imported');
    const versions = await browser.call('GET', `${path}/records/${body.id}/versions`);
    expect(versions.body).toMatchObject([{ revision: 1, saved_at: moment, imported: true }]);
    await save(browser, 'Here again');
    expect((await list(browser)).map(({ name }) => name)).toEqual(['Here again', 'File', 'Here']);
  });

  it('keeps its moment and place through the trash, the archive and another title', async () => {
    const { server, browser } = await login();
    await save(browser, 'Here');
    const imported = { id: 'f1', saved_at: toIso(server.time.now - hour), title: ' Mine ', archived: true };
    const { body } = await save(browser, 'File', { imported });
    const moment = imported.saved_at;
    expect((await list(browser))[1]).toMatchObject({ title: 'Mine', archived: true, saved_at: moment });
    const changes = [{ deleted: true }, { deleted: false }, { archived: false }, { title: 'Yours' }];
    for (const change of changes) expect((await patch(browser, body.id, change)).status).toBe(200);
    const rows = await list(browser);
    expect(rows.map(({ name, title }) => title ?? name)).toEqual(['Here', 'Yours']);
    expect(rows[1]).toMatchObject({ archived: false, saved_at: moment, imported: true });
  });

  it('has the ages of its moment', async () => {
    const { server, browser } = await login();
    const at = (days: number) => toIso(server.time.now - 24 * days * hour);
    const imported = { id: 'f1', saved_at: at(10) };
    const { body } = await post(browser, 'scores', { since: at(30).slice(0, 10), about: { imported } });
    const read = await browser.call('GET', `/api/report/scores/${email}/records/${body.id}`);
    expect(read.body.about).toMatchObject({ saved_at: at(10), calculated: { age: 20 } });
  });

  it('is refused with a moment before 2000 or in the future, or in words, and names the field', async () => {
    const { server, browser } = await login();
    const moments = [
      '1999-12-31T23:59:59Z',
      toIso(server.time.now + hour),
      '+099999-01-01T00:00:00Z',
      'May 2026',
      '',
    ];
    for (const moment of moments) {
      const { status, body } = await save(browser, 'File', { imported: { id: 'f1', saved_at: moment } });
      expect([status, body.error.fields[0].path], moment).toEqual([422, 'about/imported/saved_at']);
    }
    const ahead = { id: 'f1', saved_at: toIso(server.time.now + 60_000) };
    expect((await save(browser, 'File', { imported: ahead })).status).toBe(200);
    expect((await list(browser)).map(({ saved_at: moment }) => moment)).toEqual([toIso(server.time.now)]);
  });

  it('gives its moment in a first save only', async () => {
    const { server, browser } = await login();
    const { body } = await save(browser, 'Here');
    const about = { imported: { id: 'f1', saved_at: toIso(server.time.now - hour) } };
    const later = await browser.call('POST', `/api/report/everything/${email}/cg/${body.id}`, {
      body: { email, is_listed: false, about },
    });
    expect([later.status, later.body.error.fields[0].path]).toEqual([422, 'about/imported']);
    expect((await list(browser))[0]).toMatchObject({ saved_at: toIso(server.time.now) });
  });

  it.each(['ключ', 'a\r\nb', ''])('is refused with the id %j', async (id) => {
    const { browser } = await login();
    const { status, body } = await save(browser, 'File', { imported: { id } });
    expect([status, body.error.fields[0].path]).toEqual([422, 'about.imported.id']);
  });

  it('is not imported twice, also by its exported id, unless it was deleted', async () => {
    const { browser } = await login();
    const first = await save(browser, 'File', { imported: { id: 'f1' } });
    for (const id of ['f1', first.body.id]) {
      const again = await save(browser, 'File', { imported: { id } });
      expect([again.status, again.body.error.code]).toEqual([409, 'VERSION_CONFLICT']);
    }
    expect((await save(browser, 'Another', { imported: { id: 'f1' } })).status).toBe(200);
    await patch(browser, first.body.id, { deleted: true });
    const third = await save(browser, 'File', { imported: { id: 'f1' } });
    expect([third.status, third.body.id === first.body.id]).toEqual([200, false]);
    expect(await list(browser)).toHaveLength(2);
  });
});

describe('a journal entry', () => {
  it('is not imported over another entry of its day and subject', async () => {
    const { browser } = await login();
    await post(browser, 'talk', { subject_of_talk: 'Here', about: { day: '2026-11-20' } });
    const imported = { id: 'f1', saved_at: '2026-11-20T10:00:00Z' };
    const on = (date: string) =>
      post(browser, 'talk', { subject_of_talk: 'File', about: { day: date, imported } });
    expect((await on('2026-11-20')).body.error.code).toBe('VERSION_CONFLICT');
    expect((await on('2026-11-19')).status).toBe(200);
    const { body } = await browser.call('GET', `/api/report/talk/${email}/journal`);
    expect(body).toMatchObject([{ subject_of_talk: 'Here' }, { subject_of_talk: 'File' }]);
  });

  it('comes back from the trash only while its day and subject have no other', async () => {
    const { browser } = await login();
    const write = (subject_of_talk: string) =>
      post(browser, 'talk', { subject_of_talk, about: { day: '2026-11-20' } });
    const first = await write('First');
    await patch(browser, first.body.id, { deleted: true }, 'talk');
    const second = await write('Second');
    const refused = await patch(browser, first.body.id, { deleted: false }, 'talk');
    expect([refused.status, refused.body.error.code]).toEqual([409, 'ENTRY_EXISTS']);
    const entries = async () =>
      (await browser.call('GET', `/api/report/talk/${email}/journal`)).body.map(
        (entry: { subject_of_talk: string }) => entry.subject_of_talk,
      );
    expect(await entries()).toEqual(['Second']);
    await patch(browser, second.body.id, { deleted: true }, 'talk');
    expect((await patch(browser, first.body.id, { deleted: false }, 'talk')).status).toBe(200);
    expect(await entries()).toEqual(['First']);
  });
});

interface Row {
  readonly name: string;
  readonly title: string | null;
  readonly saved_at: string;
  readonly imported?: boolean;
}

async function login(): Promise<{ server: TestApp; browser: Browser }> {
  const server = await startApp();
  return { server, browser: await server.login(email) };
}

function post(browser: Browser, module: string, fields: object): Promise<Answer> {
  return browser.call('POST', `/api/report/${module}`, { body: { email, ...fields } });
}

function save(browser: Browser, name: string, about?: object): Promise<Answer> {
  return post(browser, 'everything', { name, is_listed: true, ...(about && { about }) });
}

function patch(browser: Browser, id: string, change: object, module = 'everything'): Promise<Answer> {
  return browser.call('PATCH', `/api/report/${module}/${email}/records/${id}`, { body: change });
}

async function list(browser: Browser): Promise<readonly Row[]> {
  return (await browser.call('GET', `/api/report/everything/${email}/records`)).body;
}

function toIso(time: number): string {
  return new Date(time).toISOString();
}
