/** The spec fixes the button (W1). */
export const movementsCopy = {
  panel: {
    title: 'Large transactions',
    coins: 'Coin',
    ask: 'Get latest movements',
    idle: 'Choose a coin, then get its latest movements',
    emptyHint: 'Try another coin or check back later.',
    other: 'Choose another coin',
  },
} as const;
