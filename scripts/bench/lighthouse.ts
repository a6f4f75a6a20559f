import { chromium } from 'playwright-core';
import { pageList } from '../../src/contracts/pages.ts';
import { publicPaths } from '../../src/contracts/public-pages.ts';
import { chromiumLaunch } from '../product/chromium.ts';
import { findFreePort, makeDataDir, startServer } from '../product/server.ts';
import { logIn } from '../product/open-product.ts';
import { ensureInstalled } from '../setup/install.mjs';
import { median } from './percentiles.ts';
import { printCells, printTitle } from './print.ts';
import { printSlowPhone } from './slow-phone.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Odd, so that there is a median. */
const runsEach = 3;

export async function printLighthouse(): Promise<void> {
  ensureInstalled(process.execPath, 'scripts/bench');
  printTitle('Lighthouse, mobile preset');
  printCells('', ['perform.', 'access.', 'practices', 'SEO']);
  const data = makeDataDir();
  const server = await startServer({ DATA_DIR: data.path });
  try {
    await scoreAll(server.url, publicPaths, false);
    printCells('  public pages', ['100', '100', '100', '100 wanted']);
    await scoreAll(
      server.url,
      pageList.map(({ path }) => path),
      true,
    );
    printCells('  behind the login', ['95', '100', '', 'at least']);
    await printSlowPhone(server.url);
  } finally {
    await server.stop();
    data.remove();
  }
}

async function scoreAll(url: string, paths: readonly string[], isMember: boolean): Promise<void> {
  const port = await findFreePort();
  const launch = chromiumLaunch();
  const context = await chromium.launchPersistentContext('', {
    ...launch,
    baseURL: url,
    args: [...launch.args, `--remote-debugging-port=${port}`],
  });
  try {
    if (isMember) await logIn(await context.newPage());
    for (const path of paths) printCells(path, await scoreMedian(`${url}${path}`, port));
  } finally {
    await context.close();
  }
}

/** The median of several runs for each category: a single run varies with other load on the machine. */
async function scoreMedian(url: string, port: number): Promise<readonly string[]> {
  const runs: (readonly number[])[] = [];
  for (let run = 0; run < runsEach; run++) runs.push(await score(url, port));
  return categories.map((_, index) => String(median(runs.map((run) => run[index] ?? 0))));
}

/** Keeps the session's cookie: without it every page would be the landing page. */
async function score(url: string, port: number): Promise<readonly number[]> {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    disableStorageReset: true,
  });
  return categories.map((name) => {
    const value = result?.lhr.categories[name]?.score;
    if (typeof value !== 'number') throw new Error(`Lighthouse gave ${url} no score for ${name}`);
    return Math.round(value * 100);
  });
}
