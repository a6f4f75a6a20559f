/** The wording of pages that questionnaires bring along, around what their folders say. */
export const ownPageCopy = {
  coin: 'Coin',
  noCoin: 'No coin is chosen yet',
  noCoinHint: 'Choose one above the questions, and what is known of it appears here.',
} as const;
