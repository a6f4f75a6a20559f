export const tickerPanelCopy = {
  shown: (name: string) => `${name}: latest figures shown`,
  maxSupply: 'Max supply',
  noMaximum: 'No maximum',
  totalSupply: 'Total supply',
  circulatingSupply: 'Circulating supply',
  unknown: 'Unknown',
  movers: 'Prices, 24 h',
  /** Beside a price that is known. */
  noChange: 'change not reported',
  notLoaded: 'Not loaded',
} as const;
