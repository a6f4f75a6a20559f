import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp, startApp, type Answer, type Browser, type TestApp } from '../../helpers/test-app.ts';
import { findMemberByEmail } from '../../../src/server/resources/members.ts';
import { removeMember } from '../../../src/server/jobs/members.ts';

const email = 'maya@studio.example';
const record = `/api/report/everything/${email}`;

/** The change of each row to a valid save, and the field that its refusal names. */
const badFields: readonly (readonly [title: string, fields: string, path: string])[] = [
  ['an unknown answer (case 17)', '{"is_shiny":true}', 'is_shiny'],
  ['a balance (case 17)', '{"curr_coins":9999}', 'curr_coins'],
  ['a member id (case 17)', '{"user_id":"x"}', 'user_id'],
  ['__proto__ (case 17)', '{"__proto__":{"is_listed":true}}', '__proto__'],
  ['constructor (case 17)', '{"constructor":{"prototype":{"a":1}}}', 'constructor'],
  ['a yes/no answer as a text (case 18)', '{"is_listed":"true"}', 'is_listed'],
  ['a yes/no answer as a number (case 18)', '{"is_listed":1}', 'is_listed'],
  ['a yes/no answer as null (case 18)', '{"is_listed":null}', 'is_listed'],
  ['a yes/no answer as a list (case 18)', '{"is_listed":[]}', 'is_listed'],
  ['a yes/no answer as an object (case 18)', '{"is_listed":{}}', 'is_listed'],
  ['a text answer as a number', '{"floor_note":12}', 'floor_note'],
  ['a text of 4001 characters (case 20)', `{"floor_note":"${'x'.repeat(4001)}"}`, 'floor_note'],
  ['a text longer than its schema allows', `{"story":"${'x'.repeat(201)}"}`, 'story'],
  ['a text with U+0000 (case 20)', String.raw`{"floor_note":"a\u0000b"}`, 'floor_note'],
  ['an unknown option', '{"chain":"moon"}', 'chain'],
  ['an option as a number', '{"chain":0}', 'chain'],
  ['too few flags', '{"channels":"true,false"}', 'channels'],
  ['too many flags', '{"channels":"true,false,true,false"}', 'channels'],
  ['flags with blanks', '{"channels":"true, false, true"}', 'channels'],
  ['flags in upper case', '{"channels":"TRUE,FALSE,TRUE"}', 'channels'],
  ['flags as a list', '{"channels":["true","false","true"]}', 'channels'],
  ['a blank name', '{"name":"   ","is_listed":true}', 'name'],
  ['a name that is a number', '{"name":7,"is_listed":true}', 'name'],
  ['a name of 101 characters', `{"name":"${'x'.repeat(101)}","is_listed":true}`, 'name'],
  ['a name with a line break', String.raw`{"name":"a\nb","is_listed":true}`, 'name'],
  ['a name with an unpaired surrogate', String.raw`{"name":"a\ud800b","is_listed":true}`, 'name'],
  [
    'an id with an unpaired surrogate',
    String.raw`{"name":"Punks","about":{"subject":"a\ud800b"},"is_listed":true}`,
    'about/subject',
  ],
  ['a name with a character that reverses text', String.raw`{"name":"a\u202eb","is_listed":true}`, 'name'],
];

