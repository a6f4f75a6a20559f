import { click, point, scroll, the, until, within, type Film } from '../film.ts';

const drawn = (panel: string) => within(panel, (region) => region.locator('svg text'));

export const charting: Film = {
  id: 'charting',
  path: '/technicalanalysis',
  steps: [
    {
      says: 'A candle shows the opening, highest, lowest and closing price of its period.',
      acts: [
        until(the('button', 'Save')),
        scroll(the('region', 'Bitcoin')),
        until(drawn('Bitcoin')),
        point(within('Bitcoin', (coin) => coin.getByRole('img'))),
      ],
    },
    {
      says: 'How far back the chart looks: 52, 128 or 200 days. Each candle covers four days.',
      acts: [
        click(the('button', '200 days')),
        scroll(the('region', 'Bitcoin')),
        point(within('Bitcoin', (coin) => coin.getByRole('img'))),
      ],
    },
    {
      says: 'MACD shows whether a fast average is above or below a slow one.',
      acts: [
        scroll(the('region', 'Bitcoin MACD 20 days')),
        until(drawn('Bitcoin MACD 20 days')),
        point(within('Bitcoin MACD 20 days', (pane) => pane.getByRole('img'))),
      ],
    },
    {
      says: 'RSI shows how strong recent rises were compared with falls, from 0 to 100.',
      acts: [
        scroll(the('region', 'Bitcoin RSI 15 days')),
        until(drawn('Bitcoin RSI 15 days')),
        point(within('Bitcoin RSI 15 days', (pane) => pane.getByRole('img'))),
      ],
    },
  ],
};
