import { describe, expect, it } from 'vitest';
import { deletedFor } from '../../../src/contracts/record.ts';
import { hostileNames } from '../../helpers/hostile-texts.ts';
import { readsAnswers, startApp, type Browser } from '../../helpers/test-app.ts';

const email = 'maya@studio.example';
const hour = 60 * 60 * 1000;

const start = async () => {
  const server = await startApp();
  return { server, browser: await server.login(email) };
};

const post = (browser: Browser, module: string, body: object, headers = {}) =>
  browser.call('POST', `/api/report/${module}`, { body: { email, ...body }, headers });
const update = (browser: Browser, module: string, id: string, body: object) =>
  browser.call('POST', `/api/report/${module}/${email}/cg/${id}`, { body: { email, ...body } });
const list = async (browser: Browser, module: string) =>
  (await browser.call('GET', `/api/report/${module}/${email}/records`)).body;
const read = async (browser: Browser, module: string, id: string) =>
  (await browser.call('GET', `/api/report/${module}/${email}/records/${id}`)).body;

describe('the subject of a record (C6)', () => {
  it('has an id beside its name, and cannot be changed to another', async () => {
    const { browser } = await start();
    const bitcoin = { name: 'Bitcoin', about: { subject: 'btc-bitcoin' } };
    const { body } = await post(browser, 'everything', { ...bitcoin, is_listed: true });
    expect(await read(browser, 'everything', body.id)).toMatchObject({
      name: 'Bitcoin',
      about: { subject: 'btc-bitcoin', sections: ['basics'], day: null },
    });
    for (const other of [
      { name: 'Ethereum', about: { subject: 'eth-ethereum' } },
      { name: 'Bitcoin', about: { subject: 'eth-ethereum' } },
      { name: 'Ethereum' },
    ]) {
      const refused = await update(browser, 'everything', body.id, { ...other, has_team: true });
      expect(refused.status).toBe(422);
      expect(refused.body.error.fields).toMatchObject([{ path: 'name' }]);
    }
    expect((await update(browser, 'everything', body.id, { ...bitcoin, has_team: true })).status).toBe(200);
    expect((await update(browser, 'everything', body.id, { has_team: false })).status).toBe(200);
  });

  it('may get its id in a later save, and can still be named as it was typed at first', async () => {
    const { browser } = await start();
    const { body } = await post(browser, 'everything', { name: 'bitcoin ', is_listed: true });
    const found = { name: 'Bitcoin', about: { subject: 'btc-bitcoin' } };
    expect((await update(browser, 'everything', body.id, { ...found, has_team: true })).status).toBe(200);
    expect(await list(browser, 'everything')).toMatchObject([{ name: 'Bitcoin', subject: 'btc-bitcoin' }]);
    const typed = await update(browser, 'everything', body.id, { name: 'BITCOIN', has_team: true });
    expect(typed.status).toBe(200);
  });

  it('is refused without a name, and a day is refused outside a journal', async () => {
    const { browser } = await start();
    const nameless = await post(browser, 'social', {
      about: { subject: 'btc-bitcoin' },
      social_mood: 'Calm',
    });
    expect(nameless.body.error.fields).toMatchObject([{ path: 'about/subject' }]);
    const needed = await post(browser, 'everything', { is_listed: true });
    expect(needed.body.error.fields).toMatchObject([{ path: 'name' }]);
    const day = await post(browser, 'everything', {
      name: 'X',
      about: { day: '2026-11-21' },
      is_listed: true,
    });
    expect(day.body.error.fields).toMatchObject([{ path: 'about/day' }]);
  });
});

