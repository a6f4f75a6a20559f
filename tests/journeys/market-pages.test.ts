import type { Locator } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import type { EventPage } from '../../src/contracts/events.ts';
import type { Movements } from '../../src/contracts/movements.ts';
import type { Reserves } from '../../src/contracts/reserves.ts';
import type { Ticker } from '../../src/contracts/ticker.ts';
import { loadShipped } from '../helpers/load-compiled.ts';
import { modules } from '../spec/table.ts';
import {
  askForMovements,
  askForPrice,
  askForReserves,
  chooseChartCoin,
  collectLines,
  regionOf,
  saveBlock,
  saveChecklist,
} from './market.ts';
import { startJourneys, type Member } from './start-journeys.ts';
import { step } from './step.ts';
import { listKeys, toKeys } from './storage-keys.ts';
import { feedCopy } from '../../src/web/copy/ui.ts';

const journeys = startJourneys();

const questionsOf = {
  '/cryptocal': ['calendar'],
  '/news': ['cryptonews', 'googlenews'],
  '/walletmovement': ['walletmovement', 'onchain'],
  '/fng': ['fng', 'googletrends'],
  '/exchanges': ['por', 'exchangewallet'],
} as const;

const consoles = new Set<readonly string[]>();

// None of this logs anything in the console (A10).
afterEach(() => {
  expect([...consoles].flat()).toEqual([]);
  consoles.clear();
});

/** A new member on a page; `width` of the window in px. */
async function open(path: string, width = 1440): Promise<Member> {
  const member = await journeys.member({ width, height: 900 });
  consoles.add(collectLines(member.page));
  await member.page.goto(path);
  return member;
}

/** The server's response, to compare with the page. */
async function load<Answer>({ context }: Member, path: string): Promise<Answer> {
  return (await context.request.get(path)).json();
}

const utcDay = (time: number | string, parts: Intl.DateTimeFormatOptions) =>
  new Date(time).toLocaleDateString('en-GB', { ...parts, timeZone: 'UTC' });

const withThousands = (amount: number, digits: number) =>
  amount.toLocaleString('en-GB', { maximumFractionDigits: digits });

/** Expects the texts in any order. */
async function expectTexts(place: Locator, texts: readonly string[]): Promise<void> {
  const shown = (await place.textContent()) ?? '';
  for (const text of texts) expect(shown).toContain(text);
}

async function titlesOf(ids: readonly string[]): Promise<readonly string[]> {
  return Promise.all(ids.map(async (id) => (await loadShipped(id)).questionnaire.title));
}

it('charting shows the charts of another coin that is chosen for the questions (S2)', async () => {
  const { page } = await open('/technicalanalysis');
  await page.getByRole('button', { name: 'Another coin' }).click();
  await page.getByRole('textbox', { name: 'Name or symbol' }).fill('uni');
  await page.getByRole('button', { name: 'Choose' }).click();
  for (const chart of ['', ' MACD 20 days', ' RSI 15 days']) {
    await regionOf(page, `Uniswap${chart}`).getByText(feedCopy.sample, { exact: true }).waitFor();
  }
  await regionOf(page, 'Uniswap')
    .getByText(/^▲|^▼/)
    .first()
    .waitFor();
  expect(await regionOf(page, 'Bitcoin').count()).toBe(0);
  await chooseChartCoin(page, 'ETH');
  await regionOf(page, 'Uniswap').waitFor({ state: 'detached' });
  await page.getByText('About Ethereum').waitFor();
});

it('the data page lists each transaction with time, type, addresses, owners, amounts and hash (W1)', async () => {
  // Wide enough for a table beside the questions.
  const member = await open('/walletmovement', 1680);
  const { page } = member;
  const { transactions = [] } = await load<Movements>(member, '/api/data/rocket/dai');
  await askForMovements(page, 'DAI');
  const rows = regionOf(page, `DAI, ${transactions.length} large transactions`).getByRole('row');
  await rows.nth(1).waitFor();
  for (const [index, movement] of transactions.entries()) {
    await expectTexts(rows.nth(index + 1), [
      new Date(movement.timestamp * 1000).toISOString().slice(11, 16),
      movement.transaction_type,
      ...[movement.from, movement.to].flatMap(({ address, owner, owner_type: type }) => [
        address ?? 'Address unknown',
        owner === null && type === 'unknown' ? 'Unknown owner' : type,
      ]),
      `${withThousands(movement.amount, 4)} DAI`,
      `US$${withThousands(movement.amount_usd, 0)}`,
      movement.hash,
    ]);
  }
});

