import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { pageList, pages } from '../../src/contracts/pages.ts';
import { publicPaths } from '../../src/contracts/public-pages.ts';
import { coinEvaluationCopy } from '../../src/web/copy/research/coin-evaluation.ts';
import { chromiumLaunch } from '../product/chromium.ts';
import { logIn } from '../product/open-product.ts';
import { printRow, printTitle } from './print.ts';
import { slowDown } from './slow-down.ts';

/** 400 ms latency, 50 kB/s both ways, half of this machine's speed. */
const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const slowdown = 2;
const screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
/** Odd, so that there is a median. */
const runsEach = 3;
const limits = { firstPaint: 1.5, usable: 6 };

type Measure = (page: Page, path: string) => Promise<number>;

export async function printSlowPhone(url: string): Promise<void> {
  printTitle('Slow phone, nothing in its cache (400 ms, 50 kB/s, half the speed): first paint');
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const [visitor, member] = [
      await browser.newContext({ baseURL: url }),
      await browser.newContext({ baseURL: url }),
    ];
    await logIn(await member.newPage());
    const print = async (path: string, who: BrowserContext, measure: Measure, limit: number) => {
      const seconds = await measureMedian(browser, url, who, path, measure);
      printRow(path, `${seconds.toFixed(2)} s`, `at most ${limit} s`);
    };
    for (const path of publicPaths) await print(path, visitor, untilPaint, limits.firstPaint);
    for (const { path } of pageList) await print(path, member, untilPaint, limits.firstPaint);
    printTitle('The same phone: the first question of an evaluation can be answered');
    await print(pages.coinEvaluation.path, member, untilUsable, limits.usable);
  } finally {
    await browser.close();
  }
}

async function measureMedian(
  browser: Browser,
  url: string,
  who: BrowserContext,
  path: string,
  measure: Measure,
): Promise<number> {
  const runs: number[] = [];
  for (let run = 0; run < runsEach; run++) {
    // A new context has an empty cache; only the session is copied.
    const context = await browser.newContext({ baseURL: url, ...screen });
    await context.addCookies(await who.cookies());
    runs.push(await measure(await openPhone(context), path));
    await context.close();
  }
  return (runs.toSorted((a, b) => a - b)[Math.floor(runsEach / 2)] ?? 0) / 1000;
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
async function untilPaint(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  const entry = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return Number(await entry.jsonValue());
}

async function untilUsable(page: Page, path: string): Promise<number> {
  const start = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: coinEvaluationCopy.modes[0].label }).waitFor();
  return performance.now() - start;
}
