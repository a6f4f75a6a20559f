import { chartingPath, fearGreedPath } from '../../contracts/pages.ts';
import type { IconName } from '../ui/icons/icon-paths.ts';

export interface NavigationLink {
  readonly path: string;
  readonly label: string;
  readonly icon: IconName;
  /** Another page that belongs to it and has no link of its own. */
  readonly holds?: string;
}

export interface NavigationGroup {
  readonly label: string;
  readonly icon: IconName;
  readonly links: readonly Omit<NavigationLink, 'icon'>[];
}

export const sidebarLinks: readonly (NavigationLink | NavigationGroup)[] = [
  {
    label: 'News',
    icon: 'news',
    links: [
      { path: '/news', label: 'News' },
      { path: '/cryptocal', label: 'Calendar' },
    ],
  },
  {
    label: 'Research',
    icon: 'research',
    links: [
      { path: '/coineval', label: 'Coin Evaluation' },
      { path: '/nfteval', label: 'NFT Evaluation' },
    ],
  },
  { path: '/exchanges', label: 'Exchanges', icon: 'exchange' },
  { path: '/walletmovement', label: 'Data', icon: 'waves' },
  { path: chartingPath, label: 'Charting', icon: 'candles', holds: fearGreedPath },
  { path: '/results', label: 'Results', icon: 'results' },
];

export const topLinks: readonly NavigationLink[] = [
  { path: '/tutorial', label: 'Tutorial', icon: 'play' },
  { path: '/help', label: 'Get Help', icon: 'help' },
  { path: '/airdrops', label: 'Airdrops', icon: 'airdrop' },
  { path: '/daily', label: 'Daily Check-in', icon: 'calendar-check' },
];

export const accountPath = '/account';
export const homePath = '/index';
