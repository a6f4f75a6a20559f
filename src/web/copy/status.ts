import { pages } from '../../contracts/pages.ts';

/** What each feed is, the page that shows it, and the subject of its example call. */
export const statusCopy = {
  sources: 'Sources',
  hint: 'Each feed was checked once when you opened this page. Live: fresh from the source. Stale: last known value; the source is down. Sample data: invented by us, shown where no source is connected or none responds.',
  feeds: {
    news: { what: 'News', page: pages.news },
    events: { what: 'Events', page: pages.calendar },
    coin: { what: 'Coin info', example: 'Bitcoin', page: pages.coinEvaluation },
    coinNews: { what: 'Coin news', example: 'Bitcoin', page: pages.coinEvaluation },
    nfts: { what: 'NFT search', example: 'Punks', page: pages.nftEvaluation },
    reserves: { what: 'Exchange reserves', example: 'Binance', page: pages.exchanges },
    movements: { what: 'Large transfers', example: 'BTC', page: pages.movements },
    candles: { what: 'Candlesticks', example: 'Bitcoin', page: pages.charting },
    macd: { what: 'MACD', example: 'BTC', page: pages.charting },
    rsi: { what: 'RSI', example: 'BTC', page: pages.charting },
    sentiment: { what: 'Fear and greed index', page: pages.fearGreed },
    ticker: { what: 'Coin price', example: 'BTC', page: pages.fearGreed },
    airdrops: { what: 'Airdrops', page: pages.airdrops },
  },
} as const;
