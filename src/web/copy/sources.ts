import type { SourceTerms } from '../../contracts/source-terms.ts';

export const liveSourcesCopy = {
  title: 'Sources of live data',
  modes: {
    auto: 'Live data. Sample data, labelled as such, only while no source can be reached.',
    live: 'Live data only, no sample data.',
    sample: 'Sample data only. No source is called.',
  },
  /** In table order. */
  columns: ['Source', 'Provides', 'State', 'Last response', 'Calls left', 'Terms'],
  feeds: {
    coins: 'Coin info',
    coinNews: 'Coin news',
    coinFacts: 'Coin facts',
    nfts: 'NFT search',
    news: 'News',
    events: 'Events',
    movements: 'Large transfers',
    sentiment: 'Fear and greed index',
    tickers: 'Coin prices',
    prices: 'Charts',
    indicators: 'RSI and MACD',
    reserves: 'Exchange reserves',
    airdrops: 'Airdrops',
  },
  states: {
    missing: 'Not set up',
    unused: 'Not used',
    idle: 'Not called yet',
    working: 'Working',
    failing: 'Last call failed',
    resting: 'Paused after failures',
    paused: 'Rate limited by the source',
  },
  missing: { key: 'No key is set', address: 'No address is set' },
  until: (state: string, time: string) => `${state} until ${time} UTC`,
  failures: {
    unreachable: 'Unreachable',
    refused: 'Refused the request',
    malformed: 'Sent an unreadable response',
    timeout: 'Timed out',
  },
  noAnswer: 'None yet',
  latency: (ms: string) => `in ${ms} ms`,
  noLimit: 'No known limit',
  budget: (left: string, calls: string) => `${left} of ${calls}`,
  per: (span: string) => `in any ${span}`,
  paidUses: {
    allowed: 'Allowed on a paying site',
    key: 'A paying site needs a free key',
    plan: 'A paying site needs a paid plan',
    ask: 'Not stated for a paying site: ask the source',
    own: 'Your own file',
  },
  /** The credit that a source requires. */
  attribution: ({ attribution }: SourceTerms) =>
    attribution === undefined ? 'Credit: not stated' : (attribution?.text ?? 'No credit asked for'),
  /** Of sources that are not called. */
  idleTitle: 'Sources not used',
  idle: (count: number) => `${count} ${count === 1 ? 'source' : 'sources'} not used`,
  none: 'No live data sources.',
  noneHint: 'All figures come from the sample.',
  failed: 'The list of sources could not be loaded.',
} as const;
