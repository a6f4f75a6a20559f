import { describe, expect, it } from 'vitest';
import { purgeSignIns } from '../../../src/server/jobs/sign-ins.ts';
import { maxPasskeys } from '../../../src/contracts/passkeys.ts';
import { findPasskey } from '../../../src/server/resources/passkeys.ts';
import { makeAuthenticator } from '../../helpers/authenticator.ts';
import { hostileNames } from '../../helpers/hostile-texts.ts';
import { newBrowserLine, startMailServer } from '../../helpers/mail-server.ts';
import { startOwnApp, type Browser } from '../../helpers/test-app.ts';

const email = 'maya@studio.example';
const here = { origin: 'https://research.example', host: 'research.example' };
const minute = 60_000;

async function start() {
  const mail = await startMailServer();
  const server = await startOwnApp({ AUTH_MODE: 'code', SMTP_URL: mail.url, PUBLIC_URL: here.origin });
  const logIn = async (of: string): Promise<Browser> => {
    await server.addMember(of);
    const browser = server.browser();
    const path = `/api/report/user/${of}/login`;
    const { body } = await browser.call('PUT', path);
    const answer = { challenge: body.challenge, code: await mail.codeFor(of) };
    expect((await browser.call('PUT', path, { body: answer })).status).toBe(200);
    return browser;
  };
  return { mail, server, logIn };
}

async function add(browser: Browser, device = makeAuthenticator(), where = here) {
  const { body: options } = await browser.call('POST', '/api/passkeys/options');
  const response = device.create(options, where);
  const answer = await browser.call('POST', '/api/passkeys', { body: { name: ' My laptop ', response } });
  return { device, response, answer };
}

const askFor = async (browser: Browser) => (await browser.call('POST', '/api/session/passkey/options')).body;
const enter = (browser: Browser, body: object) => browser.call('POST', '/api/session/passkey', { body });

