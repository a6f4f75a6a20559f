import type { CandleWindow } from '../../contracts/charts.ts';

/* In the order of the menu. */

export const newsPanelCopy = {
  title: 'Latest news',
  none: 'No news right now.',
  noneHint: 'Check back later.',
  note: 'Newest first. Articles open in a new window.',
} as const;

export const eventsPanelCopy = {
  title: 'Events',
  type: 'Event type',
  allTypes: 'All types',
  coin: 'Coin',
  allCoins: 'All coins',
  next: (title: string, day: string) => `${title} on ${day}`,
  noneOf: (name: string) => `No events of ${name} are known.`,
  noMatch: 'No matching events.',
  noMatchHint: 'Try another type or coin.',
  showAll: 'Show all events',
  loading: 'Loading:',
  incomplete: 'could be loaded. The rest is missing.',
  note: 'Soonest first. Days are UTC.',
  noSource: 'No source given',
  keyedSource: 'CoinMarketCal',
  noneHint:
    'The sources that need no key list no votes or events right now. The operator of this site can add a free CoinMarketCal key (UPSTREAM_COINMARKETCAL_KEY), which shows the next seven days of the 100 largest coins.',
  proofOf: (title: string) => `Proof image of ${title}`,
} as const;

export const coinPanelCopy = {
  label: 'Coin',
  title: 'Coin info',
  found: (name: string) => `${name} found`,
  unknownHint: 'Try its full name or symbol. You can still answer the questions.',
  failedHint: 'The source isn’t responding. You can still answer the questions.',
  lowMarketCap: 'Low market cap:',
  lowMarketCapOf: (cap: string, limit: string) =>
    `${cap}, under ${limit}. A few large orders can move the price sharply.`,
  unknown: 'Unknown',
  /** Such as 'Token on Ethereum' and 'since 2020'. */
  kindOn: (kind: string, chain: string) => `${kind} on ${chain}`,
  since: (year: string) => `since ${year}`,
  links: 'Important links',
  noLinks: 'No links available.',
  contracts: 'Contracts',
  noContracts: 'No contracts available.',
  ownChain: (name: string) => `None. ${name} runs on its own chain.`,
  copy: 'Copy',
  copied: 'Copied',
  team: 'Team',
  noTeam: 'No team information available.',
  noBiography: 'No biography available.',
  projects: 'Number of projects:',
  projectsUnknown: 'unknown',
  positions: 'Positions',
  positionUnknown: 'Position unknown',
  profiles: 'Links',
  followersUnknown: 'Followers unknown',
  news: 'Coin news',
  noNews: 'No news about this coin right now.',
  published: 'Published',
  dateUnknown: 'on an unknown date',
  by: 'By',
  authorUnknown: 'an unknown author',
  paper: 'PDF:',
} as const;

/** Kinds of links whose names are not derived from their keys. */
export const coinLinkNames: Readonly<Record<string, string>> = {
  message_board: 'Forum',
  source_code: 'Source code',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  github: 'GitHub',
};

export const coinFactNames = {
  name: 'Name',
  whitepaper: 'Whitepaper',
  symbol: 'Symbol',
  type: 'Type',
  marketCap: 'Market cap',
  launchDate: 'Launch date',
  status: 'Project status',
  proofType: 'Proof type',
  organisation: 'Organisation structure',
  algorithm: 'Hashing algorithm',
  protocol: 'Protocol',
  chain: 'Parent chain',
  contract: 'Contract address',
} as const;

export const coinFactsCopy = {
  title: 'Key facts',
  hint: 'Figures only, no rating.',
  loaded: (name: string) => `Facts about ${name} loaded`,
  trendOf: (name: string) => `${name}: price trend`,
  noFactsOf: (name: string) => `No source has data on ${name}.`,
  failed: 'The facts could not be loaded.',
  failedHint: 'The source isn’t responding.',
  kinds: { coin: 'Coin', token: 'Token' },
  sides: { above: 'MACD above', below: 'MACD below' },
  turns: {
    up_below_zero: 'Up, below zero',
    up_above_zero: 'Up, above zero',
    down: 'Down',
    none: 'None in 20 days',
  },
  days: (count: string) => `${count} days`,
  noExchange: 'None of them',
  origin: 'Source',
  /** Headings of missing facts; `source`: the source that lacks them. */
  gaps: {
    loading: () => 'Loading',
    unknown: (source: string) => `Not reported by ${source}`,
    unavailable: (source: string) => `${source} isn’t responding`,
    held_back: (source: string) => `Waiting for ${source}’s rate limit`,
    never: () => 'Not in this period',
    no_source: () => 'No data for this coin',
    too_few_days: () => 'Not enough days of prices',
  },
  anySource: 'the source',
} as const;

export const evidenceCopy = {
  loading: 'Loading',
  stale: 'last known value',
  lookUp: 'Look up',
  details: 'Facts and links',
  more: (count: number) => `+${count}`,
  speaksFor: { yes: 'speaks for yes', no: 'speaks for no' },
  /** `share` of the larger value, 0 to 1. */
  apart: (share: number) => `The sources differ by ${Math.round(share * 100)}%`,
  listedOn: (count: number, all: number) => `${count} of ${all}`,
  notListed: 'not listed',
} as const;

export const keptFactsCopy = {
  then: 'then',
  now: 'now',
  thenAndNow: 'then and now',
  missingThen: (reason: string) => `${reason} (then)`,
  flips: 'reads differently today',
  imported: 'From an imported file.',
  /** A rule with its fact, such as 'market cap, at least US$100 million'. */
  ruleOf: (title: string, words: string) =>
    `${/^[A-Z][a-z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title}, ${words}`,
  changed: (rules: readonly string[]) =>
    `${rules.length} of your answers would read differently today: ${rules.join('; ')}.`,
} as const;

