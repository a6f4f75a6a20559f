import { chartingPath, fearGreedPath } from '../../contracts/pages.ts';
import { coinEvaluationCopy } from './coin-evaluation.ts';
import { nftEvaluationCopy } from './nft-evaluation.ts';
import { pageCopy } from './pages.ts';

const coins = { title: coinEvaluationCopy.title, path: '/coineval' };
const nfts = { title: nftEvaluationCopy.title, path: '/nfteval' };
const news = { title: pageCopy.news.title, path: '/news' };
const calendar = { title: pageCopy.cryptocal.title, path: '/cryptocal' };
const exchanges = { title: pageCopy.exchanges.title, path: '/exchanges' };
const movements = { title: pageCopy.walletmovement.title, path: '/walletmovement' };
const charting = { title: pageCopy.technicalanalysis.title, path: chartingPath };
const sentiment = { title: pageCopy.fng.title, path: fearGreedPath };
const airdrops = { title: pageCopy.airdrops.title, path: '/airdrops' };

/** What each feed is, the page that shows it, and what it is asked for as an example. */
export const statusCopy = {
  sources: 'Sources',
  hint: 'Each feed was asked once when you opened this page. Live is fresh from the source, not current is an earlier answer of a source that does not answer now, and sample data is invented by us and stands in where no source is connected or none answers.',
  feeds: {
    news: { what: 'News', page: news },
    events: { what: 'Events', page: calendar },
    coin: { what: 'Coin info', example: 'Bitcoin', page: coins },
    coinNews: { what: 'Coin news', example: 'Bitcoin', page: coins },
    nfts: { what: 'NFT search', example: 'Punks', page: nfts },
    reserves: { what: 'Exchange reserves', example: 'Binance', page: exchanges },
    movements: { what: 'Large transfers', example: 'BTC', page: movements },
    candles: { what: 'Candlesticks', example: 'Bitcoin', page: charting },
    macd: { what: 'MACD', example: 'BTC', page: charting },
    rsi: { what: 'RSI', example: 'BTC', page: charting },
    sentiment: { what: 'Fear and greed index', page: sentiment },
    ticker: { what: 'Coin price', example: 'BTC', page: sentiment },
    airdrops: { what: 'Airdrops', page: airdrops },
  },
} as const;
