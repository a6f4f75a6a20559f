const ofChain = 'in the chain’s coin';

/**
 * The facts of an NFT's collection in the order in which they are shown, part of the catalogue in coin-facts.ts. Links
 * are as the project gave them to the source.
 */
export const nftFacts = {
  nft_floor: { group: 'collection', title: 'Floor price', note: 'lowest asking price', unit: 'usd' },
  nft_floor_7d: {
    group: 'collection',
    title: 'Floor, 7-day change',
    note: ofChain,
    unit: 'percent_changed',
  },
  nft_floor_30d: {
    group: 'collection',
    title: 'Floor, 30-day change',
    note: ofChain,
    unit: 'percent_changed',
  },
  nft_market_cap: { group: 'collection', title: 'Market cap at floor', unit: 'usd' },
  nft_market_cap_rank: { group: 'collection', title: 'Rank by market cap', unit: 'count' },
  nft_volume_24h: {
    group: 'collection',
    title: '24-hour volume',
    note: 'includes trades with oneself',
    unit: 'usd',
  },
  nft_sales_24h: { group: 'collection', title: '24-hour sales', unit: 'count' },
  nft_owners: { group: 'collection', title: 'Owner wallets', unit: 'count' },
  nft_supply: { group: 'collection', title: 'Items', unit: 'count' },
  nft_owners_per_100: { group: 'collection', title: 'Wallets per 100 items', unit: 'count' },
  nft_website: { group: 'collection', title: 'Website', unit: 'link' },
  nft_x: { group: 'collection', title: 'X account', unit: 'link' },
} as const;
export type NftFactId = keyof typeof nftFacts;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the catalogue are its ids
export const nftFactIds = Object.keys(nftFacts) as NftFactId[];
