import { fold } from '../../../lib/fold.ts';
import type { NftSample } from '../../ports/nfts.ts';
import { findSampleFile } from './sample-files.ts';
import { sampleNfts } from './sample-nfts.ts';

/** By content id. */
const pinned: Readonly<Record<string, string>> = {
  bafkreif7w6fnvearbixba5izztxatxszlw5cdzfmwzbhxdumw5ptn6xeqy: 'quiet-orbits.png',
};

/** The sample set: found by a part of the name, without regard to case and accents. */
export const sampleNftSource: NftSample = {
  name: 'Sample data',
  madeAt: () => '2026-11-21T00:00:00.000Z',
  async search(name) {
    const term = fold(name);
    return sampleNfts.filter((nft) => nft.name !== null && fold(nft.name).includes(term));
  },
  findFile: findSampleFile,
  findIpfsFile: async (path) => {
    const file = Object.hasOwn(pinned, path) ? pinned[path] : undefined;
    return file === undefined ? undefined : findSampleFile(file);
  },
};
