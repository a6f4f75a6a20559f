import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { EventPage } from '../../src/contracts/events.ts';
import { noMovementsMessage } from '../../src/contracts/messages.ts';
import type { Movements } from '../../src/contracts/movements.ts';
import type { News } from '../../src/contracts/news.ts';
import type { Reserves } from '../../src/contracts/reserves.ts';
import type { Sentiment } from '../../src/contracts/sentiment.ts';
import type { Ticker } from '../../src/contracts/ticker.ts';
import { loadShipped } from '../helpers/load-compiled.ts';
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
import { feedCopy } from '../../src/web/copy/ui.ts';
import { coinEvaluationCopy } from '../../src/web/copy/research/coin-evaluation.ts';
import { exchangesCopy } from '../../src/web/copy/exchanges.ts';
import { airdropsPanelCopy } from '../../src/web/copy/panels/airdrops.ts';

const journeys = startJourneys();
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

describe('charting', () => {
  it('shows the questions of "To Buy", and saves their answers (S1)', async () => {
    const { page } = await open('/technicalanalysis');
    const { questionnaire } = await loadShipped('swingtrade');
    await page.getByRole('button', { name: /^To Buy/, expanded: true }).waitFor();
    const questions = questionnaire.sections.flatMap((section) => section.questions);
    for (const { title } of questions) await page.getByRole('checkbox', { name: title }).waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(questions.length);
    await page.getByRole('checkbox').last().check();
    expect(await saveChecklist(page)).toBe(200);
  });

  it('shows the charts of another coin that is chosen for the questions (S2)', async () => {
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
});

describe('the data page', () => {
  it('shows the date, and disables the request until a coin is chosen (W1)', async () => {
    const { page } = await open('/walletmovement');
    const today = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
    await page.getByText(utcDay(Date.now(), today)).waitFor();
    expect(await page.getByRole('button', { name: 'Get latest movements' }).isDisabled()).toBe(true);
  });

  it('lists each transaction with time, type, addresses, owners, amounts and hash (W1)', async () => {
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

  it('shows a message for a coin without movements, and hides it when another is chosen (W2)', async () => {
    const { page } = await open('/walletmovement');
    await askForMovements(page, 'SUSHI');
    const none = page.getByText(noMovementsMessage('SUSHI'));
    await none.waitFor();
    await page.getByRole('button', { name: 'UNI', exact: true }).click();
    await none.waitFor({ state: 'detached' });
  });
});

describe('the calendar and the news', () => {
  it('show an event with title, coins, date, types, proof and the link to its source (K1)', async () => {
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

  it('show a story with title, picture, date, source and link (X1)', async () => {
    const member = await open('/news');
    const { page } = member;
    const { result } = await load<News>(member, '/api/data/news');
    const cards = regionOf(page, 'Latest news').getByRole('article');
    await cards.first().waitFor();
    expect(await cards.count()).toBe(result.length);
    for (const [index, story] of result.entries()) {
      const date = utcDay(story.feedDate, { day: 'numeric', month: 'long', year: 'numeric' });
      await expectTexts(cards.nth(index), [story.title, story.source, date]);
      expect(await cards.nth(index).getByRole('link').getAttribute('href')).toBe(story.link);
    }
  });

  it('show the placeholder when a picture does not load (X1)', async () => {
    const { page } = await open('/news');
    const card = regionOf(page, 'Latest news').getByRole('article').filter({ hasText: 'went missing' });
    const picture = card.locator('img');
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.getAttribute('src')).toMatch(/placeholder.*\.svg$/);
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
  });
});

describe('the airdrops (R1)', () => {
  const rowsOf = (page: Page) => regionOf(page, 'Announced airdrops').getByRole('row');

  it('show their columns and links to the projects, and leave out a broken row', async () => {
    const { page } = await open('/airdrops');
    const rows = rowsOf(page);
    await rows.first().waitFor();
    const heads = await rows.first().getByRole('columnheader').allTextContents();
    expect(heads.map((text) => text.trim())).toEqual([
      'Project',
      'Project Type',
      'Action Required',
      'Frequency',
      'Funding',
    ]);
    expect(await rows.count()).toBe(7);
    await page.getByText('1 row could not be read and was left out.').waitFor();
    expect(await rows.nth(1).getByRole('link').getAttribute('href')).toBe('https://otter-bridge.example');
  });

  it('are sorted by a column and filtered by words and type', async () => {
    const { page } = await open('/airdrops');
    const rows = rowsOf(page);
    await rows.nth(1).waitFor();
    const projects = async () => (await rows.getByRole('link').allTextContents()).map((text) => text.trim());
    const listed = await projects();
    await page.getByRole('button', { name: 'Project', exact: true }).click();
    expect(await projects()).toEqual(listed.toSorted());
    await page.getByRole('button', { name: 'Project', exact: true }).click();
    expect(await projects()).toEqual(listed.toSorted().toReversed());
    await page.getByRole('searchbox', { name: airdropsPanelCopy.filter }).fill('testnet alpha');
    await page.getByText('2 of 6 airdrops').waitFor();
    await page.getByRole('combobox', { name: airdropsPanelCopy.type }).selectOption('Lending');
    await page.getByText('1 of 6 airdrops').waitFor();
    expect(await projects()).toEqual([expect.stringMatching(/^Sample Pebble Lending/)]);
  });
});

describe('fear and greed (F1)', () => {
  it('shows the index on its gauge with its word', async () => {
    const member = await open('/fng');
    const { page } = member;
    const { data } = await load<Sentiment>(member, '/api/fng/');
    const [today] = data;
    const gauge = page.getByRole('meter', { name: 'Fear and Greed index' });
    await gauge.waitFor({ state: 'attached' });
    const limits = await gauge.evaluate((meter) =>
      meter instanceof HTMLMeterElement ? [meter.min, meter.value, meter.max] : [],
    );
    expect(limits).toEqual([0, today?.value, 100]);
    await expectTexts(regionOf(page, 'Overall index'), [
      `${today?.value}`,
      today?.value_classification ?? '-',
    ]);
  });

  it('shows price, changes to three decimals and supplies of a chosen coin', async () => {
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

  it('shows the charts and the checklist of swing trading below the index', async () => {
    const { page } = await open('/fng');
    await page.getByRole('heading', { level: 2, name: 'Swing trading' }).waitFor();
    await chooseChartCoin(page, 'ETH');
    await regionOf(page, 'Ethereum').getByText(feedCopy.sample, { exact: true }).waitFor();
    expect(await saveChecklist(page)).toBe(200);
  });
});

describe('the page of exchanges', () => {
  const askOf = (page: Page) => page.getByRole('button', { name: exchangesCopy.ask });

  it('disables the request until an exchange is chosen (P1)', async () => {
    const { page } = await open('/exchanges');
    await page
      .getByText('Shows up to 10 largest coin reserves for each exchange on a 24 hours period')
      .waitFor();
    expect(await askOf(page).isDisabled()).toBe(true);
  });

  it('shows the ten largest holdings and their changes with the date (P2)', async () => {
    const member = await open('/exchanges');
    const { page } = member;
    const {
      t,
      balances,
      changes,
      prices_usd: prices = {},
    } = await load<Reserves>(member, '/api/por/binance');
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

  it('hides the reserves when another exchange is chosen, and shows its usual name (P1, P2)', async () => {
    const { page } = await open('/exchanges');
    await askForReserves(page, 'Binance');
    await regionOf(page, "Binance's Change in Reserves")
      .getByText(feedCopy.sample, { exact: true })
      .waitFor();
    await page.getByRole('combobox', { name: exchangesCopy.select }).selectOption('OKX');
    await regionOf(page, "Binance's Change in Reserves").waitFor({ state: 'detached' });
    await askOf(page).click();
    await regionOf(page, "OKX's Change in Reserves").getByText(feedCopy.sample, { exact: true }).waitFor();
  });
});

describe('the coin evaluation', () => {
  it('warns of a low market cap, and not of a high one (C3)', async () => {
    const { page } = await open('/coineval');
    await page.getByRole('button', { name: 'New Analysis' }).click();
    const warning = page.getByText('Low market cap:');
    for (const [coin, warnings] of [
      ['foxglove', 1],
      ['bitcoin', 0],
    ] as const) {
      await page.getByRole('combobox', { name: coinEvaluationCopy.field }).fill(coin);
      await page.getByRole('button', { name: coinEvaluationCopy.search }).click();
      await regionOf(page, 'Coin info')
        .getByText(new RegExp(`^${coin}$`, 'i'))
        .first()
        .waitFor();
      await regionOf(page, 'Coin info').getByText(feedCopy.sample, { exact: true }).first().waitFor();
      expect(await warning.count(), coin).toBe(warnings);
    }
  });
});

describe('the questions below the panels (I5)', () => {
  it.each([
    ['/cryptocal', ['calendar']],
    ['/news', ['cryptonews', 'googlenews']],
    ['/walletmovement', ['walletmovement', 'onchain']],
    ['/fng', ['fng', 'googletrends']],
    ['/exchanges', ['por', 'exchangewallet']],
  ] as const)('of %s are %j, in this order, and each can be saved', async (path, ids) => {
    const { page } = await open(path);
    const titles = await titlesOf(ids);
    const headings = page.getByRole('main').getByRole('heading');
    await headings.filter({ hasText: titles.at(-1) ?? '' }).waitFor();
    const last = async () => (await headings.allTextContents()).slice(-titles.length);
    await expect.poll(last).toEqual(titles);
    for (const title of titles) expect(await saveBlock(page, title)).toBe(200);
  });
});