export const nftPanelCopy = {
  label: 'NFT',
  found: (title: string) => `${title} found`,
  noGateway: 'File not found on any gateway',
  noFile: 'This file can’t be shown',
  noPreview: (title: string) => `No preview of ${title} could be loaded`,
  enlarge: 'See bigger PDF',
  chain: 'Chain',
  contract: 'Contract',
  token: 'Token ID',
  market: 'View on OpenSea',
  brokenPage: 'This page can’t be shown.',
  previousPage: 'Previous page',
  nextPage: 'Next page',
} as const;

export const reservesPanelCopy = {
  shown: (exchange: string) => `Reserves of ${exchange} are shown`,
  failedOf: (exchange: string) => `${exchange}'s reserves`,
  notAudited: 'Self-reported, not audited',
  heldScale: 'US$, and share of all coins with a known price',
  changesScale: '24 hours, US$',
  noPrice: 'No price known',
  heldColumns: ['Coin', 'Worth', 'Share', 'Coins held'],
  changesColumns: ['Coin', 'Change in US$', 'Change in coins'],
  held: (coins: string) => `Held: ${coins}`,
  worth: (dollars: string) => `Worth: ${dollars}`,
  share: (part: string) => `Share: ${part}`,
  /** Shown before the figure of a change. */
  flows: { in: 'Inflow', none: 'No change', out: 'Outflow' },
  noChange: 'No change data',
  noChangeHint: 'The source has no amounts from a day earlier.',
  heldLabel: (title: string) => `${title}: value of each coin held in US dollars, as bars.`,
  changesLabel: (title: string) =>
    `${title}: inflow and outflow within 24 hours in US dollars, as bars on both sides of zero.`,
} as const;

export const movementsPanelCopy = {
  caption: (symbol: string) => `Large transactions of ${symbol}, newest first`,
  noSource: (symbol: string) => `No source for ${symbol}`,
  noSourceHint:
    'Its large transactions come from Whale Alert only. The operator of this site can add it with a key (UPSTREAM_WHALEALERT_KEY).',
  time: 'Time (UTC)',
  type: 'Type',
  from: 'From',
  to: 'To',
  amount: 'Amount',
  value: 'Value (US$)',
  hash: 'Hash',
  ownerUnknown: 'Unknown owner',
  unknown: 'Unknown',
  typeUnknown: 'unknown type',
  addressUnknown: 'Address unknown',
  copyHash: 'Copy hash',
  hashCopied: 'Hash copied',
} as const;

export const chartPanelCopy = {
  noPrices: (coin: string) => `No prices for ${coin}`,
  noMacd: (coin: string) => `No MACD for ${coin}`,
  noRsi: (coin: string) => `No RSI for ${coin}`,
  pricesLoaded: (coin: string) => `${coin} prices loaded`,
  macdLoaded: (coin: string) => `${coin} MACD loaded`,
  rsiLoaded: (coin: string) => `${coin} RSI loaded`,
  /** One candle covers four days. */
  rose: 'Rose in 4 days',
  fell: 'Fell in 4 days',
  lastClose: 'Last close',
  /** Facts say "52-day average" of daily closes; a candle's close is every fourth of these. */
  average: ({ days, candles }: CandleWindow) => `${days}-day average (${candles} candles)`,
  /** The columns of the averages follow. */
  candleColumns: ['Closed', 'Open', 'High', 'Low', 'Close'],
  /** The last close relative to an average; `distance` has a sign. */
  above: (distance: string) => `${distance}, price above`,
  below: (distance: string) => `${distance}, price below`,
  at: 'Price at average',
  tooFewPrices: 'Not enough prices',
} as const;

export const tickerPanelCopy = {
  shown: (name: string) => `${name}: latest figures shown`,
  maxSupply: 'Max supply',
  noMaximum: 'No maximum',
  totalSupply: 'Total supply',
  circulatingSupply: 'Circulating supply',
  unknown: 'Unknown',
  movers: 'Prices, 24 h',
  notLoaded: 'Not loaded',
} as const;

export const moodCopy = {
  title: 'Market mood',
  of: (value: number, most: number) => `${value} of ${most}`,
} as const;

export const airdropsPanelCopy = {
  title: 'Announced airdrops',
  caption: 'Announced airdrops. A column’s name sorts by that column.',
  sample: 'Sample list: none of these projects exist.',
  oneSkipped: '1 row could not be read and was left out.',
  skipped: (rows: string) => `${rows} rows could not be read and were left out.`,
  none: 'No airdrops are listed at the moment.',
  noneHint: 'Check back later.',
  noMatch: 'No matching airdrops.',
  noMatchHint: 'Try fewer words or another project type.',
  showAll: 'Show all airdrops',
  tools: 'Airdrops',
  filter: 'Filter by words',
  type: 'Project type',
  allTypes: 'All types',
  sort: 'Sort by',
  asListed: 'As listed',
  notStated: 'Not stated',
} as const;

export const sourcesPanelCopy = {
  asking: 'Checking…',
  askAgain: 'Check again',
  /** In table order. */
  columns: ['Figures', 'Shown on', 'Source', 'State', 'Age'],
  waiting: 'Checking',
  /** For sample data. */
  noSource: 'None',
  noAnswer: 'No response',
} as const;
