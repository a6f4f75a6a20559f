import { publicPages, type PublicPath } from '../../../contracts/public-pages.ts';

/** Shown by search engines below the title. In a separate file, since no browser needs them as code. */
export const pageDescriptions = {
  [publicPages.landing.path]:
    'Guided research checklists for coins, NFTs, exchanges and the news. Educational tools only, not financial advice.',
  [publicPages.consulting.path]:
    'Learning sessions, research training and safety checks for people and organisations.',
  [publicPages.projectResearch.path]:
    'Written research on request, with its sources, its date and what could not be found out.',
  [publicPages.login.path]: 'Log in with the e-mail address of your membership.',
  [publicPages.terms.path]: 'The rules for using this website and the membership, in plain words.',
  [publicPages.privacy.path]: 'Which personal data we use, why, and what you can do about it.',
} as const satisfies Record<PublicPath, string>;
