export const homeCopy = {
  title: 'Dive into Digital Asset Insights',
  lede: 'Guided checklists that help you ask better questions about coins, NFTs, exchanges and the news, and keep your answers in one place.',
  start: 'Start Research',
  tools: [
    {
      path: '/coineval',
      icon: 'research',
      title: 'Coin Evaluation',
      text: 'Eight short checklists about one coin, saved as you go.',
    },
    {
      path: '/news',
      icon: 'news',
      title: 'News',
      text: 'Read what happened, then write down what it means to you.',
    },
    {
      path: '/technicalanalysis',
      icon: 'candles',
      title: 'Charting',
      text: 'Candles, MACD and RSI beside a swing-trade checklist.',
    },
    {
      path: '/exchanges',
      icon: 'exchange',
      title: 'Exchanges',
      text: 'What exchanges publish about their reserves, and what they leave out.',
    },
    {
      path: '/walletmovement',
      icon: 'waves',
      title: 'Data',
      text: 'Large transfers and the questions to ask about them.',
    },
    {
      path: '/results',
      icon: 'results',
      title: 'Results',
      text: 'Your answers, side by side, once a part is complete.',
    },
  ],
} as const;
