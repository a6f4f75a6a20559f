import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { messages } from '../../src/contracts/messages.ts';
import { askForMovements, askForPrice, askForReserves, regionOf } from './market.ts';
import { expectSoundState } from './sound.ts';
import { startJourneys } from './start-journeys.ts';
import { airdropsPanelCopy } from '../../src/web/copy/panels/airdrops.ts';
import { uiCopy } from '../../src/web/copy/ui.ts';

interface State {
  readonly name: string;
  readonly page: string;
  readonly bringAbout: (page: Page) => Promise<void>;
}

const states: readonly State[] = [
  {
    name: 'movements are listed (W1)',
    page: '/walletmovement',
    bringAbout: async (page) => {
      await askForMovements(page, 'BTC');
      await regionOf(page, /^BTC, \d+ large transactions?$/).waitFor();
    },
  },
  {
    name: 'a coin has no movements (W2)',
    page: '/walletmovement',
    bringAbout: async (page) => {
      await askForMovements(page, 'SUSHI');
      await page.getByRole('button', { name: 'Choose another coin' }).waitFor();
    },
  },
  {
    name: 'the price of a coin is shown, and the table of a chart is open (F1, S2)',
    page: '/fng',
    bringAbout: async (page) => {
      await askForPrice(page, 'DOT');
      await regionOf(page, 'Coin price').getByText('Polkadot price').waitFor();
      await regionOf(page, 'Bitcoin').getByRole('button', { name: uiCopy.showTable }).click();
    },
  },
  {
    name: 'reserves are shown, and the table of one chart is open (P2)',
    page: '/exchanges',
    bringAbout: async (page) => {
      await askForReserves(page, 'Bybit');
      const panel = regionOf(page, "Bybit's Change in Reserves");
      const table = panel.getByRole('button', { name: uiCopy.showTable });
      // While the figures load, a placeholder of the same name is shown.
      await table.waitFor();
      await panel.scrollIntoViewIfNeeded();
      await panel.locator('svg').first().waitFor();
      await table.click();
    },
  },
  {
    name: 'airdrops are filtered, and none matches (R1)',
    page: '/airdrops',
    bringAbout: async (page) => {
      await page.getByRole('combobox', { name: airdropsPanelCopy.type }).selectOption('Lending');
      await page.getByText('1 of 6 airdrops').waitFor();
      await page.getByRole('searchbox', { name: airdropsPanelCopy.filter }).fill('no such airdrop');
      await page.getByRole('button', { name: 'Show all airdrops' }).waitFor();
    },
  },
  {
    name: 'the calendar is filtered by type and coin, and no event matches (K1)',
    page: '/cryptocal',
    bringAbout: async (page) => {
      await regionOf(page, 'Events').getByText('40 events', { exact: true }).waitFor();
      await page.getByRole('combobox', { name: 'Event type' }).selectOption('Conference');
      await regionOf(page, 'Events')
        .getByText(/ of 40 events$/)
        .waitFor();
      const coins = page.getByRole('combobox', { name: 'Coin' });
      const none = page.getByRole('button', { name: 'Show all events' });
      for (const coin of (await coins.getByRole('option').allTextContents()).slice(1)) {
        await coins.selectOption(coin);
        if (await none.isVisible()) return;
      }
      throw new Error('Some coin has no conference');
    },
  },
  {
    name: 'a later page of the calendar failed (K1, Z1)',
    page: '/cryptocal',
    bringAbout: async (page) => {
      await page.route('**/allcal/2/', (route) => route.abort());
      await page.reload();
      await page.getByText(messages.loadingFailed).waitFor();
    },
  },
  {
    name: 'the news failed (X1, Z1)',
    page: '/news',
    bringAbout: async (page) => {
      await page.route('**/api/data/news', (route) => route.abort());
      await page.reload();
      await page.getByText(messages.loadingFailed).waitFor();
    },
  },
];

const journeys = startJourneys();

it.each(states)(
  'the page fits each width and has no axe faults in either theme when $name',
  async ({ page: path, ...state }) => {
    const { page } = await journeys.member();
    await page.clock.install();
    await page.goto(path);
    await state.bringAbout(page);
    await expectSoundState(page, state.name);
  },
);
