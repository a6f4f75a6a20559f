export const tickerPanelCopy = {
  shown: (name: string) => `${name}: latest figures shown`,
  maxSupply: 'Max supply',
  noMaximum: 'No maximum',
  totalSupply: 'Total supply',
  circulatingSupply: 'Circulating supply',
  unknown: 'Unknown',
  /** Beside a price that is known. */
  notLoaded: 'Not loaded',
} as const;
