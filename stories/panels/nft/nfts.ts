import type { Feed } from '../../../src/contracts/feed.ts';
import type { FoundNft } from '../../../src/web/panels/nft/find-nft.ts';

export const sampleFeed: Feed<undefined> = {
  value: undefined,
  source: 'Sample data',
  asOf: '2026-11-21T00:00:00.000Z',
  state: 'sample',
};

export const picture: FoundNft = {
  id: 'ethereum/0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed/418',
  chain: 'ethereum',
  contract: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  token: '418',
  market: 'https://opensea.io/item/ethereum/0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed/418',
  name: 'Tidal Forms #418',
  address: '/media/tidal-forms.png',
  sources: ['/media/tidal-forms.png'],
  throughGateways: false,
};

export const pinned: FoundNft = {
  id: undefined,
  chain: null,
  contract: null,
  token: '12',
  market: undefined,
  name: 'Quiet Orbits #12',
  address: 'ipfs://bafy/12',
  sources: ['/media/ipfs/0/bafy/12', '/media/ipfs/1/bafy/12', '/media/ipfs/2/bafy/12'],
  throughGateways: true,
};

export const film: FoundNft = {
  ...picture,
  id: undefined,
  name: 'Harbour Loop #7',
  address: 'https://files.example/harbour-loop.MP4?size=1',
  sources: ['/media/loop.mp4'],
};

export const paper: FoundNft = {
  ...picture,
  id: undefined,
  name: 'Paper Garden #5',
  address: '/media/paper-garden.pdf',
  sources: ['/media/paper-garden.pdf'],
};
