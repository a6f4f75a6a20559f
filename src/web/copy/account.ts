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
  more: 'Show more',
  shown: (shown: number, of: number) => `${shown} of ${of}`,
} as const;

export const rewardsCopy = {
  message: 'Coming Soon',
  hint: 'Keep collecting coins in the meantime: they stay yours.',
} as const;
