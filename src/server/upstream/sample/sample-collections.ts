import type { NftCollection } from '../../ports/nfts.ts';

/** Invented collections, by the part of their items' names before the number. */
export const sampleCollections: ReadonlyMap<string, NftCollection> = new Map([
  [
    'tidal forms',
    {
      floor: 412.5,
      floorChange7d: -3.1,
      floorChange30d: 8.4,
      marketCap: 412_500,
      rank: 940,
      volume: 6_180,
      sales: 15,
      owners: 610,
      items: 1000,
      website: 'https://tidal-forms.example/',
      xAccount: null,
    },
  ],
  [
    'harbour loop',
    {
      floor: 58,
      floorChange7d: 0,
      floorChange30d: -21.7,
      marketCap: 29_000,
      rank: null,
      volume: 0,
      sales: 0,
      owners: 83,
      items: 500,
      website: 'https://harbour-loop.example/',
      xAccount: null,
    },
  ],
]);
