import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { chromiumLaunch } from '../../scripts/product/chromium.ts';
import { logIn } from '../../scripts/product/open-product.ts';
import { visit, type Visit } from '../../scripts/product/visit.ts';
import { makeDataDir } from '../../scripts/product/server.ts';
import { checkFolders } from '../../scripts/questionnaires/check.ts';
import { makeFolder } from '../../scripts/questionnaires/new-folder.ts';
import { releaseFolders } from '../../scripts/questionnaires/release.ts';
import { root } from '../../scripts/setup/files.mjs';
import { messages } from '../../src/contracts/messages.ts';
import { panelNames } from '../../src/contracts/pages.ts';
import { follow } from '../journeys/follow.ts';
import { followCalls, shiftServerTime } from '../journeys/clock.ts';
import { expectQuiet, expectSound } from '../journeys/sound.ts';
import { memberRoutes } from '../spec/table.ts';
import { startCommand, type RunningCommand } from './start-command.ts';
import { timeLimits } from '../../scripts/product/time-limits.ts';

/** Polls often enough to see that the server is down, which lasts half a second. */
const soon = { timeout: timeLimits.journey.wait, interval: 10 };

export function describeDev(): void {
  describe('npm run dev', () => {
    const folder = makeDataDir();
    const schemas = copySchemas();
    let command: RunningCommand;
    let browser: Browser;

    beforeAll(async () => {
      schemas.damage();
      const env = { DATA_DIR: folder.path, UPSTREAMS: 'sample', SCHEMAS_DIR: schemas.path };
      command = await startCommand('dev', '/healthz', env);
      browser = await chromium.launch(chromiumLaunch());
    });

    afterAll(async () => {
      await browser.close();
      await command.stop();
      folder.remove();
      rmSync(schemas.path, { recursive: true });
    });

    it('starts with a broken questionnaire, shows a broken format too, and goes on once they are mended', async () => {
      const { context, page } = await visit(browser, command.url);
      onTestFinished(() => context.close());
      await page.goto('/preview');
      const findings = page
        .getByRole('listitem')
        .filter({ hasText: 'schemas/' })
        // What a correct questionnaire could have besides.
        .filter({ hasNotText: 'Hint' });
      const login = await context.newPage();
      await login.goto('/login');
      const overlay = login.locator('vite-error-overlay');
      const expectFault = async (line: string) => {
        await overlay.getByText(line).waitFor();
        await findings
          .filter({ hasText: line.split(': ')[0] ?? '' })
          .first()
          .waitFor();
        await expect.poll(() => command.output()).toContain(line);
      };
      const expectNone = async () => {
        await overlay.waitFor({ state: 'detached' });
        await findings.waitFor({ state: 'detached' });
      };
      await expectFault('schemas/listing/schema.json:16: A comma is missing');
      // The others are compiled.
      await page.getByLabel('Questionnaire').selectOption('nfteval');

      schemas.mend();
      await expectNone();
      await page.getByLabel('Questionnaire').selectOption('listing');

      const format = join(schemas.path, 'meta/schema.json');
      const text = readFileSync(format, 'utf8');
      for (const [broken, line] of [
        [
          text.replace('"type": "object",', '"type": "object"'),
          'schemas/meta/schema.json:5: A comma is missing',
        ],
        ['[]', 'schemas/meta/schema.json:1: The file is not a JSON Schema'],
        [undefined, 'schemas/meta/schema.json:1: The file is missing'],
      ] as const) {
        if (broken === undefined) rmSync(format);
        else writeFileSync(format, broken);
        await expectFault(line);
        writeFileSync(format, text);
        await expectNone();
      }
    });

    describeSound(schemas, () => ({ command, browser }));
  });
}

interface Started {
  readonly command: RunningCommand;
  readonly browser: Browser;
}

