import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { candleWindows, macdDays, rsiDays } from '../../src/contracts/charts.ts';
import { pages, toCoinPath } from '../../src/contracts/pages.ts';
import { chooseChartCoin } from './market.ts';
import { expectQuiet } from './sound.ts';
import { startJourneys } from './start-journeys.ts';
import { step } from './step.ts';
import { day as dayLength } from '../../src/lib/durations.ts';
import { toUtcDay } from '../../src/lib/utc-day.ts';
import { coinPageCopy } from '../../src/web/copy/research/coin-page.ts';
import { watchlistCopy } from '../../src/web/copy/research/watchlist.ts';
import { homeCopy } from '../../src/web/copy/home.ts';
import { feedCopy } from '../../src/web/copy/ui.ts';

const journeys = startJourneys();

function chartsOf(page: Page) {
  const region = (name: string): Locator => page.getByRole('region', { name, exact: true });
  const chart = (name: string): Locator => region(name).getByRole('img').first();
  return {
    region,
    chart,
    choose: (symbol: string): Promise<void> => chooseChartCoin(page, symbol),
    rows: (name: string): Locator => region(name).getByRole('table').getByRole('row'),
    /** Scrolls to a chart, which is drawn once it is visible. echarts first inserts an empty drawing. */
    seeDrawn: async (name: string): Promise<void> => {
      await chart(name).scrollIntoViewIfNeeded();
      await chart(name).locator('svg text').first().waitFor();
    },
  };
}

async function openCharting() {
  const member = await journeys.member();
  await member.page.goto(pages.charting.path);
  const charts = chartsOf(member.page);
  await charts.seeDrawn('Bitcoin');
  return { ...member, ...charts };
}

/** The number of a chart's shapes with a token's stroke; each candle and each bar is one. */
function countShapes(chart: Locator, ...tokens: readonly string[]): Promise<number> {
  return chart.evaluate(
    (drawing, strokes) =>
      Array.from(drawing.querySelectorAll('path')).filter((path) =>
        strokes.includes(path.getAttribute('stroke') ?? ''),
      ).length,
    tokens.map((token) => `var(--${token})`),
  );
}

// stories/panels/charts prove what a chart draws.
it('the charts of each coin and number of days are drawn, then the charts of fear and greed, without a violated policy (S2, F1)', async () => {
  const { page, choose, chart, rows, seeDrawn, ...member } = await openCharting();
  for (const { days, candles } of candleWindows) {
    await step(`${candles} candles for ${days} days`, async () => {
      await page.getByRole('button', { name: `${days} days` }).click();
      await expect.poll(() => countShapes(chart('Bitcoin'), 'up', 'down')).toBe(candles);
      await expect.poll(() => rows('Bitcoin').count()).toBe(candles + 1);
    });
  }
  await step('another coin', async () => {
    await choose('ETH');
    await seeDrawn('Ethereum');
    const macd = `Ethereum MACD ${macdDays} days`;
    const rsi = `Ethereum RSI ${rsiDays} days`;
    const day = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
    const today = new Date().toLocaleDateString('en-GB', day).replace('Sept', 'Sep');
    for (const [name, count] of [
      [macd, macdDays],
      [rsi, rsiDays],
    ] as const) {
      await seeDrawn(name);
      await expect.poll(() => rows(name).count()).toBe(count + 1);
      const days = () => chart(name).locator('svg text').allTextContents();
      await expect.poll(days, { message: `${name} names the latest day` }).toContain(today);
    }
  });
  await step('the page of fear and greed', async () => {
    await page.getByRole('link', { name: 'Fear and Greed' }).click();
    await page.waitForURL(`**${pages.fearGreed.path}`);
    // Until the page of charts is gone, its own panel is there.
    await page.getByRole('region', { name: 'Coin price' }).waitFor();
    await seeDrawn('Ethereum');
    await expect.poll(() => countShapes(chart('Ethereum'), 'up', 'down')).toBe(13);
  });
  expectQuiet(member);
});

