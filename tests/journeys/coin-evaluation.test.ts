import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { messages, rewardMessage } from '../../src/contracts/messages.ts';
import { countShipped, loadShipped } from '../helpers/load-compiled.ts';
import { toAddresses } from '../helpers/live-upstreams.ts';
import { startUpstreamServer } from '../helpers/upstream-server.ts';
import { openProduct } from '../../scripts/product/open-product.ts';
import { followCalls } from './clock.ts';
import { unfold } from './searching.ts';
import { statement } from '../../src/engine/short-names.ts';
import { step } from './step.ts';
import { readSession } from './storage-keys.ts';
import { signInCopy } from '../../src/web/copy/sign-in.ts';
import { questionnaireCopy } from '../../src/web/copy/research/questionnaire.ts';
import { reasonsCopy } from '../../src/web/copy/research/reasons.ts';
import { coinEvaluationCopy } from '../../src/web/copy/research/coin-evaluation.ts';
import { evaluationSummaryCopy } from '../../src/web/copy/research/evaluation.ts';
import { disclaimerCopy } from '../../src/web/copy/disclaimer.ts';
import { publicCopy } from '../../src/web/copy/public/public-pages.ts';

const { parts, asked } = await countShipped('coineval');

const recorded = {
  '/search': { kind: 'recorded', file: 'coinpaprika/search-ethereum.json' },
  '/coins/eth-ethereum': { kind: 'recorded', file: 'coinpaprika/coin-eth-ethereum.json' },
  '/coins/btc-bitcoin': { kind: 'json', body: { id: 'btc-bitcoin', name: 'Bitcoin', symbol: 'BTC' } },
  '/people/vitalik-buterin': {
    kind: 'recorded',
    file: 'coinpaprika/people-vitalik-buterin.json',
  },
  '/news.xml': { kind: 'recorded', file: 'rss/coindesk.xml' },
} as const;

/** The same facts with another number of followers, as the source has it later. */
async function loadLaterEthereum() {
  const path = new URL('../fixtures/coinpaprika/coin-eth-ethereum.json', import.meta.url);
  const coin = JSON.parse(await readFile(path, 'utf8'));
  const links = coin.links_extended.map((link: object) =>
    'stats' in link ? { ...link, stats: later } : link,
  );
  return { kind: 'json', body: { ...coin, links_extended: links } } as const;
}

const [followersThen, followersNow] = ['3,006,234', '4,200'];
const later = { followers: 4200, subscribers: 4200, contributors: 785 };

const bitcoin = { id: 'btc-bitcoin', name: 'Bitcoin', symbol: 'BTC', rank: 1, is_active: true };

async function openStory() {
  const upstream = await startUpstreamServer(recorded);
  onTestFinished(() => upstream.close());
  const addresses = toAddresses((id) => upstream.base + (id === 'RSS' ? '/news.xml' : ''));
  const product = await openProduct({ UPSTREAMS: 'auto', ...addresses });
  onTestFinished(() => product.close());
  product.members('add', 'former@example.com', '--until', '2020-01-01');
  return { ...(await product.visit()), product, upstream };
}

const textOf = (page: Page, line: string) => page.getByText(line, { exact: true });

const sectionOf = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) });

const bodyOf = async (page: Page, header: Locator) =>
  page.locator(`[id="${await header.getAttribute('aria-controls')}"]`);

const followResearch = (page: Page) =>
  page.getByRole('navigation', { name: 'Research' }).getByRole('link', { name: 'Coin Evaluation' }).click();

const rowsOf = (page: Page) => page.getByRole('region', { name: /ethereum/i }).getByText(/^(Yes|No)$/);

