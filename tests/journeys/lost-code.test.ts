import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pages } from '../../src/contracts/pages.ts';
import { failuresCopy } from '../../src/web/copy/failures.ts';
import { pdfCopy } from '../../src/web/copy/panels/pdf.ts';
import { uiCopy } from '../../src/web/copy/ui.ts';
import { regionOf } from './market.ts';
import { searchCoin, searchNft } from './searching.ts';
import { startJourneys } from './start-journeys.ts';
import { step } from './step.ts';
import { follow } from './follow.ts';

const journeys = startJourneys();

/** Scripts with such names fail to load until the returned function is called. */
async function loseCode(page: Page, names: RegExp): Promise<() => Promise<void>> {
  const isLost = ({ pathname }: URL) => pathname.startsWith('/assets/') && names.test(pathname);
  await page.route(isLost, (route) => route.abort());
  return () => page.unroute(isLost);
}

it('code that failed to load is loaded on the next try: of charts, a searched coin and PDFs (A12)', async () => {
  const { page } = await journeys.member({ fresh: true });
  await step('charts, when the page is opened again', async () => {
    const find = await loseCode(page, /\/Drawing/);
    await page.goto(pages.charting.path);
    const chart = regionOf(page, 'Bitcoin');
    await chart.getByText(uiCopy.chartFailed).waitFor();
    // All three charts: one that is left before it shows its failure shows it at the next visit, and loads again then.
    const failures = page.getByText(uiCopy.chartFailed);
    await expect.poll(() => failures.count()).toBe(3);
    await find();
    await follow(page, pages.help.path);
    await page.getByRole('heading', { level: 1, name: pages.help.title }).waitFor();
    await page.goBack();
    await chart.locator('svg text').first().waitFor();
    await expect.poll(() => failures.count()).toBe(0);
  });
  await step('a searched coin, on request', async () => {
    const find = await loseCode(page, /\/SearchedCoin/);
    await searchCoin(page, 'bitcoin');
    await page.getByText(failuresCopy.block('bitcoin')).waitFor();
    await find();
    await page.getByRole('button', { name: uiCopy.tryAgain }).click();
    await page.getByRole('checkbox').first().waitFor();
  });
  for (const names of [/\/pdf[.-]worker/, /\/(?:PdfPreview|use-pdf)[^/]*\.js$/]) {
    await step(`the worker or the reader of PDFs (${names})`, async () => {
      const find = await loseCode(page, names);
      await searchNft(page, 'paper');
      await page.getByText(pdfCopy.readerMissing).waitFor();
      await find();
      await page.getByRole('button', { name: uiCopy.tryAgain }).click();
      await page.getByRole('figure', { name: 'Paper Garden #5, page 1 of 1' }).waitFor();
    });
  }
});

it('a page whose code is not on the device says so while offline, leads back, and opens once online', async () => {
  const { page, context } = await journeys.member({ fresh: true });
  await page.goto('/account');
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  const openAbsent = async () => {
    await page.getByRole('navigation', { name: 'Research' }).getByRole('link', { name: 'Calendar' }).click();
    await page.getByRole('heading', { level: 1, name: failuresCopy.elsewhere }).waitFor();
  };
  await context.setOffline(true);
  await openAbsent();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  await openAbsent();
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor();
});
