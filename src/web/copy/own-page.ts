/** The wording of pages that questionnaires bring along, around what their folders say. */
export const ownPageCopy = {
  coin: 'Coin',
  noCoin: 'No coin selected',
  noCoinHint: 'Choose one above the questions to see its data here.',
} as const;
