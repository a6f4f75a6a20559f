import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { chromiumLaunch } from '../../product/chromium.ts';
import { logIn } from '../../product/open-product.ts';
import { built, makeDataDir, startServer } from '../../product/server.ts';
import { ensureInstalled } from '../../setup/install.mjs';
import { click, eventsEach, pressKey, type Gesture } from '../forms/gestures.ts';
import { takePaints, watchPaints } from '../forms/next-paint.ts';
import { percentiles, toText } from '../percentiles.ts';
import { servePages } from '../forms/serve-pages.ts';
import { printCells, printTitle } from '../print.ts';
import { bareHtml, ours, oursFromHome, references, type Contestant } from './contestants.ts';
import { openFirst, type Opened } from './open-page.ts';
import { readPageMemory } from './page-memory.ts';
import { copyProject, type ProjectCopy } from './product.ts';
import { listQuestions } from './questionnaire.ts';
import { referencePages } from './reference-pages.ts';
import { takeSave } from './save-times.ts';

const openings = 3;
const rounds = 6;
const saves = 3;

/** Times in ms. */
interface Measured {
  readonly contestant: Contestant;
  readonly opened: Opened[];
  readonly clicks: number[];
  readonly keys: number[];
  readonly saves: number[];
}

export async function printLarge(): Promise<void> {
  ensureInstalled(process.execPath, 'scripts/bench');
  const copy = copyProject();
  const data = makeDataDir();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    printCommands(copy);
    const server = await startServer({ DATA_DIR: data.path }, [], { ...built, folder: copy.folder });
    const others = await servePages(new URL('./react-hook-form/', import.meta.url), [
      referencePages(copy.readLarge()),
    ]);
    printTitle('Large: 1,000 questions in 20 sections, processor slowed 4 times');
    const urlOf = (one: Contestant) => (references.includes(one) ? others.url : server.url);
    const cookies = await takeCookies(browser, server.url);
    const newContext = async (one: Contestant) => {
      const context = await browser.newContext({ baseURL: urlOf(one) });
      await context.addCookies(cookies);
      return context;
    };
    const all = [ours, oursFromHome, ...references].map(
      (contestant): Measured => ({
        contestant,
        opened: [],
        clicks: [],
        keys: [],
        saves: [],
      }),
    );
    await measureOpenings(all, newContext);
    const answered = all.filter(({ contestant }) => !contestant.opensOnly);
    await measureAnswers(answered);
    await measureSaves(answered);
    await print(all);
    printLimits(all);
    await others.stop();
    await server.stop();
  } finally {
    await browser.close();
    data.remove();
    copy.remove();
  }
}

function printCommands(copy: ProjectCopy): void {
  printTitle('Large: what commands take in s');
  printCells('', ['without', 'with']);
  const compile = ['-e', "import('./scripts/questionnaires/compile.ts').then((m) => m.compileAll())"];
  const without = [copy.time('scripts/schemas.ts'), copy.time(...compile)];
  copy.addLarge();
  const withIt = [copy.time('scripts/schemas.ts'), copy.time(...compile)];
  for (const [index, name] of ['npm run schemas', 'compiling all questionnaires'].entries())
    printCells(name, [without[index] ?? 0, withIt[index] ?? 0].map(toText));
  printCells('npm run build', ['', toText(copy.time('scripts/build.ts'))]);
}

async function takeCookies(browser: Browser, url: string) {
  const context = await browser.newContext({ baseURL: url });
  await logIn(await context.newPage());
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/**
 * Opens pages in turns, so that other load on the machine meets all of them, and alone, since an open page uses the
 * processor. The last page of each contestant stays open.
 */
async function measureOpenings(
  all: readonly Measured[],
  newContext: (one: Contestant) => Promise<BrowserContext>,
): Promise<void> {
  for (let run = 0; run < openings; run += 1) {
    for (const { contestant, opened } of all) {
      opened.push(await openFirst(await newContext(contestant), contestant));
      if (contestant.opensOnly || run < openings - 1) await opened.at(-1)?.page.context().close();
    }
  }
}

async function measureAnswers(all: readonly Measured[]): Promise<void> {
  for (const { opened } of all) await watchPaints(toPage(opened));
  for (let round = 0; round < rounds; round += 1) {
    const turns = Array.from({ length: eventsEach }, (_, index) => round * eventsEach + index);
    for (const { contestant, opened, clicks, keys } of all) {
      const take = (gesture: Gesture) => takePaints(toPage(opened), gesture, turns);
      clicks.push(...(await take(click(listQuestions('boolean').map(contestant.box)))));
      keys.push(...(await take(pressKey(listQuestions('text').map(contestant.line)))));
    }
  }
}

async function measureSaves(all: readonly Measured[]): Promise<void> {
  for (let turn = 0; turn < saves; turn += 1)
    for (const { contestant, opened, saves: times } of all)
      times.push(await takeSave(toPage(opened), contestant));
}

function toPage(opened: readonly Opened[]): Page {
  const last = opened.at(-1);
  if (!last) throw new Error('Nothing was opened');
  return last.page;
}

async function print(all: readonly Measured[]): Promise<void> {
  printCells('', ['kB', 'opens', 'section', 'tick p50', 'p95', 'key p50', 'p95', 'save', 'heap MB', 'nodes']);
  for (const { contestant, opened, clicks, keys, saves: times } of all) {
    const start = [opened[0]?.weight ?? 0, toOpening(opened), toSectionOpening(opened)].map(toText);
    if (contestant.opensOnly) {
      printCells(contestant.name, start);
      continue;
    }
    const { heap, nodes } = await readPageMemory(toPage(opened));
    const events = [...percentiles(clicks), ...percentiles(keys), percentiles(times)[0], heap];
    printCells(contestant.name, [...start, ...events.map(toText), String(nodes)]);
  }
}

function printLimits(all: readonly Measured[]): void {
  const find = (wanted: Contestant) => {
    const found = all.find(({ contestant }) => contestant === wanted);
    if (!found) throw new Error(`${wanted.name} was not measured`);
    return found;
  };
  const limit = 1.5 * toOpening(find(bareHtml).opened) + 100;
  const opening = [toSectionOpening(find(ours).opened), limit].map(toText);
  printCells('First section opens, at most', ['', '', ...opening]);
  printCells('A key at p50', ['', '', '', '', '', toText(percentiles(find(ours).keys)[0]), '  at most 60']);
}

const toOpening = (opened: readonly Opened[]) => percentiles(opened.map(({ time }) => time))[0];

const toSectionOpening = (opened: readonly Opened[]) =>
  percentiles(opened.map(({ sectionTime }) => sectionTime))[0];
