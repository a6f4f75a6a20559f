import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { evaluationCopy } from '../../src/web/copy/research/evaluation.ts';
import { questionnaireCopy } from '../../src/web/copy/research/questionnaire.ts';
import { analysisListCopy } from '../../src/web/copy/research/analyses.ts';
import { analysesCopy, resultsCopy } from '../../src/web/copy/research/results.ts';
import { answerAll } from '../../scripts/product/answer-all.ts';
import { expectQuiet } from './sound.ts';
import { startJourneys, type Member } from './start-journeys.ts';
import { step } from './step.ts';
import { countShipped } from '../helpers/load-compiled.ts';
import { coinEvaluationCopy } from '../../src/web/copy/research/coin-evaluation.ts';

const { stands } = questionnaireCopy;
const { parts } = await countShipped('coineval');

const inOrder = [
  'Coin evaluation Ethereum',
  'Swing trade checklist',
  'Market Insights: Calendar',
  'Market Insights: Fear and greed',
  'Market Insights: Wallet movement',
  'Market Insights: Crypto news',
  'Market Insights: Proof of reserves',
  'Market Insights: Google News',
  'Market Insights: Google Trends',
  'Market Insights: On-chain',
  'Market Insights: Social',
  'Market Insights: Exchange wallet',
  'NFT evaluation Tidal Forms',
];
const plain = [
  'swingtrade',
  'calendar',
  'fng',
  'walletmovement',
  'cryptonews',
  'por',
  'googlenews',
  'googletrends',
  'onchain',
  'social',
  'exchangewallet',
];

const journeys = startJourneys();

const openResults = async (page: Page) => {
  await page.goto('/results');
  await page.getByRole('heading', { level: 1, name: 'Your insights' }).waitFor();
};

const settled = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
const analysesOf = (page: Page) => page.getByRole('region', { name: 'Your coin analyses' });
/** In the menu of an analysis. */
async function openAnalysis(page: Page, name: string): Promise<void> {
  await analysesOf(page)
    .getByRole('button', { name: analysesCopy.acts(name) })
    .click();
  await analysesOf(page).getByRole('link', { name: analysisListCopy.open }).click();
}
const ethereumOf = (page: Page) => page.getByRole('region', { name: 'Coin evaluation Ethereum' });

/** The results of a member who has answered the named questionnaires, and has analyses of two coins. */
async function openAnswered(...ids: readonly string[]): Promise<Member> {
  const member = await journeys.member();
  const { page, email } = member;
  for (const id of ids) await answerAll(page, id, { email });
  await answerAll(page, 'coineval', { email, name: 'Bitcoin', yes: false });
  await answerAll(page, 'coineval', { email, name: 'Ethereum' });
  return member;
}

async function answerEverything(): Promise<Member> {
  const member = await openAnswered(...plain);
  await answerAll(member.page, 'nfteval', { email: member.email, name: 'Tidal Forms' });
  return member;
}

