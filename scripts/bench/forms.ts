import { readFile } from 'node:fs/promises';
import { chromium, type Browser, type Page } from 'playwright-core';
import type { Question, Questionnaire } from '../../src/engine/questionnaire.ts';
import { chromiumLaunch } from '../product/chromium.ts';
import { makeDataDir, startServer } from '../product/server.ts';
import { logIn } from '../product/open-product.ts';
import { byId, click, eventsEach, pressKey, type Gesture } from './forms/gestures.ts';
import { takePaints, watchPaints } from './forms/next-paint.ts';
import { percentiles, toText } from './percentiles.ts';
import { printCells, printTitle } from './print.ts';

interface Case {
  readonly name: string;
  readonly questionnaire: string;
  readonly section: string;
  readonly type: Question['type'];
  readonly gesture: (targets: readonly string[]) => Gesture;
  /** Facts are shown under its questions, so the section is measured without them too. */
  readonly hasEvidence?: true;
  readonly open: (page: Page) => Promise<void>;
}

const cases: readonly Case[] = [
  {
    name: 'A tick on /coineval',
    questionnaire: 'coineval',
    section: 'usecase',
    type: 'boolean',
    gesture: click,
    hasEvidence: true,
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
    hasEvidence: true,
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
const rounds = 12;
/** How much the facts and links under questions may add, in ms. */
const evidenceGoal = 2;

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
  const whole = await openOurs(browser, one, url);
  const pages = one.hasEvidence ? [whole, await openOurs(browser, one, url, evidenceCode)] : [whole];
  for (const page of pages) {
    await page.locator(byId(ids[0] ?? '')).waitFor();
    await page.waitForLoadState('networkidle');
    await watchPaints(page);
  }
  if (one.hasEvidence) await requireEvidence(one, pages);
  const times = await measure(pages, one.gesture(ids.map(byId)));
  for (const page of pages) await page.context().close();
  const [mine = [0, 0], without] = times.map((own) => percentiles(own));
  printCells(one.name, mine.map(toText));
  if (!without) return;
  printCells('  without facts and links', without.map(toText));
  printCells('  apart', [...difference(mine, without), `  at most ${evidenceGoal} at p50`]);
}

type Figures = ReturnType<typeof percentiles>;

function difference(one: Figures, other: Figures): readonly string[] {
  return [toText(one[0] - other[0]), toText(one[1] - other[1])];
}

/** The code that shows facts and links under questions; the product works without it if it fails to load. */
const evidenceCode = /\/assets\/QuestionEvidence-[^/]*\.js$/;

async function requireEvidence({ name }: Case, pages: readonly Page[]): Promise<void> {
  const count = (page: Page) => page.locator('[data-question] [id$="--evidence"]').count();
  const [shown = 0, blocked = 0] = await Promise.all(pages.map(count));
  if (shown === 0 || blocked > 0)
    throw new Error(`${name}: one page shows facts and links, the other does not`);
}

async function openOurs(browser: Browser, one: Case, url: string, blocked?: RegExp): Promise<Page> {
  const { questionnaire, section } = one;
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  if (blocked) await page.route(blocked, (route) => route.abort());
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

/** Measures a few events on each page in turn, so that other load on the machine slows down all pages. */
async function measure(pages: readonly Page[], gesture: Gesture): Promise<readonly number[][]> {
  const times = pages.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    const turns = Array.from({ length: eventsEach }, (_, index) => round * eventsEach + index);
    for (const [index, page] of pages.entries())
      times[index]?.push(...(await takePaints(page, gesture, turns)));
  }
  return times;
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