// One story, since each part needs the state that the part before leaves.
it('A member evaluates a coin with recorded responses (A1-A3, A8, A10, C1, C2, C4-C6, I1-I3, I6, L1-L5, Q1, Q2, Q4)', async () => {
  const { page, context, complaints, product, upstream } = await openStory();
  const untilNoCall = followCalls(page);
  /** A call that a restart refuses or a reload aborts would be logged. */
  const untilQuiet = async () => {
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
    await untilNoCall();
  };
  const { questionnaire } = await loadShipped('coineval');
  const balance = questionnaire.reward * questionnaire.sections.length;
  const text = (line: string) => textOf(page, line);
  const section = (title: string) => sectionOf(page, title);
  const field = page.getByRole('textbox', { name: signInCopy.emailLabel });
  const panel = page.getByRole('region', { name: 'Coin info' });

  await step('enters through the landing page (A1, A3, L1)', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 }).textContent()).resolves.toBe(
      'Dive into Digital Asset Insights',
    );
    await page.getByRole('link', { name: publicCopy.login }).click();
    await page.getByRole('heading', { name: 'Take Profits: Dive into Digital Asset Insights' }).waitFor();
    // The document is shown before its code has loaded.
    await page.waitForLoadState();
  });

  await step('gets the same message for every refused sign-in (L2, L3)', async () => {
    await field.fill('demo@');
    await field.blur();
    await text(messages.emailInvalid).waitFor();
    for (const email of ['demo@', 'nobody@example.com', 'former@example.com']) {
      await field.fill(email);
      await page.getByRole('button', { name: signInCopy.button }).click();
      await text(messages.authFailed).waitFor();
      await field.fill('');
      await field.blur();
    }
    await page.route('**/login', (route) => route.fulfill({ status: 200, body: '' }), { times: 1 });
    await field.fill('demo@example.com');
    await page.getByRole('button', { name: signInCopy.button }).click();
    await text(messages.authFailed).waitFor();
    // The unknown member and the empty response each log an error.
    await expect.poll(() => complaints.errors).toHaveLength(2);
  });

  await step('signs in and agrees to the disclaimer, which cannot be skipped (L4, L5)', async () => {
    await field.fill('  Demo@Example.com ');
    await page.getByRole('button', { name: signInCopy.button }).click();
    await page.waitForURL('**/index');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(true);
    await page.route('**/disclaimer/**', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: disclaimerCopy.button }).click();
    await text(messages.disclaimerFailed).waitFor();
    await page.getByRole('button', { name: disclaimerCopy.button }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => readSession(page))
      .toMatchObject({
        authenticated: 'true',
        email: 'demo@example.com',
        coinsNo: '0',
        daysSigned: '0',
        hasAgreed: 'true',
        coinCollectedDate: expect.any(String),
      });
  });

  await step('searches: blank, unknown, then ethereum (C1, C2)', async () => {
    await followResearch(page);
    await page.getByRole('button', { name: 'New Analysis' }).click();
    const box = page.getByRole('combobox', { name: coinEvaluationCopy.field });
    const submit = page.getByRole('button', { name: coinEvaluationCopy.search });
    await box.fill('   ');
    await submit.click();
    await text(messages.coinSearchBlank).waitFor();
    expect(await section('Market cap').count()).toBe(0);
    upstream.answer('/search', { kind: 'json', body: { currencies: [] } });
    await box.fill('no such coin');
    await submit.click();
    await text(messages.coinNotFound).first().waitFor();
    await section('Market cap').waitFor();
    upstream.answer('/search', recorded['/search']);
    await box.fill(' ethereum ');
    await submit.click();
    await panel.getByText('Ethereum', { exact: true }).first().waitFor();
    await panel.getByText(/Live/).first().waitFor();
  });

  await step('opens a team member, and closes it with the back button (C4, A8)', async () => {
    await panel.getByRole('button', { name: /Vitalik Buterin/ }).click();
    await page.getByRole('dialog').getByText('Vitalik Buterin').first().waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await section('Market cap').waitFor();
  });

  await step('saves eight sections, each paid once (C5, I1, I2, I3)', async () => {
    for (const [index, { title, questions }] of questionnaire.sections.entries()) {
      // The first one is open, and a save opens the next one.
      await unfold(section(title));
      const body = await bodyOf(page, section(title));
      // Waits for one question's facts, so that they are kept with its answer.
      if (index === 1) await body.getByText(followersThen).first().waitFor();
      await body.getByRole('checkbox', { name: questions[0]!.title }).check();
      await body.getByRole('button', { name: questionnaireCopy.save, exact: true }).click();
      await body.getByText(messages.saved).waitFor();
      const paid = questionnaire.reward * (index + 1);
      await body.getByText(rewardMessage(questionnaire.reward, paid)).waitFor();
    }
    await page.getByRole('region', { name: evaluationSummaryCopy.finished(parts) }).waitFor();
    await section('Market cap').click();
    const first = await bodyOf(page, section('Market cap'));
    await first.getByRole('button', { name: questionnaireCopy.save, exact: true }).click();
    await first.getByText(messages.alreadyRewarded).waitFor();
    await expect
      .poll(() => readSession(page))
      .toMatchObject({
        coineval: 'true',
        CoinName: 'Ethereum',
        coinsNo: String(balance),
        coinevalId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    const kept = await readSession(page);
    expect(JSON.parse(kept['coineval_marketcap'] ?? '')).toEqual({
      [questionnaire.sections[0]!.questions[0]!.id]: true,
    });
  });

  await step('saves a decision, which pays no coins and sets no flag (C9)', async () => {
    const decision = page.getByRole('region', { name: 'Decision' });
    await decision.getByRole('radio', { name: 'Watch it' }).check();
    await decision.getByRole('button', { name: '1 month' }).click();
    // A reason is a statement of the evaluation's answers; members can add their own words.
    const picked = statement(questionnaire.sections[0]!.questions[0]!, true);
    await decision.getByRole('checkbox', { name: picked }).check();
    const because = decision.getByRole('textbox', { name: reasonsCopy.own }).first();
    await because.pressSequentially('and more');
    await decision.getByRole('button', { name: questionnaireCopy.save, exact: true }).click();
    await decision.getByText(messages.saved).waitFor();
    const saved = await page.request.get(`/api/report/decision/demo@example.com/journal`);
    expect(await saved.json()).toMatchObject([{ decision_for: `${picked}\nand more` }]);
    const kept = await readSession(page);
    expect(kept).toMatchObject({ coinsNo: String(balance) });
    expect(kept).not.toHaveProperty('decision');
  });

  await step('sees all answers on the results page (Q1, Q2)', async () => {
    await page.getByRole('link', { name: 'Results' }).click();
    await text('All entries of each section must be complete to see results.').waitFor();
    await expect.poll(() => rowsOf(page).count()).toBe(asked);
    expect(await rowsOf(page).filter({ hasText: 'Yes' }).count()).toBe(parts);
  });

  await step('finds everything again after a restart of the server (C1)', async () => {
    upstream.answer('/coins/eth-ethereum', await loadLaterEthereum());
    await untilQuiet();
    await product.restart();
    await followResearch(page);
    await page.getByRole('button', { name: 'New Analysis' }).click();
    await page.getByRole('button', { name: 'Previous Analysis' }).click();
    await text(`${parts} of ${parts} sections saved`).waitFor();
    await expect.poll(() => text(`${parts} of ${asked} answered`).count()).toBe(1);
    await page.getByRole('link', { name: 'Results' }).click();
    await expect.poll(() => rowsOf(page).count()).toBe(asked);
  });

  await step('reads the evidence kept with an answer, and what its source says now (Q4)', async () => {
    // The restarted server has lost its cache, and so has the page.
    await untilQuiet();
    await page.reload();
    const results = page.getByRole('region', { name: /ethereum/i });
    const followers = results.getByText(new RegExp(`${followersThen} then, ${followersNow} now`)).first();
    await followers.waitFor({ state: 'attached' });
    const unfolded = await followers.evaluate((element) => element.closest('[id]')?.id);
    await results.locator(`[aria-controls="${unfolded}"]`).click();
    await followers.waitFor();
  });

  await step('starts a new record for another coin (C6)', async () => {
    await followResearch(page);
    upstream.answer('/search', { kind: 'json', body: { currencies: [bitcoin] } });
    await page.getByRole('combobox', { name: coinEvaluationCopy.field }).fill('bitcoin');
    await page.getByRole('button', { name: coinEvaluationCopy.search }).click();
    await text(`0 of ${parts} sections saved`).waitFor();
    await expect.poll(() => readSession(page)).toMatchObject({ coineval: 'false', CoinName: 'Bitcoin' });
    const kept = await readSession(page);
    expect(kept).not.toHaveProperty('coinevalId');
    expect(kept).not.toHaveProperty('coineval_marketcap');
  });

  await step('opens the requested page in a new tab, with the saved results (A2, I6)', async () => {
    const tab = await context.newPage();
    await tab.goto('/results');
    await tab.getByRole('heading', { level: 1, name: 'Your insights' }).waitFor();
    await tab.getByRole('region', { name: /ethereum/i }).waitFor();
    await expect.poll(() => readSession(tab)).toMatchObject({ coineval: 'true' });
    expect(await readSession(tab)).not.toHaveProperty('coinevalId');
    await tab.close();
  });

  // No report of the content policy, no exception and no other line in the console (A10).
  expect(complaints).toMatchObject({ policy: [], exceptions: [] });
  // Facts are asked for again and again, perhaps during the restart or the reload.
  const isCutOff = (line: string) => line.includes('/facts/');
  // A search that starts late has a suggestion of the same name before it: each call counts once.
  const calls = new Set(
    complaints.errors.filter((line) => !isCutOff(line)).map((line) => line.split(' ').slice(0, 2).join(' ')),
  );
  expect([...calls].filter((call) => call.includes('/coinsearch/no'))).toHaveLength(1);
  expect([...calls].filter((call) => call.includes('/disclaimer/'))).toHaveLength(1);
  expect(calls, [...calls].join(', ')).toHaveProperty('size', 4);
});
