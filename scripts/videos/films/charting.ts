import { click, point, scroll, the, until, within, type Film } from '../film.ts';

export const charting: Film = {
  id: 'charting',
  path: '/technicalanalysis',
  steps: [
    {
      says: 'A candle shows the opening, highest, lowest and closing price of its period.',
      acts: [
        until(within('Bitcoin', (coin) => coin.locator('svg text'))),
        point(within('Bitcoin', (coin) => coin.getByRole('img'))),
        point(within('Ethereum', (coin) => coin.getByRole('img'))),
      ],
    },
    {
      says: 'How far back the chart looks: 52, 128 or 200 days. Each candle covers four days.',
      acts: [
        click(the('button', '128 days')),
        click(the('button', '200 days')),
        click(the('button', '52 days')),
      ],
    },
    {
      says: 'MACD shows whether a fast average is above or below a slow one.',
      acts: [
        scroll(the('region', 'Bitcoin MACD 20 days')),
        point(within('Bitcoin MACD 20 days', (pane) => pane.getByRole('img'))),
      ],
    },
    {
      says: 'RSI shows how strong recent rises were compared with falls, from 0 to 100.',
      acts: [
        scroll(the('region', 'Bitcoin RSI 15 days')),
        point(within('Bitcoin RSI 15 days', (pane) => pane.getByRole('img'))),
      ],
    },
  ],
};
