import { pages } from '../../contracts/pages.ts';

export const homeCopy = {
  start: 'Start Research',
  tools: [
    { page: pages.coinEvaluation, text: 'Eight short checklists about one coin, saved as you go.' },
    { page: pages.news, text: pages.news.lede },
    { page: pages.charting, text: 'Candles, MACD and RSI beside a swing-trade checklist.' },
    {
      page: pages.exchanges,
      text: 'What exchanges publish about their reserves, and what they leave out.',
    },
    { page: pages.movements, text: 'Large transfers and the questions to ask about them.' },
    { page: pages.results, text: 'Your answers, side by side, once a part is complete.' },
  ],
} as const;
