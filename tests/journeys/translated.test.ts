import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages, noMovementsMessage, rewardMessage } from '../../src/contracts/messages.ts';
import { pages, toCoinPath } from '../../src/contracts/pages.ts';
import { publicPaths } from '../../src/contracts/public-pages.ts';
import { accountCopy, sessionsCopy } from '../../src/web/copy/account.ts';
import { coinPageCopy } from '../../src/web/copy/research/coin-page.ts';
import { analysisListCopy } from '../../src/web/copy/research/analyses.ts';
import { evaluationCopy } from '../../src/web/copy/research/evaluation.ts';
import { notesCopy } from '../../src/web/copy/research/notes.ts';
import { logIn } from '../../scripts/product/open-product.ts';
import { countShipped, loadShipped } from '../helpers/load-compiled.ts';
import { translatePage } from '../helpers/translate-page.ts';
import { memberRoutes } from '../spec/table.ts';
import {
  askForMovements,
  askForPrice,
  askForReserves,
  regionOf,
  saveBlock,
  saveChecklist,
} from './market.ts';
import { openSection, searchNft, unfold } from './searching.ts';
import { expectQuiet } from './sound.ts';
import { startJourneys, type Member } from './start-journeys.ts';
import { step } from './step.ts';
import { dailyCopy } from '../../src/web/copy/daily.ts';
import { questionnaireCopy } from '../../src/web/copy/research/questionnaire.ts';

const { parts } = await countShipped('coineval');
const { questionnaire } = await loadShipped('coineval');
const [marketCap, community] = questionnaire.sections;

const journeys = startJourneys();

/** Translates what the page shows; resolves to the texts that the pages wrote into replaced nodes. */
async function translate<Opened extends Pick<Member, 'page'>>(opened: Opened) {
  const stale: string[] = [];
  await opened.page.exposeFunction('reportStale', (text: string) => stale.push(text));
  await opened.page.addInitScript(`(${String(translatePage)})((text) => window.reportStale(text));`);
  return { ...opened, stale };
}

const openMember = async () => translate(await journeys.member());
const text = (place: Page | Locator, words: string) => place.getByText(words, { exact: true });
const settled = (page: Page) => page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));

function expectTranslated(opened: Awaited<ReturnType<typeof openMember>>): void {
  expect(opened.stale).toEqual([]);
  expectQuiet(opened);
}

