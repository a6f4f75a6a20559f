/**
 * Takes pictures of the running product on sample data: for the README, and for the help page's topics in both themes.
 *
 * Usage: node scripts/run.mjs scripts/pictures.ts [TOPIC ...]    (after npm run build; without a topic, all of them)
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from './setup/files.mjs';
import { logIn, openProduct, type Product } from './product/open-product.ts';
import known from '../src/web/screens/help/pictures/topics.json' with { type: 'json' };
import { topicPictures, type TopicPicture } from './pictures/topics.ts';

const helpFolder = join(root, 'src/web/screens/help/pictures');
/** Image pixels for one CSS pixel: sharp also where the help page enlarges a part of the picture. */
const scale = 1.5;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((topic) => topicPictures.every((picture) => picture.topic !== topic));
if (unknown.length > 0) throw new Error(`There is no topic ${unknown.join(', ')}`);

const product = await openProduct();
try {
  if (wanted.length === 0) await takeReadme(product);
  mkdirSync(helpFolder, { recursive: true });
  const sizes: Record<string, { readonly width: number; readonly height: number }> = { ...known };
  for (const picture of topicPictures.filter(({ topic }) => wanted.length === 0 || wanted.includes(topic))) {
    for (const theme of ['dark', 'light'] as const) {
      // Equal sizes in both themes: nothing moves when the theme is changed.
      sizes[picture.topic] = await takeTopic(product, picture, theme);
    }
  }
  writeFileSync(join(helpFolder, 'topics.json'), `${JSON.stringify(sizes, null, 2)}\n`);
} finally {
  await product.close();
}

async function takeReadme(running: Product): Promise<void> {
  const { page, context } = await running.visit({ width: 1440, height: 1000, theme: 'dark' });
  await logIn(page);
  await page.goto('/coineval');
  await page.getByRole('button', { name: 'New Analysis' }).click();
  await page.getByRole('combobox', { name: 'Coin name' }).fill('Ethereum');
  await page.getByRole('button', { name: 'Search Coin' }).click();
  await page.getByRole('region', { name: 'Coin info' }).getByText('Sample data').first().waitFor();
  await page.getByRole('button', { name: /^Market cap/ }).waitFor();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Congratulations').waitFor();
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(root, 'stories/pictures/coin-evaluation.png') });
  await context.close();
}

async function takeTopic(running: Product, picture: TopicPicture, theme: 'dark' | 'light') {
  const { topic, width, height, arrange, only } = picture;
  const { page, context } = await running.visit({ width, height, theme, scale });
  // A new member, without saved answers, whatever was taken before.
  const member = `maya-${topic}-${theme}@example.com`;
  running.members('add', member, '--until', '2999-12-31');
  await logIn(page, member);
  await arrange(page, member);
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  const target = only?.(page);
  await target?.scrollIntoViewIfNeeded();
  const clip = await target?.boundingBox();
  const shown = clip ? grow(clip, 14, { width, height }) : { x: 0, y: 0, width, height };
  writeFileSync(join(helpFolder, `topic-${topic}-${theme}.webp`), await takeWebp(page, shown));
  await context.close();
  return { width: Math.round(shown.width * scale), height: Math.round(shown.height * scale) };
}

interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Adds a margin within the window, in whole px. */
function grow(clip: Clip, margin: number, window: Pick<Clip, 'width' | 'height'>): Clip {
  const x = Math.max(0, Math.floor(clip.x - margin));
  const y = Math.max(0, Math.floor(clip.y - margin));
  const right = Math.min(window.width, Math.ceil(clip.x + clip.width + margin));
  const bottom = Math.min(window.height, Math.ceil(clip.y + clip.height + margin));
  return { x, y, width: right - x, height: bottom - y };
}

/** Weighs a third of the same picture as PNG; playwright's own screenshots are PNG or JPEG only. */
async function takeWebp(page: Page, clip: Clip): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const scroll = await page.evaluate(() => window.scrollY);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    clip: { ...clip, y: clip.y + scroll, scale },
  });
  return Buffer.from(data, 'base64');
}
