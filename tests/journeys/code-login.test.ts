import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { passkeysCopy, sessionsCopy } from '../../src/web/copy/account.ts';
import { loginCopy } from '../../src/web/copy/login.ts';
import { findAxeFaults, openProduct } from '../../scripts/product/open-product.ts';
import { findFreePort } from '../../scripts/product/server.ts';
import { startMailServer } from '../helpers/mail-server.ts';

const email = 'maya@studio.example';

it('logs in by a code from a mail, then by a passkey, and ends sessions', async () => {
  const mail = await startMailServer();
  const port = String(await findFreePort());
  const product = await openProduct({
    PORT: port,
    AUTH_MODE: 'code',
    SMTP_URL: mail.url,
    PUBLIC_URL: `http://localhost:${port}`,
  });
  onTestFinished(() => product.close());
  product.members('add', email, '--until', '2099-12-31');
  const { page, complaints } = await product.visit({ through: `http://localhost:${port}` });
  const device = await addAuthenticator(page);

  await page.goto('/login');
  await page.getByLabel(loginCopy.emailLabel).fill(email);
  await page.getByRole('button', { name: loginCopy.button }).click();
  const field = page.getByLabel(loginCopy.codeLabel);
  await field.waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
  // The link of the mail, in another tab of the same browser.
  const code = await mail.codeFor(email);
  const tab = await page.context().newPage();
  await tab.goto(`/login#c=${code}`);
  await expect.poll(() => tab.getByLabel(loginCopy.codeLabel).inputValue()).toBe(code);
  await tab.close();
  await field.fill(code);
  await page.getByRole('button', { name: loginCopy.button }).click();
  await page.waitForURL('**/index');

  await page.goto('/account');
  const passkeys = page.getByRole('region', { name: passkeysCopy.title });
  await passkeys.getByLabel(passkeysCopy.name).fill('My laptop');
  await passkeys.getByRole('button', { name: passkeysCopy.add }).click();
  await passkeys.getByRole('button', { name: passkeysCopy.renameOf('My laptop') }).click();
  await passkeys.getByLabel(passkeysCopy.renameOf('My laptop')).fill('My desk');
  await passkeys.getByRole('button', { name: passkeysCopy.save }).click();
  await passkeys.getByRole('button', { name: passkeysCopy.removeOf('My desk') }).waitFor();
  expect(await findAxeFaults(page)).toEqual([]);

  const sessions = page.getByRole('region', { name: sessionsCopy.title });
  await sessions.getByRole('button', { name: sessionsCopy.everywhere }).click();
  await page.getByText(loginCopy.ended).waitFor();

  const sent = mail.mails.length;
  await page.goto('/login');
  await page.getByLabel(loginCopy.emailLabel).fill(email);
  await page.getByRole('button', { name: loginCopy.button }).click();
  await page.waitForURL('**/index');
  await page.goto('/account');
  await sessions.getByText(sessionsCopy.methods.passkey, { exact: false }).waitFor();
  // The browser is known since the code, and no other mail was needed.
  expect(mail.mails.length).toBe(sent);

  // A passkey chosen among what the browser offers for the field logs in by itself.
  device.offer();
  await page.context().clearCookies({ name: 'sid' });
  await page.goto('/login');
  await page.waitForURL('**/index');
  await page.goto('/account');
  await passkeys.getByRole('button', { name: passkeysCopy.removeOf('My desk') }).click();
  await passkeys.getByText(passkeysCopy.none).waitFor();
  expect(complaints.policy).toEqual([]);
  expect(complaints.exceptions).toEqual([]);
});

interface Device {
  /** From the next page on, its owner takes what the browser offers for the field at once. */
  offer(): void;
}

/** A device that has passkeys, and whose owner agrees to every question. */
async function addAuthenticator(page: Page): Promise<Device> {
  let offers = false;
  await page.exposeFunction('offersPasskeys', () => offers);
  await page.addInitScript(() => {
    const ask = Reflect.get(window, 'offersPasskeys') as () => Promise<boolean>;
    PublicKeyCredential.isConditionalMediationAvailable = ask;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { offer: () => void (offers = true) };
}
