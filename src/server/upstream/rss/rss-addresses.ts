/** Feeds in the form of RSS 2.0 that anybody may read without a key, as headline, excerpt, source and link. */
export const rssAddresses: readonly string[] = [
  'https://www.coindesk.com/arc/outboundfeeds/rss/',
  'https://cointelegraph.com/rss',
  'https://decrypt.co/feed',
  'https://www.theblock.co/rss.xml',
  'https://bitcoinmagazine.com/.rss/full/',
  'https://blockworks.co/feed',
  'https://thedefiant.io/feed',
];