describe('the answer "Can’t tell" (Q2)', () => {
  it('is read as false with a mark until the question is answered', async () => {
    const { browser } = await start();
    const marked = { is_listed: false, has_copycats: false, about: { cant_tell: ['is_listed'] } };
    const { body } = await post(browser, 'everything', { name: 'X', ...marked });
    expect(await read(browser, 'everything', body.id)).toMatchObject({
      is_listed: false,
      has_copycat: false,
      about: { cant_tell: ['is_listed'] },
    });
    await update(browser, 'everything', body.id, { has_team: true });
    expect((await read(browser, 'everything', body.id)).about.cant_tell).toEqual(['is_listed']);
    await update(browser, 'everything', body.id, { is_listed: false });
    expect((await read(browser, 'everything', body.id)).about.cant_tell).toEqual([]);
  });

  it.each([
    ['a question answered yes', { is_listed: true, about: { cant_tell: ['is_listed'] } }],
    ['a text question', { story: '', about: { cant_tell: ['story'] } }],
    ['a question that was not sent', { is_listed: false, about: { cant_tell: ['has_copycat'] } }],
    ['a question of a section that was not sent', { is_listed: false, about: { cant_tell: ['has_team'] } }],
    ['an unknown question', { is_listed: false, about: { cant_tell: ['constructor'] } }],
  ])('is refused for %s', async (_, fields) => {
    const { browser } = await start();
    const { status, body } = await post(browser, 'everything', { name: 'X', ...fields });
    expect(status).toBe(422);
    expect(body.error.fields).toMatchObject([{ path: 'about/cant_tell' }]);
  });
});

describe('a journal (I2)', () => {
  it('has one entry a UTC day, which later saves of that day extend', async () => {
    const { server, browser } = await start();
    const first = await post(browser, 'talk', { loudest_voice: 'A whale' });
    const again = await post(browser, 'talk', { subject_of_talk: 'Fees' });
    expect(again.body.id).toBe(first.body.id);
    server.time.now += 12 * hour;
    const next = await post(browser, 'talk', { subject_of_talk: 'Prices' });
    expect(next.body.id).not.toBe(first.body.id);
    const { body } = await browser.call('GET', `/api/report/talk/${email}/journal`);
    expect(body).toMatchObject([
      { id: next.body.id, about: { day: '2026-11-22' }, subject_of_talk: 'Prices', loudest_voice: '' },
      { id: first.body.id, about: { day: '2026-11-21' }, subject_of_talk: 'Fees', loudest_voice: 'A whale' },
    ]);
  });

  it('has one entry for each day and subject if its entries have subjects', async () => {
    const { browser } = await start();
    const say = (name: string, subject: string, mood: string) =>
      post(browser, 'social', { name, about: { subject }, social_mood: mood });
    const bitcoin = await say('Bitcoin', 'btc-bitcoin', 'Calm');
    const ethereum = await say('Ethereum', 'eth-ethereum', 'Loud');
    expect(ethereum.body.id).not.toBe(bitcoin.body.id);
    expect((await say('bitcoin', 'btc-bitcoin', 'Quiet')).body.id).toBe(bitcoin.body.id);
    const { body } = await browser.call(
      'GET',
      `/api/report/social/${email}/journal?name=Bitcoin&subject=btc-bitcoin`,
    );
    expect(body.map((entry: { social_mood: string }) => entry.social_mood)).toEqual(['Quiet']);
  });

  it('cannot be filtered by the id of a subject without its name', async () => {
    const { browser } = await start();
    const { body } = await browser.call('GET', `/api/report/social/${email}/journal?subject=btc-bitcoin`);
    expect(body.error.fields).toMatchObject([{ path: 'subject' }]);
  });

  it('keeps the day of an offline save, turns a future day into today, and refuses an invalid one (case 42)', async () => {
    const { browser } = await start();
    const on = (day: string) => post(browser, 'talk', { about: { day }, subject_of_talk: day });
    await on('2026-11-19');
    await on('2026-11-23');
    const days = (await list(browser, 'talk')).map(({ day }: { day: string }) => day);
    expect(days).toEqual(['2026-11-21', '2026-11-19']);
    for (const day of ['2026-02-30', '0000-01-01', '1899-12-31', '2101-01-01'])
      expect((await on(day)).body.error.fields).toMatchObject([{ path: 'about/day' }]);
  });

  it('refuses a save with If-None-Match: * when the day has an entry', async () => {
    const { browser } = await start();
    await post(browser, 'talk', { subject_of_talk: 'Fees' });
    const blind = await post(browser, 'talk', { subject_of_talk: 'Prices' }, { 'if-none-match': '*' });
    expect(blind.body.error.code).toBe('VERSION_CONFLICT');
  });

  it.each([
    ['Meeting in İstanbul', 'istanbul'],
    ['Un café, später', 'CAFE, SPATER'],
    ['Große Börse', 'grosse'],
    ['Kraków, Łódź', 'lodz'],
    ['Blåbærsyltetøy', 'blabaersyltetoy'],
  ])('finds an entry with %j by the words %j', async (said, words) => {
    const { browser } = await start();
    await post(browser, 'talk', { subject_of_talk: said });
    const search = () =>
      browser.call('GET', `/api/report/talk/${email}/journal?words=${encodeURIComponent(words)}`);
    expect((await search()).body).toMatchObject([{ subject_of_talk: said }]);
  });

  it('is read by the first search only, and again once it has changed', async () => {
    const { server, browser } = await start();
    const { body } = await post(browser, 'talk', { subject_of_talk: '100 % of Größe_1' });
    await post(browser, 'talk', { about: { day: '2026-11-20' }, loudest_voice: 'Prices' });
    let answersRead = 0;
    server.beforeRead((sql) => void (answersRead += readsAnswers(sql) ? 1 : 0));
    const search = async (words: string) => {
      answersRead = 0;
      const url = `/api/report/talk/${email}/journal?words=${encodeURIComponent(words)}`;
      return [(await browser.call('GET', url)).body.length, answersRead];
    };
    expect(await search('whale')).toEqual([0, 2]);
    for (const words of ['whale', '100 _', 'e%1', 'grosse\\_', 'e\0'])
      expect(await search(words)).toEqual([0, 0]);
    for (const words of ['GROSSE_1', '0 %', 'prices']) expect(await search(words)).toEqual([1, 1]);
    await update(browser, 'talk', body.id, { subject_of_talk: 'A whale' });
    expect(await search('grosse')).toEqual([0, 1]);
    expect(await search('whale')).toEqual([1, 1]);
  });

  it('is searched in any case, and read in pages of 20', async () => {
    const { browser } = await start();
    for (let day = 10; day < 31; day += 1) {
      const said = day === 13 ? 'The MERGE' : `Day ${day}`;
      await post(browser, 'talk', { about: { day: `2026-10-${day}` }, subject_of_talk: said });
    }
    const journal = `/api/report/talk/${email}/journal`;
    const found = await browser.call('GET', `${journal}?words=merge`);
    expect(found.body).toMatchObject([{ subject_of_talk: 'The MERGE' }]);
    expect((await browser.call('GET', journal)).body).toHaveLength(20);
    expect((await browser.call('GET', `${journal}?skip=20`)).body).toHaveLength(1);
    expect((await browser.call('GET', `/api/report/everything/${email}/journal`)).status).toBe(404);
  });
});

