import { readFile } from 'node:fs/promises';
import { chromium, type Browser, type Page } from 'playwright-core';
import type { Question, Questionnaire } from '../../src/engine/questionnaire.ts';
import { chromiumLaunch } from '../product/chromium.ts';
import { makeDataDir, startServer } from '../product/server.ts';
import { logIn } from '../product/open-product.ts';
import { byId, click, pressKey, type Gesture } from './forms/gestures.ts';
import { takePaints, watchPaints } from './forms/next-paint.ts';
import { percentiles, toText } from './percentiles.ts';
import { printCells, printTitle } from './print.ts';

interface Case {
  readonly name: string;
  readonly questionnaire: string;
  readonly section: string;
  readonly type: Question['type'];
  readonly gesture: (targets: readonly string[]) => Gesture;
  readonly open: (page: Page) => Promise<void>;
}

const cases: readonly Case[] = [
  {
    name: 'A tick on /coineval',
    questionnaire: 'coineval',
    section: 'usecase',
    type: 'boolean',
    gesture: click,
    open: (page) => openEvaluation(page, '/coineval', 'Coin', 'Bitcoin'),
  },
  {
    name: 'A tick on /nfteval',
    questionnaire: 'nfteval',
    section: 'art',
    type: 'boolean',
    gesture: click,
    open: (page) => openEvaluation(page, '/nfteval', 'NFT', 'tidal'),
  },
  {
    name: 'A key on /nfteval',
    questionnaire: 'nfteval',
    section: 'strategy',
    type: 'text',
    gesture: pressKey,
    open: (page) => openEvaluation(page, '/nfteval', 'NFT', 'tidal'),
  },
  {
    name: 'A key on /news',
    questionnaire: 'cryptonews',
    section: 'insights',
    type: 'text',
    gesture: pressKey,
    open: async (page) => void (await page.goto('/news')),
  },
];
/** Events on each page. */
const events = 60;

export async function printForms(): Promise<void> {
  printTitle('Forms: from an answer to the next paint in ms, processor slowed 4 times');
  const data = makeDataDir();
  const server = await startServer({ DATA_DIR: data.path });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    printCells('', ['p50', 'p95']);
    for (const one of cases) await printCase(browser, one, server.url);
  } finally {
    await browser.close();
    await server.stop();
    data.remove();
  }
}

async function printCase(browser: Browser, one: Case, url: string): Promise<void> {
  const ids = await listIds(one);
  const page = await openCase(browser, one, url);
  await page.locator(byId(ids[0] ?? '')).waitFor();
  await page.waitForLoadState('networkidle');
  await watchPaints(page);
  const gesture = one.gesture(ids.map(byId));
  const times = await takePaints(page, gesture, events);
  await page.context().close();
  printCells(one.name, percentiles(times).map(toText));
}

async function openCase(browser: Browser, one: Case, url: string): Promise<Page> {
  const { questionnaire, section } = one;
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  await logIn(page);
  // Shows all questions, not only the quick ones.
  await page.evaluate((id) => localStorage.setItem(`quick-${id}`, 'false'), questionnaire);
  await one.open(page);
  const header = page.locator(`[aria-controls="${questionnaire}_${section}--body"]`);
  const [id = ''] = await listIds(one);
  await header
    .or(page.locator(byId(id)))
    .first()
    .waitFor();
  if ((await header.count()) > 0 && (await header.getAttribute('aria-expanded')) === 'false')
    await header.click();
  return page;
}

async function listIds({ questionnaire, section, type }: Case): Promise<readonly string[]> {
  const file = new URL(`../../build/questionnaires/${questionnaire}/questionnaire.json`, import.meta.url);
  // The compile step writes this file with this type.
  const { sections } = JSON.parse(await readFile(file, 'utf8')) as Questionnaire;
  const questions = sections.find(({ id }) => id === section)?.questions ?? [];
  const ids = questions.filter((question) => question.type === type).map(({ id }) => id);
  if (ids.length === 0) throw new Error(`${questionnaire} has no such question in ${section}`);
  return ids.map((id) => `${questionnaire}_${section}_${id}`);
}

async function openEvaluation(page: Page, path: string, subject: string, name: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'New Analysis' }).click();
  await page.getByLabel(`${subject} name`, { exact: true }).fill(name);
  await page.getByRole('button', { name: `Search ${subject}` }).click();
  await page.getByRole('heading', { level: 3 }).first().waitFor();
}
