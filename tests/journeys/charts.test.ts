import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { candleWindows, macdDays, rsiDays } from '../../src/contracts/charts.ts';
import { pages } from '../../src/contracts/pages.ts';
import { exchangesCopy } from '../../src/web/copy/exchanges.ts';
import { chooseChartCoin } from './market.ts';
import { expectQuiet } from './sound.ts';
import { startJourneys } from './start-journeys.ts';
import { step } from './step.ts';
import { feedCopy } from '../../src/web/copy/ui.ts';

const journeys = startJourneys();
const offered = [
  ['BTC', 'Bitcoin'],
  ['ETH', 'Ethereum'],
] as const;

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

async function openCharting(width = 1440) {
  const member = await journeys.member({ width, height: 900 });
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

/** In px, between a tag's price and its edge. */
const tagPadding = 6;

function listAverages(chart: Locator): Promise<readonly string[]> {
  return chart.evaluate((drawing) =>
    Array.from(drawing.querySelectorAll('path[fill="none"]'), (path) =>
      [path.getAttribute('stroke'), path.getAttribute('stroke-dasharray')].join(' '),
    ).filter((line) => line.startsWith('var(--chart-') && !line.startsWith('var(--chart-grid')),
  );
}

/** The prices on an axis, the steps between them, those under the last price's tag, and that tag. */
async function findPrices(chart: Locator) {
  const texts = await chart.locator('svg text').evaluateAll((all) =>
    all.map((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      return {
        text: text.textContent ?? '',
        weight: text.getAttribute('style') ?? '',
        left,
        right,
        top,
        bottom,
      };
    }),
  );
  const toPrice = (text: string) =>
    Number(text.replace(/,/g, '').replace('K', '')) * (text.endsWith('K') ? 1000 : 1);
  const [tag] = texts.filter(({ weight }) => weight.includes('600'));
  const edge = await chart.evaluate((drawing) => drawing.getBoundingClientRect().right);
  const onAxis = texts.filter((one) => one !== tag && /^[\d,.]+K?$/.test(one.text));
  const prices = onAxis.map(({ text }) => toPrice(text)).toSorted((one, other) => one - other);
  return {
    onAxis,
    isTagWhole: tag !== undefined && tag.right + tagPadding <= edge,
    gaps: new Set(prices.slice(1).map((price, index) => Math.round(price - (prices[index] ?? 0)))),
    covered: onAxis.filter(
      (one) =>
        tag === undefined ||
        (one.left < tag.right && tag.left < one.right && one.top < tag.bottom && tag.top < one.bottom),
    ),
  };
}

function listColours(drawing: Locator): Promise<readonly string[]> {
  return drawing.evaluate((svg) => {
    const shapes = Array.from(svg.querySelectorAll('g path, g text'), (shape) => getComputedStyle(shape));
    const colours = new Set(shapes.flatMap(({ fill, stroke }) => [fill, stroke]));
    return Array.from(colours).filter((colour) => colour !== 'none');
  });
}

describe('the charts (S2)', () => {
  it('draw as many candles as their tables have rows, and all averages, for each number of days', async () => {
    const { page, choose, chart, rows, ...member } = await openCharting();
    for (const { days, candles } of candleWindows) {
      await step(`${candles} candles for ${days} days`, async () => {
        await page.getByRole('button', { name: `${days} days` }).click();
        for (const [symbol, title] of offered) {
          await choose(symbol);
          await expect.poll(() => countShapes(chart(title), 'up', 'down')).toBe(candles);
          expect(await rows(title).count()).toBe(candles + 1);
          // Each in its own colour and dashes.
          await expect.poll(() => listAverages(chart(title))).toHaveLength(candleWindows.length);
          expect(new Set(await listAverages(chart(title))).size).toBe(candleWindows.length);
        }
      });
    }
    expectQuiet(member);
  });

  it('show the last price whole, without covering a price of the axis', async () => {
    const { page } = await openCharting(320);
    for (const { days } of candleWindows) {
      await page.getByRole('button', { name: `${days} days` }).click();
      for (const [symbol, title] of offered) {
        const charts = chartsOf(page);
        await charts.choose(symbol);
        await charts.seeDrawn(title);
        const prices = await findPrices(charts.chart(title));
        expect(prices.onAxis.length, `${title}, ${days} days`).toBeGreaterThanOrEqual(3);
        expect(prices.gaps.size, `${title}, ${days} days: one step between all prices`).toBe(1);
        expect(prices.covered).toEqual([]);
        expect(prices.isTagWhole).toBe(true);
      }
    }
  });

  it('draw MACD of 20 days, and RSI of 15 days from 0 to 100 with its lines and bands', async () => {
    const { choose, chart, rows, seeDrawn, ...member } = await openCharting();
    for (const [symbol, coin] of offered) {
      await choose(symbol);
      const macd = `${coin} MACD ${macdDays} days`;
      await seeDrawn(macd);
      await expect.poll(() => countShapes(chart(macd), 'up', 'down')).toBe(macdDays);
      expect(await countShapes(chart(macd), 'chart-1')).toBe(1);
      expect(await countShapes(chart(macd), 'chart-2')).toBe(1);
      expect(await rows(macd).count()).toBe(macdDays + 1);
      const rsi = `${coin} RSI ${rsiDays} days`;
      await seeDrawn(rsi);
      expect(await countShapes(chart(rsi), 'chart-ref')).toBe(3);
      const texts = await chart(rsi).locator('svg text').allTextContents();
      expect(texts).toEqual(expect.arrayContaining(['0', '30', '50', '70', '100', 'Overbought', 'Oversold']));
      expect(await rows(rsi).count()).toBe(rsiDays + 1);
      for (const name of [macd, rsi]) {
        const today = new Date().toLocaleDateString('en-GB', {
          day: 'numeric',
          month: 'short',
          timeZone: 'UTC',
        });
        const days = await chart(name).locator('svg text').allTextContents();
        expect(days, `${name} names the latest day`).toContain(today.replace('Sept', 'Sep'));
      }
    }
    expectQuiet(member);
  });

  it('show the figures of a point by keyboard, the same as in the table', async () => {
    const { region, chart, rows, ...member } = await openCharting();
    const slider = region('Bitcoin').getByRole('slider');
    await slider.press('End');
    const cells = await rows('Bitcoin').last().getByRole('cell').allTextContents();
    const said = (await slider.getAttribute('aria-valuetext')) ?? '';
    for (const cell of cells) expect(said).toContain(cell);
    const open = chart('Bitcoin').locator('text', { hasText: `Open US$${cells[0]}` });
    await open.waitFor();
    await slider.press('Escape');
    await open.waitFor({ state: 'detached' });
    expectQuiet(member);
  });
});

describe('the theme of the charts (A7)', () => {
  it('is applied to an existing drawing, in every colour', async () => {
    const { page, chart, ...member } = await openCharting();
    const drawing = chart('Bitcoin').locator('svg');
    const shown = await drawing.elementHandle();
    const dark = await listColours(drawing);
    expect(dark.length).toBeGreaterThan(4);
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    const kept = async () => (await listColours(drawing)).filter((colour) => dark.includes(colour));
    await expect.poll(kept).toEqual([]);
    expect(await shown?.evaluate((svg) => svg.isConnected)).toBe(true);
    expectQuiet(member);
  });
});

describe('the charts on the page of fear and greed (F1)', () => {
  it('are drawn after the charts of Charting, without a policy violation or console error', async () => {
    const { page, chart, seeDrawn, ...member } = await openCharting();
    await page.getByRole('link', { name: 'Fear and Greed' }).click();
    await page.waitForURL(`**${pages.fearGreed.path}`);
    // Until the page of charts is gone, its own panel is there.
    await page.getByRole('region', { name: 'Coin price' }).waitFor();
    await seeDrawn('Bitcoin');
    await expect.poll(() => countShapes(chart('Bitcoin'), 'up', 'down')).toBe(13);
    expectQuiet(member);
  });
});

describe('a page of charts on a phone', () => {
  it('loads the code of charts and draws one only when the chart scrolls into view', async () => {
    const { page } = await journeys.member({ width: 390, height: 800 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(pages.fearGreed.path);
    const fetched = () => asked.some((url) => url.includes('/assets/Drawing-'));
    const panel = page.getByRole('region', { name: 'Bitcoin', exact: true });
    const drawn = page.getByRole('img').locator('svg');
    await panel.getByText('Last close').waitFor({ state: 'attached' });
    expect(await drawn.count()).toBe(0);
    expect(fetched()).toBe(false);
    await panel.getByRole('img').first().scrollIntoViewIfNeeded();
    await drawn.first().waitFor();
    expect(fetched()).toBe(true);
  });
});

describe('a page while it loads', () => {
  it.each([pages.charting.path, '/index'])('has a good layout shift score (%s)', async (path) => {
    const { page } = await openWatched();
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await readShifts(page)).toBeLessThan(goodShift);
  });

  it('hardly shifts when the bar that asks for the subject loads late', async () => {
    const { page } = await openWatched();
    await page.route('**/assets/SubjectBar-*.js', async (route) => {
      await page.getByText(exchangesCopy.idle).waitFor();
      await route.continue();
    });
    await page.goto(pages.exchanges.path);
    await page.getByText('Which exchange are these answers about?').first().waitFor();
    expect(await readShifts(page)).toBeLessThan(hardlyAnyShift);
  });

  it('has a good layout shift score when its questions load last', async () => {
    const { page } = await openWatched();
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
