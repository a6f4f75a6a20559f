import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumLaunch } from '../../scripts/product/chromium.ts';
import { logIn, visit } from '../../scripts/product/open-product.ts';
import { makeDataDir } from '../../scripts/product/server.ts';
import { publicPaths } from '../../src/contracts/public-pages.ts';
import { expectQuiet } from '../journeys/sound.ts';
import { memberRoutes } from '../spec/table.ts';
import { startCommand, type RunningCommand } from './start-command.ts';

const folder = makeDataDir();
let command: RunningCommand;
let browser: Browser;

beforeAll(async () => {
  command = await startCommand('dev', '/healthz', { DATA_DIR: folder.path, UPSTREAMS: 'sample' });
  browser = await chromium.launch(chromiumLaunch());
});

afterAll(async () => {
  await browser.close();
  await command.stop();
  folder.remove();
});

describe('npm run dev', () => {
  it('shows a visitor every public page', async () => {
    const visitor = await visit(browser, command.url);
    for (const path of publicPaths) await open(visitor.page, path);
    expectQuiet(visitor);
    await visitor.context.close();
  });

  it('shows a member every page with its questionnaires', async () => {
    const member = await visit(browser, command.url);
    await logIn(member.page);
    for (const path of Object.keys(memberRoutes)) await open(member.page, path);
    expectQuiet(member);
    await member.context.close();
  });
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  expect(await page.getByText('stopped working').count(), path).toBe(0);
}
