import { readFile } from 'node:fs/promises';
import { chromium, type Browser, type Page } from 'playwright-core';
import type { Question, Questionnaire } from '../../src/engine/questionnaire.ts';
import { chromiumLaunch } from '../product/chromium.ts';
import { makeDataDir, startServer } from '../product/server.ts';
import { logIn } from '../product/open-product.ts';
import { ensureInstalled } from '../setup/install.mjs';
import { byId, click, eventsEach, pressKey, type Gesture } from './forms/gestures.ts';
import { takePaints, watchPaints } from './forms/next-paint.ts';
import { percentiles, toText } from './percentiles.ts';
import { servePages } from './forms/serve-pages.ts';
import { printCells, printTitle } from './print.ts';

/** A section of the product, open on its page, and what is done to it. */
interface Case {
  readonly name: string;
  readonly questionnaire: string;
  readonly section: string;
  /** The questions that are answered, in turn. */
  readonly type: Question['type'];
  readonly gesture: (targets: readonly string[]) => Gesture;
  /** From the page after login to the open section. */
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
    name: 'A key on /news',
    questionnaire: 'cryptonews',
    section: 'insights',
    type: 'text',
    gesture: pressKey,
    open: async (page) => void (await page.goto('/news')),
  },
];
const rounds = 12;
/** How far a form made from a schema may be behind one that is written by hand, in ms. */
const goal = 10;

/** From an answer to the next paint, beside a hand-written react-hook-form of the same questions in the same run. */
export async function printForms(): Promise<void> {
  ensureInstalled(process.execPath, 'scripts/bench');
  printTitle('Forms: from an answer to the next paint in ms, processor slowed 4 times');
  const data = makeDataDir();
  const server = await startServer({ DATA_DIR: data.path });
  const handWritten = await servePages(new URL('./forms/react-hook-form/', import.meta.url));
  const browser = await chromium.launch(chromiumLaunch());
  try {
    printCells('', ['p50', 'p95']);
    for (const one of cases) await printCase(browser, one, server.url, handWritten.url);
  } finally {
    await browser.close();
    await handWritten.stop();
    await server.stop();
    data.remove();
  }
}

async function printCase(browser: Browser, one: Case, url: string, handWrittenUrl: string): Promise<void> {
  const { name, questionnaire, section } = one;
  const ids = await listIds(one);
  const ours = await (await browser.newContext({ baseURL: url })).newPage();
  await logIn(ours);
  await one.open(ours);
  const header = ours.locator(`[aria-controls="${questionnaire}_${section}--body"]`);
  await header
    .or(ours.locator(byId(ids[0] ?? '')))
    .first()
    .waitFor();
  if (await header.count()) await header.click();
  const theirs = await (await browser.newContext({ baseURL: handWrittenUrl })).newPage();
  await theirs.goto(`/?questionnaire=${questionnaire}&section=${section}`);
  for (const page of [ours, theirs]) {
    await page.locator(byId(ids[0] ?? '')).waitFor();
    await page.waitForLoadState('networkidle');
    await watchPaints(page);
  }
  const times = await measure(ours, theirs, one.gesture(ids.map(byId)));
  await ours.context().close();
  await theirs.context().close();
  const [mine, other] = [percentiles(times.ours), percentiles(times.theirs)];
  printCells(name, mine.map(toText));
  printCells('  react-hook-form', other.map(toText));
  printCells('  apart', [toText(mine[0] - other[0]), toText(mine[1] - other[1]), `  at most ${goal} at p50`]);
}

/** A few events here, a few there: whatever else the machine does slows down both. */
async function measure(ours: Page, theirs: Page, gesture: Gesture) {
  const times = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const turns = Array.from({ length: eventsEach }, (_, index) => round * eventsEach + index);
    times.ours.push(...(await takePaints(ours, gesture, turns)));
    times.theirs.push(...(await takePaints(theirs, gesture, turns)));
  }
  return times;
}

async function listIds({ questionnaire, section, type }: Case): Promise<readonly string[]> {
  const file = new URL(`../../build/questionnaires/${questionnaire}/questionnaire.json`, import.meta.url);
  // The compile step writes this file with this very type.
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