async function importJson(page: Page, content: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: resultsCopy.import }).click(),
  ]);
  await chooser.setFiles({
    name: 'take-profits-results.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
}

async function compare(page: Page): Promise<void> {
  for (const coin of [/^Ethereum/, /^Bitcoin/]) {
    await analysesOf(page).getByRole('checkbox', { name: coin }).focus();
    await page.keyboard.press('Space');
  }
  await analysesOf(page).getByRole('button', { name: 'Compare' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Comparison of coin analyses' }).getByRole('table').waitFor();
}

describe('The results of a member', () => {
  it('show every part in order, and are exported as CSV without formulas and as JSON that another member imports (Q2, Q3)', async () => {
    const member = await answerEverything();
    const { page } = member;
    await openResults(page);
    await ethereumOf(page).waitFor();
    await settled(page);
    await analysesOf(page)
      .getByRole('row', { name: /Ethereum.*\d+ for.*Finished/ })
      .waitFor();
    // One part is open on screen; all are printed.
    await page.emulateMedia({ media: 'print' });
    const names = async () => {
      const texts = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
      return texts.map((text) => text.trim()).slice(-inOrder.length);
    };
    await expect.poll(names).toEqual(inOrder);
    await page.emulateMedia({ media: 'screen' });
    const nft = page.getByRole('region', { name: 'Tidal Forms' });
    await page.getByRole('button', { name: /^NFT evaluation/, expanded: false }).click();
    await ethereumOf(page).waitFor({ state: 'hidden' });
    await nft
      .getByText(/^=What I think of/)
      .first()
      .waitFor();
    await expect.poll(() => nft.getByRole('button', { name: /CryptoPunks/ }).count()).toBe(1);
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Coin evaluation.*2 finished/ })
      .waitFor();

    const day = new Date().toISOString().slice(0, 10);
    const save = async (kind: string, ending: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: kind, exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`take-profits-results-${day}.${ending}`);
      return readFile(await download.path(), 'utf8');
    };
    const saveCsv = async (format: string) => {
      await page.getByRole('button', { name: resultsCopy.csvFormats }).click();
      return save(format, 'csv');
    };
    const csv = await saveCsv(resultsCopy.csvCommas);
    expect(csv.startsWith('\uFEFFPart,Name,Subject,Day (UTC),')).toBe(true);
    expect(csv).toContain('Coin evaluation,Bitcoin,Bitcoin,');
    expect(csv).toContain("'=What I think of");
    expect(csv).not.toMatch(/(^|,)"?[=+@]/m);
    const semicolons = await saveCsv(resultsCopy.csvSemicolons);
    expect(semicolons.startsWith('\uFEFFPart;Name;Subject;Day (UTC);')).toBe(true);
    const json = JSON.parse(await save('JSON', 'json'));
    // Two coins have analyses.
    expect(json.parts.map(({ part }: { part: string }) => part)).toHaveLength(inOrder.length + 1);
    expect(json.parts.map(({ name }: { name: string | null }) => name)).toContain('Bitcoin');
    expectQuiet(member);

    // Another member imports the file; a second import adds nothing.
    const other = await journeys.member();
    await openResults(other.page);
    await importJson(other.page, 'no export');
    await other.page.getByText(resultsCopy.importNoFile).waitFor();
    await importJson(other.page, JSON.stringify(json));
    await other.page.getByText(resultsCopy.imported(json.parts.length, 0), { exact: true }).waitFor();
    await importJson(other.page, JSON.stringify(json));
    await other.page.getByText(resultsCopy.imported(0, json.parts.length), { exact: true }).waitFor();
    await openAnalysis(other.page, 'Ethereum');
    await ethereumOf(other.page).getByText(`${stands.open} 0`, { exact: true }).waitFor();
    expectQuiet(other);
  });

  it('are compared two at a time by keyboard alone, also on a phone, and printed (Q3, A8)', async () => {
    const member = await openAnswered();
    const { page } = member;
    await openResults(page);
    await compare(page);
    const panel = page.getByRole('region', { name: 'Comparison of coin analyses' });
    const table = panel.getByRole('table');
    const differing = table.getByRole('row', { name: /^Cap on CoinGecko/ });
    await step('the columns and the rows', async () => {
      await page.waitForFunction(() => document.activeElement?.textContent === 'Comparison of coin analyses');
      const toHead = (name: string) => expect.stringMatching(`${name} \\d+ \\w+ \\d{4} Edit answers`);
      await expect
        .poll(async () => (await table.getByRole('columnheader').allTextContents()).slice(0, 2))
        .toEqual([toHead('Ethereum'), toHead('Bitcoin')]);
      await expect
        .poll(() => differing.getByRole('cell').allTextContents())
        .toEqual([`Yes ${stands.for}`, `No ${stands.against}`]);
    });
    await step('row by row with the arrow keys', async () => {
      await panel.getByRole('region', { name: /^Comparison/ }).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.waitForFunction(() => document.activeElement?.matches('tbody > tr'));
    });
    await step('again after a reload, and not after going back', async () => {
      const address = new URL(page.url());
      expect(address.pathname + address.search).toMatch(/^\/results\?compare=coineval:[^,:]+,[^,:]+$/);
      await page.reload();
      await differing.waitFor();
      await page.goBack();
      await analysesOf(page).getByRole('table').waitFor();
      await page.goForward();
      await table.waitFor();
    });
    await step('by section', async () => {
      await panel.getByRole('button', { name: 'By section' }).click();
      await table.getByRole('row', { name: /^Founders/ }).waitFor();
    });
    await step('on a phone, each name above its answers', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      // A narrowed window is laid out a moment later.
      const places = () =>
        differing.locator('th, td').evaluateAll((cells) => {
          const [name = Number.NaN, ...answers] = cells.map((cell) => cell.getBoundingClientRect().top);
          return { isBelow: answers.every((top) => top > name), tops: new Set(answers).size };
        });
      await expect.poll(places).toEqual({ isBelow: true, tops: 1 });
    });
    await step('printed, without the way back', async () => {
      const back = page.getByRole('link', { name: 'All results', exact: true });
      await back.waitFor();
      await page.emulateMedia({ media: 'print' });
      await back.waitFor({ state: 'hidden' });
      await page.emulateMedia({ media: 'screen' });
      await back.click();
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await step('all of them printed in light colours, without the frame around them', async () => {
      const founders = ethereumOf(page).getByRole('heading', { name: 'Founders' });
      await page.getByRole('button', { name: /^Coin evaluation/, expanded: true }).click();
      await founders.waitFor({ state: 'hidden' });
      await page.emulateMedia({ media: 'print' });
      // Folded parts of the screen are printed.
      await founders.waitFor();
      await page.getByRole('banner').waitFor({ state: 'hidden' });
      await page.getByRole('contentinfo').waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: resultsCopy.csvFormats }).waitFor({ state: 'hidden' });
      const fill = () => getComputedStyle(document.body).backgroundColor;
      await expect.poll(() => page.evaluate(fill)).toBe('rgb(255, 255, 255)');
      await ethereumOf(page).waitFor();
      // The analyses are a table to read.
      await expect.poll(() => analysesOf(page).getByRole('row').count()).toBe(3);
      await expect.poll(() => analysesOf(page).getByRole('checkbox').count()).toBe(0);
      await expect.poll(() => analysesOf(page).getByRole('button').count()).toBe(0);
      await page.emulateMedia({ media: 'screen' });
    });
    await step('an older one is opened read-only, at its own address', async () => {
      await openAnalysis(page, 'Bitcoin');
      const bitcoin = page.getByRole('region', { name: 'Coin evaluation Bitcoin' });
      await bitcoin.getByText(`${stands.open} 0`, { exact: true }).waitFor();
      expect(await bitcoin.getByRole('checkbox').count()).toBe(0);
      await page.reload();
      await bitcoin.getByText(`${stands.open} 0`, { exact: true }).waitFor();
    });
    expectQuiet(member);
  });

  // One story, since each part needs the state that the part before leaves.
  it('link to their questions, and hide the card of an analysis that was restarted (Q1)', async () => {
    const member = await openAnswered();
    const { page } = member;
    await openResults(page);

    await step('lead back to their questions with the analysis opened', async () => {
      await ethereumOf(page).getByRole('link', { name: 'Edit answers' }).click();
      await page.waitForURL('**/coineval?analysis=*');
      await page.getByText(`${parts} of ${parts} sections saved`, { exact: true }).waitFor();
      const field = page.getByRole('combobox', { name: coinEvaluationCopy.field });
      await expect.poll(() => field.inputValue()).toBe('Ethereum');
    });

    await step('offer no coins for paid sections, also in a new analysis', async () => {
      const save = page.getByRole('button', { name: questionnaireCopy.save, exact: true }).first();
      await page.getByRole('button', { name: /^Market cap/ }).click();
      await save.click();
      await page.getByText(/^Congratulations/).waitFor();
      await page.getByRole('button', { name: 'New Analysis' }).click();
      await page.getByRole('combobox', { name: coinEvaluationCopy.field }).fill('bitcoin');
      await page.getByRole('button', { name: coinEvaluationCopy.search }).click();
      await page.getByRole('button', { name: evaluationCopy.startNew }).click();
      const promise = async (title: string) =>
        /\+5 coins/.test(
          (await page.getByRole('button', { name: new RegExp(`^${title}`) }).textContent()) ?? '',
        );
      const promises = async () => [await promise('Market cap'), await promise('Community size')];
      await expect.poll(promises).toEqual([false, true]);
    });

    await step('hide the card of an analysis that was restarted, and nothing else', async () => {
      await openResults(page);
      await page
        .getByRole('listitem')
        .filter({ hasText: /^Coin evaluation.*2 finished/ })
        .waitFor();
      await ethereumOf(page).waitFor({ state: 'detached' });
      await analysesOf(page).getByRole('link', { name: 'Bitcoin' }).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'JSON', exact: true }).click(),
      ]);
      const file = JSON.parse(await readFile(await download.path(), 'utf8'));
      expect(file.parts.map(({ name }: { name: string }) => name)).toEqual(['Ethereum', 'Bitcoin']);
    });
    expectQuiet(member);
  });

  it('list every journal entry, and link each part to its questions', async () => {
    const member = await journeys.member();
    const { page, email } = member;
    for (const [day, text] of [
      ['2026-01-05', 'A hearing.'],
      ['2026-01-06', 'An upgrade.'],
    ]) {
      const about = { day };
      await page.request.post('/api/report/calendar', { data: { email, about, significant_events: text } });
    }
    await openResults(page);
    await step('the latest entry and the earlier one', async () => {
      await page.getByRole('link', { name: `${resultsCopy.readEntries} Calendar` }).click();
      await page.getByText('An upgrade.').waitFor();
      await page.getByText('A hearing.').waitFor();
      const entries = page.locator(':has(> time)').filter({ hasText: /^Entry of/ });
      await expect
        .poll(() => entries.allTextContents())
        .toEqual(['Entry of 6 Jan 2026', 'Entry of 5 Jan 2026']);
    });
    const openPart = async (name: RegExp) => {
      // The list of parts moves down once the entries above it are loaded.
      await page.getByRole('link', { name: `${resultsCopy.readEntries} Calendar` }).waitFor();
      const list = page.getByRole('list', { name: 'Parts of your research' });
      await list.getByRole('link', { name }).click();
    };
    await step('to the block on its page', async () => {
      await page.getByRole('link', { name: 'All results' }).click();
      await openPart(/^Calendar/);
      await page.waitForURL('**/cryptocal#calendar_insights');
      const block = page.getByRole('region', { name: 'Market Insights: Calendar' });
      await block.waitFor();
      await expect.poll(() => block.evaluate((one) => one === document.activeElement)).toBe(true);
    });
    await step('to the section of a checklist', async () => {
      await page.goBack();
      await openPart(/^Swing/);
      await page.waitForURL('**/technicalanalysis#swingtrade_tobuy');
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-expanded') === 'true');
    });
    expectQuiet(member);
  });
});
