import { pages } from '../../contracts/pages.ts';

export const chartingTabs = {
  label: 'Charting pages',
  tabs: [
    { label: 'Charts', path: pages.charting.path },
    { label: pages.fearGreed.title, path: pages.fearGreed.path },
  ],
} as const;

export const chartingCopy = {
  /** Heading of the charts within another page. */
  part: 'Swing trading',
  coins: 'Charts of',
  days: 'Days shown',
  macd: 'MACD',
  rsi: 'RSI',
  /** Shown above the charts of another coin than the questions'. */
  chartsOf: (coin: string) => `These charts show ${coin}.`,
  window: (days: number) => `${days} days`,
} as const;
