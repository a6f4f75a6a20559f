import type { TickerCoin } from '../../../contracts/ticker.ts';
import type { CoinFigures, CoinQuote } from '../../ports/coins.ts';
import { samplePrices } from './market/prices.ts';
import { sampleSupplies } from './market/tickers.ts';

/** The sample's figures of its coins besides their cards, by id; counts are invented. */
export const sampleFigures: Readonly<Record<string, CoinFigures>> = {
  'btc-bitcoin': {
    followers: { count: 4_860_000, channel: 'X' },
    contributors: 870,
    repository: 'https://github.com/bitcoin/bitcoin',
    contracts: [],
  },
  'eth-ethereum': {
    followers: { count: 3_120_000, channel: 'X' },
    contributors: 640,
    repository: 'https://github.com/ethereum/go-ethereum',
    contracts: [],
  },
  'uni-uniswap': {
    followers: { count: 1_240_000, channel: 'X' },
    contributors: 58,
    repository: 'https://github.com/Uniswap',
    contracts: [{ chain: 'ethereum', address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984' }],
  },
  'fxglv-sample': {
    followers: { count: 730, channel: 'X' },
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
    updated: null,
  },
};

function toQuote(coin: TickerCoin) {
  const { circulating, max } = sampleSupplies[coin];
  return { price: samplePrices[coin], change: null, circulating, maximum: max, updated: null };
}