it('the checklist beside the charts shows its evidence uncut, and the RSI is above the end of its question (S1, S2)', async () => {
  const { page, region } = await openCharting();
  const evidence = page.locator('[id$="--evidence"] *');
  await evidence.first().waitFor();
  // What only screen readers get is 1 px wide.
  const isCut = (parts: readonly Element[]) =>
    parts.some(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1);
  expect(await evidence.evaluateAll(isCut)).toBe(false);
  const [question, chart] = await Promise.all([
    page.getByRole('group', { name: /RSI/ }).boundingBox(),
    region('Bitcoin RSI 15 days').boundingBox(),
  ]);
  expect(chart?.y).toBeLessThan((question?.y ?? 0) + (question?.height ?? 0));
});

it('a page of charts on a phone loads their code and draws one only when the member opens it (F1)', async () => {
  const { page } = await journeys.member({ width: 390, height: 800 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pages.fearGreed.path);
  const fetched = () => asked.some((url) => url.includes('/assets/Drawing-'));
  const drawn = page.getByRole('img').locator('svg');
  await page.getByText('Last close').waitFor({ state: 'attached' });
  const line = page.locator('summary', { hasText: 'Bitcoin' });
  await line.scrollIntoViewIfNeeded();
  expect(await drawn.count()).toBe(0);
  expect(fetched()).toBe(false);
  await line.click();
  const panel = page.getByRole('region', { name: 'Bitcoin', exact: true });
  await panel.getByRole('img').locator('svg text').first().waitFor();
  expect(fetched()).toBe(true);
  expect(await panel.getByRole('img').locator('svg').count()).toBe(await drawn.count());
});

it('pages hardly shift while they load, also when their questions load last', async () => {
  const { page, email } = await openWatched();
  await step('home, whose decisions load last', async () => {
    const save = async (method: string, path: string, data: object) =>
      page.request.fetch(path, { method, data, headers: { origin: journeys.product.url } });
    const research = { email, name: 'Bitcoin', about: { subject: 'btc-bitcoin' } };
    await save('POST', '/api/report/coineval', { ...research, marketcap_coingecko: true });
    await save('POST', '/api/report/decision', {
      ...research,
      decision_choice: 'watch_it',
      decision_review: toUtcDay(Date.now() + 30 * dayLength),
    });
    await save('PUT', '/api/watchlist/btc-bitcoin', { name: 'Bitcoin' });
    // Also after the coins' events, which need no decision.
    const others = Promise.all(['**/api/watchlist', '**/allcal/'].map((path) => page.waitForResponse(path)));
    await page.route('**/api/report/decision/**', async (route) => {
      await others;
      await readShifts(page);
      await route.continue();
    });
    await page.goto(pages.home.path);
    await page.getByRole('region', { name: homeCopy.dueTitle }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await readShifts(page)).toBeLessThan(hardlyAnyShift);
    await page.unroute('**/api/report/decision/**');
  });
  await step("a coin's page, whose coin and research load last", async () => {
    const late = ['**/api/coin-data/coinsearch/**', '**/api/report/coineval/**'];
    for (const address of late) {
      await page.route(address, async (route) => {
        await page.getByRole('region', { name: coinPageCopy.figures }).waitFor();
        await readShifts(page);
        await route.continue();
      });
    }
    await page.goto(toCoinPath('btc-bitcoin'));
    await page.getByRole('link', { name: coinPageCopy.resume }).first().waitFor();
    await page.getByRole('button', { name: watchlistCopy.watched }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await readShifts(page)).toBeLessThan(hardlyAnyShift);
    for (const address of late) await page.unroute(address);
  });
  await step('exchanges', async () => {
    await page.goto(pages.exchanges.path);
    await page.getByText('Which exchange are these answers about?').first().waitFor();
    expect(await readShifts(page)).toBeLessThan(hardlyAnyShift);
  });
  await step('charting, whose questions load last', async () => {
    await page.route('**/assets/validators-*.js', async (route) => {
      await chartsOf(page).region('Bitcoin').getByText(feedCopy.sample, { exact: true }).waitFor();
      await route.continue();
    });
    await page.goto(pages.charting.path);
    await page.getByRole('checkbox').first().waitFor();
    expect(await readShifts(page)).toBeLessThan(goodShift);
  });
});

/** The limit for "good": web.dev/articles/cls. */
const goodShift = 0.1;
const hardlyAnyShift = 0.02;

async function openWatched() {
  const member = await journeys.member({ width: 390, height: 800 });
  await member.page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return member;
}

/** Read after the next frame, since a shift is reported after its frame. */
const readShifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return Number(Reflect.get(window, 'shifted'));
  });
