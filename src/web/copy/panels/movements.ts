export const movementsPanelCopy = {
  caption: (symbol: string) => `Large transactions of ${symbol}, newest first`,
  noSource: (symbol: string) => `No source for ${symbol}`,
  noSourceHint:
    'Its large transactions come from Whale Alert only. The operator of this site can add it with a key (UPSTREAM_WHALEALERT_KEY).',
  time: 'Time (UTC)',
  type: 'Type',
  from: 'From',
  to: 'To',
  amount: 'Amount',
  value: 'Value (US$)',
  hash: 'Hash',
  ownerUnknown: 'Unknown owner',
  unknown: 'Unknown',
  typeUnknown: 'unknown type',
  addressUnknown: 'Address unknown',
  copyHash: 'Copy hash',
  hashCopied: 'Hash copied',
} as const;
