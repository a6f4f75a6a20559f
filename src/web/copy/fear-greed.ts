/** The wording of the fear and greed page around its questions; the button is specified (F1). */
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
