import { readFile } from 'node:fs/promises';
import type { Media, MediaType } from '../../ports/media.ts';

const types: Readonly<Record<string, MediaType>> = {
  'tidal-forms.png': 'image/png',
  'harbour-loop.mp4': 'video/mp4',
  'paper-garden.pdf': 'application/pdf',
  'quiet-orbits.png': 'image/png',
  'second-light.jpg': 'image/jpeg',
  'north-hills.png': 'image/png',
  'paper-town.jpg': 'image/jpeg',
  'signal-bars.png': 'image/png',
  'still-water.png': 'image/png',
  'ticket-stub.png': 'image/png',
  'notice-board.png': 'image/png',
  'round-table.jpg': 'image/jpeg',
};

/** A file of the sample; undefined if it has none with that name. */
export async function findSampleFile(file: string): Promise<Media | undefined> {
  const type = Object.hasOwn(types, file) ? types[file] : undefined;
  if (type === undefined) return undefined;
  return { type, bytes: await readFile(new URL(`../../../../assets/sample/media/${file}`, import.meta.url)) };
}
