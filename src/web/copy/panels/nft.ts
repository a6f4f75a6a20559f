export const nftPanelCopy = {
  label: 'NFT',
  found: (title: string) => `${title} found`,
  noGateway: 'File not found on any gateway',
  noFile: 'This file can’t be shown',
  noPreview: (title: string) => `No preview of ${title} could be loaded`,
  chain: 'Chain',
  contract: 'Contract',
  token: 'Token ID',
  market: 'View on OpenSea',
} as const;
