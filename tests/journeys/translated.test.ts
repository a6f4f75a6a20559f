import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages, noMovementsMessage, rewardMessage } from '../../src/contracts/messages.ts';
import { pages } from '../../src/contracts/pages.ts';
import { analysisListCopy } from '../../src/web/copy/research/analyses.ts';
import { evaluationCopy } from '../../src/web/copy/research/evaluation.ts';
import { notesCopy } from '../../src/web/copy/research/notes.ts';
import { logIn } from '../../scripts/product/open-product.ts';
import { countShipped, loadShipped } from '../helpers/load-compiled.ts';
import { modules } from '../spec/table.ts';
import { follow } from './follow.ts';
import {
  askForMovements,
  askForPrice,
  askForReserves,
  regionOf,
  saveBlock,
  saveChecklist,
} from './market.ts';
import { openSection, unfold } from './searching.ts';
import { startJourneys } from './start-journeys.ts';
import { step } from './step.ts';
import { listKeys, toKeys } from './storage-keys.ts';
import { expectTranslated, translate } from './translate.ts';
import { dailyCopy } from '../../src/web/copy/daily.ts';
import { questionnaireCopy } from '../../src/web/copy/research/questionnaire.ts';

const { parts } = await countShipped('coineval');
const { questionnaire } = await loadShipped('coineval');
const [marketCap, community] = questionnaire.sections;

const journeys = startJourneys();

const text = (place: Page | Locator, words: string) => place.getByText(words, { exact: true });

interface AskingPage {
  readonly path: string;
  readonly questionnaires: readonly string[];
  /** Requests data that the page shows on request. */
  readonly ask?: (page: Page) => Promise<void>;
}

const asking: readonly AskingPage[] = [
  { path: pages.calendar.path, questionnaires: ['calendar'] },
  { path: pages.news.path, questionnaires: ['cryptonews', 'googlenews'] },
  {
    path: pages.movements.path,
    questionnaires: ['walletmovement', 'onchain'],
    ask: async (page) => {
      await askForMovements(page, 'DAI');
      await regionOf(page, /^DAI, \d+ large transactions$/).waitFor();
      await askForMovements(page, 'SUSHI');
      await text(page, noMovementsMessage('SUSHI')).waitFor();
    },
  },
  {
    path: pages.fearGreed.path,
    questionnaires: ['fng', 'googletrends'],
    ask: async (page) => {
      await askForPrice(page, 'BTC');
      await text(regionOf(page, 'Coin price'), 'Bitcoin price').waitFor();
    },
  },
  {
    path: pages.exchanges.path,
    questionnaires: ['por', 'exchangewallet'],
    ask: async (page) => {
      await askForReserves(page, 'Binance');
      await regionOf(page, /Binance/)
        .getByRole('table')
        .first()
        .waitFor();
    },
  },
];

// Every page is read in journeys/every-page.test.ts.
describe('On a page that the browser translates', () => {
  it('a member signs in, saves sections with a note, and renames, deletes and restores the analysis', async () => {
    const member = await translate(await journeys.visit());
    const { page } = member;
    await logIn(page, journeys.newEmail());
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
    const openMenu = (name: string) =>
      all.getByRole('button', { name: new RegExp(`^${analysisListCopy.more(name)}`) }).click();
    await openMenu('Bitcoin');
    await all.getByRole('button', { name: /^Rename Bitcoin/ }).click();
    await all.getByRole('textbox', { name: analysisListCopy.newName }).fill('Digital gold');
    await all.getByRole('button', { name: analysisListCopy.saveName }).click();
    await text(all, analysisListCopy.renamed('Digital gold')).waitFor();
    await openMenu('Digital gold');
    await all.getByRole('button', { name: /^Delete Digital gold/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await text(all, analysisListCopy.deleted('Digital gold')).waitFor();
    await all.getByRole('button', { name: analysisListCopy.undo }).click();
    await text(all, analysisListCopy.undone('Digital gold')).waitFor();
    await follow(page, pages.results.path);
    await page.getByRole('main').getByText('Digital gold').first().waitFor();

    await follow(page, pages.daily.path);
    await page.getByRole('button', { name: dailyCopy.collect }).click();
    await text(page, '+1 coin').waitFor();
    await page.getByRole('link', { name: /^11 coins/ }).waitFor();
    expectTranslated(member);
  });

  it('a member saves each block of questions, which are in their order, and sees market data (I5, L4, S1)', async () => {
    const member = await translate(await journeys.member());
    const { page } = member;
    const expectKeys = (module: string) =>
      expect.poll(() => listKeys(page, 'sessionStorage')).toEqual(expect.arrayContaining(toKeys(module)));
    await page.goto(pages.charting.path);
    await page.getByRole('checkbox').last().check();
    expect(await saveChecklist(page)).toBe(200);
    await expectKeys('swingtrade');
    for (const { path, questionnaires, ask } of asking) {
      await step(path, async () => {
        await follow(page, path);
        const titles = await Promise.all(
          questionnaires.map(async (id) => (await loadShipped(id)).questionnaire.title),
        );
        const headings = page.getByRole('main').getByRole('heading');
        const last = async () => (await headings.allTextContents()).slice(-titles.length);
        await expect.poll(last).toEqual(titles);
        await ask?.(page);
        for (const title of titles) expect(await saveBlock(page, title)).toBe(200);
        for (const id of questionnaires) await expectKeys(id);
      });
    }
    const unnamed = Object.entries(modules).filter(([, { nameKey }]) => nameKey === undefined);
    const saved = ['swingtrade', ...asking.flatMap(({ questionnaires }) => questionnaires)];
    expect(saved).toEqual(expect.arrayContaining(unnamed.map(([module]) => module)));
    expectTranslated(member);
  });
});

async function openNext(page: Page, title: string): Promise<Locator> {
  const header = page.getByRole('button', { name: new RegExp(`^${title}`) });
  await unfold(header);
  return page.locator(`[id="${await header.getAttribute('aria-controls')}"]`);
}
