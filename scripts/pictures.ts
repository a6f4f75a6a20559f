/**
 * Takes pictures of the running product on sample data: for the README, and for the help page's topics in both themes.
 *
 * Usage: node scripts/run.mjs scripts/pictures.ts [TOPIC ...]    (after npm run build; without a topic, all of them)
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { answerAll } from './product/answer-all.ts';
import { logIn, openProduct } from './product/open-product.ts';
import { root } from './setup/files.mjs';
import known from '../src/web/screens/help/pictures/topics.json' with { type: 'json' };

const folder = join(root, 'src/web/screens/help/pictures');
/** Image pixels for one CSS pixel: sharp also where the help page enlarges a part of the picture. */
const scale = 1.5;

interface Topic {
  /** Of the window, in px. */
  readonly size: readonly [width: number, height: number];
  readonly path: string;
  readonly arrange: (page: Page, email: string) => Promise<unknown>;
  /** The part that is taken; absent: the whole window. */
  readonly only?: (page: Page) => Locator;
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Account and help' });
const footer = (page: Page) => page.getByRole('contentinfo');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const topics: Readonly<Record<string, Topic>> = {
  'getting-started': {
    size: [960, 560],
    path: '/index',
    arrange: (page) => mark(page.getByRole('link', { name: 'Start Research' })),
  },
  news: {
    size: [960, 620],
    path: '/news',
    async arrange(page) {
      const card = page.getByRole('region', { name: 'Latest news' }).getByRole('article').last();
      await scrollTo(card, 90);
      await page.waitForFunction(() => Array.from(document.images).every(({ complete }) => complete));
      await scrollTo(card, 90);
      await mark(card, { words: 'A card' });
      await mark(page.getByRole('region', { name: /Crypto news$/ }), { words: 'The questions' });
    },
  },
  research: {
    size: [1140, 720],
    path: '/coineval',
    async arrange(page) {
      await press(page, 'Collapse sidebar');
      await searchCoin(page);
      await page.getByRole('checkbox').first().check();
    },
  },
  exchanges: {
    size: [1140, 640],
    path: '/exchanges',
    async arrange(page) {
      await press(page, 'Collapse sidebar');
      await page.getByRole('combobox', { name: 'Select Exchange' }).selectOption({ label: 'Bybit' });
      await press(page, 'Get Reserves');
      const chart = page.getByRole('region', { name: /Change in Reserves$/ }).locator('svg');
      await chart.first().waitFor();
    },
  },
  data: {
    size: [960, 560],
    path: '/walletmovement',
    async arrange(page) {
      await press(page, 'ETH');
      await press(page, 'Get latest movements');
      const rows = page.getByRole('region', { name: /large transactions$/ }).getByRole('row');
      const transfer = rows
        .filter({ hasText: /(?:exchange|custodian).*(?:exchange|custodian|fund)/ })
        .first();
      await scrollTo(transfer, 330);
      const wallets = transfer.locator('p:has(code)').locator('xpath=..');
      await mark(transfer.getByText(/^US\$/), { words: 'Amount', space: 3 });
      await mark(transfer.getByText(/^\d\d:\d\d/), { words: 'Time', space: 3 });
      await mark(wallets.nth(0), { words: 'Sender', below: true, space: 3 });
      await mark(wallets.nth(1), { words: 'Receiver', below: true, space: 3 });
    },
  },
  charting: {
    size: [1180, 720],
    path: '/technicalanalysis',
    async arrange(page) {
      await press(page, 'Collapse sidebar');
      const chart = page.getByRole('region', { name: 'Bitcoin', exact: true }).getByRole('img').first();
      await chart.locator('svg').waitFor();
      await mark(page.getByRole('group', { name: 'Days shown' }));
    },
  },
  results: {
    size: [960, 820],
    path: '/index',
    async arrange(page, email) {
      await answerAll(page, 'coineval', { email, name: 'Bitcoin' });
      await answerAll(page, 'swingtrade', { email, name: 'Bitcoin' });
      // The tab must not know answers that another tab would have saved.
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('/results');
      const parts = page.getByRole('list', { name: 'Parts of your research' });
      await parts.getByRole('button', { name: /^Coin evaluation/, expanded: true }).waitFor();
      await page.getByRole('heading', { name: 'Market cap' }).waitFor();
    },
  },
  'top-navigation-bar': {
    size: [1280, 300],
    path: '/index',
    async arrange(page) {
      for (const name of ['Tutorial', 'Get Help', 'Airdrops', 'Daily Check-in', 'Account'])
        await mark(bar(page).getByRole('link', { name }), { space: -1 });
    },
    only: bar,
  },
  footer: {
    size: [960, 640],
    path: '/index',
    async arrange(page) {
      await footer(page).getByRole('link', { name: 'Contact' }).waitFor();
      for (const link of await footer(page).getByRole('link').all()) await mark(link);
    },
    only: footer,
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((topic) => topics[topic] === undefined);
if (unknown.length > 0) throw new Error(`There is no topic ${unknown.join(', ')}`);
const product = await openProduct();
try {
  if (wanted.length === 0) await takeReadme();
  const sizes: Record<string, { readonly width: number; readonly height: number }> = { ...known };
  for (const [name, topic] of Object.entries(topics)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    // Equal sizes in both themes: nothing moves when the theme is changed.
    for (const theme of ['dark', 'light'] as const) sizes[name] = await takeTopic(name, topic, theme);
  }
  writeFileSync(join(folder, 'topics.json'), `${JSON.stringify(sizes, null, 2)}\n`);
} finally {
  await product.close();
}

async function takeReadme(): Promise<void> {
  const { page, context } = await product.visit({ width: 1440, height: 1000, theme: 'dark' });
  await logIn(page);
  await page.goto('/coineval');
  await searchCoin(page);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await press(page, 'Save');
  await page.getByText('Congratulations').waitFor();
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(root, 'stories/pictures/coin-evaluation.png') });
  await context.close();
}

async function searchCoin(page: Page): Promise<void> {
  await press(page, 'New Analysis');
  await page.getByRole('combobox', { name: 'Coin name' }).fill('Ethereum');
  await press(page, 'Search Coin');
  await page.getByRole('region', { name: 'Coin info' }).getByText('Sample data').first().waitFor();
  await page.getByRole('button', { name: /^Market cap/ }).waitFor();
}

async function takeTopic(name: string, { size, path, arrange, only }: Topic, theme: 'dark' | 'light') {
  const [width, height] = size;
  const { page, context } = await product.visit({ width, height, theme, scale });
  // A new member, without saved answers, whatever was taken before.
  const member = `maya-${name}-${theme}@example.com`;
  product.members('add', member, '--until', '2999-12-31');
  await logIn(page, member);
  await page.goto(path);
  await arrange(page, member);
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  const target = only?.(page);
  await target?.scrollIntoViewIfNeeded();
  const box = (await target?.boundingBox()) ?? { x: 0, y: 0, width, height };
  const margin = 14;
  const [x, y] = [box.x, box.y].map((edge) => Math.max(0, Math.floor(edge - margin))) as [number, number];
  const right = Math.min(width, Math.ceil(box.x + box.width + margin));
  const bottom = Math.min(height, Math.ceil(box.y + box.height + margin));
  const clip = { x, y, width: right - x, height: bottom - y };
  writeFileSync(join(folder, `topic-${name}-${theme}.webp`), await takeWebp(page, clip));
  await context.close();
  return { width: Math.round(clip.width * scale), height: Math.round(clip.height * scale) };
}

/** Weighs a third of the same picture as PNG; playwright's own screenshots are PNG or JPEG only. */
async function takeWebp(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const session = await page.context().newCDPSession(page);
  const scroll = await page.evaluate(() => window.scrollY);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    clip: { ...clip, y: clip.y + scroll, scale },
  });
  return Buffer.from(data, 'base64');
}

