import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { messages } from '../../src/contracts/messages.ts';
import { passkeysCopy, sessionsCopy } from '../../src/web/copy/account.ts';
import { disclaimerCopy } from '../../src/web/copy/disclaimer.ts';
import { homeCopy } from '../../src/web/copy/home.ts';
import { signInCopy } from '../../src/web/copy/sign-in.ts';
import { openProduct } from '../../scripts/product/open-product.ts';
import { findFreePort } from '../../scripts/product/server.ts';
import { startMailServer } from '../helpers/mail-server.ts';
import { startProxy } from '../helpers/proxy.ts';
import { step } from './step.ts';

const [maya, noor] = ['maya@studio.example', 'noor@studio.example'];
type Started = Awaited<ReturnType<typeof start>>;

it('members sign in by code, only in the browser that asked (case 10), by passkey, and end sessions', async () => {
  const started = await start();
  await step('by code, by passkey, and everywhere out', () => useBoth(started));
  await step('by code while passkey options are late; a refused passkey is reported', () => useLate(started));
});

async function useBoth({ mail, product, address }: Started): Promise<void> {
  const email = maya;
  const { page, complaints } = await product.visit({ through: address });
  const device = await addAuthenticator(page);

  await page.goto('/login');
  await page.getByLabel(signInCopy.emailLabel).fill(email);
  await page.getByRole('button', { name: signInCopy.button }).click();
  const field = page.getByLabel(signInCopy.codeLabel);
  await field.waitFor();
  // The link of the mail, in another tab of the same browser.
  const code = await mail.codeFor(email);
  const tab = await page.context().newPage();
  await tab.goto(`/login#c=${code}`);
  await expect.poll(() => tab.getByLabel(signInCopy.codeLabel).inputValue()).toBe(code);
  await tab.close();
  // In another browser the link shows the code, but cannot log in (case 10).
  const elsewhere = await product.visit({ through: address });
  await elsewhere.page.goto(`/login#c=${code}`);
  await elsewhere.page.getByText(signInCopy.elsewhere).waitFor();
  await elsewhere.page.getByText(code).waitFor();
  expect(await elsewhere.page.getByLabel(signInCopy.codeLabel).count()).toBe(0);
  expect(new URL(elsewhere.page.url()).hash).toBe('');
  await elsewhere.context.close();
  await field.fill(code);
  await page.getByRole('button', { name: signInCopy.button }).click();
  await page.waitForURL('**/index');

  await page.getByRole('button', { name: disclaimerCopy.button }).click();
  await page.getByRole('link', { name: passkeysCopy.offerLink }).click();
  await page.waitForURL('**/account');
  const passkeys = page.getByRole('region', { name: passkeysCopy.title });
  await passkeys.getByLabel(passkeysCopy.name).fill('My laptop');
  await passkeys.getByRole('button', { name: passkeysCopy.add }).click();
  await passkeys.getByRole('button', { name: passkeysCopy.renameOf('My laptop') }).click();
  await passkeys.getByLabel(passkeysCopy.renameOf('My laptop')).fill('My desk');
  await passkeys.getByRole('button', { name: passkeysCopy.save }).click();
  await passkeys.getByRole('button', { name: passkeysCopy.removeOf('My desk') }).waitFor();
  await page.goto('/index');
  await page.getByRole('link', { name: homeCopy.newcomerAction }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: passkeysCopy.offerLink }).count()).toBe(0);
  await page.goto('/account');

  const sessions = page.getByRole('region', { name: sessionsCopy.title });
  await sessions.getByRole('button', { name: sessionsCopy.everywhere }).click();
  await page.getByText(signInCopy.ended).waitFor();

  await page.goto('/login');
  await page.getByLabel(signInCopy.emailLabel).fill(email);
  await page.getByRole('button', { name: signInCopy.button }).click();
  await page.waitForURL('**/index');
  await page.goto('/account');
  await sessions.getByText(sessionsCopy.methods.passkey, { exact: false }).waitFor();
  // No other code was needed.
  expect(
    mail.mails.filter(({ to, text }) => to.includes(email) && text.includes('login code is')),
  ).toHaveLength(1);

  // A passkey chosen from the field's suggestions signs in at once.
  device.offer();
  await page.context().clearCookies({ name: 'sid' });
  await page.goto('/login');
  await page.waitForURL('**/index');
  await page.goto('/account');
  await passkeys.getByRole('button', { name: passkeysCopy.removeOf('My desk') }).click();
  await passkeys.getByText(passkeysCopy.none).waitFor();
  expect(complaints.policy).toEqual([]);
  expect(complaints.exceptions).toEqual([]);
}

