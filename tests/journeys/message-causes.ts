import type { Locator, Page } from 'playwright-core';
import * as spec from '../spec/table.ts';
import { askForMovements, askForReserves } from './market.ts';
import { openSection, searchCoin, searchNft } from './searching.ts';
import type { Journeys } from './start-journeys.ts';
import { disclaimerCopy } from '../../src/web/copy/disclaimer.ts';
import { questionnaireCopy } from '../../src/web/copy/research/questionnaire.ts';
import { dailyCopy } from '../../src/web/copy/daily.ts';
import { signInCopy } from '../../src/web/copy/sign-in.ts';

async function tryLogin(page: Page, address: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: signInCopy.emailLabel }).fill(address);
  await page.getByRole('button', { name: signInCopy.button }).click();
}

async function collectCoins(page: Page): Promise<void> {
  await page.goto('/daily');
  await page.getByRole('button', { name: dailyCopy.collect }).click();
}

const saveOpen = (section: Locator) =>
  section.getByRole('button', { name: questionnaireCopy.save, exact: true }).click();

async function saveSection(page: Page, title: string): Promise<Locator> {
  const section = await openSection(page, title);
  await saveOpen(section);
  return section;
}

interface Case {
  readonly who: 'visitor' | 'member';
  readonly bringAbout: (page: Page, journeys: Journeys) => Promise<void>;
}

/** The real cause of each message of the catalogue. */
export const causes: Record<keyof typeof spec.messages, Case> = {
  authFailed: { who: 'visitor', bringAbout: (page) => tryLogin(page, 'nobody@example.com') },
  emailInvalid: {
    who: 'visitor',
    bringAbout: async (page) => {
      await page.goto('/login');
      await page.getByRole('textbox', { name: signInCopy.emailLabel }).fill('nobody@');
      await page.getByRole('textbox', { name: signInCopy.emailLabel }).blur();
    },
  },
  authWaiting: {
    who: 'visitor',
    bringAbout: async (page) => {
      // Never answered: it waits until the page is closed.
      await page.route('**/api/report/user/**', () => undefined, { times: 1 });
      await tryLogin(page, 'demo@example.com');
    },
  },
  disclaimerFailed: {
    who: 'visitor',
    bringAbout: async (page, journeys) => {
      await page.route('**/api/report/disclaimer/**', (route) => route.abort(), { times: 1 });
      await tryLogin(page, journeys.newEmail());
      await page.getByRole('button', { name: disclaimerCopy.button }).click();
    },
  },
  previousFailed: {
    who: 'member',
    bringAbout: async (page) => {
      await page.goto('/coineval');
      await page.getByRole('button', { name: 'Previous Analysis' }).click();
    },
  },
  coinNotFound: { who: 'member', bringAbout: (page) => searchCoin(page, 'no such coin') },
  coinSearchBlank: { who: 'member', bringAbout: (page) => searchCoin(page, '   ') },
  nftSearchShort: { who: 'member', bringAbout: (page) => searchNft(page, ' ab ') },
  nftNotFound: { who: 'member', bringAbout: (page) => searchNft(page, 'no such thing') },
  nftSearchFailed: {
    who: 'member',
    bringAbout: async (page) => {
      await page.route('**/api/nft/**', (route) => route.abort(), { times: 1 });
      await searchNft(page, 'Tidal Forms');
    },
  },
  mediaLoading: {
    who: 'member',
    bringAbout: async (page) => {
      // Never answered: it waits until the page is closed.
      await page.route('**/media/**', () => undefined, { times: 1 });
      await searchNft(page, 'Tidal Forms');
    },
  },
  dailyFailed: {
    who: 'member',
    bringAbout: async (page) => {
      await page.route('**/api/report/coin/*/daily', (route) => route.abort(), { times: 1 });
      await collectCoins(page);
    },
  },
  saved: {
    who: 'member',
    bringAbout: async (page) => {
      const section = await saveSection(page, 'Reviews');
      await section.getByText(spec.rewardLine(5, 5)).waitFor();
    },
  },
  alreadyRewarded: {
    who: 'member',
    bringAbout: async (page) => {
      const section = await saveSection(page, 'Reviews');
      await section.getByText(spec.rewardLine(5, 5)).waitFor();
      // A save folds its section.
      await page.getByRole('button', { name: /^Reviews/ }).click();
      await saveOpen(section);
    },
  },
  dailyCollected: { who: 'member', bringAbout: collectCoins },
  movementsFailed: {
    who: 'member',
    bringAbout: async (page) => {
      await page.route('**/api/data/rocket/**', (route) => route.abort(), { times: 1 });
      await page.goto('/walletmovement');
      await askForMovements(page, 'ETH');
    },
  },
  loadingFailed: {
    who: 'member',
    bringAbout: async (page) => {
      await page.route('**/api/data/news', (route) => route.abort(), { times: 1 });
      await page.goto('/news');
    },
  },
  noEvents: {
    who: 'member',
    bringAbout: async (page) => {
      const counts = { total_count: 0, page_count: 0 };
      const json = { status: { error_code: 0 }, _metadata: counts, body: [] };
      await page.route('**/api/data/allcal/', (route) => route.fulfill({ json }), { times: 1 });
      await page.goto('/cryptocal');
    },
  },
  reservesFailed: {
    who: 'member',
    bringAbout: async (page) => {
      await page.goto('/exchanges');
      // The sample has none of its reserves.
      await askForReserves(page, 'Checksig');
    },
  },
  saveFailed: {
    who: 'member',
    bringAbout: async (page) => {
      const empty = { status: 200, body: '' };
      await page.route('**/api/report/coineval', (route) => route.fulfill(empty), { times: 1 });
      await saveSection(page, 'Market cap');
    },
  },
};
