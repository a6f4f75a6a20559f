/** The words that panels put around their figures, in the order of the menu. */

export const newsPanelCopy = {
  title: 'Latest news',
  none: 'There is no news at the moment.',
  noneHint: 'Check back later.',
  note: 'Newest first. A title opens its article in a new window.',
} as const;

export const eventsPanelCopy = {
  title: 'Events',
  type: 'Event type',
  allTypes: 'All types',
  coin: 'Coin',
  allCoins: 'All coins',
  noMatch: 'No event matches.',
  noMatchHint: 'Try another type or another coin.',
  showAll: 'Show all events',
  loading: 'Loading:',
  incomplete: 'could be loaded. The rest is missing.',
  note: 'Soonest first. Days are UTC.',
  noSource: 'No source given',
  keyedSource: 'CoinMarketCal',
  noneHint:
    'The sources that need no key know of no votes or events to come. Whoever runs this site can add a free key of CoinMarketCal (UPSTREAM_COINMARKETCAL_KEY), which shows the next seven days of the 100 largest coins.',
  proofOf: (title: string) => `Proof image of ${title}`,
} as const;

export const coinPanelCopy = {
  label: 'Coin',
  title: 'Coin info',
  found: (name: string) => `${name} found`,
  unknownHint: 'Try its full name or its symbol. You can still answer the questions.',
  failedHint: 'The source did not answer. You can still answer the questions.',
  lowMarketCap: 'Low market cap:',
  lowMarketCapOf: (cap: string, limit: string) =>
    `${cap}, under ${limit}. A few large orders can move the price sharply.`,
  unknown: 'Unknown',
  /** A coin's kind, its chain and the year it began, as 'Token on Ethereum' and 'since 2020'. */
  kindOn: (kind: string, chain: string) => `${kind} on ${chain}`,
  since: (year: string) => `since ${year}`,
  links: 'Important links',
  noLinks: 'No links are known.',
  contracts: 'Contracts',
  noContracts: 'No contracts are known.',
  ownChain: (name: string) => `None. ${name} runs on its own chain.`,
  copy: 'Copy',
  copied: 'Copied',
  team: 'Team',
  noTeam: 'No team members are known.',
  noBiography: 'No biography is known.',
  projects: 'Number of projects:',
  projectsUnknown: 'unknown',
  positions: 'Positions',
  positionUnknown: 'Position unknown',
  profiles: 'Links',
  followersUnknown: 'Followers unknown',
  news: 'Coin news',
  noNews: 'There is no news about this coin at the moment.',
  published: 'Published',
  dateUnknown: 'on an unknown date',
  by: 'By',
  authorUnknown: 'an unknown author',
  paper: 'PDF:',
} as const;

/** Kinds of links whose names are more than their words. */
export const coinLinkNames: Readonly<Record<string, string>> = {
  message_board: 'Forum',
  source_code: 'Source code',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  github: 'GitHub',
};

/** The names of a coin's facts. */
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

/** The facts of a coin that checklists ask about. */
export const coinFactsCopy = {
  title: 'Facts to check',
  hint: 'Figures only. What they mean for you is yours to judge.',
  loaded: (name: string) => `Facts of ${name} loaded`,
  trendOf: (name: string) => `${name}: price trend`,
  noFactsOf: (name: string) => `No source knows a coin called ${name}.`,
  failed: 'The facts could not be loaded.',
  failedHint: 'The source did not answer.',
  kinds: { coin: 'Coin', token: 'Token' },
  sides: { above: 'MACD above', below: 'MACD below' },
  noExchange: 'None of them',
  origin: 'Source',
  /** Why facts are missing, before their names; `source` is whose they would be. */
  gaps: {
    loading: () => 'Not here yet',
    unknown: (source: string) => `${source} does not say`,
    unavailable: (source: string) => `${source} did not answer`,
    held_back: (source: string) => `${source} takes few calls a minute, no turn yet`,
    never: () => 'Not in that time',
    no_source: () => 'No source for this coin',
    too_few_days: () => 'Too few days of prices',
  },
  anySource: 'The source',
} as const;

export const nftPanelCopy = {
  label: 'NFT',
  found: (title: string) => `${title} found`,
  noGateway: 'No gateway has its file',
  noFile: 'Its file cannot be shown',
  noPreview: (title: string) => `No preview of ${title} could be loaded`,
  enlarge: 'See bigger PDF',
  chain: 'Chain',
  contract: 'Contract',
  token: 'Token ID',
  market: 'View on OpenSea',
  brokenPage: 'This page cannot be shown.',
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
  /** What a change is called, before its figure. */
  flows: { in: 'Inflow', none: 'No change', out: 'Outflow' },
  noChange: 'No change is known',
  noChangeHint: 'The source has no amounts of a day before.',
  heldLabel: (title: string) => `${title}: what each coin held is worth in US dollars, as bars.`,
  changesLabel: (title: string) =>
    `${title}: what came in and went out within 24 hours in US dollars, as bars to both sides of zero.`,
} as const;

export const movementsPanelCopy = {
  caption: (symbol: string) => `Large transactions of ${symbol}, newest first`,
  noSource: (symbol: string) => `No source of this site tells of ${symbol}`,
  noSourceHint:
    'Its large transactions come from Whale Alert alone, which whoever runs this site can add with a key (UPSTREAM_WHALEALERT_KEY). Nothing is broken, and asking again brings nothing.',
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
  noPrices: (coin: string) => `No prices of ${coin} are known`,
  noMacd: (coin: string) => `No MACD of ${coin} is known`,
  noRsi: (coin: string) => `No RSI of ${coin} is known`,
  pricesLoaded: (coin: string) => `${coin} prices loaded`,
  macdLoaded: (coin: string) => `${coin} MACD loaded`,
  rsiLoaded: (coin: string) => `${coin} RSI loaded`,
  rose: 'Rose',
  fell: 'Fell',
  lastClose: 'Last close',
  average: (days: number) => `${days}-day average`,
  /** Of the table of candles; its averages follow. */
  candleColumns: ['Closed', 'Open', 'High', 'Low', 'Close'],
  /** Where the last close is beside an average; the distance has its sign. */
  above: (distance: string) => `${distance}, price above`,
  below: (distance: string) => `${distance}, price below`,
  at: 'Price at it',
  tooFewPrices: 'Too few prices',
} as const;

export const tickerPanelCopy = {
  shown: (name: string) => `${name}: latest figures shown`,
  maxSupply: 'Max supply',
  noMaximum: 'No maximum',
  totalSupply: 'Total supply',
  circulatingSupply: 'Circulating supply',
  unknown: 'Unknown',
  movers: 'Prices and their change in 24 hours',
  notLoaded: 'Not loaded',
} as const;

/** The market's mood in brief. */
export const moodCopy = {
  title: 'Mood of the market',
  of: (value: number, most: number) => `${value} of ${most}`,
} as const;

export const airdropsPanelCopy = {
  title: 'Announced airdrops',
  caption: 'Announced airdrops. A column’s name sorts by that column.',
  sample: 'This list is a sample: none of these projects exists.',
  oneSkipped: '1 row could not be read and was left out.',
  skipped: (rows: string) => `${rows} rows could not be read and were left out.`,
  none: 'No airdrops are listed at the moment.',
  noneHint: 'Check back later.',
  noMatch: 'No airdrop matches.',
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
  asking: 'Asking…',
  askAgain: 'Ask again',
  /** In the order of the table. */
  columns: ['Figures', 'Shown on', 'Source', 'State', 'Age'],
  waiting: 'Asking',
  noAnswer: 'No answer',
} as const;
