/** Title and lede are in the table of pages. */
export const exchangesCopy = {
  select: 'Select Exchange',
  ask: 'Get Reserves',
  panel: 'Reserves',
  idle: 'No exchange selected',
  idleHint: 'Choose an exchange to see the reserves it reports, and what moved in and out within 24 hours.',
  footnote:
    'Self-reported: the figures come from the exchange’s own statements or the wallets it has named. They are not audited and do not show what the exchange owes. Sources define reserves differently, for example which wallets and chains they count, so another source may show other amounts.',
} as const;
