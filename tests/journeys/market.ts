import type { Locator, Page } from 'playwright-core';
import { messages, rewardMessage } from '../../src/contracts/messages.ts';
import { subjectsCopy } from '../../src/web/copy/research/subjects.ts';
import { questionnaireCopy } from '../../src/web/copy/research/questionnaire.ts';
import { exchangesCopy } from '../../src/web/copy/exchanges.ts';
import { unfold } from './searching.ts';

export function regionOf(page: Page, name: string | RegExp): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** Chooses a coin on the data page or the fear and greed page, and requests it. */
async function askForCoin(page: Page, coin: string, ask: string): Promise<void> {
  await page.getByRole('group', { name: 'Coin' }).getByRole('button', { name: coin, exact: true }).click();
  await page.getByRole('button', { name: ask }).click();
}

export const askForMovements = (page: Page, coin: string) => askForCoin(page, coin, 'Get latest movements');

export const askForPrice = (page: Page, coin: string) => askForCoin(page, coin, 'Get latest index');

export async function chooseChartCoin(page: Page, symbol: string): Promise<void> {
  await page.getByRole('group', { name: 'Charts of' }).getByRole('button', { name: symbol }).click();
}

export async function askForReserves(page: Page, exchange: string): Promise<void> {
  await page.getByRole('combobox', { name: exchangesCopy.select }).selectOption(exchange);
  await page.getByRole('button', { name: exchangesCopy.ask }).click();
}

/** Saves a block of questions unchanged and waits for its reward; resolves to the status of the save. */
export async function saveBlock(page: Page, title: string): Promise<number> {
  const block = regionOf(page, title);
  // Its questions are built when they come near the window; before that it has another region.
  await block.getByRole('heading').waitFor();
  await block.scrollIntoViewIfNeeded();
  await chooseSubject(block);
  return save(page, block.getByRole('button', { name: questionnaireCopy.saveInsights }), block);
}

async function chooseSubject(block: Locator | Page): Promise<void> {
  const exchange = block.getByRole('combobox', { name: /^Exchange that/ }).first();
  const coin = block.getByRole('textbox', { name: subjectsCopy.name }).first();
  const questions = block.getByRole('button', { name: /^Save( my answers)?$/ });
  // The choice may be attached but still hidden while its page loads; the questions of a closed section stay hidden.
  await exchange.or(coin).filter({ visible: true }).or(questions).first().waitFor({ state: 'attached' });
  if (await exchange.isVisible()) await exchange.selectOption('Binance');
  if (await coin.isVisible()) {
    await coin.fill('bitcoin');
    await block.getByRole('button', { name: subjectsCopy.choose, exact: true }).first().click();
  }
}

/** The same for the checklist of swing trading. */
export async function saveChecklist(page: Page): Promise<number> {
  const header = page.getByRole('button', { name: /^To Buy/ });
  await unfold(header);
  const body = page.locator(`[id="${await header.getAttribute('aria-controls')}"]`);
  return save(page, body.getByRole('button', { name: questionnaireCopy.save, exact: true }), body);
}

async function save(page: Page, button: Locator, place: Locator): Promise<number> {
  await button.waitFor();
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) => response.request().method() === 'POST' && !response.url().includes('/coin/'),
    ),
    button.click(),
  ]);
  await place.getByText(messages.saved).waitFor();
  // The claim of the coins follows the save, and shows one of two lines.
  const gained = rewardMessage(5, 0).split(' ').slice(0, 4).join(' ');
  await place.getByText(gained).or(place.getByText(messages.alreadyRewarded)).waitFor();
  return answer.status();
}

/** Collects the page's console, except for the browser's own report of a failed call. */
export function collectLines(page: Page): readonly string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (!text.startsWith('Failed to load resource')) lines.push(`${message.type()}: ${text}`);
  });
  return lines;
}
