import { describe, expect, it } from 'vitest';
import { startMailServer } from '../../helpers/mail-server.ts';
import { startOwnApp, type Browser } from '../../helpers/test-app.ts';

const email = 'maya@studio.example';
const site = { origin: 'https://research.example', host: 'research.example' };
const signInPath = `/api/report/user/${email}/login`;
const minute = 60_000;
const day = 24 * 60 * minute;

async function start(until: number) {
  const mail = await startMailServer();
  const server = await startOwnApp({ AUTH_MODE: 'code', SMTP_URL: mail.url, PUBLIC_URL: site.origin });
  await server.addMember(email, { until: server.time.now + until });
  let codes = 0;
  const logIn = async (): Promise<Browser> => {
    const browser = server.browser();
    const { body } = await browser.call('PUT', signInPath);
    const answer = { challenge: body.challenge, code: await mail.codeFor(email, (codes += 1)) };
    expect((await browser.call('PUT', signInPath, { body: answer })).status).toBe(200);
    server.time.now += minute;
    return browser;
  };
  return { mail, server, logIn };
}

describe('a former member', () => {
  it('signs in by code, and may use only the account', async () => {
    const { mail, logIn } = await start(-day);
    const browser = await logIn();
    expect(mail.mails[0]?.text).toContain('membership has ended');
    const session = await browser.call('GET', '/api/session');
    expect(session.body).toMatchObject({
      email,
      subExpiry: '2026-11-20T12:00:00.000Z',
      records: [],
      paid: [],
      leaves_at: null,
      former: { kept_until: '2027-11-20T12:00:00.000Z' },
    });
    const others = [
      ['GET', `/api/report/everything/${email}/records`],
      ['POST', '/api/report/everything'],
      ['POST', `/api/report/coin/${email}/daily`],
      ['GET', '/api/sessions'],
      ['GET', '/api/passkeys'],
      ['POST', '/api/passkeys/options'],
    ] as const;
    for (const [method, path] of others) {
      const body = path.endsWith('everything') ? { email, name: 'Punks' } : undefined;
      const refused = await browser.call(method, path, { body });
      expect([refused.status, refused.body.error.code], path).toEqual([403, 'FORMER_MEMBER']);
    }
    expect((await browser.call('GET', '/api/account/export')).body.member.email).toBe(email);
    const left = await browser.call('PUT', '/api/account/leaving');
    expect(left.body.leaves_at).toEqual(expect.any(String));
    expect((await browser.call('GET', '/api/session')).body.leaves_at).toBe(left.body.leaves_at);
    expect((await browser.call('DELETE', '/api/account/leaving')).body).toEqual({ leaves_at: null });
    expect((await browser.call('POST', '/api/session/logout')).status).toBe(204);
    expect((await browser.call('GET', '/api/session')).status).toBe(401);
  });

  it('loses earlier sessions, and has full access again once the membership is renewed', async () => {
    const { server, logIn } = await start(60 * minute);
    const before = await logIn();
    server.time.now += 60 * minute;
    const refused = await before.call('GET', '/api/account/export');
    expect([refused.status, refused.body.error.code]).toEqual([403, 'SUB_EXPIRED']);
    const since = await logIn();
    expect((await since.call('GET', '/api/session')).body.former).toBeDefined();
    await server.addMember(email, { until: server.time.now + day });
    expect((await since.call('GET', '/api/session')).body.former).toBeUndefined();
    expect((await since.call('GET', `/api/report/everything/${email}/records`)).status).toBe(200);
  });
});