describe('a save with', () => {
  it.each(badFields)(
    '%s returns 422, names the field and changes nothing (case 17, case 18, case 20)',
    async (_title, fields, path) => {
      const { server, browser, id } = await startWithRecord();
      const body = `{"email":"${email}",${fields.includes('"name"') ? '' : '"name":"Punks",'}${fields.slice(1)}`;
      for (const url of ['/api/report/everything', `${record}/cg/${id}`]) {
        const answer = await browser.call('POST', url, { text: body });
        expect([answer.status, answer.body.error.code]).toEqual([422, 'INVALID_FIELD']);
        expect(answer.body.error.fields.map((field: { path: string }) => field.path)).toContain(path);
      }
      await expectUntouched(server, browser);
      expect({}).not.toHaveProperty('is_listed');
    },
  );

  it('5,000 unknown fields returns 422, names 20 of them and counts the others', async () => {
    const { server, browser } = await startWithRecord();
    const fields = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`x${index}`, true]));
    const answer = await post(browser, '/api/report/everything', { email, name: 'Punks', ...fields });
    expect([answer.status, answer.text.length < 4000]).toEqual([422, true]);
    expect(answer.body.error.fields).toHaveLength(21);
    expect(answer.body.error.fields.at(-1)).toEqual({ path: '', message: 'There are 4980 more problems.' });
    await expectUntouched(server, browser);
  });

  it('no name returns 422 when it creates a record', async () => {
    const { browser } = await startWithRecord();
    const answer = await post(browser, '/api/report/everything', { email, is_listed: true });
    expect(answer.body.error.fields).toMatchObject([{ path: 'name' }]);
  });

  it('no answer returns 422', async () => {
    const { server, browser, id } = await startWithRecord();
    for (const url of ['/api/report/everything', `${record}/cg/${id}`]) {
      expect((await post(browser, url, { email, name: 'Punks' })).status).toBe(422);
    }
    await expectUntouched(server, browser);
  });

  it.each([{}, { email: 7 }, { email: null }, { email: ['maya@studio.example'] }])(
    '%j as its e-mail address returns 422 and names the field',
    async (sent) => {
      const { server, browser } = await startWithRecord();
      const answer = await post(browser, '/api/report/everything', {
        ...sent,
        name: 'Punks',
        is_listed: true,
      });
      expect([answer.status, answer.body.error.fields[0].path]).toEqual([422, 'email']);
      await expectUntouched(server, browser);
    },
  );

  it.each(['[]', '"text"', '7', 'null', 'true'])('the body %s returns 422', async (text) => {
    const { server, browser } = await startWithRecord();
    const answer = await browser.call('POST', '/api/report/everything', { text });
    expect(answer.status).toBe(422);
    await expectUntouched(server, browser);
  });

  it.each(['{', '{"email":', 'email=maya', '{"a":1}}'])(
    'the malformed JSON %s returns 400 (case 40)',
    async (text) => {
      const { server, browser } = await startWithRecord();
      const answer = await browser.call('POST', '/api/report/everything', { text });
      expect([answer.status, answer.body.error.code]).toEqual([400, 'BAD_REQUEST']);
      await expectUntouched(server, browser);
    },
  );

  it.each([
    'nope',
    'user',
    'coin',
    'disclaimer',
    'session',
    '__proto__',
    'constructor',
    'Everything',
    'everything%20',
  ])('the unknown questionnaire %s returns 404', async (module) => {
    const { browser } = await startWithRecord();
    const body = { email, name: 'Punks', is_listed: true };
    for (const url of [`/api/report/${module}`, `/api/report/${module}/${email}/cg/some-id`]) {
      expect((await post(browser, url, body)).status).toBe(404);
    }
    for (const url of ['cg', 'records', 'records/some-id']) {
      expect((await browser.call('GET', `/api/report/${module}/${email}/${url}`)).status).toBe(404);
    }
  });

  it('an Idempotency-Key that is too long, has a blank or is empty returns 422', async () => {
    const { server, browser } = await startWithRecord();
    for (const key of ['x'.repeat(256), 'with blank', '']) {
      const answer = await browser.call('POST', '/api/report/everything', {
        body: { email, name: 'Punks', is_listed: true },
        headers: { 'idempotency-key': key },
      });
      expect(answer.body.error.fields).toMatchObject([{ path: 'Idempotency-Key' }]);
    }
    await expectUntouched(server, browser);
  });

  it('a text of 4000 characters, of blanks, with emoji or with HTML stores it unchanged (case 20)', async () => {
    const { browser, id } = await startWithRecord();
    for (const text of ['x'.repeat(4000), '   ', '🚀 ünïcode\n\tline', '<script>alert(1)</script>']) {
      expect((await post(browser, `${record}/cg/${id}`, { email, floor_note: text })).status).toBe(200);
      expect((await browser.call('GET', `${record}/cg`)).body.floor_note).toBe(text);
    }
  });

  it('a text with control characters or an unpaired surrogate drops these (case 20)', async () => {
    const { browser, id } = await startWithRecord();
    await post(browser, `${record}/cg/${id}`, { email, floor_note: 'a\u202eb\u0007c\ud800' });
    expect((await browser.call('GET', `${record}/cg`)).body.floor_note).toBe('abc');
  });
});

