/** News sites whose feeds may be read without a key and shown as headline, excerpt, source and link. */
export const rssSites = [
  { name: 'CoinDesk', feed: 'https://www.coindesk.com/arc/outboundfeeds/rss/' },
  { name: 'Cointelegraph', feed: 'https://cointelegraph.com/rss' },
  { name: 'Decrypt', feed: 'https://decrypt.co/feed' },
  { name: 'The Block', feed: 'https://www.theblock.co/rss.xml' },
  { name: 'Bitcoin Magazine', feed: 'https://bitcoinmagazine.com/feed' },
  { name: 'The Defiant', feed: 'https://thedefiant.io/feed' },
] as const;

/** The name of the site with this feed; undefined if it is not in the list. */
export function findSiteName(address: string): string | undefined {
  return rssSites.find(({ feed }) => feed === address)?.name;
}
