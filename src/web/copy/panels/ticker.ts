export const tickerPanelCopy = {
  shown: (name: string) => `${name}: latest figures shown`,
  maxSupply: 'Max supply',
  noMaximum: 'No maximum',
  totalSupply: 'Total supply',
  circulatingSupply: 'Circulating supply',
  unknown: 'Unknown',
} as const;
