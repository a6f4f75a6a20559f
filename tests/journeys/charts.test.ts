import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candleWindows, macdDays, rsiDays } from '../../src/contracts/charts.ts';
import { pages } from '../../src/contracts/pages.ts';
import {
  findAxeFaults,
  logIn,
  openProduct,
  type Product,
  type Visit,
} from '../../scripts/product/open-product.ts';

let product: Product;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  product = await openProduct({ UPSTREAMS: 'sample' });
  visit = await product.visit();
  page = visit.page;
  await logIn(page);
  await page.goto(pages.charting.path);
  await seeDrawn('Bitcoin');
});

afterAll(() => product.close());

// The code of the charts is large, and other work may share the machine.
const patience = { timeout: 10_000 };

const region = (name: string): Locator => page.getByRole('region', { name, exact: true });
const chartOf = (name: string): Locator => region(name).getByRole('img').first();
const rowsOf = (name: string): Locator => region(name).getByRole('table').getByRole('row');

/** Comes to a chart, which is drawn once it is seen. */
async function seeDrawn(name: string): Promise<void> {
  await chartOf(name).scrollIntoViewIfNeeded();
  await chartOf(name).locator('svg').waitFor();
}

/** How many shapes of a chart have their stroke from a token; each candle and each bar is one. */
function countShapes(chart: Locator, ...tokens: readonly string[]): Promise<number> {
  return chart.evaluate(
    (drawing, strokes) =>
      Array.from(drawing.querySelectorAll('path')).filter((path) =>
        strokes.includes(path.getAttribute('stroke') ?? ''),
      ).length,
    tokens.map((token) => `var(--${token})`),
  );
}

/** The colours that a drawing shows now, each once. */
function listColours(drawing: Locator): Promise<readonly string[]> {
  return drawing.evaluate((svg) => {
    const shapes = Array.from(svg.querySelectorAll('g path, g text'), (shape) => getComputedStyle(shape));
    const colours = new Set(shapes.flatMap(({ fill, stroke }) => [fill, stroke]));
    return Array.from(colours).filter((colour) => colour !== 'none');
  });
}

describe('the charts (S2)', () => {
  it.each(candleWindows)(
    'draws $candles candles for $days days, as many as its table has',
    async (window) => {
      await page.getByRole('button', { name: `${window.days} days` }).click();
      for (const coin of ['Bitcoin', 'Ethereum']) {
        await expect.poll(() => countShapes(chartOf(coin), 'up', 'down'), patience).toBe(window.candles);
        expect(await rowsOf(coin).count()).toBe(window.candles + 1);
      }
    },
  );

  it('draws MACD of twenty days and RSI of fifteen, from 0 to 100 with its lines and bands', async () => {
    for (const coin of ['Bitcoin', 'Ethereum']) {
      const macd = `${coin} MACD ${macdDays} days`;
      await seeDrawn(macd);
      await expect.poll(() => countShapes(chartOf(macd), 'up', 'down'), patience).toBe(macdDays);
      expect(await countShapes(chartOf(macd), 'chart-1')).toBe(1);
      expect(await countShapes(chartOf(macd), 'chart-2')).toBe(1);
      expect(await rowsOf(macd).count()).toBe(macdDays + 1);
      const rsi = `${coin} RSI ${rsiDays} days`;
      await seeDrawn(rsi);
      expect(await countShapes(chartOf(rsi), 'chart-ref')).toBe(3);
      const texts = await chartOf(rsi).locator('svg text').allTextContents();
      expect(texts).toEqual(expect.arrayContaining(['0', '30', '50', '70', '100', 'Overbought', 'Oversold']));
      expect(await rowsOf(rsi).count()).toBe(rsiDays + 1);
    }
  });

  it('shows the figures of a point by keyboard, those of the table', async () => {
    const slider = region('Bitcoin').getByRole('slider');
    await slider.press('End');
    const cells = await rowsOf('Bitcoin').last().getByRole('cell').allTextContents();
    const said = (await slider.getAttribute('aria-valuetext')) ?? '';
    for (const cell of cells) expect(said).toContain(cell);
    const open = chartOf('Bitcoin').locator('text', { hasText: `Open US$${cells[0]}` });
    await open.waitFor();
    await slider.press('Escape');
    await open.waitFor({ state: 'detached' });
  });

  it('opens the table, which axe finds nothing wrong with', async () => {
    await region('Bitcoin').getByRole('button', { name: 'Show as table' }).click();
    await page.getByRole('region', { name: /candles of four days/ }).waitFor();
    expect(await findAxeFaults(page)).toEqual([]);
  });
});

describe('the theme of the charts (A7)', () => {
  it('is taken over, every colour of it, by the drawing that stands there', async () => {
    const drawing = chartOf('Bitcoin').locator('svg');
    const shown = await drawing.elementHandle();
    const dark = await listColours(drawing);
    expect(dark.length).toBeGreaterThan(4);
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    const kept = async () => (await listColours(drawing)).filter((colour) => dark.includes(colour));
    await expect.poll(kept, patience).toEqual([]);
    expect(await shown?.evaluate((svg) => svg.isConnected)).toBe(true);
  });
});

describe('the charts on the page of fear and greed (F1)', () => {
  it('are drawn again, and leave the policy and the console clean', async () => {
    await page.getByRole('link', { name: 'Fear and Greed' }).click();
    await page.waitForURL(`**${pages.fearGreed.path}`);
    await expect.poll(() => countShapes(chartOf('Ethereum'), 'up', 'down'), patience).toBe(13);
    expect(visit.complaints).toEqual({ policy: [], errors: [], exceptions: [] });
  });
});

describe('a page of charts on a phone', () => {
  it('fetches the code of charts and draws one only when it is come to', async () => {
    const phone = await product.visit({ width: 390, height: 800 });
    const asked: string[] = [];
    phone.page.on('request', (request) => asked.push(request.url()));
    await logIn(phone.page);
    await phone.page.goto(pages.fearGreed.path);
    const fetched = () => asked.some((url) => url.includes('/assets/Drawing-'));
    const panel = phone.page.getByRole('region', { name: 'Ethereum', exact: true });
    const drawn = phone.page.getByRole('img').locator('svg');
    await panel.getByText('Last close').waitFor({ state: 'attached' });
    expect(await drawn.count()).toBe(0);
    expect(fetched()).toBe(false);
    await panel.getByRole('img').first().scrollIntoViewIfNeeded();
    await drawn.first().waitFor();
    expect(fetched()).toBe(true);
  });
});

describe('a page while it loads', () => {
  it.each([pages.charting.path, '/news', '/exchanges', '/index'])(
    'does not jump about (%s)',
    async (path) => {
      const shifting = await product.visit({ width: 390, height: 800 });
      await logIn(shifting.page);
      await shifting.page.addInitScript(() => {
        Object.assign(window, { shifted: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await shifting.page.goto(path);
      await shifting.page.waitForLoadState('networkidle');
      // What is called good: web.dev/articles/cls.
      expect(await shifting.page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThan(0.1);
    },
  );
});