describe('a passkey', () => {
  it('is added with a name, listed, renamed and removed, and only by its member', async () => {
    const { logIn } = await start();
    const browser = await logIn(email);
    const other = await logIn('ann@studio.example');
    const { answer } = await add(browser);
    expect(answer.body).toMatchObject({ name: 'My laptop', last_used_at: null });
    const path = `/api/passkeys/${answer.body.id}`;
    expect((await other.call('PATCH', path, { body: { name: 'Mine' } })).status).toBe(404);
    expect((await other.call('DELETE', path)).status).toBe(404);
    expect((await browser.call('PATCH', path, { body: { name: 'My desk' } })).status).toBe(204);
    expect((await browser.call('GET', '/api/passkeys')).body).toMatchObject([{ name: 'My desk' }]);
    for (const name of hostileNames) {
      const { status, body } = await browser.call('PATCH', path, { body: { name } });
      expect([status, body.error.fields[0].path]).toEqual([422, 'name']);
    }
    expect((await browser.call('DELETE', path)).status).toBe(204);
    expect((await browser.call('GET', '/api/passkeys')).body).toEqual([]);
  });

  it('is stored without transports that have no valid name', async () => {
    const { server, logIn } = await start();
    const browser = await logIn(email);
    const { body: options } = await browser.call('POST', '/api/passkeys/options');
    const response = makeAuthenticator().create(options, here);
    const said = ['usb', 'a\0b', 'smart-card', 7, 'x'.repeat(50_000)];
    const body = {
      name: 'Key',
      response: { ...response, response: { ...response.response, transports: said } },
    };
    const added = await browser.call('POST', '/api/passkeys', { body });
    expect(added.status).toBe(200);
    expect(await findPasskey(server.storage.reads, added.body.id)).toMatchObject({
      transports: ['usb', 'smart-card'],
    });
  });

  it('is reported by mail when it is added', async () => {
    const { mail, logIn } = await start();
    await add(await logIn(email));
    const sent = () => mail.mails.filter(({ text }) => text.includes('A passkey was added'));
    await expect.poll(() => sent().map(({ to }) => to)).toEqual([[email]]);
    expect(sent()[0]?.text).toContain(`${here.origin}/account`);
  });

  it('is reported by mail when it is removed', async () => {
    const { mail, logIn } = await start();
    const browser = await logIn(email);
    const { answer } = await add(browser);
    await browser.call('DELETE', `/api/passkeys/${answer.body.id}`);
    const sent = () => mail.mails.filter(({ text }) => text.includes('A passkey was removed'));
    await expect.poll(() => sent().map(({ to }) => to)).toEqual([[email]]);
    expect(sent()[0]?.text).toContain(`${here.origin}/account`);
  });

  it('cannot be created or used in a frame of another site', async () => {
    const { server, logIn } = await start();
    const browser = await logIn(email);
    const framed = { ...here, framed: true };
    expect((await add(browser, makeAuthenticator(), framed)).answer.status).toBe(422);
    const { device } = await add(browser);
    const other = server.browser();
    const from = async (where: typeof here) => {
      const options = await askFor(other);
      return (await enter(other, { response: device.get(options, where) })).status;
    };
    expect(await from(framed)).toBe(401);
    expect(await from(here)).toBe(200);
  });

  it('is refused past twenty, before the device creates another', async () => {
    const { logIn } = await start();
    const browser = await logIn(email);
    const { body: options } = await browser.call('POST', '/api/passkeys/options');
    for (let count = 0; count < maxPasskeys; count += 1) expect((await add(browser)).answer.status).toBe(200);
    const refused = await browser.call('POST', '/api/passkeys/options');
    expect([refused.status, refused.body.error.code]).toEqual([409, 'PASSKEYS_FULL']);
    // Options of an earlier request.
    const response = makeAuthenticator().create(options, here);
    const late = await browser.call('POST', '/api/passkeys', { body: { name: 'One more', response } });
    expect([late.status, late.body.error.code]).toEqual([409, 'PASSKEYS_FULL']);
  });

  it('can be added or removed only within five minutes of a sign-in', async () => {
    const { server, logIn } = await start();
    const browser = await logIn(email);
    const { answer, response } = await add(browser);
    server.time.now += 5 * minute + 1;
    const calls = [
      browser.call('POST', '/api/passkeys/options'),
      browser.call('POST', '/api/passkeys', { body: { name: 'Other', response } }),
      browser.call('DELETE', `/api/passkeys/${answer.body.id}`),
    ];
    for (const { status, body } of await Promise.all(calls))
      expect([status, body.error.code]).toEqual([403, 'LOGIN_TOO_OLD']);
  });

  it('is accepted only for this site and for one challenge of this session', async () => {
    const { logIn } = await start();
    const browser = await logIn(email);
    const other = await logIn('ann@studio.example');
    expect(
      (await add(browser, makeAuthenticator(), { ...here, origin: 'https://evil.example' })).answer.status,
    ).toBe(422);
    expect((await add(browser, makeAuthenticator(), { ...here, host: 'evil.example' })).answer.status).toBe(
      422,
    );
    const { response } = await add(browser);
    const again = { name: 'Again', response };
    expect((await browser.call('POST', '/api/passkeys', { body: again })).status).toBe(422);
    expect((await other.call('POST', '/api/passkeys', { body: again })).status).toBe(422);
    expect((await browser.call('GET', '/api/passkeys')).body).toHaveLength(1);
  });
});