describe('a record in the list (C1)', () => {
  const change = (browser: Browser, id: string, body: object) =>
    browser.call('PATCH', `/api/report/everything/${email}/records/${id}`, { body });

  it('is renamed, archived, deleted and restored without a change of its answers', async () => {
    const { browser } = await start();
    const { body } = await post(browser, 'everything', { name: 'Punks', is_listed: true });
    expect((await change(browser, body.id, { title: 'Before the mint' })).body).toMatchObject({
      name: 'Punks',
      title: 'Before the mint',
    });
    expect((await change(browser, body.id, { archived: true })).body.archived).toBe(true);
    expect((await change(browser, body.id, { title: null, archived: false })).body).toMatchObject({
      title: null,
      archived: false,
    });
    await change(browser, body.id, { deleted: true });
    expect(await list(browser, 'everything')).toEqual([]);
    expect((await browser.call('GET', `/api/report/everything/${email}/cg`)).status).toBe(404);
    expect((await read(browser, 'everything', body.id)).error.code).toBe('NOT_FOUND');
    await change(browser, body.id, { deleted: false });
    expect(await read(browser, 'everything', body.id)).toMatchObject({ is_listed: true });
  });

  it('stays deleted when a late save arrives, and is restored without that save', async () => {
    const { browser } = await start();
    const { body } = await post(browser, 'everything', { name: 'Punks', is_listed: true });
    await change(browser, body.id, { deleted: true });
    expect((await update(browser, 'everything', body.id, { has_team: true })).status).toBe(404);
    expect(await list(browser, 'everything')).toEqual([]);
    await change(browser, body.id, { deleted: false });
    expect(await read(browser, 'everything', body.id)).toMatchObject({ is_listed: true, has_team: false });
  });

  it('is in the trash until it is restored, deleted there or kept there for 30 days', async () => {
    const server = await startApp();
    for (const member of [email, 'noor@example.com'])
      await server.addMember(member, { until: server.time.now + 2 * deletedFor });
    const browser = await server.login(email);
    const trash = `/api/report/everything/${email}/deleted`;
    const inTrash = async () => (await browser.call('GET', trash)).body;
    const { body: kept } = await post(browser, 'everything', { name: 'Punks', is_listed: true });
    const { body: gone } = await post(browser, 'everything', { name: 'Apes', is_listed: true });
    expect(await inTrash()).toEqual([]);
    expect((await browser.call('DELETE', `${trash}/${gone.id}`)).status).toBe(404);
    for (const { id } of [kept, gone]) {
      server.time.now += 60_000;
      await change(browser, id, { deleted: true });
    }
    expect(await inTrash()).toMatchObject([
      { id: gone.id, name: 'Apes', deleted_at: new Date(server.time.now).toISOString() },
      { id: kept.id, name: 'Punks' },
    ]);
    const other = await server.login('noor@example.com');
    const othersPath = `/api/report/everything/noor@example.com/deleted/${gone.id}`;
    expect((await other.call('DELETE', othersPath)).status).toBe(404);
    expect((await browser.call('DELETE', `${trash}/${gone.id}`)).status).toBe(204);
    expect((await change(browser, gone.id, { deleted: false })).status).toBe(404);
    await change(browser, kept.id, { deleted: false });
    expect(await inTrash()).toEqual([]);
    await change(browser, kept.id, { deleted: true });
    server.time.now += deletedFor + 1;
    const later = await server.login(email);
    expect((await later.call('GET', trash)).body).toEqual([]);
  });

  it('cannot be restored more than 30 days after its deletion, but no request purges it', async () => {
    const server = await startApp();
    await server.addMember(email, { until: server.time.now + 2 * deletedFor });
    const browser = await server.login(email);
    const { body } = await post(browser, 'everything', { name: 'Punks', is_listed: true });
    await change(browser, body.id, { deleted: true });
    server.time.now += deletedFor + 1;
    const later = await server.login(email);
    const other = await post(later, 'everything', { name: 'Apes', is_listed: true });
    for (const details of [{ archived: true }, { title: 'Bored' }, { deleted: true }, { deleted: false }])
      expect((await change(later, other.body.id, details)).status).toBe(200);
    expect((await change(later, body.id, { deleted: false })).status).toBe(404);
    server.time.now -= deletedFor;
    const again = await server.login(email);
    expect((await change(again, body.id, { deleted: false })).status).toBe(200);
  });

  it.each([{}, { title: '' }, { title: 'x'.repeat(101) }, { archived: 'yes' }, { answers: {} }])(
    'refuses the change %j',
    async (body) => {
      const { browser } = await start();
      const saved = await post(browser, 'everything', { name: 'Punks', is_listed: true });
      expect((await change(browser, saved.body.id, body)).status).toBe(422);
    },
  );

  it.each(hostileNames)('refuses the title and the name %j (case 43)', async (title) => {
    const { browser } = await start();
    const saved = await post(browser, 'everything', { name: 'Punks', is_listed: true });
    const { status, body } = await change(browser, saved.body.id, { title });
    expect([status, body.error.fields[0].path]).toEqual([422, 'title']);
    const named = await post(browser, 'everything', { name: title, is_listed: true });
    expect([named.status, named.body.error.fields[0].path]).toEqual([422, 'name']);
  });

  it.each(['\u{1F469}\u200D\u{1F680} plan', '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645'])(
    'accepts the title %s',
    async (title) => {
      const { browser } = await start();
      const saved = await post(browser, 'everything', { name: 'Punks', is_listed: true });
      expect(await change(browser, saved.body.id, { title })).toMatchObject({ status: 200 });
    },
  );

  it('cannot be deleted by another member', async () => {
    const { server, browser } = await start();
    const { body } = await post(browser, 'everything', { name: 'Punks', is_listed: true });
    const other = await server.login('noor@example.com');
    const path = `/api/report/everything/noor@example.com/records/${body.id}`;
    expect((await other.call('PATCH', path, { body: { deleted: true } })).status).toBe(404);
    expect((await change(other, body.id, { deleted: true })).status).toBe(403);
    expect(await list(browser, 'everything')).toHaveLength(1);
  });
});
