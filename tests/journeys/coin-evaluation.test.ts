import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages, rewardMessage } from '../../src/contracts/messages.ts';
import { loadShipped } from '../helpers/load-compiled.ts';
import { startUpstreamServer, type UpstreamServer } from '../helpers/upstream-server.ts';
import { logIn, openProduct, type Product, type Visit } from '../../scripts/product/open-product.ts';

const recorded = {
  '/search': { kind: 'recorded', file: 'coinpaprika/search-ethereum.json' },
  '/coins/eth-ethereum': { kind: 'recorded', file: 'coinpaprika/coin-eth-ethereum.json' },
  '/people/vitalik-buterin': {
    kind: 'recorded',
    file: 'coinpaprika/people-vitalik-buterin.json',
  },
} as const;

const sources = ['sample data', 'the recorded real answers'] as const;

describe.each(sources)('A member evaluates a coin on %s', (source) => {
  let upstream: UpstreamServer;
  let product: Product;
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    upstream = await startUpstreamServer(recorded);
    const live = { UPSTREAMS: 'auto', UPSTREAM_COINPAPRIKA_URL: upstream.base };
    product = await openProduct(source === 'sample data' ? { UPSTREAMS: 'sample' } : live);
    product.members('add', 'former@example.com', '--until', '2020-01-01');
    visit = await product.visit();
    page = visit.page;
  });

  afterAll(async () => {
    await product.close();
    await upstream.close();
  });

  const field = () => page.getByRole('textbox', { name: 'E-mail' });
  const text = (line: string) => page.getByText(line, { exact: true });
  const section = (title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) });

  const bodyOf = async (header: Locator) =>
    page.locator(`[id="${await header.getAttribute('aria-controls')}"]`);

  it('comes in by the landing page (A1, A3, L1)', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 }).textContent()).resolves.toBe(
      'Dive into Digital Asset Insights',
    );
    await page.getByRole('link', { name: 'Login' }).click();
    await page.getByRole('heading', { name: 'Take Profits: Dive into Digital Asset Insights' }).waitFor();
  });

  it('is refused with the one message, whatever is wrong (L2, L3)', async () => {
    await field().fill('demo@');
    await field().blur();
    await text(messages.emailInvalid).waitFor();
    for (const email of ['demo@', 'nobody@example.com', 'former@example.com']) {
      await field().fill(email);
      await page.getByRole('button', { name: 'Login' }).click();
      await text(messages.authFailed).waitFor();
      await field().fill('');
      await field().blur();
    }
    await page.route('**/login', (route) => route.fulfill({ status: 200, body: '' }), { times: 1 });
    await field().fill('demo@example.com');
    await page.getByRole('button', { name: 'Login' }).click();
    await text(messages.authFailed).waitFor();
    // The unknown e-mail, the expired one, and the empty answer.
    expect(visit.complaints.errors).toHaveLength(2);
  });

  it('logs in and agrees to the disclaimer, which cannot be passed by (L4, L5)', async () => {
    await field().fill('  Demo@Example.com ');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/index');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(true);
    await page.route('**/disclaimer/**', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'I understand and agree' }).click();
    await text(messages.disclaimerFailed).waitFor();
    await page.getByRole('button', { name: 'I understand and agree' }).click();
    await dialog.waitFor({ state: 'detached' });
    const kept = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
    expect(kept).toMatchObject({
      authenticated: 'true',
      email: 'demo@example.com',
      coinsNo: '0',
      daysSigned: '0',
      hasAgreed: 'true',
    });
    expect(kept).toHaveProperty('coinCollectedDate');
  });

  it('searches: blank, unknown, then ethereum (C1, C2)', async () => {
    await page
      .getByRole('navigation', { name: 'Research' })
      .getByRole('link', { name: 'Coin Evaluation' })
      .click();
    await page.getByRole('button', { name: 'New Analysis' }).click();
    const box = page.getByRole('textbox', { name: 'Coin name' });
    const submit = page.getByRole('button', { name: 'Search Coin' });
    await box.fill('   ');
    await submit.click();
    await text(messages.coinSearchBlank).waitFor();
    expect(await section('Market cap').count()).toBe(0);
    if (source !== 'sample data') upstream.answer('/search', { kind: 'json', body: { currencies: [] } });
    await box.fill('no such coin');
    await submit.click();
    await text(messages.coinNotFound).first().waitFor();
    await section('Market cap').waitFor();
    upstream.answer('/search', recorded['/search']);
    await box.fill(' ethereum ');
    await submit.click();
    const panel = page.getByRole('region', { name: 'Coin info' });
    await panel.getByText('Ethereum', { exact: true }).first().waitFor();
    await panel
      .getByText(source === 'sample data' ? 'Sample data' : /Live/)
      .first()
      .waitFor();
  });

  it('opens a team member and a piece of news, and closes them by the back button (C4, A8)', async () => {
    const panel = page.getByRole('region', { name: 'Coin info' });
    await panel.getByRole('button', { name: /Vitalik Buterin/ }).click();
    await page.getByRole('dialog').getByText('Vitalik Buterin').first().waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await section('Market cap').waitFor();
  });

  it('saves eight sections, each paid once (C5, I1, I2, I3)', async () => {
    const { questionnaire } = await loadShipped('coineval');
    let balance = 0;
    for (const { title, questions } of questionnaire.sections) {
      await section(title).click();
      const body = await bodyOf(section(title));
      await body.getByRole('checkbox', { name: questions[0]!.title }).check();
      await body.getByRole('button', { name: 'Save', exact: true }).click();
      balance += questionnaire.reward;
      await body.getByText(messages.saved).waitFor();
      await body.getByText(rewardMessage(questionnaire.reward, balance)).waitFor();
    }
    await section('Market cap').waitFor();
    const first = await bodyOf(section('Market cap'));
    await first.getByRole('button', { name: 'Save', exact: true }).click();
    await first.getByText(messages.alreadyRewarded).waitFor();
    const kept = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
    expect(kept).toMatchObject({ coineval: 'true', CoinName: 'ethereum', coinsNo: String(balance) });
    expect(kept['coinevalId']).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.parse(kept['coineval_marketcap'] ?? '')).toEqual({
      [questionnaire.sections[0]!.questions[0]!.id]: true,
    });
  });

  const rows = () => page.getByRole('region', { name: /ethereum/i }).getByText(/^(Yes|No)$/);

  it('sees 24 answers on the results page (Q1, Q2)', async () => {
    await page.getByRole('link', { name: 'Results' }).click();
    await text('All entries of each section must be complete to see results.').waitFor();
    await rows().first().waitFor();
    expect(await rows().count()).toBe(24);
    expect(await rows().filter({ hasText: 'Yes' }).count()).toBe(8);
  });

  it('finds everything again after the server was restarted (C1)', async () => {
    await product.restart();
    await page
      .getByRole('navigation', { name: 'Research' })
      .getByRole('link', { name: 'Coin Evaluation' })
      .click();
    await page.getByRole('button', { name: 'New Analysis' }).click();
    await page.getByRole('button', { name: 'Previous Analysis' }).click();
    await text('8 of 8 sections saved').waitFor();
    expect(await text('8 of 24 ticked').count()).toBe(1);
    await page.getByRole('link', { name: 'Results' }).click();
    await rows().first().waitFor();
    expect(await rows().count()).toBe(24);
  });

  it('starts a new record for another coin (C6)', async () => {
    await page
      .getByRole('navigation', { name: 'Research' })
      .getByRole('link', { name: 'Coin Evaluation' })
      .click();
    await page.getByRole('textbox', { name: 'Coin name' }).fill('bitcoin');
    await page.getByRole('button', { name: 'Search Coin' }).click();
    await text('0 of 8 sections saved').waitFor();
    const kept = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
    expect(kept).toMatchObject({ coineval: 'false', CoinName: 'bitcoin' });
    expect(kept).not.toHaveProperty('coinevalId');
    expect(kept).not.toHaveProperty('coineval_marketcap');
  });

  it('lands on the page that a new tab asks for, with everything known (A2, I6)', async () => {
    const tab = await visit.context.newPage();
    await tab.goto('/results');
    await tab.getByRole('heading', { level: 1, name: 'Your insights' }).waitFor();
    await tab.getByRole('region', { name: /ethereum/i }).waitFor();
    expect(await tab.evaluate(() => sessionStorage.getItem('coineval'))).toBe('true');
    expect(await tab.evaluate(() => sessionStorage.getItem('coinevalId'))).toBeNull();
    await tab.close();
  });

  it('leaves no report of the content policy, no exception and no other line in the console (A10)', () => {
    expect(visit.complaints.policy).toEqual([]);
    expect(visit.complaints.exceptions).toEqual([]);
    const calls = visit.complaints.errors.map((line) => line.split(' ').slice(0, 2).join(' '));
    expect(calls.filter((call) => call.includes('/coinsearch/no'))).toHaveLength(1);
    expect(calls.filter((call) => call.includes('/disclaimer/'))).toHaveLength(1);
    expect(calls).toHaveLength(4);
  });
});

describe('A session that ends', () => {
  let product: Product;

  beforeAll(async () => {
    product = await openProduct();
  });

  afterAll(() => product.close());

  it('shows the login page and keeps what was typed for the same member (L6)', async () => {
    const { page, context } = await product.visit();
    await logIn(page);
    await page
      .getByRole('navigation', { name: 'Research' })
      .getByRole('link', { name: 'Coin Evaluation' })
      .click();
    await page.getByRole('button', { name: 'New Analysis' }).click();
    await page.getByRole('textbox', { name: 'Coin name' }).fill('bitcoin');
    await page.getByRole('button', { name: 'Search Coin' }).click();
    await page.getByRole('button', { name: /^Market cap/ }).click();
    await page.getByRole('checkbox').first().check();
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await page.getByText('Your session has ended').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('authenticated'))).toBeNull();
    await page.getByRole('textbox', { name: 'E-mail' }).fill('demo@example.com');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText('1 of 24 ticked').waitFor();
  });
});
