/** The spec fixes the button (F1). */
export const fearGreedCopy = {
  sentiment: {
    title: 'Overall index',
    name: 'Fear and Greed index',
    note: 'The label comes from the source; the ranges are approximate.',
  },
  ticker: {
    title: 'Coin price',
    coins: 'Coin',
    ask: 'Get latest index',
    idle: 'Choose a coin, then get its latest figures',
  },
} as const;
