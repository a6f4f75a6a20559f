import type { CandleWindow } from '../../../contracts/charts.ts';

export const chartPanelCopy = {
  noPrices: (coin: string) => `No prices for ${coin}`,
  noMacd: (coin: string) => `No MACD for ${coin}`,
  noRsi: (coin: string) => `No RSI for ${coin}`,
  noDailyPrices: 'No source has its daily prices.',
  tooFewDays: 'Not enough days of prices.',
  pricesLoaded: (coin: string) => `${coin} prices loaded`,
  macdLoaded: (coin: string) => `${coin} MACD loaded`,
  rsiLoaded: (coin: string) => `${coin} RSI loaded`,
  /** One candle covers four days. */
  rose: 'Rose in 4 days',
  fell: 'Fell in 4 days',
  lastClose: 'Last close',
  /** As the fact of the same value is named. */
  average: ({ days }: CandleWindow) => `${days}-day average of daily closes`,
  /** The columns of the averages follow. */
  candleColumns: ['Closed', 'Open', 'High', 'Low', 'Close'],
  /** The last close relative to an average; `distance` has a sign. */
  above: (distance: string) => `${distance}, price above`,
  below: (distance: string) => `${distance}, price below`,
  at: 'Price at average',
  tooFewPrices: 'Not enough prices',
  noAverage: 'Could not be loaded',
} as const;
