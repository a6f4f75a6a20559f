import { maxPasskeys } from '../../contracts/passkeys.ts';

export const accountCopy = {
  email: 'E-mail',
  coins: 'Total coins',
  endsAt: 'Membership ends',
  statement: 'Coin statement',
  columns: { date: 'Date (UTC)', reason: 'Reason', amount: 'Coins', balance: 'Balance' },
  daily: 'Daily check-in',
  former: 'A section no longer offered',
  loading: 'Loading your statement…',
  emptyTitle: 'No coins yet',
  emptyText: 'You earn coins the first time you save a section, and with every daily check-in.',
  failed: 'Your statement could not be loaded',
  ownData: 'Your data',
  exportText:
    'Download everything we store about you (JSON): analyses, journal, earlier answers, coins and logins.',
  export: 'Download everything',
  retention: (period: string) =>
    `If your membership ends, your data is kept for ${period} and then deleted. You can still log in to download or delete it.`,
  leaveText:
    'Deletes your account with all analyses, journal entries and coins. You can cancel within 7 days; after that nothing can be restored.',
  leave: 'Delete my account',
  leaveTitle: 'Delete your account?',
  leaveQuestion:
    'Your account and data are deleted after 7 days. All other devices are logged out now. Until then you can log in and keep your account.',
  confirm: 'Type your e-mail to confirm',
  otherEmail: (email: string) => `That doesn’t match this account’s e-mail: ${email}`,
  tooOld:
    'To protect your account, log out and log in again, then repeat this within five minutes. Nothing was changed.',
  exportFile: 'take-profits.json',
} as const;

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
  unknown: 'Unknown browser',
  current: 'This browser',
  methods: { open: 'by e-mail', code: 'by code', passkey: 'by passkey' },
  since: 'Logged in',
  seen: 'last used',
  end: 'End',
  endOf: (browser: string) => `End the session of ${browser}`,
  everywhere: 'Log out everywhere',
  everywhereHint: 'Ends every session, including this one. Unsaved answers stay on this device.',
  passkeysStay: 'Passkeys stay valid. Remove one that isn’t yours under Passkeys above.',
  endFailed: 'That didn’t work. Please try again.',
} as const;

export const passkeysCopy = {
  title: 'Passkeys',
  hint: 'With a passkey you log in with your fingerprint, face or PIN, and no code is sent.',
  loading: 'Loading your passkeys…',
  failed: 'Your passkeys could not be loaded',
  none: 'No passkeys yet. Codes by e-mail have a daily limit, and other people can use it up with requests in your name. A passkey always works.',
  offerTitle: 'Log in faster with a passkey.',
  offer: 'Use your fingerprint, face or PIN next time. No code to wait for.',
  offerLink: 'Set up a passkey',
  offerDismiss: 'Not now',
  name: 'Name of the passkey',
  sample: 'My laptop',
  add: 'Add a passkey',
  full: `You have ${maxPasskeys} passkeys, the maximum. Remove one to add another.`,
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
  hint: 'Keep collecting coins; they stay yours.',
} as const;