function describeSound(schemas: ReturnType<typeof copySchemas>, started: () => Started): void {
  describe('with sound questionnaires', () => {
    let command: RunningCommand;
    let browser: Browser;
    /** Shared by tests: a new page would load hundreds of modules again. */
    let member: Visit;

    beforeAll(async () => {
      ({ command, browser } = started());
      schemas.mend();
      member = await visit(browser, command.url);
      await logIn(member.page);
    });

    it('shows a visitor the public home page', async () => {
      const visitor = await visit(browser, command.url);
      await open(visitor.page, '/');
      expectQuiet(visitor);
      await visitor.context.close();
    });

    it('serves a page to a program that accepts any type, and survives a malformed path', async () => {
      const answer = await fetch(`${command.url}/`, { headers: { accept: '*/*' } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(await askRaw(command.url, '//')).toMatch(/^HTTP\/1.1 \d/);
      expect((await fetch(`${command.url}/healthz`)).status).toBe(200);
    });

    // A later test covers a page with every panel; the other pages are lists and texts.
    it('shows a member pages with their questionnaires', async () => {
      for (const path of ['/coineval', '/nfteval', '/results'] as const) {
        await goTo(member.page, path, memberRoutes[path]);
      }
      await goTo(member.page, '/coins/eth-ethereum', 'Ethereum');
      // The theme is set by the app's document, which the build writes otherwise.
      for (const colorScheme of ['light', 'dark'] as const) {
        await member.page.emulateMedia({ colorScheme });
        await member.page.locator(`html[data-theme=${colorScheme}]`).waitFor();
      }
      expectQuiet(member);
    });

    it('shows an edit of a questionnaire without a reload, keeps typed answers, and shows mistakes', async () => {
      const { page } = member;
      await goTo(page, schemas.page, memberRoutes[schemas.page]);
      const team = await openSection(page, /^Team/);
      const text = team.getByRole('textbox', { name: 'What has the team done before?' });
      await text.fill('Two earlier coins');
      await page.getByRole('checkbox', { name: 'Are the founders named?' }).check();
      const document = await page.evaluateHandle(() => window.document.documentElement);
      const preview = await openPreview(member);

      schemas.edit('Are the founders named?', 'Are all founders named?');
      const asked = page.getByRole('checkbox', { name: 'Are all founders named?' });
      await expect.poll(() => asked.isChecked()).toBe(true);
      await expect.poll(() => text.inputValue()).toBe('Two earlier coins');
      await preview.form.getByRole('checkbox', { name: 'Are all founders named?' }).waitFor();
      await expect.poll(() => preview.text.inputValue()).toBe('No coin yet');

      schemas.edit('"maxLength": 1000', '"maxLength": 1000, "x-short": { "short": "Track record" }');
      await preview.page.getByText('Track record: No coin yet').waitFor();

      schemas.damage();
      const overlay = page.locator('vite-error-overlay');
      await overlay.getByText('schemas/listing/schema.json:16: A comma is missing').waitFor();
      const found = preview.page.getByRole('listitem').filter({ hasText: 'A comma is missing' });
      await found.getByText('schemas/listing/schema.json:16').waitFor();

      schemas.mend();
      await overlay.waitFor({ state: 'detached' });
      await found.waitFor({ state: 'detached' });
      await expect.poll(() => preview.text.inputValue()).toBe('No coin yet');
      await expect.poll(() => text.inputValue()).toBe('Two earlier coins');

      // A release, and an edit that no page shows.
      await schemas.release();
      writeFileSync(join(schemas.path, 'README.md'), 'How questions are written.');
      schemas.edit('Are all founders named?', 'Are the founders known?');
      await page.getByRole('checkbox', { name: 'Are the founders known?' }).waitFor();
      await expect.poll(() => text.inputValue()).toBe('Two earlier coins');
      // The server has the new questions too: it accepts the answers.
      expect(await save(page, team)).toBe(200);
      await team.getByText(messages.saved).waitFor();
      expect(await document.evaluate((element) => element.isConnected)).toBe(true);
      expectQuiet(member);
      await preview.page.close();
    });

    it("accepts German numbers, works with the browser's undo, and allows the new day after midnight", async () => {
      const german = await visit(browser, command.url, { locale: 'de-DE' });
      const { page } = german;
      onTestFinished(async () => {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await german.context.close();
      });
      // For the page it is five minutes before the server's day.
      const midnight = Date.parse(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`);
      const before = midnight - 5 * 60_000;
      await page.clock.install({ time: before });
      const moveServerTime = await shiftServerTime(page, before - Date.now());
      const restOfCalls = followCalls(page);
      await logIn(page);
      await open(page, schemas.page);
      const body = await openSection(page, /^Market/);
      const day = body.locator('input[type=date]');
      const [yesterday, today] = [midnight - 1, midnight].map((at) =>
        new Date(at).toISOString().slice(0, 10),
      );
      await expect.poll(() => day.getAttribute('max')).toBe(yesterday);
      const treasury = body.getByRole('textbox', { name: 'How much is in its treasury?' });
      await treasury.pressSequentially('25000');
      await page.keyboard.press('Control+z');
      await expect.poll(() => treasury.inputValue()).not.toBe('25000');
      await page.keyboard.press('Control+Shift+z');
      await expect.poll(() => treasury.inputValue()).toBe('25000');
      await body.getByRole('textbox', { name: 'What is its fee?' }).pressSequentially('1.234,5');
      await restOfCalls();
      moveServerTime(10 * 60_000);
      await page.clock.fastForward('10:00');
      await expect.poll(() => day.getAttribute('max')).toBe(today);
      await day.fill(today!);
      expect(await save(page, body)).toBe(200);
      const kept = '/api/report/listing/demo@example.com/records';
      const [newest] = await (await german.context.request.get(kept)).json();
      expect(await (await german.context.request.get(`${kept}/${newest.id}`)).json()).toMatchObject({
        treasury: '25000',
        fee: '1234.5',
        launched: today,
      });
      await follow(page, `/results?analysis=listing:${newest.id}`);
      await page.getByText('US$25,000', { exact: true }).first().waitFor();
      expectQuiet(german);
    });

    it('shows a new questionnaire on its own page with every panel until its folder is deleted', async () => {
      const { page } = member;
      await schemas.addOwnPage();
      await page.getByRole('link', { name: 'Governance' }).click();
      await page.getByRole('heading', { level: 1, name: 'Governance' }).waitFor();
      await expectToWork(page, '/governance');
      await page.getByRole('button', { name: /^Governance/ }).waitFor();
      await expect
        .poll(() => page.locator('aside section, main section').count(), soon)
        .toBeGreaterThan(panelNames.length);

      rmSync(join(schemas.path, 'governance'), { recursive: true });
      await page.getByRole('link', { name: 'Governance' }).waitFor({ state: 'detached' });
      expectQuiet(member);
    });

    it('answers during a restart of the server, also after a client drops its request', async () => {
      const port = Number(new URL(command.url).port);
      schemas.edit('Are the founders known?', 'Are all founders known?');
      await expect.poll(() => isListening(port + 1), soon).toBe(false);
      await giveUp(command.url, '/healthz');
      expect((await fetch(`${command.url}/healthz`)).status).toBe(200);
    });

    it('frees its ports when npm is stopped, even during a restart of the server', async () => {
      const port = Number(new URL(command.url).port);
      schemas.edit('Are all founders known?', 'Are the founders named?');
      await expect.poll(() => isListening(port + 1), soon).toBe(false);
      await giveUp(command.url, '/healthz');
      await command.stop('npm');
      expect([await isListening(port), await isListening(port + 1)]).toEqual([false, false]);
    });
  });
}

const figures = `
  "treasury": { "type": "number", "title": "How much is in its treasury?", "description": "Add it up.", "x-unit": "usd" },
  "fee": { "type": "number", "title": "What is its fee?", "description": "See its site.", "x-unit": "usd" },
  "launched": {
    "type": "string",
    "format": "date",
    "title": "When was it launched?",
    "description": "The day of its first block.",
    "x-latest": "today"
  },
`;

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
  edit('"order": 1', '"order": 9', '    "results": 1,\n', '', '"liquidity": {', `${figures}"liquidity": {`);
  const damage = () => edit('"title": "Team",', '"title": "Team"');
  const mend = () =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"title": "Team"$/m, '"title": "Team",'));
  const release = async () => {
    const checked = await checkFolders(path);
    if (checked.kind === 'problems') throw new Error(checked.report);
    await releaseFolders(path, checked);
  };
  return {
    path,
    edit,
    damage,
    mend,
    release,
    addOwnPage: () => addOwnPage(path),
    page: '/technicalanalysis',
  } as const;
}

/** Follows schemas/README.md on a questionnaire with its own page. */
async function addOwnPage(schemas: string): Promise<void> {
  expect(await makeFolder(schemas, 'governance')).toMatchObject({ kind: 'made' });
  const file = join(schemas, 'governance/schema.json');
  const schema = JSON.parse(readFileSync(file, 'utf8'));
  Object.assign(schema['x-questionnaire'], { page: '/governance', order: 1, subject: 'coin' });
  schema['x-page'] = {
    title: 'Governance',
    lede: 'Who decides, and how.',
    group: 'Research',
    panels: panelNames,
  };
  writeFileSync(file, JSON.stringify(schema, null, 2));
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const outcome = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return outcome;
}

async function giveUp(url: string, path: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
  socket.destroySoon();
  await once(socket, 'close');
}

/** The response to an unnormalized path: fetch would correct it. */
async function askRaw(url: string, address: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${address} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

/** The preview in another tab, with one section of the copy's checklist and an answer. */
async function openPreview({ context }: Visit) {
  const page = await context.newPage();
  await page.goto('/preview');
  await page.getByLabel('Questionnaire').selectOption('listing');
  await page.getByLabel('Section').selectOption('team');
  const form = page.frameLocator('iframe');
  const text = form.getByRole('textbox', { name: 'What has the team done before?' });
  await text.fill('No coin yet');
  // The text is shown beside the form: as a list names it, as an answer, in a save, and in the results twice.
  await expect.poll(() => page.getByText('No coin yet').count()).toBe(5);
  await expectSound(page);
  return { page, form, text };
}

/** Opens a section of the copy's checklist, and resolves to its content. */
async function openSection(page: Page, name: RegExp): Promise<Locator> {
  const header = page.getByRole('button', { name });
  await header.click();
  return page.locator(`[id="${await header.getAttribute('aria-controls')}"]`);
}

/** Saves a section, and resolves to the status of the response. */
async function save(page: Page, section: Locator): Promise<number> {
  const [response] = await Promise.all([
    page.waitForResponse((one) => /\/listing/.test(one.url()) && one.request().method() !== 'GET'),
    section.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  return response.status();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectToWork(page, path);
}

/** Navigates like a link, so that the page does not load hundreds of shared modules again. */
async function goTo(page: Page, path: string, heading: string): Promise<void> {
  await follow(page, path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await expectToWork(page, path);
}

async function expectToWork(page: Page, path: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  expect(await page.getByText('stopped working').count(), path).toBe(0);
}
