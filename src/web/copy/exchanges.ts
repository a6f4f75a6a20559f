/** The wording of the exchanges page around its charts; title and lede are with the other pages'. */
export const exchangesCopy = {
  select: 'Select Exchange',
  ask: 'Get Reserves',
  panel: 'Reserves',
  idle: 'No exchange is shown yet',
  idleHint:
    'Choose an exchange to see which coins it says it holds, and what came in and went out within a day.',
  footnote:
    'Self-reported means that the figures are the exchange’s own: its statements, or the balances of the wallets that it has named. Nobody has audited them, and they do not show what the exchange owes. Sources define reserves differently, for example which wallets and chains they count, so another source may show other amounts.',
} as const;
