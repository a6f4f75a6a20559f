import type { TickerCoin } from '../../../contracts/ticker.ts';
import type { CoinFigures, CoinMarketFigures } from '../../ports/coins.ts';
import { samplePrices } from './market/prices.ts';
import { sampleSupplies } from './market/tickers.ts';

/** What the sample says of its coins beside their cards, by id; counts are invented. */
export const sampleFigures: Readonly<Record<string, CoinFigures>> = {
  'btc-bitcoin': {
    followers: 4_860_000,
    contributors: 870,
    repository: 'https://github.com/bitcoin/bitcoin',
    tokenAddress: null,
    market: toMarket('btc'),
  },
  'eth-ethereum': {
    followers: 3_120_000,
    contributors: 640,
    repository: 'https://github.com/ethereum/go-ethereum',
    tokenAddress: null,
    market: toMarket('eth'),
  },
  'uni-uniswap': {
    followers: 1_240_000,
    contributors: 58,
    repository: 'https://github.com/Uniswap',
    tokenAddress: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
    market: toMarket('uni'),
  },
  'fxglv-sample': {
    followers: 730,
    contributors: null,
    repository: null,
    tokenAddress: null,
    market: { price: 0.31, circulating: 40_000_000, maximum: 100_000_000 },
  },
};

function toMarket(coin: TickerCoin): CoinMarketFigures {
  const { circulating, max } = sampleSupplies[coin];
  return { price: samplePrices[coin], circulating, maximum: max };
}
