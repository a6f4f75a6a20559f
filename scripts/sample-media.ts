/**
 * Draws the files of the sample set: for its NFTs pictures, a short film and a one-page paper, each from a seed, for
 * its news and events pictures. A run draws what the last one drew. Prints the IPFS address of each. Needs Chromium
 * and, for the film, ffmpeg.
 *
 * Usage: node scripts/run.mjs scripts/sample-media.ts
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { chromiumLaunch } from './product/chromium.ts';
import { drawForms, drawLoop, drawOrbits, drawPaper } from './sample-media/drawings.ts';
import { scenes, sceneSize } from './sample-media/scenes.ts';
import { root } from './setup/files.mjs';

const folder = join(root, 'src/server/upstream/sample/media');
const size = 480;
const frames = 48;

const browser = await chromium.launch(chromiumLaunch());
try {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  writeFileSync(join(folder, 'tidal-forms.png'), await shoot(page, drawForms(418, 'dusk')));
  writeFileSync(join(folder, 'second-light.jpg'), await shoot(page, drawForms(73, 'noon'), 'jpeg'));
  writeFileSync(join(folder, 'quiet-orbits.png'), await shoot(page, drawOrbits(12)));
  await film(page, join(folder, 'harbour-loop.mp4'));
  await page.setContent(drawPaper(5));
  writeFileSync(
    join(folder, 'paper-garden.pdf'),
    await page.pdf({ width: '420px', height: '594px', printBackground: true }),
  );
  await page.setViewportSize(sceneSize);
  for (const [name, drawing] of Object.entries(scenes)) {
    writeFileSync(join(folder, name), await shoot(page, drawing, name.endsWith('.jpg') ? 'jpeg' : 'png'));
  }
} finally {
  await browser.close();
}
for (const name of readdirSync(folder))
  console.log(`${name}: ipfs://${toContentId(readFileSync(join(folder, name)))}`);

async function shoot(page: Page, svg: string, type: 'png' | 'jpeg' = 'png'): Promise<Buffer> {
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  return page.screenshot({ type, ...(type === 'jpeg' && { quality: 82 }) });
}

async function film(page: Page, target: string): Promise<void> {
  const drawn = mkdtempSync(join(tmpdir(), 'take-profits-film-'));
  for (let frame = 0; frame < frames; frame += 1) {
    const name = `${String(frame).padStart(3, '0')}.png`;
    writeFileSync(join(drawn, name), await shoot(page, drawLoop(frame / frames)));
  }
  const input = ['-framerate', '16', '-i', join(drawn, '%03d.png')];
  const coding = ['-c:v', 'libx264', '-crf', '30', '-preset', 'veryslow', '-pix_fmt', 'yuv420p'];
  execFileSync('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    ...input,
    ...coding,
    '-movflags',
    '+faststart',
    target,
  ]);
  rmSync(drawn, { recursive: true });
}

/** The content id of a file as one raw block: version 1, raw, sha2-256, in base 32. */
function toContentId(bytes: Uint8Array): string {
  const digest = createHash('sha256').update(bytes).digest();
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
  let bits = '';
  for (const byte of [0x01, 0x55, 0x12, 0x20, ...digest]) bits += byte.toString(2).padStart(8, '0');
  const letters = bits.match(/.{1,5}/g) ?? [];
  return `b${letters.map((letter) => alphabet[Number.parseInt(letter.padEnd(5, '0'), 2)]).join('')}`;
}
