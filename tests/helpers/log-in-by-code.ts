import { expect } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { startOwnApp, type Answer, type Browser, type TestApp } from './test-app.ts';
import { listDueMails } from '../../src/server/jobs/mails.ts';

export const email = 'maya@studio.example';
export const hour = 60 * 60 * 1000;
export const path = (of = email) => `/api/report/user/${of}/login`;

export async function start(env: Readonly<Record<string, string>> = {}) {
  const mail = await startMailServer();
  const server = await startOwnApp({
    AUTH_MODE: 'code',
    SMTP_URL: mail.url,
    PUBLIC_URL: 'https://research.example',
    ...env,
  });
  await server.addMember(email);
  return { mail, server };
}

export const ask = (browser: Browser, of = email, from?: string) =>
  browser.call('PUT', path(of), from === undefined ? {} : { from });

export const enter = (browser: Browser, started: Answer, code: string, of = email, from?: string) =>
  browser.call('PUT', path(of), {
    body: { challenge: started.body.challenge, code },
    ...(from !== undefined && { from }),
  });

export async function logIn(
  { mail, server }: Awaited<ReturnType<typeof start>>,
  count = 1,
): Promise<Browser> {
  const browser = server.browser();
  const from = `198.51.100.${count}`;
  const started = await ask(browser, email, from);
  const code = await mail.codeFor(email, count);
  expect((await enter(browser, started, code, email, from)).status).toBe(200);
  return browser;
}

/** Reads all waiting mails, as of a time when each is due and none has expired. */
export const waitingMails = ({ storage, time }: TestApp) =>
  listDueMails(storage.reads, time.now + 500_000, 9);

/** Resolves once the first waiting mail has a time for its retry. */
export const untilPutOff = (server: TestApp) =>
  expect.poll(async () => (await waitingMails(server))[0]?.nextAt).toBe(server.time.now + 5000);
