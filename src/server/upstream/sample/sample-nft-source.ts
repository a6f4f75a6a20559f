import { fold } from '../../../lib/fold.ts';
import type { NftSample } from '../../ports/nfts.ts';
import { UpstreamError } from '../../ports/upstream.ts';
import { findSampleFile } from './sample-files.ts';
import { sampleCollections } from './sample-collections.ts';
import { sampleNfts } from './sample-nfts.ts';

/** Files by content id. */
const pinned: Readonly<Record<string, string>> = {
  bafkreif7w6fnvearbixba5izztxatxszlw5cdzfmwzbhxdumw5ptn6xeqy: 'quiet-orbits.png',
};

const name = 'Sample data';

/** The sample NFTs: found by a part of the name, without regard to case and accents. */
export const sampleNftSource: NftSample = {
  name,
  madeAt: () => '2026-11-21T00:00:00.000Z',
  async search(typed) {
    const term = fold(typed);
    return sampleNfts.filter((nft) => nft.name !== null && fold(nft.name).includes(term));
  },
  async collection(key) {
    const found = sampleCollections.get(fold(key).replace(/ #\d+$/, ''));
    if (found === undefined) throw new UpstreamError('not-found', name);
    return found;
  },
  findFile: findSampleFile,
  findIpfsFile: async (path) => {
    const file = Object.hasOwn(pinned, path) ? pinned[path] : undefined;
    return file === undefined ? undefined : findSampleFile(file);
  },
};
