import type { EmailFault } from './email.ts';

/** Every message that docs/behaviour.md quotes. Screens and tests import them and never repeat the text. */
export const messages = {
  authFailed: 'Authentication error. Please check your email or re-subscribe.',
  emailInvalid: 'Please enter a valid email!',
  authWaiting: 'Please wait, authenticating...',
  disclaimerFailed: 'Error! Please try again later.',
  saveFailed: 'Error saving... Please try again!',
  saved: 'Saved!',
  previousFailed: 'Error... Please start a new evaluation!',
  coinNotFound: 'Coin/token not found!',
  coinSearchBlank: 'Please enter a relevant search term!',
  nftSearchShort: 'Please enter a relevant search term or a search term of over 3 characters!',
  nftNotFound: 'No NFT found!',
  nftSearchFailed: 'Error searching, please try again!',
  mediaLoading: 'Loading image...',
  alreadyRewarded: 'You have already received coins for completing this section previously!',
  dailyFailed: 'Error collecting coin(s)! Please try again later.',
  movementsFailed: 'Error! Please wait for 2 minutes before trying again.',
  loadingFailed: 'Loading error! Please wait for 2 minutes before trying again.',
  noEvents: 'There are currently no events planned or ongoing!',
  reservesFailed: 'Error getting exchange reserves, please try again!',
  dailyCollected: 'You have already collected coin(s) today!',
} as const;

/** The reward message (I3): `gained` is the difference in balance, `balance` the new one, in coins. */
export function rewardMessage(gained: number, balance: number): string {
  return `Congratulations, you gained ${gained} coins! You currently have ${balance} coins.`;
}

/** The message of an empty list of large movements (W2); `symbol` as people write it, such as 'BTC'. */
export function noMovementsMessage(symbol: string): string {
  return `${symbol} has no transactions over USD$500,000 recently!`;
}

/** The wait that two of the messages ask for, in ms (W2, Z1). */
export const retryWait = 120_000;

/** How to mend an e-mail address, by its fault. */
export const emailRemedies: Readonly<Record<Exclude<EmailFault, 'other'>, string>> = {
  'dot-at-end': 'Remove the dot at the end.',
  'other-letters':
    'Use the letters a to z only. A domain in other letters has an ASCII form: exämple.de is xn--exmple-cua.de.',
};
