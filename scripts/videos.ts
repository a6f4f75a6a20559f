/**
 * Films the running product on sample data for the tutorial: one short film a section with its captions. Needs Chromium
 * and ffmpeg.
 *
 * Usage: node scripts/run.mjs scripts/videos.ts [SECTION ...]    (after npm run build; without a name, all of them)
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup/files.mjs';
import { logIn, openProduct } from './product/open-product.ts';
import { openCamera } from './videos/camera.ts';
import { writeCaptions, type Caption } from './videos/captions.ts';
import { openEncoder } from './videos/encoder.ts';
import type { Film } from './videos/film.ts';
import { films } from './videos/films.ts';
import { perform } from './videos/perform.ts';

const folder = join(root, 'assets/films');
const member = 'maya@example.com';

/** The aspect ratio of the window that shows it; large enough there to be read, and sharp on a full screen. */
const view = { width: 900, height: 600, theme: 'dark', scale: 4 / 3 } as const;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => films.every((film) => film.id !== id));
if (unknown.length > 0) throw new Error(`There is no film ${unknown.join(', ')}`);
mkdirSync(folder, { recursive: true });
for (const film of films.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const captions = await shoot(film);
  const size = statSync(join(folder, `${film.id}.mp4`)).size;
  console.log(`${film.id}: ${captions.at(-1)?.to} s, ${Math.round(size / 1000)} kB`);
  for (const { from, text } of captions) console.log(`  ${from} s  ${text}`);
}

async function shoot(film: Film): Promise<readonly Caption[]> {
  const product = await openProduct();
  try {
    product.members('add', member, '--until', '2999-12-31');
    const { page } = await product.visit(view);
    if (film.visitor === undefined) await logIn(page, member);
    await page.goto(film.path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const encoder = openEncoder(join(folder, `${film.id}.mp4`));
    const camera = openCamera(page, encoder);
    const captions: Caption[] = [];
    for (const { says, acts } of film.steps) {
      const from = encoder.seconds();
      for (const act of acts) await perform(camera, act);
      const to = Math.ceil(Math.max(encoder.seconds() + 0.6, from + says.length / 26 + 0.8));
      await camera.hold(to - encoder.seconds());
      captions.push({ from, to, text: says });
    }
    await encoder.finish();
    writeFileSync(join(folder, `${film.id}.vtt`), writeCaptions(captions));
    return captions;
  } finally {
    await product.close();
  }
}
