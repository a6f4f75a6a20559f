import { pages } from '../../contracts/pages.ts';

/** The two pages that Charting leads to. */
export const chartingTabs = {
  label: 'Charting pages',
  tabs: [
    { label: 'Charts', path: pages.charting.path },
    { label: pages.fearGreed.title, path: pages.fearGreed.path },
  ],
} as const;

export const chartingCopy = {
  /** The heading of the page where it is a part of another. */
  part: 'Swing trading',
  coins: 'Charts of',
  days: 'Days shown',
  /** Above the charts of another coin than the one that is asked about. */
  chartsOf: (coin: string) => `These charts show ${coin}.`,
  noChartsOf: (coin: string) => `There are no charts for ${coin}. These figures are from its daily closes.`,
  window: (days: number) => `${days} days`,
} as const;
