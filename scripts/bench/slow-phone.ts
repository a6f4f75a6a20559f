import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { pages } from '../../src/contracts/pages.ts';
import { coinEvaluationCopy } from '../../src/web/copy/research/coin-evaluation.ts';
import { chromiumLaunch } from '../product/chromium.ts';
import { logIn } from '../product/open-product.ts';
import { median } from './percentiles.ts';
import { printRow, printTitle } from './print.ts';
import { slowDown } from './slow-down.ts';

/** 400 ms latency, 50 kB/s both ways, half of this machine's speed. */
const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const slowdown = 2;
const screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
/** Odd, so that there is a median. */
const runsEach = 3;
/** In seconds. */
const limits = { paint: 1.5, usable: 6 };

interface Times {
  readonly paint: number;
  readonly usable: number;
}

/** Prints how soon a coin evaluation is painted, and how soon its first question can be answered. */
export async function printSlowPhone(url: string): Promise<void> {
  printTitle('Coin evaluation on a slow phone, nothing in its cache (400 ms, 50 kB/s, half the speed)');
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const member = await browser.newContext({ baseURL: url });
    await logIn(await member.newPage());
    const cookies = await member.cookies();
    const runs: Times[] = [];
    for (let run = 0; run < runsEach; run++) {
      // A new context has an empty cache; only the session is copied.
      const context = await browser.newContext({ baseURL: url, ...screen });
      await context.addCookies(cookies);
      runs.push(await measure(await openPhone(context)));
      await context.close();
    }
    printMedian('first paint', 'paint', runs);
    printMedian('first question can be answered', 'usable', runs);
  } finally {
    await browser.close();
  }
}

function printMedian(name: string, of: keyof Times, runs: readonly Times[]): void {
  const seconds = median(runs.map((run) => run[of])) / 1000;
  printRow(name, `${seconds.toFixed(2)} s`, `at most ${limits[of]} s`);
}

async function openPhone(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await slowDown(page, slowdown);
  return page;
}

/** In ms from the request. */
async function measure(page: Page): Promise<Times> {
  const start = performance.now();
  await page.goto(pages.coinEvaluation.path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: coinEvaluationCopy.modes[0].label }).waitFor();
  const usable = performance.now() - start;
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return { paint: paint ?? 0, usable };
}
