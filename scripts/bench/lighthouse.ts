import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { publicPaths } from '../../src/contracts/pages.ts';
import { chromiumLaunch } from '../../tests/helpers/chromium.ts';
import { findFreePort, makeDataDir, startServer } from '../../tests/helpers/server.ts';
import { logIn } from '../../tests/journeys/product.ts';
import { printCells, printTitle } from './print.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const memberPaths = ['/index', '/coineval', '/news', '/technicalanalysis', '/fng', '/exchanges', '/results'];

/** Lighthouse's four scores (mobile preset) of the public pages and of member pages, on the sample data. */
export async function printLighthouse(): Promise<void> {
  printTitle('Lighthouse, mobile preset');
  printCells('', ['perform.', 'access.', 'practices', 'SEO']);
  const data = makeDataDir();
  const server = await startServer({ DATA_DIR: data.path });
  await scoreAll(server.url, publicPaths, false);
  printCells('  public pages', ['100', '100', '100', '100 wanted']);
  await scoreAll(server.url, memberPaths, true);
  printCells('  behind the login', ['95', '100', '', 'at least']);
  await server.stop();
  data.remove();
}

async function scoreAll(url: string, paths: readonly string[], isMember: boolean): Promise<void> {
  const port = await findFreePort();
  const launch = chromiumLaunch();
  const context = await chromium.launchPersistentContext('', {
    ...launch,
    baseURL: url,
    args: [...launch.args, `--remote-debugging-port=${port}`],
  });
  if (isMember) await logIn(await context.newPage());
  for (const path of paths) printCells(path, await score(`${url}${path}`, port));
  await context.close();
}

/** The session's cookie stays: without it every page would be the landing page. */
async function score(url: string, port: number): Promise<readonly string[]> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    disableStorageReset: true,
  });
  return categories.map((name) => {
    const value = result?.lhr.categories[name]?.score;
    return typeof value === 'number' ? String(Math.round(value * 100)) : 'none';
  });
}