async function useLate({ mail, product, address, proxy }: Started): Promise<void> {
  const email = noor;
  const { page } = await product.visit({ through: address });
  const device = await addAuthenticator(page);
  device.offer();
  proxy.setFault(/passkey\/options/, { kind: 'stall' });
  const asked = proxy.requests.length;
  await page.goto('/login');
  await expect.poll(() => proxy.requests.slice(asked).join(' ')).toContain('passkey/options');
  await page.getByLabel(signInCopy.emailLabel).fill(email);
  await page.keyboard.press('Enter');
  const field = page.getByLabel(signInCopy.codeLabel);
  await field.waitFor();
  const late = page.waitForResponse(/passkey\/options/);
  proxy.clearFault();
  await late;
  await field.fill(await mail.codeFor(email));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/index');

  await page.goto('/account');
  const passkeys = page.getByRole('region', { name: passkeysCopy.title });
  await passkeys.getByRole('button', { name: passkeysCopy.add }).click();
  // The device keeps a passkey that the server deletes.
  await passkeys.getByRole('button', { name: passkeysCopy.removeOf(passkeysCopy.sample) }).click();
  await passkeys.getByText(passkeysCopy.none).waitFor();
  await page.context().clearCookies({ name: 'sid' });

  // The owner accepts one offer and ignores the next.
  await page.route('**/api/session/passkey', async (route) => {
    await device.rest();
    await route.continue();
  });
  const offers = () => proxy.requests.filter((path) => path.endsWith('/passkey/options')).length;
  const before = offers();
  await page.goto('/login');
  await page.getByText(messages.authFailed).waitFor();
  await expect.poll(offers).toBe(before + 2);
  expect(new URL(page.url()).pathname).toBe('/login');
}

/** A product with sign-in by code and two members; the site's address is that of a proxy in front of it. */
async function start() {
  const mail = await startMailServer();
  const port = String(await findFreePort());
  const proxy = await startProxy(`http://127.0.0.1:${port}`);
  onTestFinished(() => proxy.close());
  // Passkeys need a host name, not an address.
  const address = proxy.url.replace('127.0.0.1', 'localhost');
  const product = await openProduct({
    PORT: port,
    AUTH_MODE: 'code',
    SMTP_URL: mail.url,
    PUBLIC_URL: address,
  });
  onTestFinished(() => product.close());
  for (const email of [maya, noor]) product.members('add', email, '--until', '2099-12-31');
  return { mail, product, address, proxy };
}

interface Device {
  /** From the next page on, the owner accepts the field's suggestion at once. */
  offer(): void;
  /** The owner does nothing more. */
  rest(): Promise<void>;
}

/** A device with passkeys, whose owner agrees to every request. */
async function addAuthenticator(page: Page): Promise<Device> {
  let offers = false;
  await page.exposeFunction('offersPasskeys', () => offers);
  await page.addInitScript(() => {
    const ask = Reflect.get(window, 'offersPasskeys') as () => Promise<boolean>;
    PublicKeyCredential.isConditionalMediationAvailable = ask;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    offer: () => void (offers = true),
    async rest() {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
    },
  };
}
