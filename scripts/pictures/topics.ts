import type { Locator, Page } from 'playwright-core';
import { answerAll } from '../product/answer-all.ts';
import { mark } from './mark.ts';

export interface TopicPicture {
  readonly topic: string;
  /** Of the window, in px. */
  readonly width: number;
  readonly height: number;
  readonly arrange: (page: Page, email: string) => Promise<void>;
  /** The part that is taken; absent: the whole window. */
  readonly only?: (page: Page) => Locator;
}

const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Account and help' });
const footer = (page: Page): Locator => page.getByRole('contentinfo');

export const topicPictures: readonly TopicPicture[] = [
  {
    topic: 'getting-started',
    width: 960,
    height: 560,
    async arrange(page) {
      await page.goto('/index');
      await mark(page.getByRole('link', { name: 'Start Research' }));
    },
  },
  {
    topic: 'news',
    width: 960,
    height: 620,
    async arrange(page) {
      await page.goto('/news');
      const questions = page.getByRole('region', { name: /Crypto news$/ });
      const card = page.getByRole('region', { name: 'Latest news' }).getByRole('article').last();
      await scrollTo(card, 90);
      await card.getByRole('link').waitFor();
      await page.waitForFunction(() => Array.from(document.images).every(({ complete }) => complete));
      await scrollTo(card, 90);
      await mark(card, { label: 'A card' });
      await mark(questions, { label: 'The questions' });
    },
  },
  {
    topic: 'research',
    width: 1140,
    height: 720,
    async arrange(page) {
      await page.goto('/coineval');
      await page.getByRole('button', { name: 'Collapse sidebar' }).click();
      await page.getByRole('button', { name: 'New Analysis' }).click();
      await page.getByRole('combobox', { name: 'Coin name' }).fill('Ethereum');
      await page.getByRole('button', { name: 'Search Coin' }).click();
      await page.getByRole('region', { name: 'Coin info' }).getByText('Sample data').first().waitFor();
      await page.getByRole('button', { name: /^Market cap/ }).waitFor();
      await page.getByRole('checkbox').first().check();
    },
  },
  {
    topic: 'exchanges',
    width: 1140,
    height: 640,
    async arrange(page) {
      await page.goto('/exchanges');
      await page.getByRole('button', { name: 'Collapse sidebar' }).click();
      await page.getByRole('combobox', { name: 'Select Exchange' }).selectOption({ label: 'Bybit' });
      await page.getByRole('button', { name: 'Get Reserves' }).click();
      await page
        .getByRole('region', { name: /Change in Reserves$/ })
        .locator('svg')
        .first()
        .waitFor();
    },
  },
  {
    topic: 'data',
    width: 960,
    height: 560,
    async arrange(page) {
      await page.goto('/walletmovement');
      await page.getByRole('button', { name: 'ETH' }).click();
      await page.getByRole('button', { name: 'Get latest movements' }).click();
      const transfer = page
        .getByRole('region', { name: /large transactions$/ })
        .getByRole('row')
        .filter({ hasText: /exchange.*fund/ })
        .first();
      await transfer.waitFor();
      await scrollTo(transfer, 330);
      await mark(transfer.getByText(/^US\$/), { label: 'Amount', space: 3 });
      await mark(transfer.getByText(/^\d\d:\d\d/), { label: 'Time', space: 3 });
      const wallets = transfer.locator('p:has(code)').locator('xpath=..');
      await mark(wallets.nth(0), { label: 'Sender', below: true, space: 3 });
      await mark(wallets.nth(1), { label: 'Receiver', below: true, space: 3 });
    },
  },
  {
    topic: 'charting',
    width: 1180,
    height: 720,
    async arrange(page) {
      await page.goto('/technicalanalysis');
      await page.getByRole('button', { name: 'Collapse sidebar' }).click();
      await page
        .getByRole('region', { name: 'Bitcoin', exact: true })
        .getByRole('img')
        .first()
        .locator('svg')
        .waitFor();
      await mark(page.getByRole('group', { name: 'Days shown' }));
    },
  },
  {
    topic: 'results',
    width: 960,
    height: 820,
    async arrange(page, email) {
      await answerAll(page, 'swingtrade', { email });
      await answerAll(page, 'por', { email });
      // The tab must not know answers that another tab would have saved.
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('/results');
      await page.getByRole('heading', { name: /Swing trade checklist/ }).waitFor();
      await page.getByRole('heading', { name: /Proof of reserves/ }).waitFor();
    },
  },
  {
    topic: 'top-navigation-bar',
    width: 1280,
    height: 300,
    async arrange(page) {
      await page.goto('/index');
      for (const name of ['Tutorial', 'Get Help', 'Airdrops', 'Daily Check-in', 'Account'])
        await mark(bar(page).getByRole('link', { name }), { space: -1 });
    },
    only: bar,
  },
  {
    topic: 'footer',
    width: 960,
    height: 640,
    async arrange(page) {
      await page.goto('/index');
      await footer(page).getByRole('link', { name: 'Contact' }).waitFor();
      for (const link of await footer(page).getByRole('link').all()) await mark(link);
    },
    only: footer,
  },
];

async function scrollTo(target: Locator, space: number): Promise<void> {
  await target.evaluate((element, top) => {
    window.scrollTo(0, window.scrollY + element.getBoundingClientRect().top - top);
  }, space);
}
