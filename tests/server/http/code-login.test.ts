import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSession } from '../../../src/server/resources/sessions.ts';
import { newToken, toHash } from '../../../src/server/domain/sessions.ts';
import { addBrowserMark, isKnownBrowser } from '../../../src/server/resources/browser-marks.ts';
import { buildSecrets, type SignInSecrets } from '../../../src/server/domain/sign-in/secrets.ts';
import { enterCode, findSalt, sendCode } from '../../../src/server/resources/sign-in.ts';
import { loadSignInKey } from '../../../src/server/config/secret-keys.ts';
import { fileName } from '../../../src/server/storage/sqlite/database.ts';
import { newBrowserLine, startMailServer } from '../../helpers/mail-server.ts';
import {
  ask,
  email,
  enter,
  hour,
  logIn,
  path,
  start,
  untilPutOff,
  waitingMails,
} from '../../helpers/log-in-by-code.ts';
import type { Answer, TestApp } from '../../helpers/test-app.ts';

describe('sign-in by code', () => {
  it('starts a session with an e-mail address and the code that was sent to it', async () => {
    const { mail, server } = await start();
    const browser = server.browser();
    expect((await browser.call('GET', `/api/report/user/${email}`)).body).toEqual({
      subExpiry: null,
      signin: 'code',
    });
    const started = await ask(browser);
    expect(started.status).toBe(202);
    expect(started.body).toMatchObject({ expires_in: 600, resend_after: 60 });
    const code = await mail.codeFor(email);
    expect(mail.mails).toHaveLength(1);
    expect(mail.mails[0]?.text).toContain(`https://research.example/login#c=${code}`);
    expect(mail.mails[0]?.text).toContain('never asks for keys');
    const answer = await enter(browser, started, code.toLowerCase().replace('-', ' '));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      curr_coins: 0,
      days_signed_in: 0,
      last_collected_date: null,
      disclaimer_agreed: false,
    });
    expect((await browser.call('GET', '/api/session')).body.email).toBe(email);
    expect((await browser.call('GET', `/api/report/user/${email}`)).body.subExpiry).toMatch(/^2026-12-21/);
    expect(browser.cookie).toMatch(/__Host-sid=[\w-]{43}/);
    expect(browser.cookie).not.toContain('__Host-pre');
  });

  it('starts no session for an e-mail address alone (case 1)', async () => {
    const { server } = await start();
    const browser = server.browser();
    expect((await ask(browser)).status).toBe(202);
    const { status, body } = await browser.call('GET', `/api/report/everything/${email}/cg`);
    expect([status, body.error.code]).toEqual([401, 'NO_SESSION']);
  });

  it("sends no mail to anything but a member's e-mail address (case 6)", async () => {
    const { mail, server } = await start();
    const typed = ['', ' ', 'no-address', 'a@b', `${'x'.repeat(250)}@b.example`, 'x'.repeat(10_240)];
    const inHeaders = [
      `${email}\nBcc: ann@studio.example`,
      `a\r\nBcc:${email}`,
      `<${email}>, ann@studio.example`,
    ];
    for (const [index, of] of [...typed, ...inHeaders].entries()) {
      const answer = await ask(server.browser(), encodeURIComponent(of), `198.51.100.${index}`);
      expect(answer.status, of).toBeGreaterThanOrEqual(400);
      expect(answer.status, of).toBeLessThan(500);
    }
    // An address that only looks like the member's is unknown, and one at an IP address may be anybody's.
    for (const [index, of] of ['mаya@studio.example', 'x@[127.0.0.1]'].entries())
      expect((await ask(server.browser(), encodeURI(of), `203.0.113.${index}`)).status).toBeLessThan(500);
    // Waiting mails are sent before the server ends.
    await ask(server.browser());
    await mail.codeFor(email);
    expect(mail.mails.map(({ to }) => to)).toEqual([[email]]);
    expect(mail.mails[0]?.text).not.toMatch(/^bcc:/im);
  });

  it('stores no code in the database, even while its mail waits', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'take-profits-codes-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { mail, server } = await start({ DATA_DIR: folder });
    mail.refuses.set(email, 451);
    const { body } = await ask(server.browser());
    await expect.poll(async () => (await waitingMails(server))[0]?.tries).toBe(1);
    const secrets = buildSecrets(loadSignInKey({ DATA_DIR: folder }).secret);
    const salt = (await findSalt(server.storage.reads, body.challenge)) ?? '';
    const code = secrets.codeOf({ challengeId: body.challenge, salt });
    const kept = JSON.stringify(await waitingMails(server)) + readAll(join(folder, fileName));
    expect(kept).toContain(body.challenge);
    expect(kept).not.toContain(code);
  });

  it('derives each code from the key and a salt in the database: the key alone is not enough', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'take-profits-codes-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { mail, server } = await start({ DATA_DIR: folder });
    const browser = server.browser();
    const started = await ask(browser);
    const code = await mail.codeFor(email);
    const { challenge } = started.body;
    // An attacker's computation with the key, but without mail and database.
    const secrets = buildSecrets(loadSignInKey({ DATA_DIR: folder }).secret);
    const guess = secrets.codeOf({ challengeId: challenge, salt: '' });
    expect((await enter(browser, started, guess)).status).toBe(401);
    const salt = (await findSalt(server.storage.reads, challenge)) ?? '';
    expect(Buffer.from(salt, 'base64url')).toHaveLength(16);
    expect(code.replace('-', '')).toBe(secrets.codeOf({ challengeId: challenge, salt }));
    expect((await enter(browser, started, code)).status).toBe(200);
  });

  it('accepts codes and known browsers of the previous key while both keys are set', async () => {
    const { server } = await start();
    const [before, now] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const { storage } = server;
    const old = contextOf(buildSecrets(before), server);
    const started = await sendCode(old, email, asking);
    if (started.kind !== 'done') return expect.unreachable();
    const { challenge } = started.body;
    const salt = (await findSalt(storage.reads, challenge)) ?? '';
    const answer = { challenge, code: old.secrets.codeOf({ challengeId: challenge, salt }) };
    const mark = addBrowserMark(old, email, undefined);
    const changed = contextOf(buildSecrets(now), server);
    expect(await enterCode(changed, email, answer, asking)).toMatchObject({ kind: 'sign-in-refused' });
    expect(await isKnownBrowser(changed, email, mark)).toBe(false);
    const both = contextOf(buildSecrets(now, before), server);
    expect(await isKnownBrowser(both, email, mark)).toBe(true);
    expect(await enterCode(both, email, answer, asking)).toMatchObject({ kind: 'done' });
    // New marks belong to the new key alone.
    expect(await isKnownBrowser(changed, email, addBrowserMark(both, email, mark))).toBe(true);
  });

  it('accepts a code once, from the browser and for the e-mail address that asked for it (case 10)', async () => {
    const { mail, server } = await start();
    await server.addMember('ann@studio.example');
    const browser = server.browser();
    const started = await ask(browser);
    const code = await mail.codeFor(email);
    expect((await enter(server.browser(), started, code)).status).toBe(401);
    expect((await enter(browser, started, code, 'ann@studio.example')).status).toBe(401);
    expect((await enter(browser, started, code)).status).toBe(200);
    expect((await enter(browser, started, code)).status).toBe(401);
  });

  it.each(['\0', 'none', '', `${randomUUID()}\0`, `${randomUUID()}0`, randomUUID().toUpperCase()])(
    'refuses the malformed challenge %j, and names the field',
    async (challenge) => {
      const { server } = await start();
      const answer = await server.browser().call('PUT', path(), { body: { challenge, code: '00000000' } });
      expect([answer.status, answer.body.error.fields[0].path]).toEqual([422, 'challenge']);
    },
  );

  it('accepts a code whose link was opened by mail scanners before (case 10)', async () => {
    const { mail, server } = await start();
    const browser = server.browser();
    const started = await ask(browser);
    const code = await mail.codeFor(email);
    for (let count = 0; count < 10; count += 1) {
      for (const method of ['GET', 'HEAD']) {
        const { status, headers } = await server.browser().call(method, `/login?c=${code}`);
        expect(status).toBe(200);
        expect(headers['set-cookie']).toBeUndefined();
      }
    }
    expect((await enter(browser, started, code)).status).toBe(200);
  });

  it('answers a member, a former member and a stranger alike, and mails the stranger nothing (case 11)', async () => {
    const { mail, server } = await start();
    const [former, nobody] = ['once@studio.example', 'none@studio.example'];
    await server.addMember(former, { until: server.time.now - 1 });
    const shapes: string[] = [];
    for (const of of [email, former, nobody]) {
      const browser = server.browser();
      const known = await browser.call('GET', `/api/report/user/${of}`);
      const started = await ask(browser, of);
      const refused = await enter(browser, started, '00000000', of);
      shapes.push(
        JSON.stringify([known, started, refused].map(toShape))
          .replaceAll(of, '')
          .replaceAll(/\d{10,}/g, ''),
      );
    }
    expect(new Set(shapes).size).toBe(1);
    await expect.poll(() => mail.mails.length).toBe(2);
    expect(mail.mails.find(({ to }) => to.includes(former))?.text).toContain('membership has ended');
    expect(mail.mails.flatMap(({ to }) => to)).not.toContain(nobody);
  });

  it('makes the same database calls for a member, a former member and a stranger (case 11)', async () => {
    const { server } = await start();
    const [former, nobody] = ['once@studio.example', 'none@studio.example'];
    await server.addMember(former, { until: server.time.now - 1 });
    const asked: string[] = [];
    const reads = new Proxy(server.storage.reads, {
      get(of, name) {
        const member: unknown = Reflect.get(of, name);
        if (typeof member !== 'function') return member;
        return (...args: readonly unknown[]) => {
          asked.push(`${String(name)} ${String(args[0])}`);
          return Reflect.apply(member, of, args);
        };
      },
    });
    const run: typeof server.storage.run = async (write, args) => {
      asked.push(String(Reflect.get(write, 'writeName')));
      return server.storage.run(write, args);
    };
    const context = contextOf(buildSecrets(Buffer.alloc(32, 1)), {
      ...server,
      storage: { ...server.storage, reads, run },
    });
    const found: string[] = [];
    for (const of of [email, former, nobody]) {
      const started = await sendCode(context, of, asking);
      if (started.kind !== 'done') return expect.unreachable();
      const answer = { challenge: started.body.challenge, code: '00000000' };
      expect(await enterCode(context, of, answer, asking)).toMatchObject({ kind: 'sign-in-refused' });
      found.push(asked.splice(0).join(' '));
    }
    expect(new Set(found)).toEqual(new Set(['requestCode selectFrom loginChallenges useCode']));
  });

  it('refuses a code after ten minutes, and opens only the account to a former member (case 7)', async () => {
    const { mail, server } = await start();
    const browser = server.browser();
    const started = await ask(browser);
    const code = await mail.codeFor(email);
    server.time.now += 600_001;
    expect((await enter(browser, started, code)).status).toBe(401);
    const again = await ask(browser);
    const second = await mail.codeFor(email, 2);
    await server.addMember(email, { until: server.time.now - 1 });
    expect((await enter(browser, again, second)).status).toBe(200);
    expect((await browser.call('GET', '/api/session')).body.former).toBeDefined();
    expect((await browser.call('GET', '/api/sessions')).body.error.code).toBe('FORMER_MEMBER');
  });

  it("starts a new session beside another browser's, and drops a session id set before it (case 14)", async () => {
    const all = await start();
    const first = await logIn(all);
    all.server.time.now += hour;
    const browser = all.server.browser();
    browser.cookie = '__Host-sid=0123456789012345678901234567890123456789012';
    const started = await ask(browser, email, '198.51.100.9');
    expect((await enter(browser, started, await all.mail.codeFor(email, 2))).status).toBe(200);
    expect(browser.cookie).not.toContain('0123456789');
    expect((await first.call('GET', '/api/session')).status).toBe(200);
  });

  it('refuses a code that was requested while the clock was ahead', async () => {
    const { mail, server } = await start();
    const { now } = server.time;
    const browser = server.browser();
    server.time.now = now + 24 * hour;
    const started = await ask(browser);
    const code = await mail.codeFor(email);
    for (const behind of [24, 12, 1]) {
      server.time.now = now + (24 - behind) * hour;
      expect((await enter(browser, started, code)).status).toBe(401);
    }
    // Two servers' clocks may differ a little.
    server.time.now = now + 24 * hour - 50_000;
    expect((await enter(browser, started, code)).status).toBe(200);
  });

  it('keeps the session of the browser when it is refused', async () => {
    const all = await start();
    const browser = await logIn(all);
    all.server.time.now += hour;
    const started = await ask(browser);
    expect((await enter(browser, started, '00000000')).status).toBe(401);
    expect((await browser.call('GET', '/api/session')).status).toBe(200);
  });

  it('rejects a session that began while the server had open sign-in', async () => {
    const { server } = await start();
    const token = newToken();
    await server.storage.run(startSession, {
      email,
      tokenHash: toHash(token),
      method: 'open',
      browser: '',
      replaces: undefined,
      now: server.time.now,
    });
    const browser = server.browser();
    for (const [method, url] of [
      ['GET', '/api/session'],
      ['GET', '/api/account/export'],
      ['POST', '/api/passkeys/options'],
      ['DELETE', '/api/sessions'],
    ] as const) {
      browser.cookie = `__Host-sid=${token}`;
      expect((await browser.call(method, url)).body.error.code, url).toBe('NO_SESSION');
    }
  });

  it('reports a browser that several members share as new only once to each member', async () => {
    const { mail, server } = await start();
    const browser = server.browser();
    const members = [email, 'ann@studio.example', 'leo@studio.example'];
    for (const of of members) await server.addMember(of);
    for (const count of [1, 2]) {
      for (const of of members) {
        const started = await ask(browser, of);
        expect((await enter(browser, started, await mail.codeFor(of, count), of)).status).toBe(200);
      }
      server.time.now += hour;
    }
    await server.app.close();
    const sent = mail.mails.filter(({ text }) => text.includes(newBrowserLine));
    expect(sent.flatMap(({ to }) => to).toSorted()).toEqual(members.toSorted());
  });

  it('mails the member when a new browser signs in, and not when a known one does', async () => {
    const all = await start();
    const { mail, server } = all;
    const sent = () => mail.mails.filter(({ text }) => text.includes(newBrowserLine)).length;
    const browser = await logIn(all);
    await expect.poll(sent).toBe(1);
    server.time.now += hour;
    const again = await ask(browser);
    expect((await enter(browser, again, await mail.codeFor(email, 2))).status).toBe(200);
    server.time.now += hour;
    await logIn(all, 3);
    await expect.poll(sent).toBe(2);
  });
});