describe('a request body', () => {
  it('may have the largest table that a form accepts beside other answers, whatever its characters (case 20)', async () => {
    const { browser } = await startWithRecord();
    const quotes = [...Array.from({ length: 16 }, () => 1000), 280].map((count) => '"'.repeat(count));
    const owners = JSON.stringify(quotes.map((name) => ({ name })));
    const others = { mail: 'a@example.com', least: '3', most: '5', begins: '2026-11-01', renews: false };
    const about = { no: ['renews'], cant_tell: [] };
    const saved = await browser.call('POST', '/api/report/pact', {
      body: { email, ...others, owners, about },
    });
    expect(saved.status).toBe(200);
    const { body } = await browser.call('GET', `/api/report/pact/${email}/cg`);
    expect(body).toMatchObject({ ...others, owners });
  });

  it('of more than 128 KiB returns 413 (case 40)', async () => {
    const { server, browser } = await startWithRecord();
    const answer = await browser.call('POST', '/api/report/everything', {
      text: `"${'x'.repeat(128 * 1024)}"`,
    });
    expect([answer.status, answer.body.error.code]).toEqual([413, 'TOO_LARGE']);
    await expectUntouched(server, browser);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('of type %s returns 415', async (type) => {
    const { server, browser } = await startWithRecord();
    const text = JSON.stringify({ email, name: 'Punks', is_listed: true });
    for (const url of ['/api/report/everything', `/api/report/coin/${email}/daily`]) {
      const answer = await browser.call('POST', url, { text, headers: { 'content-type': type } });
      expect([answer.status, answer.body.error.code]).toEqual([415, 'UNSUPPORTED_TYPE']);
    }
    await expectUntouched(server, browser);
  });

  it('may be empty or {} when none is expected, and returns 422 with any field', async () => {
    const { browser } = await startWithRecord();
    const path = `/api/report/disclaimer/${email}`;
    expect((await browser.call('PUT', path, { text: '' })).status).toBe(200);
    expect((await browser.call('PUT', path, { text: '{}' })).status).toBe(200);
    const answer = await browser.call('PUT', path, { body: { disclaimer_agreed: false } });
    expect(answer.body.error.fields).toMatchObject([{ path: 'disclaimer_agreed' }]);
  });
});

describe('a request from another site', () => {
  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:81' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' },
  ])('with %j returns 403 CROSS_SITE and changes nothing (case 16)', async (headers) => {
    const { server, browser } = await startWithRecord();
    const body = { email, name: 'Punks', is_listed: false };
    const answers = [
      await browser.call('POST', '/api/report/everything', { body, headers }),
      await browser.call('POST', `/api/report/coin/${email}/daily`, { headers }),
      await browser.call('PUT', `/api/report/disclaimer/${email}`, { headers }),
      await browser.call('PUT', `/api/report/user/${email}/login`, { headers }),
      await browser.call('POST', '/api/session/logout', { headers }),
    ];
    for (const answer of answers)
      expect([answer.status, answer.body.error.code]).toEqual([403, 'CROSS_SITE']);
    await expectUntouched(server, browser);
  });

  it('gets no CORS headers, and the resource policy same-origin', async () => {
    const { browser } = await startWithRecord();
    const answer = await browser.call('GET', `${record}/cg`, { headers: { origin: 'https://evil.example' } });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('is recognized by an origin other than PUBLIC_URL when that is set', async () => {
    const secure = await startApp({ PUBLIC_URL: 'https://research.example/', ALLOW_OPEN_LOGIN: 'true' });
    const browser = await secure.login(email);
    const call = (origin: string) =>
      browser.call('POST', `/api/report/coin/${email}/daily`, { headers: { origin } });
    expect((await call('http://localhost:80')).status).toBe(403);
    expect((await call('https://research.example')).status).toBe(200);
  });

  it('is not confused with one from a page of the site itself', async () => {
    const { browser } = await startWithRecord();
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://localhost:80' }] as const) {
      expect((await browser.call('PUT', `/api/report/disclaimer/${email}`, { headers })).status).toBe(200);
    }
  });
});

describe('a request', () => {
  it.each([
    '/api',
    '/api/nope',
    '/api/report',
    '/api/report/coin/a/b/c/d',
    '/data/nope',
    '/media/1.png',
    '/assets/nope.js',
  ])('to the unknown path %s returns 404', async (url) => {
    const { browser } = await startWithRecord();
    const answer = await browser.call('GET', url);
    expect([answer.status, answer.body.error.code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each([
    ['DELETE', `/api/report/coin/${email}`, 'POST'],
    ['GET', `/api/report/coin/${email}/daily`, 'POST'],
    ['PATCH', '/api/session', 'GET, HEAD'],
    ['OPTIONS', '/api/session/logout', 'POST'],
    ['POST', `/api/report/user/${email}`, 'GET, HEAD'],
    ['POST', '/coineval', 'GET, HEAD'],
    ['PUT', '/config.json', 'GET, HEAD'],
    ['POST', '/api/data/allcal/2/', 'GET, HEAD'],
    ['DELETE', '/api/fng', 'GET, HEAD'],
    ['PUT', '/data/airdrops.csv', 'GET, HEAD'],
  ])('%s %s returns 405 and lists the allowed methods', async (method, url, allow) => {
    const { browser } = await startWithRecord();
    const answer = await browser.call(method, url);
    expect([answer.status, answer.body.error.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(answer.headers['allow']).toBe(allow);
  });

  it('to a path that cannot be decoded returns 400 with the security headers', async () => {
    const { browser } = await startWithRecord();
    const answer = await browser.call('GET', '/api/report/user/%E0%A4%A');
    expect([answer.status, answer.body.error.code]).toEqual([400, 'BAD_REQUEST']);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

let server: Awaited<ReturnType<typeof openApp>>;
beforeAll(async () => {
  server = await openApp();
});
afterAll(() => server.close());

async function startWithRecord(): Promise<{ server: TestApp; browser: Browser; id: string }> {
  await server.storage.run(removeMember, { email });
  const browser = await server.login(email);
  const { body } = await post(browser, '/api/report/everything', { email, name: 'Punks', is_listed: true });
  return { server, browser, id: body.id };
}

async function expectUntouched({ storage }: TestApp, browser: Browser): Promise<void> {
  const { body, headers } = await browser.call('GET', `${record}/cg`);
  expect(body).toMatchObject({ name: 'Punks', is_listed: true, floor_note: '', chain: '' });
  expect(headers['etag']).toBe('"1"');
  expect((await browser.call('GET', `${record}/records`)).body).toHaveLength(1);
  const member = await findMemberByEmail(storage.reads, email);
  expect(member).toMatchObject({ balance: 0, disclaimerAgreedAt: null });
}

function post(browser: Browser, url: string, body: object): Promise<Answer> {
  return browser.call('POST', url, { body });
}
