import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { coinEvaluationCopy } from '../../src/web/copy/research/coin-evaluation.ts';
import { coinPanelCopy } from '../../src/web/copy/panels/coin.ts';
import { pdfCopy } from '../../src/web/copy/panels/pdf.ts';
import { searchCoin } from './searching.ts';
import { startJourneys } from './start-journeys.ts';
import { step } from './step.ts';

const journeys = startJourneys();

/** Opens files of the fixtures as the whitepaper of a coin, one after another. */
async function openReader(page: Page): Promise<(file: string) => Promise<Locator>> {
  const whitepaper = 'https://project.example/paper.pdf';
  let [coin, shown] = ['', ''];
  await page.route('**/coinsearch/**', async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), whitepaper, paper: `/media/paper/${shown}` };
    await route.fulfill({ response, json });
  });
  await page.route('**/media/paper/*', (route) => {
    const body = readFileSync(new URL(`../fixtures/pdf/${shown}.pdf`, import.meta.url));
    return route.fulfill({ contentType: 'application/pdf', body });
  });
  const info = page.getByRole('region', { name: 'Coin info' });
  return async (file) => {
    shown = file;
    coin = coin === 'Bitcoin' ? 'Ethereum' : 'Bitcoin';
    // The page keeps what it has found, so it is loaded before a coin is found again.
    if (coin === 'Bitcoin') await searchCoin(page, coin);
    else {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('combobox', { name: coinEvaluationCopy.field }).fill(coin);
      await page.getByRole('button', { name: coinEvaluationCopy.search }).click();
    }
    await info.getByText(coin, { exact: true }).first().waitFor();
    const read = page.getByRole('button', { name: coinPanelCopy.readPaper });
    const [loaded] = await Promise.all([page.waitForRequest('**/media/paper/*'), read.click()]);
    expect(loaded.url()).toContain(file);
    return page.getByRole('dialog');
  };
}

/** The number of dark pixels. */
function countInk(canvas: Locator): Promise<number> {
  return canvas.evaluate((target: HTMLCanvasElement) => {
    const { data } = target.getContext('2d')!.getImageData(0, 0, target.width, target.height);
    return data.filter((value, index) => index % 4 === 0 && value < 160 && data[index + 3] === 255).length;
  });
}

it('whitepapers of each kind are drawn; their text can be found, selected and read out (C3)', async () => {
  const { page } = await journeys.member();
  const read = await openReader(page);
  for (const file of ['scanned', 'fax', 'chinese', 'text']) {
    await step(file, async () => {
      const dialog = await read(file);
      await expect.poll(() => countInk(dialog.locator('canvas'))).toBeGreaterThan(1000);
      expect(await dialog.getByText(pdfCopy.incomplete).count()).toBe(0);
    });
  }
  const dialog = page.getByRole('dialog');
  const text = dialog.getByRole('figure').getByText('Plain page');
  await text.waitFor();
  // The page is 300 points wide; the words begin 30 points from its left, 150 above its end.
  const place = async () => {
    const [box, sheet] = await Promise.all([text.boundingBox(), dialog.locator('canvas').boundingBox()]);
    return {
      shifted: box!.x - sheet!.x - sheet!.width / 10,
      ended: (box!.y + box!.height - sheet!.y) / sheet!.height,
    };
  };
  await expect.poll(place).toEqual({ shifted: expect.closeTo(0, 0), ended: expect.closeTo(0.5, 1) });
  for (const [file, message] of [
    ['too-long', pdfCopy.brokenPage],
    ['broken-picture', pdfCopy.incomplete],
  ] as const) {
    await step(`${file} says what is missing, and links to the original`, async () => {
      await read(file);
      const fault = dialog.getByRole('alert').filter({ hasText: message });
      await fault.waitFor();
      expect(await fault.getByRole('link', { name: pdfCopy.original }).getAttribute('href')).toBe(
        'https://project.example/paper.pdf',
      );
    });
  }
});

it('a long page is drawn in canvases that every browser draws, where it is looked at (C3)', async () => {
  const { page } = await journeys.member({ scale: 2 });
  const read = await openReader(page);
  const dialog = await read('long-page');
  const canvases = dialog.locator('canvas');
  await expect.poll(() => countInk(canvases.first())).toBeGreaterThan(1000);
  const end = async () => {
    await dialog.evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
    return countInk(canvases.last());
  };
  await expect.poll(end).toBeGreaterThan(1000);
  const sides = await canvases.evaluateAll((all: HTMLCanvasElement[]) =>
    all.flatMap(({ width, height }) => [width, height]),
  );
  expect(Math.max(...sides)).toBeLessThanOrEqual(4096);
  expect(sides.length).toBeLessThanOrEqual(6);
});
