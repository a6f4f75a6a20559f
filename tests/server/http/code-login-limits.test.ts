import { describe, expect, it } from 'vitest';
import { limits } from '../../../src/server/domain/sign-in/limits.ts';
import { listSessions } from '../../../src/server/resources/sessions.ts';
import { ask, email, hour, logIn, start, enter, waitingMails } from '../../helpers/log-in-by-code.ts';
import { findMemberByEmail } from '../../../src/server/resources/members.ts';

describe('the limits of sign-in by code', () => {
  it('allow a mail a minute, five an hour for an address and network, and twenty for a network', async () => {
    const { server } = await start();
    const statuses = async (of: string, from: string, count: number) => {
      const found: number[] = [];
      for (let index = 0; index < count; index += 1) {
        const { status, headers } = await ask(server.browser(), of, from);
        found.push(status);
        if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
      return found;
    };
    expect(await statuses(email, '203.0.113.1', 2)).toEqual([202, 429]);
    server.time.now += 60_000;
    expect(await statuses(email, '203.0.113.1', 1)).toEqual([202]);
    for (let index = 0; index < 3; index += 1) {
      server.time.now += 60_000;
      expect(await statuses(email, '203.0.113.1', 1)).toEqual([202]);
    }
    server.time.now += 60_000;
    expect(await statuses(email, '203.0.113.1', 1)).toEqual([429]);
    for (let index = 0; index < 20; index += 1) {
      const from = `2001:db8:1:2::${index + 1}`;
      expect(await statuses(`m${index}@studio.example`, from, 1)).toEqual([202]);
    }
    expect(await statuses('last@studio.example', '2001:db8:1:2:ffff::1', 1)).toEqual([429]);
    expect(await statuses('last@studio.example', '2001:db8:1:3::1', 1)).toEqual([202]);
  });

  it("allow strangers ten mails a day to a member, and do not count the member's own browser (case 12)", async () => {
    const all = await start();
    const { mail, server } = all;
    const own = await logIn(all);
    server.time.now += hour;
    for (let index = 0; index < 100; index += 1)
      expect((await ask(server.browser(), email, `203.0.113.${index}`)).status).toBe(202);
    // One mail for the sign-in before, nine more for strangers.
    await mail.codeFor(email, 10);
    const started = await ask(own, email, '198.51.100.1');
    const code = await mail.codeFor(email, 11);
    expect((await enter(own, started, code)).status).toBe(200);
    expect((await own.call('GET', '/api/session')).status).toBe(200);
  });

  it('do not count codes for unknown addresses against the mails of members (case 12)', async () => {
    const all = await start({ LIMIT_MAILS: '15' });
    const { mail, server } = all;
    await server.addMember('ann@studio.example');
    const own = await logIn(all);
    server.time.now += hour;
    for (let index = 0; index < 20; index += 1) {
      const of = `made-up-${index}@studio.example`;
      expect((await ask(server.browser(), of, `203.0.113.${index}`)).status).toBe(202);
    }
    expect((await ask(own)).status).toBe(202);
    expect((await ask(server.browser(), 'ann@studio.example')).status).toBe(202);
    await mail.codeFor(email, 2);
    await mail.codeFor('ann@studio.example');
  });

  it('still allow mails to known browsers after those for all others are used up, which is logged once', async () => {
    const all = await start({ LIMIT_MAILS: '2', LOG_LEVEL: 'error' });
    const { mail, server } = all;
    const names = ['one', 'two', 'three', 'four', 'nobody'].map((name) => `${name}@studio.example`);
    for (const name of names.slice(0, -1)) await server.addMember(name);
    const own = await logIn(all);
    server.time.now += hour;
    for (const name of names) expect((await ask(server.browser(), name)).status).toBe(202);
    await expect
      .poll(() => server.logLines.map((line) => JSON.parse(line)))
      .toMatchObject([{ level: 50, msg: 'no more sign-in mails are sent within this hour' }]);
    expect((await ask(own)).status).toBe(202);
    await mail.codeFor(email, 2);
    await expect.poll(() => waitingMails(server)).toEqual([]);
    expect(server.logLines).toHaveLength(1);
    const members = new Set(names.slice(0, -1));
    expect(mail.mails.flatMap(({ to }) => to).filter((to) => members.has(to))).toHaveLength(2);
  });

  it('restart when they were counted while the clock was ahead', async () => {
    const { server } = await start();
    const { now } = server.time;
    server.time.now = now + 24 * hour;
    expect((await ask(server.browser())).status).toBe(202);
    server.time.now = now;
    expect((await ask(server.browser())).status).toBe(202);
    const { status, headers } = await ask(server.browser());
    expect([status, headers['retry-after']]).toEqual([429, '60']);
    // Two servers' clocks may differ a little.
    server.time.now = now - 50_000;
    expect((await ask(server.browser())).status).toBe(429);
  });

  it('still allow mails to networks of earlier sign-ins, until the member signs out everywhere', async () => {
    const all = await start({ LIMIT_MAILS: '15' });
    const { mail, server } = all;
    const first = await logIn(all);
    server.time.now += hour;
    // Strangers use up the member's daily mails, and the site's hourly mails.
    for (let index = 0; index < 20; index += 1)
      expect((await ask(server.browser(), email, `203.0.113.${index}`)).status).toBe(202);
    // Mails of the same moment leave in any order.
    await expect.poll(() => waitingMails(server)).toEqual([]);
    for (let index = 0; index < 10; index += 1) {
      await server.addMember(`m${index}@studio.example`);
      await ask(server.browser(), `m${index}@studio.example`, `203.0.113.${index}`);
    }
    await expect.poll(() => waitingMails(server)).toEqual([]);
    const sent = () =>
      mail.mails.filter(({ to, text }) => to.includes(email) && text.includes('login code')).length;
    await expect.poll(sent).toBe(limits.mailsToUnknown.max);
    // A new browser of the member, on a network where they have signed in before.
    const browser = server.browser();
    const started = await ask(browser, email, '198.51.100.1');
    const code = await mail.codeFor(email, limits.mailsToUnknown.max + 1);
    expect((await enter(browser, started, code)).status).toBe(200);
    expect((await first.call('DELETE', '/api/sessions')).status).toBe(204);
    server.time.now += 61_000;
    expect((await ask(server.browser(), email, '198.51.100.1')).status).toBe(202);
    await expect.poll(() => waitingMails(server)).toEqual([]);
    expect(sent()).toBe(limits.mailsToUnknown.max + 1);
  });
});

describe('a code', () => {
  it('is refused after five wrong entries, with the same answer, and a new code is accepted (case 8)', async () => {
    const { mail, server } = await start();
    const browser = server.browser();
    const started = await ask(browser);
    const code = await mail.codeFor(email);
    const refused: string[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, body } = await enter(browser, started, '00000000');
      refused.push(`${status} ${body.error.code} ${body.error.message}`);
    }
    const { status, body } = await enter(browser, started, code);
    refused.push(`${status} ${body.error.code} ${body.error.message}`);
    expect(new Set(refused).size).toBe(1);
    expect(refused[0]).toMatch(/^401 AUTH_FAILED/);
    server.time.now += 61_000;
    const again = await ask(browser);
    expect((await enter(browser, again, await mail.codeFor(email, 2))).status).toBe(200);
  });

  it('is accepted once when fifty requests use it at the same moment', async () => {
    const { mail, server } = await start();
    const browser = server.browser();
    const started = await ask(browser);
    const code = await mail.codeFor(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => enter(browser, started, code)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(
      statuses.filter((status) => status !== 200).every((status) => status === 401 || status === 429),
    ).toBe(true);
    const member = await findMemberByEmail(server.storage.reads, email);
    expect(await listSessions(server.storage.reads, member?.id ?? '')).toHaveLength(1);
  });
});
