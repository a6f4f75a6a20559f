/** What a page says of itself above its panels and questions. */
export interface PageCopy {
  readonly title: string;
  readonly group?: string;
  readonly lede?: string;
}

export const pageCopy = {
  technicalanalysis: {
    title: 'Charting',
    lede: 'Read the trend before you answer.',
  },
  cryptocal: {
    title: 'Calendar',
    group: 'News',
    lede: 'Dated events and what they may change.',
  },
  news: {
    title: 'News',
    lede: 'Read what happened, then write down what it means to you.',
  },
  walletmovement: {
    title: 'Data',
    lede: 'Transfers over US$500,000.',
  },
  fng: {
    title: 'Fear and Greed',
    group: 'Charting',
    lede: 'How the market feels today, and the price of one coin.',
  },
  airdrops: {
    title: 'Airdrops',
    lede: 'Hand-outs that projects have announced.',
  },
  exchanges: {
    title: 'Proof Of Reserves',
    group: 'Exchanges',
    lede: 'Shows up to 10 largest coin reserves for each exchange on a 24 hours period',
  },
  status: {
    title: 'Status',
    lede: 'Where the figures come from and how old they are.',
  },
} as const satisfies Record<string, PageCopy>;
