import { expect, it, onTestFinished, vi } from 'vitest';
import { sendMails } from '../../../src/server/domain/sign-in/send-mails.ts';
import type { Mail } from '../../../src/server/ports/mail.ts';
import { startOwnApp, type TestApp } from '../../helpers/test-app.ts';

const email = 'maya@studio.example';

/** A server whose outbox nobody empties, and what is handed to the mail server in a round. */
async function start() {
  const server = await startOwnApp();
  const { storage, time } = server;
  const given: Mail[] = [];
  const taken = Promise.withResolvers<void>();
  const round = {
    storage,
    clock: { now: () => time.now },
    mailer: {
      send: async (mail: Mail) => {
        given.push(mail);
        await taken.promise;
      },
      close: async () => undefined,
    },
    write: () => ({ subject: '', text: '' }),
    onFailure: () => undefined,
  };
  const addMember = (who: string) => server.addMember(who);
  return { storage, time, addMember, given, takeOver: taken.resolve, send: () => sendMails(round) };
}

/** Somebody asks for a code. */
async function ask(
  { storage, time }: Pick<TestApp, 'storage' | 'time'>,
  name: string,
  kind: 'code' | 'none',
  whose = email,
) {
  const asker = { challengeId: name, emailHash: name, networkHash: name, browserHash: name, now: time.now };
  const mail = { kind, email: kind === 'none' ? '' : whose };
  await storage.run('startSignIn', { ...asker, mail, isKnownBrowser: false, mailsAnHour: 300 });
}

it('a mail to a member does not wait behind those for nobody', async () => {
  const server = await start();
  for (let index = 0; index < 30; index += 1) await ask(server, `nobody ${index}`, 'none');
  server.time.now += 1;
  await ask(server, 'maya', 'code');
  server.takeOver();
  expect(await server.send()).toBe(true);
  expect(server.given).toHaveLength(20);
  expect(server.given.map(({ to }) => to)).toContain(email);
  expect(await server.send()).toBe(true);
  expect(server.given).toHaveLength(31);
});

it('L-h: nothing is left of what waits for a member who is removed, and it is not sent', async () => {
  const server = await start();
  const other = 'ann@studio.example';
  await server.addMember(email);
  await server.addMember(other);
  await ask(server, 'maya', 'code');
  await ask(server, 'ann', 'code', other);
  expect(await server.storage.reads.countMails()).toBe(2);
  await server.storage.run('removeMember', { email });
  expect(await server.storage.reads.countMails()).toBe(1);
  server.takeOver();
  await server.send();
  expect(server.given.map(({ to }) => to)).toEqual([other]);
});

it("a mail that is being sent is no other server's, however long that takes", async () => {
  const server = await start();
  await ask(server, 'maya', 'code');
  await ask(server, 'nobody', 'none');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const sending = server.send();
  await expect.poll(() => server.given.length).toBe(2);
  const { storage, time } = server;
  const due = async () =>
    (await storage.reads.listDueMails(Number.MAX_SAFE_INTEGER, 9)).map(({ nextAt }) => nextAt - time.now);
  for (let passed = 0; passed < 120_000; passed += 10_000) {
    time.now += 10_000;
    vi.advanceTimersByTime(10_000);
    await expect.poll(due).toEqual([30_000, 30_000]);
  }
  const byOther = { limit: 9, now: time.now, until: time.now + 30_000 };
  expect(await storage.run('takeMails', byOther)).toEqual([]);
  server.takeOver();
  expect(await sending).toBe(true);
  expect(await due()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
