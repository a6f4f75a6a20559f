import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumLaunch } from '../../scripts/product/chromium.ts';
import { logIn } from '../../scripts/product/open-product.ts';
import { visit, type Visit } from '../../scripts/product/visit.ts';
import { makeDataDir } from '../../scripts/product/server.ts';
import { compileAll } from '../../scripts/questionnaires/compile.ts';
import { root } from '../../scripts/setup/files.mjs';
import { publicPaths } from '../../src/contracts/public-pages.ts';
import { expectQuiet, expectSound } from '../journeys/sound.ts';
import { memberRoutes } from '../spec/table.ts';
import { startCommand, type RunningCommand } from './start-command.ts';

/** `npm run dev`, as README says. */
export function describeDev(): void {
  describe('npm run dev', () => {
    const folder = makeDataDir();
    const schemas = copySchemas();
    let command: RunningCommand;
    let browser: Browser;

    beforeAll(async () => {
      const env = { DATA_DIR: folder.path, UPSTREAMS: 'sample', SCHEMAS_DIR: schemas.path };
      command = await startCommand('dev', '/healthz', env);
      browser = await chromium.launch(chromiumLaunch());
    });

    afterAll(async () => {
      await browser.close();
      await command.stop();
      folder.remove();
      rmSync(schemas.path, { recursive: true });
      // What was compiled last is the copy.
      await compileAll();
    });

    it('shows a visitor every public page', async () => {
      const visitor = await visit(browser, command.url);
      for (const path of publicPaths) await open(visitor.page, path);
      expectQuiet(visitor);
      await visitor.context.close();
    });

    it('shows a member every page with its questionnaires', async () => {
      const member = await visit(browser, command.url);
      await logIn(member.page);
      for (const [path, heading] of Object.entries(memberRoutes)) await goTo(member.page, path, heading);
      expectQuiet(member);
      await member.context.close();
    });

    it('shows an edit where it is looked at, without a reload, and what is wrong with one', async () => {
      const member = await visit(browser, command.url);
      const { page } = member;
      await logIn(page);
      await open(page, schemas.page);
      await page.getByRole('button', { name: /^Team/ }).click();
      const text = page.getByRole('textbox', { name: 'What has the team done before?' });
      await text.fill('Two earlier coins');
      await page.getByRole('checkbox', { name: 'Are the founders named?' }).check();
      const document = await page.evaluateHandle(() => window.document.documentElement);
      const preview = await openPreview(member);

      schemas.edit('Are the founders named?', 'Are all founders named?');
      const asked = page.getByRole('checkbox', { name: 'Are all founders named?' });
      await asked.waitFor();
      expect(await asked.isChecked()).toBe(true);
      expect(await text.inputValue()).toBe('Two earlier coins');
      await preview.form.getByRole('checkbox', { name: 'Are all founders named?' }).waitFor();
      expect(await preview.text.inputValue()).toBe('No coin yet');

      schemas.edit('"title": "Team",', '"title": "Team"');
      const overlay = page.locator('vite-error-overlay');
      await overlay.getByText('schemas/listing/schema.json:16: A comma is missing').waitFor();
      const found = preview.page.getByRole('listitem').filter({ hasText: 'A comma is missing' });
      await found.getByText('schemas/listing/schema.json:16').waitFor();

      schemas.edit('"title": "Team"', '"title": "Team",');
      await overlay.waitFor({ state: 'detached' });
      await found.waitFor({ state: 'detached' });
      expect(await preview.text.inputValue()).toBe('No coin yet');
      expect(await text.inputValue()).toBe('Two earlier coins');
      // The server asks the same: it takes the answers.
      await page.getByRole('button', { name: 'Save', exact: true }).first().click();
      await page.getByText('Saved', { exact: false }).first().waitFor();
      expect(await document.evaluate((element) => element.isConnected)).toBe(true);
      expectQuiet(member);
      await member.context.close();
    });
  });
}

/** The schemas with a checklist more that the tests may edit. */
function copySchemas() {
  const path = mkdtempSync(join(tmpdir(), 'take-profits-schemas-'));
  cpSync(join(root, 'schemas'), path, { recursive: true });
  cpSync(join(root, 'tests/fixtures/editing/listing'), join(path, 'listing'), { recursive: true });
  rmSync(join(path, 'listing/released.json'));
  const file = join(path, 'listing/schema.json');
  const edit = (...pairs: readonly string[]) => {
    let text = readFileSync(file, 'utf8');
    for (let index = 0; index < pairs.length; index += 2) {
      expect(text).toContain(pairs[index]);
      text = text.replace(pairs[index] ?? '', pairs[index + 1] ?? '');
    }
    writeFileSync(file, text);
  };
  edit('"order": 1', '"order": 9', '    "results": 1,\n', '');
  return { path, edit, page: '/technicalanalysis' };
}

/** The preview in another tab, one section of the copy's checklist in it, with an answer. */
async function openPreview({ context }: Visit) {
  const page = await context.newPage();
  await page.goto('/preview');
  await page.getByLabel('Questionnaire').selectOption('listing');
  await page.getByLabel('Section').selectOption('team');
  const form = page.frameLocator('iframe');
  const text = form.getByRole('textbox', { name: 'What has the team done before?' });
  await text.fill('No coin yet');
  // What is typed stands beside the form: as an answer, in a save, and in the results.
  await expect.poll(() => page.getByText('No coin yet').count()).toBe(3);
  await expectSound(page);
  return { page, form, text };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectToWork(page, path);
}

/** As a link does: the modules that a page shares with the one before, hundreds, are not asked for again. */
async function goTo(page: Page, path: string, heading: string): Promise<void> {
  await page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await expectToWork(page, path);
}

async function expectToWork(page: Page, path: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  expect(await page.getByText('stopped working').count(), path).toBe(0);
}
