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
  window: (days: number) => `${days} days`,
} as const;
