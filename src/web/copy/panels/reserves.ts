export const reservesPanelCopy = {
  shown: (exchange: string) => `Reserves of ${exchange} are shown`,
  failedOf: (exchange: string) => `${exchange}'s reserves`,
  notAudited: 'Self-reported, not audited',
  heldScale: 'US$, and share of all coins with a known price',
  changesScale: '24 hours, US$',
  noPrice: 'No price known',
  heldColumns: ['Coin', 'Worth', 'Share', 'Coins held'],
  changesColumns: ['Coin', 'Change in US$', 'Change in coins'],
  held: (coins: string) => `Held: ${coins}`,
  worth: (dollars: string) => `Worth: ${dollars}`,
  share: (part: string) => `Share: ${part}`,
  /** Shown before the figure of a change. */
  flows: { in: 'Inflow', none: 'No change', out: 'Outflow' },
  noChange: 'No change data',
  noChangeHint: 'The source has no amounts from a day earlier.',
  heldLabel: (title: string) => `${title}: value of each coin held in US dollars, as bars.`,
  changesLabel: (title: string) =>
    `${title}: inflow and outflow within 24 hours in US dollars, as bars on both sides of zero.`,
} as const;
