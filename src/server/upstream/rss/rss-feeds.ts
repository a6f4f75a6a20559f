/** A news site's feed in the form of RSS 2.0. */
export interface RssAddress {
  /** The site's name as people read it. */
  readonly name: string;
  /** The address to load from, without the path. */
  readonly base: string;
  readonly path: string;
}

/** Feeds that anybody may read without a key, as headline, excerpt, source and link. */
export const rssAddresses: readonly RssAddress[] = [
  { name: 'CoinDesk', base: 'https://www.coindesk.com', path: '/arc/outboundfeeds/rss/' },
  { name: 'Cointelegraph', base: 'https://cointelegraph.com', path: '/rss' },
  { name: 'Decrypt', base: 'https://decrypt.co', path: '/feed' },
  { name: 'The Block', base: 'https://www.theblock.co', path: '/rss.xml' },
  { name: 'Bitcoin Magazine', base: 'https://bitcoinmagazine.com', path: '/.rss/full/' },
  { name: 'Blockworks', base: 'https://blockworks.co', path: '/feed' },
  { name: 'The Defiant', base: 'https://thedefiant.io', path: '/feed' },
];

/** Requests a minute to each site: a feed is asked for once in some minutes, and may redirect. */
export const rssBudget = { keyless: 6 } as const;