describe('the outbox', () => {
  it('keeps a code while the mail server is down, and sends it once the server is back (case 13)', async () => {
    const { mail, server } = await start();
    await mail.close();
    const browser = server.browser();
    const started = await ask(browser);
    expect(started.status).toBe(202);
    await untilPutOff(server);
    const port = Number(new URL(mail.url).port);
    const back = await startMailServer(port);
    server.time.now += 10_000;
    const code = await back.codeFor(email);
    expect((await enter(browser, started, code)).status).toBe(200);
  });

  it('keeps codes while the mail server hangs, and sends them once it responds (case 13)', async () => {
    const { mail, server } = await start();
    await mail.close();
    const port = Number(new URL(mail.url).port);
    const held: Socket[] = [];
    const hanging = createServer((socket) => void held.push(socket)).listen(port, '127.0.0.1');
    const browser = server.browser();
    expect((await ask(browser)).status).toBe(202);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    server.time.now += 60_000;
    const started = await ask(browser);
    expect(started.status).toBe(202);
    const closed = new Promise((resolve) => hanging.close(resolve));
    for (const socket of held) socket.destroy();
    await closed;
    const back = await startMailServer(port);
    server.time.now += 60_000;
    await back.codeFor(email, 2);
    // They arrive in either order.
    const codes = back.mails.map(({ text }) => /login code is (\S+)/.exec(text)?.[1] ?? '');
    const statuses: number[] = [];
    for (const code of codes) statuses.push((await enter(browser, started, code)).status);
    expect(statuses).toContain(200);
  });
});

const contextOf = (secrets: SignInSecrets, { storage, time }: Pick<TestApp, 'storage' | 'time'>) => ({
  storage,
  secrets,
  questionnaires: new Map(),
  clock: { now: () => time.now },
  onMail: () => undefined,
});

const asking = {
  network: '198.51.100.1',
  site: undefined,
  browserToken: newToken(),
  browserMark: undefined,
  heldToken: undefined,
  browserName: '',
};

/** The whole content of an embedded database; '' for another database. */
function readAll(file: string): string {
  if (!existsSync(file)) return '';
  const database = new DatabaseSync(file, { readOnly: true });
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const rows = tables.map(({ name }) => database.prepare(`SELECT * FROM ${String(name)}`).all());
  database.close();
  return JSON.stringify(rows);
}

function toShape({ status, headers, text }: Answer) {
  const { date, 'x-request-id': id, ...rest } = headers;
  const cookies = String(rest['set-cookie']).replaceAll(/=[\w-]{43}/g, '');
  const body = text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '');
  return { status, rest: { ...rest, 'set-cookie': cookies }, body, dated: typeof date, named: typeof id };
}
