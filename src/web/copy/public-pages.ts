import type { PublicPath } from '../../contracts/pages.ts';

/** What search engines and the browser's tab show of each public page. */
const heads: Record<PublicPath, { readonly title: string; readonly description: string }> = {
  '/': {
    title: 'Dive into Digital Asset Insights · Take Profits',
    description:
      'Guided research checklists for coins, NFTs, exchanges and the news. Educational tools only, not financial advice.',
  },
  '/consulting': {
    title: 'Consulting · Take Profits',
    description: 'Learning sessions, research training and safety checks for people and organisations.',
  },
  '/projectresearch': {
    title: 'Projects and research · Take Profits',
    description: 'Written research on request, with its sources, its date and what could not be found out.',
  },
  '/terms': {
    title: 'Terms of Service · Take Profits',
    description: 'The rules for using this website and the membership, in plain words.',
  },
  '/privacy': {
    title: 'Privacy Policy · Take Profits',
    description: 'Which personal data we use, why, and what you can do about it.',
  },
};

export const publicPages = {
  heads,
  menu: [
    { path: '/consulting', label: 'Consulting' },
    { path: '/projectresearch', label: 'Projects/Research' },
  ],
  legal: [
    { path: '/terms', label: 'Terms of Service' },
    { path: '/privacy', label: 'Privacy Policy' },
  ],
  contact: 'Contact',
  login: 'Login',
  menuButton: 'Menu',
  skip: 'Skip to content',
  toLight: 'Switch to the light theme',
  toDark: 'Switch to the dark theme',
  note: 'Educational tools only. Not financial advice.',
} as const;
