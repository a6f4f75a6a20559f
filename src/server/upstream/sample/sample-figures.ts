import type { TickerCoin } from '../../../contracts/ticker.ts';
import type { CoinFigures, CoinQuote } from '../../ports/coins.ts';
import { samplePrices } from './market/prices.ts';
import { sampleSupplies } from './market/tickers.ts';

/** The sample's figures of its coins besides their cards, by id; counts are invented. */
export const sampleFigures: Readonly<Record<string, CoinFigures>> = {
  'btc-bitcoin': {
    followers: 4_860_000,
    contributors: 870,
    repository: 'https://github.com/bitcoin/bitcoin',
    contracts: [],
  },
  'eth-ethereum': {
    followers: 3_120_000,
    contributors: 640,
    repository: 'https://github.com/ethereum/go-ethereum',
    contracts: [],
  },
  'uni-uniswap': {
    followers: 1_240_000,
    contributors: 58,
    repository: 'https://github.com/Uniswap',
    contracts: [{ chain: 'ethereum', address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984' }],
  },
  'fxglv-sample': {
    followers: 730,
    contributors: null,
    repository: null,
    contracts: [],
  },
};

/** Market figures besides the market cap, by id. */
export const sampleQuotes: Readonly<Record<string, Omit<CoinQuote, 'marketCap'>>> = {
  'btc-bitcoin': toQuote('btc'),
  'eth-ethereum': toQuote('eth'),
  'uni-uniswap': toQuote('uni'),
  'fxglv-sample': {
    price: 0.31,
    change: null,
    circulating: 40_000_000,
    maximum: 100_000_000,
  },
};

function toQuote(coin: TickerCoin) {
  const { circulating, max } = sampleSupplies[coin];
  return { price: samplePrices[coin], change: null, circulating, maximum: max };
}
