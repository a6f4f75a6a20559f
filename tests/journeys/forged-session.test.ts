import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { publicPages } from '../../src/contracts/public-pages.ts';
import { signInCopy } from '../../src/web/copy/sign-in.ts';
import { startJourneys } from './start-journeys.ts';
import { listen } from '../../scripts/product/listen.ts';

const journeys = startJourneys();

describe('A tab whose session storage claims a sign-in', () => {
  it('shows the landing page when the browser has no cookie (case 2)', async () => {
    const { page } = await journeys.visit();
    await forge(page);
    await page.goto('/results');
    await page.getByRole('heading', { level: 1, name: publicPages.landing.title }).waitFor();
  });

  it('gets only 401 with an invalid cookie, clears itself, and shows the sign-in page (case 2)', async () => {
    const { page, context } = await journeys.visit({ fresh: true });
    const statuses: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/api/')) statuses.push(`${response.status()}`);
    });
    await forge(page);
    await context.addCookies([{ name: 'sid', value: 'x'.repeat(43), url: journeys.product.url }]);
    await page.goto('/results');
    await page.getByLabel(signInCopy.emailLabel).waitFor();
    expect(new Set(statuses)).toEqual(new Set(['401']));
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('authenticated'))).toBeNull();
  });
});

describe('A page of another site', () => {
  it('can neither change a member’s data nor show the app in a frame (case 16)', async () => {
    const { page, context, email } = await journeys.member({ fresh: true });
    const { url } = journeys.product;
    const before = await (await context.request.get(`${url}/api/session`)).json();
    const at = encodeURIComponent(email);
    const [daily, disclaimer, save] = [
      `/api/report/coin/${at}/daily`,
      `/api/report/disclaimer/${at}`,
      '/api/report/coineval',
    ];
    const answered: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      // The browser hides the other responses from its own tools too, since a script may not read them.
      if (pathname === daily) answered.push(`${response.status()} ${pathname}`);
    });
    await page.goto(await openOtherSite());
    await page.evaluate(
      fetchAll,
      [daily, disclaimer, save].map((path) => url + path),
    );
    await page.evaluate(submitForm, url + daily);
    await expect.poll(() => answered).toEqual([`403 ${daily}`]);
    expect(await (await context.request.get(`${url}/api/session`)).json()).toEqual(before);

    const isFramed = page.waitForResponse(`${url}/`);
    await page.evaluate(openFrame, `${url}/`);
    await isFramed;
    // The browser's page for a document that may not be framed.
    await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
  });
});

/** Values that a script of another site, or a person in the browser's tools, can write. */
async function forge(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    sessionStorage.setItem('authenticated', 'true');
    sessionStorage.setItem('email', 'maya@studio.example');
  });
}

/** Serves an empty page of another site; resolves to its address. */
async function openOtherSite(): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Other</title>');
  });
  const port = await listen(server);
  onTestFinished(() => void server.close());
  return `http://localhost:${port}/`;
}

async function fetchAll(targets: readonly string[]): Promise<void> {
  const body = JSON.stringify({ name: 'Bitcoin', community_active: true });
  for (const target of targets)
    await fetch(target, { method: 'POST', mode: 'no-cors', credentials: 'include', body }).catch(
      () => undefined,
    );
}

function submitForm(target: string): void {
  const frame = Object.assign(document.createElement('iframe'), { name: 'out' });
  const form = Object.assign(document.createElement('form'), {
    method: 'post',
    action: target,
    target: 'out',
  });
  document.body.append(frame, form);
  form.submit();
}

function openFrame(target: string): void {
  document.body.append(Object.assign(document.createElement('iframe'), { src: target }));
}
