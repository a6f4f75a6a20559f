import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { pages } from '../../../src/contracts/pages.ts';
import { chromiumLaunch } from '../../product/chromium.ts';
import { logIn } from '../../product/open-product.ts';
import { built, makeDataDir, startServer } from '../../product/server.ts';
import { click, eventsEach, pressKey, type Gesture } from '../forms/gestures.ts';
import { takePaints, watchPaints } from '../forms/next-paint.ts';
import { percentiles, toText } from '../percentiles.ts';
import { printCells, printTitle } from '../print.ts';
import { openFirst, toField, type Opened } from './open-page.ts';
import { copyProject, type ProjectCopy } from './product.ts';
import { listQuestions } from './questionnaire.ts';

const openings = 3;
const rounds = 6;
/** For a key at p50, in ms. */
const keyLimit = 60;

export async function printLarge(): Promise<void> {
  const copy = copyProject();
  const data = makeDataDir();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    printCommands(copy);
    const server = await startServer({ DATA_DIR: data.path }, [], { ...built, folder: copy.folder });
    printTitle('Large: 1,000 questions in 20 sections, processor slowed 4 times, in ms');
    const cookies = await takeCookies(browser, server.url);
    const newContext = async () => {
      const context = await browser.newContext({ baseURL: server.url });
      await context.addCookies(cookies);
      return context;
    };
    printCells('', ['kB', 'opens', 'section']);
    const fromHome = await printOpenings('by a link on the home page', pages.home.path, newContext);
    await fromHome.context().close();
    const page = await printOpenings('by its address', undefined, newContext);
    await printAnswers(page);
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

/** Opens pages alone, since an open page uses the processor; the last one stays open. */
async function printOpenings(
  name: string,
  from: string | undefined,
  newContext: () => Promise<BrowserContext>,
): Promise<Page> {
  const opened: Opened[] = [];
  for (let run = 0; run < openings; run += 1) {
    await opened.at(-1)?.page.context().close();
    opened.push(await openFirst(await newContext(), from));
  }
  const last = opened.at(-1);
  if (!last) throw new Error('Nothing was opened');
  const middle = (time: 'time' | 'sectionTime') => percentiles(opened.map((one) => one[time]))[0];
  printCells(name, [last.weight, middle('time'), middle('sectionTime')].map(toText));
  return last.page;
}

async function printAnswers(page: Page): Promise<void> {
  const [clicks, keys]: [number[], number[]] = [[], []];
  await watchPaints(page);
  for (let round = 0; round < rounds; round += 1) {
    const turns = Array.from({ length: eventsEach }, (_, index) => round * eventsEach + index);
    const take = (gesture: Gesture) => takePaints(page, gesture, turns);
    clicks.push(...(await take(click(listQuestions('boolean').map(toField)))));
    keys.push(...(await take(pressKey(listQuestions('text').map(toField)))));
  }
  printCells('', ['p50', 'p95']);
  printCells('a tick', percentiles(clicks).map(toText));
  printCells('a key', [...percentiles(keys).map(toText), `  at most ${keyLimit} at p50`]);
}
