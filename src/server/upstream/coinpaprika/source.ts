/** The source's name as people read it. */
export const source = 'CoinPaprika';