it('the calendar shows an event with title, coins, date, types, proof and the link to its source (K1)', async () => {
  const member = await open('/cryptocal');
  const { page } = member;
  const { body } = await load<EventPage>(member, '/api/data/allcal/');
  const cards = regionOf(page, 'Events').getByRole('article');
  await cards.first().waitFor();
  for (const [index, event] of body.slice(0, 5).entries()) {
    const card = cards.nth(index);
    await expectTexts(card, [
      event.title.en,
      ...event.coins.map(({ fullname }) => fullname),
      ...event.categories.map(({ name }) => name),
      utcDay(event.date_event, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    ]);
    if (event.source !== null) {
      expect(await card.getByRole('link').getAttribute('href')).toBe(event.source);
    }
    expect(await card.getByRole('img', { name: `Proof image of ${event.title.en}` }).count()).toBe(
      event.proof === null ? 0 : 1,
    );
  }
});

it('the fear and greed page shows price, changes to three decimals and supplies of a chosen coin', async () => {
  const member = await open('/fng');
  const { page } = member;
  const ask = page.getByRole('button', { name: 'Get latest index' });
  expect(await ask.isDisabled()).toBe(true);
  const { data } = await load<Ticker>(member, '/api/ticker/v2/ticker/11733/');
  const quote = data['11733']!;
  await askForPrice(page, 'SOL');
  const panel = regionOf(page, 'Coin price');
  await panel.getByText('Solana price').waitFor();
  const { USD: dollars } = quote.quotes;
  await expectTexts(panel, [
    withThousands(dollars.price, 2),
    ...[dollars.percentage_change_1h, dollars.percentage_change_24h, dollars.percentage_change_7d].map(
      (change) => `${Math.abs(change ?? 0).toFixed(3)}%`,
    ),
    'No maximum',
    `${withThousands(quote.total_supply ?? 0, 0)} SOL`,
    `${withThousands(quote.circulating_supply ?? 0, 0)} SOL`,
  ]);
});

it('the page of exchanges shows the ten largest holdings and their changes with the date (P2)', async () => {
  const member = await open('/exchanges');
  const { page } = member;
  const { t, balances, changes, prices_usd: prices = {} } = await load<Reserves>(member, '/api/por/binance');
  expect(Object.keys(balances).length).toBeGreaterThan(10);
  await askForReserves(page, 'Binance');
  const [held, changed] = [
    regionOf(page, "Binance's Self-Reported Reserves"),
    regionOf(page, "Binance's Change in Reserves"),
  ];
  await held.locator('svg').first().waitFor();
  await page
    .getByRole('main')
    .getByText(utcDay(t * 1000, { day: 'numeric', month: 'short', year: 'numeric' }))
    .first()
    .waitFor();
  const ten = Object.keys(balances).slice(0, 10);
  const largest = [...ten.filter((coin) => coin in prices), ...ten.filter((coin) => !(coin in prices))];
  expect(largest.filter((coin) => !(coin in prices))).not.toEqual([]);
  for (const [panel, amounts] of [
    [held, balances],
    [changed, changes],
  ] as const) {
    const rows = panel.getByRole('table').getByRole('row');
    expect(await rows.count()).toBe(11);
    for (const [index, coin] of largest.entries()) {
      const [amount, price] = [Math.abs(amounts[coin] ?? 0), prices[coin]];
      await expectTexts(rows.nth(index + 1), [
        coin,
        withThousands(amount, 2),
        price === undefined ? 'No price known' : `US$${withThousands(amount * price, 0)}`,
      ]);
    }
  }
});

it('the questions below the panels are in their order, and each can be saved and has its keys (I5, L4)', async () => {
  const { page } = await open('/index');
  const expectKeys = (module: string) =>
    expect.poll(() => listKeys(page, 'sessionStorage')).toEqual(expect.arrayContaining(toKeys(module)));
  for (const [path, ids] of Object.entries(questionsOf)) {
    await step(path, async () => {
      await page.goto(path);
      const titles = await titlesOf(ids);
      const headings = page.getByRole('main').getByRole('heading');
      await headings.filter({ hasText: titles.at(-1) ?? '' }).waitFor();
      const last = async () => (await headings.allTextContents()).slice(-titles.length);
      await expect.poll(last).toEqual(titles);
      for (const title of titles) expect(await saveBlock(page, title)).toBe(200);
      for (const id of ids) await expectKeys(id);
    });
  }
  await step('the checklist of charting (S1)', async () => {
    await page.goto('/technicalanalysis');
    await page.getByRole('checkbox').last().check();
    expect(await saveChecklist(page)).toBe(200);
    await expectKeys('swingtrade');
  });
  const unnamed = Object.entries(modules).filter(([, { nameKey }]) => nameKey === undefined);
  const saved: readonly string[] = [...Object.values(questionsOf).flat(), 'swingtrade'];
  expect(saved).toEqual(expect.arrayContaining(unnamed.map(([module]) => module)));
});
