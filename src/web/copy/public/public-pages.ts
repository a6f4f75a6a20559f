import { publicPages, type PublicPath } from '../../../contracts/public-pages.ts';

/** The wording around every public page. */
export const publicCopy = {
  /** What search engines show below a page's title. */
  descriptions: {
    [publicPages.landing.path]:
      'Guided research checklists for coins, NFTs, exchanges and the news. Educational tools only, not financial advice.',
    [publicPages.consulting.path]:
      'Learning sessions, research training and safety checks for people and organisations.',
    [publicPages.projectResearch.path]:
      'Written research on request, with its sources, its date and what could not be found out.',
    [publicPages.login.path]: 'Log in with the e-mail address of your membership.',
    [publicPages.terms.path]: 'The rules for using this website and the membership, in plain words.',
    [publicPages.privacy.path]: 'Which personal data we use, why, and what you can do about it.',
  } satisfies Record<PublicPath, string>,
  contact: 'Contact',
  login: 'Login',
  menuLabel: 'Main',
  menuButton: 'Menu',
  skip: 'Skip to content',
  toLight: 'Switch to the light theme',
  toDark: 'Switch to the dark theme',
  note: 'Educational tools only. Not financial advice.',
} as const;
