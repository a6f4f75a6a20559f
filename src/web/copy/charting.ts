import { chartingPath, fearGreedPath } from '../../contracts/pages.ts';

/** The two pages that Charting leads to. */
export const chartingTabs = {
  label: 'Charting pages',
  tabs: [
    { label: 'Charts', path: chartingPath },
    { label: 'Fear and Greed', path: fearGreedPath },
  ],
} as const;

export const chartingCopy = {
  /** The heading of the page where it is a part of another. */
  part: 'Swing trading',
  days: 'Days shown',
} as const;
