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
  nfteval: {
    title: 'NFT Evaluation',
    group: 'Research',
    lede: 'Six checklists about one NFT.',
    missing: 'The NFT search',
  },
  exchanges: {
    title: 'Proof Of Reserves',
    lede: 'Shows up to 10 largest coin reserves for each exchange on a 24 hours period',
    missing: 'The reserves of each exchange',
  },
  daily: {
    title: 'Daily Check-in',
    lede: 'Coins for every day you come back.',
    missing: 'The daily check-in',
  },
  tutorial: { title: 'Tutorial', lede: 'Short videos, one a question.', missing: 'The list of videos' },
  help: { title: 'Get Help', lede: 'How each part of the site works.', missing: 'The help topics' },
  status: {
    title: 'Status',
    lede: 'Where the figures come from and how old they are.',
    missing: 'The list of sources',
  },
} as const satisfies Record<string, PageCopy>;

export const accountCopy = { title: 'Account', email: 'E-mail', coins: 'Total coins' } as const;

export const rewardsCopy = {
  title: 'Rewards',
  message: 'Coming Soon',
  hint: 'Keep collecting coins in the meantime: they stay yours.',
} as const;
