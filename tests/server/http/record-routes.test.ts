import { describe, expect, it } from 'vitest';
import { loadShipped } from '../../helpers/load-compiled.ts';
import { startApp, type Browser, type TestApp } from '../../helpers/test-app.ts';

const email = 'maya@studio.example';
const module = 'everything';
const latest = `/api/report/${module}/${email}/cg`;
const blank = {
  is_listed: false,
  has_copycat: false,
  floor_note: '',
  story: '',
  chain: '',
  channels: 'false,false,false',
  resembles: 'false,false,false',
  has_team: false,
  team_size: '',
  team_kind: '',
  company_name: '',
  why_hidden: '',
  closing: '',
};

describe('a first save', () => {
  it('creates a record that is read with every field', async () => {
    const { browser } = await loginMember();
    const saved = await save(browser, {
      name: '  Punks ',
      is_listed: true,
      chain: 'mainnet',
      channels: 'true,false,true',
    });
    expect(saved.status).toBe(200);
    expect(Object.keys(saved.body)).toEqual(['id']);
    expect(saved.headers['etag']).toBe('"1"');
    const read = await browser.call('GET', latest);
    expect(read.status).toBe(200);
    expect(read.headers['etag']).toBe('"1"');
    expect(read.headers['questionnaire-version']).toBe('2');
    expect(read.body).toMatchObject({
      ...blank,
      id: saved.body.id,
      name: 'Punks',
      is_listed: true,
      chain: 'mainnet',
      channels: 'true,false,true',
    });
  });

  it('accepts both names of a field, and refuses two names with different values (case 19)', async () => {
    const { browser } = await loginMember();
    for (const fields of [
      { has_copycats: true },
      { has_copycat: true },
      { has_copycats: true, has_copycat: true },
    ]) {
      expect((await save(browser, { name: 'Punks', ...fields })).status).toBe(200);
      expect((await browser.call('GET', latest)).body).toMatchObject({ has_copycat: true });
    }
    const torn = await save(browser, { name: 'Punks', has_copycats: true, has_copycat: false });
    expect(torn.status).toBe(422);
    expect(torn.body.error.fields[0].path).toBe('has_copycat');
  });

  it('has no name in a questionnaire without a subject, and is refused with one', async () => {
    const { browser } = await loginMember();
    const { status } = await browser.call('POST', '/api/report/talk', {
      body: { email, loudest_voice: 'Calm' },
    });
    expect(status).toBe(200);
    expect((await browser.call('GET', `/api/report/talk/${email}/cg`)).body).toMatchObject({
      name: null,
      loudest_voice: 'Calm',
    });
    const named = await browser.call('POST', '/api/report/talk', {
      body: { email, name: 'X', loudest_voice: 'Calm' },
    });
    expect(named.body.error.fields).toMatchObject([{ path: 'name' }]);
  });

  it('runs once for an Idempotency-Key, and is refused when the key comes with other answers', async () => {
    const { browser } = await loginMember();
    const headers = { 'idempotency-key': 'b0e0a1f2' };
    const body = { name: 'Punks', is_listed: true };
    const [one, two] = await Promise.all([save(browser, body, headers), save(browser, body, headers)]);
    expect(two.body).toEqual(one.body);
    const reordered = await save(browser, { is_listed: true, name: 'Punks' }, headers);
    expect(reordered.body).toEqual(one.body);
    expect((await update(browser, one.body.id, { story: 'New' })).headers['etag']).toBe('"2"');
    expect((await save(browser, body, headers)).headers['etag']).toBe('"2"');
    const other = await save(browser, { ...body, is_listed: false }, headers);
    expect([other.status, other.body.error.code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
    expect((await browser.call('GET', `/api/report/${module}/${email}/records`)).body).toHaveLength(1);
  });

  it('can reuse the key of a refused save', async () => {
    const { browser } = await loginMember();
    const headers = { 'idempotency-key': 'b0e0a1f2' };
    expect((await save(browser, { name: 'Punks', is_listed: 'yes' }, headers)).status).toBe(422);
    expect((await save(browser, { name: 'Punks', is_listed: true }, headers)).status).toBe(200);
  });

  it("may have the same key as another member's save", async () => {
    const { server, browser } = await loginMember();
    const headers = { 'idempotency-key': 'same' };
    const mine = await save(browser, { name: 'Punks', is_listed: true }, headers);
    const other = await server.login('other@example.com');
    const theirs = await other.call('POST', `/api/report/${module}`, {
      body: { email: 'other@example.com', name: 'Punks', is_listed: true },
      headers,
    });
    expect(theirs.status).toBe(200);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });
});

describe('a later save', () => {
  it('keeps the answers that it does not send', async () => {
    const { browser } = await loginMember();
    const { body } = await save(browser, {
      name: 'Punks',
      is_listed: true,
      story: 'Old',
      resembles: 'true,false,false',
    });
    const later = await update(browser, body.id, { story: 'New', has_team: true });
    expect(later.status).toBe(200);
    expect(later.body).toEqual({ id: body.id });
    expect(later.headers['etag']).toBe('"2"');
    expect((await browser.call('GET', latest)).body).toMatchObject({
      is_listed: true,
      story: 'New',
      resembles: 'true,false,false',
      has_team: true,
    });
  });

  it('clears an answer that is sent blank', async () => {
    const { browser } = await loginMember();
    const { body } = await save(browser, {
      name: 'Punks',
      is_listed: true,
      story: 'Old',
      channels: 'true,true,true',
    });
    await update(browser, body.id, { is_listed: false, story: '', channels: 'false,false,false' });
    expect((await browser.call('GET', latest)).body).toMatchObject({
      is_listed: false,
      story: '',
      channels: 'false,false,false',
    });
  });

  it('is accepted without a name or with the same name, and refused with another', async () => {
    const { browser } = await loginMember();
    const { body } = await save(browser, { name: 'Punks', is_listed: true });
    expect((await update(browser, body.id, { name: ' Punks ', is_listed: false })).status).toBe(200);
    const renamed = await update(browser, body.id, { name: 'Apes', is_listed: true });
    expect(renamed.status).toBe(422);
    expect(renamed.body.error.fields).toMatchObject([{ path: 'name' }]);
    expect((await browser.call('GET', latest)).body).toMatchObject({ name: 'Punks', is_listed: false });
  });

  it('is refused when If-Match does not name the current revision (case 22)', async () => {
    const { browser } = await loginMember();
    const { body } = await save(browser, { name: 'Punks', story: 'One' });
    expect((await update(browser, body.id, { story: 'Two' }, { 'if-match': '"1"' })).status).toBe(200);
    for (const stale of ['"1"', '"7"', 'nonsense', '']) {
      const answer = await update(browser, body.id, { story: 'Lost' }, { 'if-match': stale });
      expect([answer.status, answer.body.error.code], stale).toEqual([409, 'VERSION_CONFLICT']);
    }
    expect((await browser.call('GET', latest)).body.story).toBe('Two');
    const change = { body: { deleted: true }, headers: { 'if-match': '"1"' } };
    const deletion = await browser.call(
      'PATCH',
      `/api/report/everything/${email}/records/${body.id}`,
      change,
    );
    expect([deletion.status, deletion.body.error.code]).toEqual([409, 'VERSION_CONFLICT']);
    for (const fresh of ['"2"', 'W/"3"', '"1", "4"', '*']) {
      expect((await update(browser, body.id, { story: 'Three' }, { 'if-match': fresh })).status, fresh).toBe(
        200,
      );
    }
  });

  it('returns 404 for a record of another questionnaire', async () => {
    const { browser, social } = await loginMember();
    const { body } = await save(browser, { name: 'Punks', is_listed: true });
    const path = `/api/report/social/${email}`;
    const answer = await browser.call('POST', `${path}/cg/${body.id}`, { body: { email, [social]: 'Calm' } });
    expect(answer.status).toBe(404);
    expect((await browser.call('GET', `${path}/records/${body.id}`)).status).toBe(404);
  });
});

describe('the flags of a choice question', () => {
  it('follow the questionnaire version that the request names', async () => {
    const { browser } = await loginMember();
    const old = { 'questionnaire-version': '1' };
    const { body } = await save(browser, { name: 'Punks', channels: 'true,false' }, old);
    expect((await browser.call('GET', latest)).body.channels).toBe('false,true,false');
    const read = await browser.call('GET', latest, { headers: old });
    expect(read.headers['questionnaire-version']).toBe('1');
    expect(read.body.channels).toBe('true,false');
    await update(browser, body.id, { channels: 'false,false,true' });
    await update(browser, body.id, { channels: 'true,true' }, old);
    expect((await browser.call('GET', latest)).body.channels).toBe('true,true,true');
  });

  it.each(['3', '0', '-1', '1.0', 'two', '99999999999'])(
    'are refused for the unknown version %s, and the header is named',
    async (version) => {
      const { browser } = await loginMember();
      const headers = { 'questionnaire-version': version };
      const saved = await save(browser, { name: 'Punks', is_listed: true }, headers);
      expect(saved.status).toBe(422);
      expect(saved.body.error.fields).toMatchObject([{ path: 'Questionnaire-Version' }]);
      await save(browser, { name: 'Punks', is_listed: true });
      const read = await browser.call('GET', latest, { headers });
      expect(read.body.error.fields).toMatchObject([{ path: 'Questionnaire-Version' }]);
    },
  );
});

describe('reading records', () => {
  it('returns 404, and an empty list, when there is no record', async () => {
    const { browser } = await loginMember();
    expect((await browser.call('GET', latest)).status).toBe(404);
    expect((await browser.call('GET', `/api/report/${module}/${email}/records`)).body).toEqual([]);
  });

  it('returns the record saved last, and lists the newest first with its sections and what its answers say', async () => {
    const { server, browser } = await loginMember();
    const punks = await save(browser, { name: 'Punks', is_listed: true });
    const apes = await save(browser, { name: 'Apes', has_team: false });
    expect((await browser.call('GET', latest)).body.name).toBe('Apes');
    server.time.now += 1000;
    await update(browser, punks.body.id, { closing: 'Done' });
    expect((await browser.call('GET', latest)).body.name).toBe('Punks');
    const { body } = await browser.call('GET', `/api/report/${module}/${email}/records`);
    const asked = { asked_sections: ['basics', 'more'] };
    const open = (count: number) => Array.from({ length: count }, () => 'open');
    const about = { subject: null, title: null, day: null, archived: false, ...asked };
    expect(body).toEqual([
      {
        id: punks.body.id,
        name: 'Punks',
        ...about,
        saved_at: new Date(server.time.now).toISOString(),
        sections: ['basics', 'more'],
        stands: ['for', ...open(6)],
      },
      {
        id: apes.body.id,
        name: 'Apes',
        ...about,
        saved_at: new Date(server.time.now - 1000).toISOString(),
        sections: ['more'],
        stands: open(7),
      },
    ]);
    const one = await browser.call('GET', `/api/report/${module}/${email}/records/${apes.body.id}`);
    expect(one.body).toMatchObject({ id: apes.body.id, name: 'Apes', has_team: false });
  });

  it('lists the asked sections, and calls a record complete when these are saved', async () => {
    const { browser } = await loginMember();
    const path = '/api/report/assembly';
    const asked = async () => {
      const { body: rows } = await browser.call('GET', `${path}/${email}/records`);
      const { body: session } = await browser.call('GET', '/api/session');
      const [latestRecord] = session.records;
      expect(latestRecord.asked_sections).toEqual(rows[0].asked_sections);
      return [latestRecord.complete, ...rows[0].asked_sections];
    };
    const { body } = await browser.call('POST', path, {
      body: { email, voting: 'by_head', closing_word: '' },
    });
    expect(await asked()).toEqual([false, 'rules', 'votes', 'verdict']);
    const record = `${path}/${email}/cg/${body.id}`;
    await browser.call('POST', record, { body: { email, voting: 'not_at_all' } });
    expect(await asked()).toEqual([true, 'rules', 'verdict']);
  });

  it('returns commsize_million of a coin evaluation as commsize_millions (C5, case 19)', async () => {
    const { browser } = await loginMember();
    await browser.call('POST', '/api/report/coineval', {
      body: { email, name: 'Bitcoin', commsize_million: true },
    });
    const { body } = await browser.call('GET', `/api/report/coineval/${email}/cg`);
    expect(body.commsize_millions).toBe(true);
    expect(body).not.toHaveProperty('commsize_million');
  });
});

async function loginMember(): Promise<{ server: TestApp; browser: Browser; social: string }> {
  const server = await startApp();
  const browser = await server.login(email);
  const { questionnaire } = await loadShipped('social');
  return { server, browser, social: questionnaire.sections[0]!.questions[0]!.id };
}

function save(browser: Browser, fields: object, headers: Record<string, string> = {}) {
  return browser.call('POST', `/api/report/${module}`, { body: { email, ...fields }, headers });
}

function update(browser: Browser, id: string, fields: object, headers: Record<string, string> = {}) {
  return browser.call('POST', `${latest}/${id}`, { body: { email, ...fields }, headers });
}