describe('On a page that the browser translates', () => {
  it('a member signs in, agrees to the disclaimer and reads every page', async () => {
    const visit = await translate(await journeys.visit());
    const { page } = visit;
    for (const path of publicPaths) {
      await page.goto(path);
      await page.locator('h1 font').first().waitFor();
    }
    await logIn(page, journeys.newEmail());
    for (const [path, heading] of Object.entries(memberRoutes)) {
      await step(path, async () => {
        // As by a link: the app replaces the page that the browser has translated.
        await page.evaluate((next) => {
          history.pushState(null, '', next);
          dispatchEvent(new PopStateEvent('popstate'));
        }, path);
        await page
          .getByRole('main')
          .getByRole('heading', { level: 1, name: heading })
          .locator('font')
          .first()
          .waitFor();
        await settled(page);
      });
    }
    expectTranslated({ ...visit, email: '' });
  });

  it('a member saves a section with a note, and renames, deletes and restores the analysis', async () => {
    const member = await openMember();
    const { page } = member;
    const body = await openSection(page, marketCap!.title);
    const first = marketCap!.questions[0]!;
    await body.getByRole('checkbox', { name: `Yes, ${first.title}`, exact: true }).check();
    await body.getByRole('button', { name: notesCopy.to(notesCopy.add, first.title) }).click();
    await body.getByRole('textbox', { name: notesCopy.text }).fill('As their site says');
    await body.getByRole('button', { name: questionnaireCopy.save, exact: true }).click();
    await text(body, messages.saved).waitFor();
    await text(body, rewardMessage(5, 5)).waitFor();
    await text(page, `1 of ${parts} sections saved`).waitFor();
    await page.getByRole('link', { name: /^5 coins/ }).waitFor();
    const second = await openNext(page, community!.title);
    await second.getByRole('checkbox').first().check();
    await second.getByRole('button', { name: questionnaireCopy.save, exact: true }).click();
    await text(second, rewardMessage(5, 10)).waitFor();
    await text(page, `2 of ${parts} sections saved`).waitFor();

    await page.getByRole('button', { name: evaluationCopy.all(1) }).click();
    const all = page.getByRole('region', { name: evaluationCopy.allTitle });
    await all.getByRole('button', { name: /^Rename Bitcoin/ }).click();
    await all.getByRole('textbox', { name: analysisListCopy.newName }).fill('Digital gold');
    await all.getByRole('button', { name: analysisListCopy.saveName }).click();
    await text(all, analysisListCopy.renamed('Digital gold')).waitFor();
    await all.getByRole('button', { name: /^Delete Digital gold/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await text(all, analysisListCopy.deleted('Digital gold')).waitFor();
    await all.getByRole('button', { name: analysisListCopy.undo }).click();
    await text(all, analysisListCopy.undone('Digital gold')).waitFor();
    await page.goto(pages.results.path);
    await page.getByRole('main').getByText('Digital gold').first().waitFor();

    await page.goto(`${toCoinPath('btc-bitcoin')}?part=deciding`);
    const decision = page.getByRole('region', { name: 'Decision', exact: true });
    await decision.getByRole('radio', { name: 'Watch it' }).check();
    await decision.getByRole('button', { name: questionnaireCopy.save, exact: true }).click();
    await text(decision, messages.saved).waitFor();
    await page.getByRole('main').getByRole('button', { name: coinPageCopy.research, exact: true }).click();
    await page.getByRole('region', { name: coinPageCopy.all }).waitFor();
    expectTranslated(member);
  });

  it('a member searches without a result, then evaluates an NFT', async () => {
    const member = await openMember();
    const { page } = member;
    await searchNft(page, 'no such thing');
    await text(page, messages.nftNotFound).waitFor();
    await searchNft(page, 'Tidal Forms');
    const header = page.getByRole('heading', { level: 3 }).getByRole('button', { name: /^ART/ });
    await unfold(header);
    const art = page.locator(`[id="${await header.getAttribute('aria-controls')}"]`);
    await art.getByRole('checkbox').first().check();
    await art.getByRole('button', { name: questionnaireCopy.save, exact: true }).click();
    await text(art, messages.saved).waitFor();
    await text(art, rewardMessage(5, 5)).waitFor();
    expectTranslated(member);
  });

  it('a member saves a checklist and insights, and sees prices, movements and reserves', async () => {
    const member = await openMember();
    const { page } = member;
    await page.goto(pages.charting.path);
    expect(await saveChecklist(page)).toBe(200);
    await page.goto(pages.fearGreed.path);
    expect(await saveBlock(page, 'Market Insights: Fear and greed')).toBe(200);
    await askForPrice(page, 'BTC');
    await text(regionOf(page, 'Coin price'), 'Bitcoin price').waitFor();
    await page.goto(pages.news.path);
    expect(await saveBlock(page, 'Market Insights: Crypto news')).toBe(200);
    await page.goto(pages.movements.path);
    await askForMovements(page, 'DAI');
    await regionOf(page, /^DAI, \d+ large transactions$/).waitFor();
    await askForMovements(page, 'SUSHI');
    await text(page, noMovementsMessage('SUSHI')).waitFor();
    await page.goto(pages.exchanges.path);
    await askForReserves(page, 'Binance');
    await regionOf(page, /Binance/)
      .getByRole('table')
      .first()
      .waitFor();
    expectTranslated(member);
  });

  it('a member collects the coins of the day, and exports their own data', async () => {
    const member = await openMember();
    const { page } = member;
    await page.goto(pages.daily.path);
    await page.getByRole('button', { name: dailyCopy.collect }).click();
    await text(page, '+1 coin').waitFor();
    await text(page, messages.dailyCollected).waitFor();
    await page.getByRole('link', { name: /^1 coin/ }).waitFor();
    await page.goto(pages.account.path);
    await text(page, sessionsCopy.current).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: accountCopy.export }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(accountCopy.exportFile);
    await page.getByRole('button', { name: accountCopy.export, disabled: false }).waitFor();
    expectTranslated(member);
  });
});

async function openNext(page: Page, title: string): Promise<Locator> {
  const header = page.getByRole('button', { name: new RegExp(`^${title}`) });
  await unfold(header);
  return page.locator(`[id="${await header.getAttribute('aria-controls')}"]`);
}
