import { maxPasskeys } from '../../contracts/sign-in.ts';

/** The wording of the account page. */
export const accountCopy = {
  email: 'E-mail',
  coins: 'Total coins',
  statement: 'Coin statement',
  columns: { date: 'Date (UTC)', reason: 'What for', amount: 'Coins', balance: 'Balance' },
  daily: 'Daily check-in',
  former: 'A section that is no longer offered',
  loading: 'Loading your statement…',
  emptyTitle: 'No coins yet',
  emptyText: 'Each section that you save for the first time pays coins, and so does every daily check-in.',
  failed: 'Your statement could not be loaded',
  ownData: 'Your data',
  exportText:
    'Everything that is kept of you as one JSON file: analyses and journal with their earlier answers, coins, log-ins.',
  export: 'Download everything',
  retention: (period: string) =>
    `If your membership ends, your data is kept for ${period} and then deleted. You can still log in to download or delete it.`,
  leaveText:
    'Deletes your account with every analysis, journal entry and coin. You can take it back for 7 days; after that nothing is left.',
  leave: 'Delete my account',
  leaveTitle: 'Delete your account?',
  leaveQuestion:
    'Everything of yours is deleted in 7 days, and all other devices are logged out now. Until then you can log in and keep your account.',
  confirm: 'Type your e-mail to confirm',
  otherEmail: (email: string) => `That is not the e-mail of this account: ${email}`,
  tooOld:
    'To protect your account, this needs a log-in of the last five minutes. Log out and in again, then do it here. Nothing was changed.',
  exportFile: 'take-profits.json',
  more: 'Show more',
  shown: (shown: number, of: number) => `${shown} of ${of}`,
} as const;

/** The account page of a member whose membership has ended. */
export const formerCopy = {
  title: (date: string) => `Your membership ended on ${date}`,
  kept: (email: string, date: string) =>
    `Your analyses, journal entries and coins (${email}) are kept until ${date}, and then deleted. Until then you can download or delete them here.`,
  renew: 'To continue where you left off, renew your membership:',
} as const;

export const sessionsCopy = {
  title: 'Where you are logged in',
  loading: 'Loading your sessions…',
  failed: 'Your sessions could not be loaded',
  unknown: 'A browser',
  current: 'This browser',
  methods: { open: 'by e-mail', code: 'by code', passkey: 'by passkey' },
  since: 'Logged in',
  seen: 'last used',
  end: 'End',
  endOf: (browser: string) => `End the session of ${browser}`,
  everywhere: 'Sign out everywhere',
  everywhereHint: 'Ends all of them, this one too. What you have not saved stays on this device.',
  passkeysStay: 'Passkeys stay: one that is not yours is removed above, under Passkeys.',
  endFailed: 'That did not work. Please try again.',
} as const;

export const passkeysCopy = {
  title: 'Passkeys',
  hint: 'With a passkey you log in with your fingerprint, face or PIN, and no code is sent.',
  loading: 'Loading your passkeys…',
  failed: 'Your passkeys could not be loaded',
  none: 'You have none yet. Without one, logging in from a new browser on a new network needs a code by e-mail, and others can use up the codes that are sent to you in a day. A passkey always works.',
  offerTitle: 'Log in faster with a passkey.',
  offer: 'Use your fingerprint, face or PIN next time. No code to wait for.',
  offerLink: 'Set up a passkey',
  offerDismiss: 'Not now',
  name: 'Name of the passkey',
  sample: 'My laptop',
  add: 'Add a passkey',
  full: `You have ${maxPasskeys} passkeys, and no more are kept. Remove one to add another.`,
  added: 'Added',
  used: 'last used',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  save: 'Save name',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
} as const;

export const rewardsCopy = {
  message: 'Coming Soon',
  hint: 'Keep collecting coins in the meantime: they stay yours.',
} as const;
