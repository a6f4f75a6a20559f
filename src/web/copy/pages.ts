/** What a page says of itself above its questions, and which panel of it is not there yet. */
export interface PageCopy {
  readonly title: string;
  readonly group?: string;
  readonly lede?: string;
  /** The panel's name, as in 'News is not available yet'. */
  readonly missing?: string;
}

export const pageCopy = {
  technicalanalysis: {
    title: 'Charting',
    lede: 'Read the trend before you answer.',
    missing: 'Candlestick, MACD and RSI charts',
  },
  cryptocal: {
    title: 'Calendar',
    group: 'News',
    lede: 'Dated events and what they may change.',
    missing: 'The event calendar',
  },
  news: {
    title: 'News',
    lede: 'Read what happened, then write down what it means to you.',
    missing: 'The news feed',
  },
  walletmovement: {
    title: 'Data',
    lede: 'Transfers over US$500,000.',
    missing: 'The list of large transactions',
  },
  fng: {
    title: 'Fear and Greed',
    group: 'Charting',
    lede: 'How the market feels today, and the price of one coin.',
    missing: 'The index gauge and the coin prices',
  },
  airdrops: {
    title: 'Airdrops',
    lede: 'Hand-outs that projects have announced.',
    missing: 'The airdrop list',
  },
  exchanges: {
    title: 'Proof Of Reserves',
    lede: 'Shows up to 10 largest coin reserves for each exchange on a 24 hours period',
    missing: 'The reserves of each exchange',
  },
  status: {
    title: 'Status',
    lede: 'Where the figures come from and how old they are.',
    missing: 'The list of sources',
  },
} as const satisfies Record<string, PageCopy>;