async function scrollTo(target: Locator, space: number): Promise<void> {
  await target.evaluate((element, top) => {
    window.scrollTo(0, window.scrollY + element.getBoundingClientRect().top - top);
  }, space);
}

interface Mark {
  /** A few words at the frame's upper right. */
  readonly words?: string;
  /** Puts them at the lower right. */
  readonly below?: boolean;
  /** Between the element and its frame, in px. */
  readonly space?: number;
}

async function mark(target: Locator, { words = '', below = false, space = 5 }: Mark = {}): Promise<void> {
  await target.first().evaluate(
    (element, of) => {
      const box = element.getBoundingClientRect();
      const position = `left:${box.left - of.space + window.scrollX}px;top:${box.top - of.space + window.scrollY}px;`;
      const size = `width:${box.width + 2 * of.space}px;height:${box.height + 2 * of.space}px;`;
      const frame = document.createElement('div');
      frame.style.cssText = `position:absolute;z-index:9;box-sizing:border-box;${position}${size}border:3px solid #fa7450;border-radius:10px;pointer-events:none;`;
      const label = document.createElement('span');
      label.textContent = of.words;
      label.style.cssText = `position:absolute;right:-3px;${of.below ? 'top' : 'bottom'}:calc(100% - 3px);padding:1px 8px;border-radius:6px;background:#fa7450;color:#2a0d05;font:600 12px/18px Inter,sans-serif;white-space:nowrap;`;
      if (of.words !== '') frame.append(label);
      document.body.append(frame);
    },
    { words, below, space },
  );
}
