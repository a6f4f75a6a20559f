/** For pages that a questionnaire defines. */
export const ownPageCopy = {
  coin: 'Coin',
  noCoin: 'No coin selected',
  noCoinHint: 'Choose one above the questions to see its data here.',
} as const;