describe('sign-in by passkey', () => {
  it('starts a session without a code, and is reported by mail as a new browser (case 12)', async () => {
    const { server, mail, logIn } = await start();
    const { device } = await add(await logIn(email));
    const browser = server.browser();
    const response = device.get(await askFor(browser), here);
    const answer = await enter(browser, { response, email: 'MAYA@studio.example' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ email, curr_coins: 0 });
    const sessions = (await browser.call('GET', '/api/sessions')).body;
    expect(sessions.find(({ current }: { current: boolean }) => current).method).toBe('passkey');
    await expect.poll(() => mail.mails.filter(({ text }) => text.includes(newBrowserLine)).length).toBe(2);
  });

  it.each(['first', 'last'])(
    'works beside a sign-in by code that began at the same time, with its cookie %s',
    async (place) => {
      const { server, mail, logIn } = await start();
      const { device } = await add(await logIn(email));
      server.time.now += 2 * minute;
      const path = `/api/report/user/${email}/login`;
      // Each of the two calls sets a cookie without seeing the other's.
      const [byPasskey, byCode] = [server.browser(), server.browser()];
      const [options, asked] = await Promise.all([askFor(byPasskey), byCode.call('PUT', path)]);
      const cookies = [byPasskey, byCode].map(({ cookie }) => cookie);
      const both = (place === 'first' ? cookies : cookies.toReversed()).join('; ');
      byPasskey.cookie = both;
      byCode.cookie = both;
      const answer = { challenge: asked.body.challenge, code: await mail.codeFor(email, 2) };
      expect((await byCode.call('PUT', path, { body: answer })).status).toBe(200);
      expect((await enter(byPasskey, { response: device.get(options, here) })).status).toBe(200);
    },
  );

  it('is reported as a new browser after the member signed out everywhere', async () => {
    const { server, mail, logIn } = await start();
    const sent = () => mail.mails.filter(({ text }) => text.includes(newBrowserLine)).length;
    // Somebody who signed in once with a stolen code.
    const stolen = await logIn(email);
    const { device } = await add(stolen);
    const logInAgain = async () => {
      server.time.now += minute;
      return (await enter(stolen, { response: device.get(await askFor(stolen), here) })).status;
    };
    expect(await logInAgain()).toBe(200);
    await expect.poll(sent).toBe(1);
    server.time.now += 60 * minute;
    const path = `/api/report/user/${email}/login`;
    const owner = server.browser();
    const { body } = await owner.call('PUT', path);
    const answer = { challenge: body.challenge, code: await mail.codeFor(email, 2) };
    expect((await owner.call('PUT', path, { body: answer })).status).toBe(200);
    await expect.poll(sent).toBe(2);
    expect((await owner.call('DELETE', '/api/sessions')).status).toBe(204);
    // Even the deletion of expired rows does not bring it back.
    await server.storage.run(purgeSignIns, { now: server.time.now + 24 * 60 * minute });
    expect(await logInAgain()).toBe(200);
    await expect.poll(sent).toBe(3);
    expect(await logInAgain()).toBe(200);
    await server.app.close();
    expect(sent()).toBe(3);
  });

  it('accepts a challenge once, from the browser that asked for it, for ten minutes', async () => {
    const { server, logIn } = await start();
    const { device } = await add(await logIn(email));
    const browser = server.browser();
    const stranger = server.browser();
    await askFor(stranger);
    const options = await askFor(browser);
    const response = device.get(options, here);
    expect((await enter(stranger, { response })).status).toBe(401);
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(browser, { response })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = device.get(await askFor(browser), here);
    server.time.now += 10 * minute + 1;
    expect((await enter(browser, { response: late })).status).toBe(401);
  });

  it('refuses a challenge that was made while the clock was ahead', async () => {
    const { server, logIn } = await start();
    const { device } = await add(await logIn(email));
    const browser = server.browser();
    server.time.now += 60 * minute;
    const response = device.get(await askFor(browser), here);
    server.time.now -= 60 * minute;
    expect((await enter(browser, { response })).status).toBe(401);
    // Two servers' clocks may differ a little.
    server.time.now += 59 * minute + 10_000;
    expect((await enter(browser, { response })).status).toBe(200);
  });

  it('refuses other sites, other e-mail addresses and unknown passkeys with the same answer', async () => {
    const { server, logIn } = await start();
    const { device } = await add(await logIn(email));
    const refuse = async (make: (options: { challenge: string }) => object) => {
      const browser = server.browser();
      const { status, body } = await enter(browser, make(await askFor(browser)));
      return `${status} ${body.error.code}`;
    };
    const outcomes = [
      await refuse((options) => ({
        response: device.get(options, { ...here, origin: 'https://evil.example' }),
      })),
      await refuse((options) => ({ response: device.get(options, { ...here, host: 'evil.example' }) })),
      await refuse((options) => ({ response: device.get(options, here), email: 'ann@studio.example' })),
      await refuse((options) => ({ response: makeAuthenticator().get(options, here) })),
      await refuse(() => ({ response: { id: 'a\0b' } })),
      await refuse(() => ({ response: device.get({ challenge: 'bWFkZSB1cA' }, here) })),
    ];
    expect(new Set(outcomes)).toEqual(new Set(['401 AUTH_FAILED']));
  });

  it('opens only the account to a former member', async () => {
    const { server, logIn } = await start();
    const { device } = await add(await logIn(email));
    await server.addMember(email, { until: server.time.now - 1 });
    const browser = server.browser();
    const response = device.get(await askFor(browser), here);
    expect((await enter(browser, { response })).status).toBe(200);
    expect((await browser.call('GET', '/api/session')).status).toBe(200);
    const { status, body } = await browser.call('GET', `/api/report/everything/${email}/cg`);
    expect([status, body.error.code]).toEqual([403, 'FORMER_MEMBER']);
  });
});
