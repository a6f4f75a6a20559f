import { readFile } from 'node:fs/promises';
import type { Media, MediaType } from '../../ports/media.ts';
import type { NftSample } from '../../ports/nft-sources.ts';
import { sampleNfts } from './sample-nfts.ts';

const files: Readonly<Record<string, MediaType>> = {
  'tidal-forms.png': 'image/png',
  'harbour-loop.mp4': 'video/mp4',
  'paper-garden.pdf': 'application/pdf',
  'quiet-orbits.png': 'image/png',
  'second-light.jpg': 'image/jpeg',
};

/** By content id. */
const pinned: Readonly<Record<string, string>> = {
  bafkreif7w6fnvearbixba5izztxatxszlw5cdzfmwzbhxdumw5ptn6xeqy: 'quiet-orbits.png',
};

/** The sample set: found by a part of the name, in any case. */
export const sampleNftSource: NftSample = {
  name: 'Sample data',
  madeAt: '2026-11-21T00:00:00.000Z',
  async search(name) {
    const term = name.trim().toLowerCase();
    return sampleNfts.filter((nft) => nft.name?.toLowerCase().includes(term));
  },
  findFile,
  findIpfsFile: async (path) => {
    const file = Object.hasOwn(pinned, path) ? pinned[path] : undefined;
    return file === undefined ? undefined : findFile(file);
  },
};

async function findFile(file: string): Promise<Media | undefined> {
  const type = Object.hasOwn(files, file) ? files[file] : undefined;
  if (type === undefined) return undefined;
  return { type, bytes: await readFile(new URL(`media/${file}`, import.meta.url)) };
}
