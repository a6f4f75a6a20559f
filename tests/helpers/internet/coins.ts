/** A coin of the stand-in for the internet, by each service's name for it; figures are invented, in US dollars. */
export interface StandInCoin {
  readonly paprikaId: string;
  readonly name: string;
  readonly symbol: string;
  readonly geckoId: string;
  /** CoinGecko's name, if it differs. */
  readonly geckoName?: string;
  readonly price: number;
  readonly supply: number;
  readonly maximum: number | null;
  readonly contract?: string;
  /** CoinPaprika's id of the contract's chain; absent: Ethereum. */
  readonly platform?: string;
  readonly chain?: string;
  /** Its protocol at DefiLlama, whose versions have no coin id. */
  readonly protocol?: string;
  readonly exchanges: readonly ('Binance' | 'Coinbase' | 'Gemini' | 'Kraken' | 'KuCoin')[];
  readonly repository?: string;
  readonly isHeld?: boolean;
}

const all = ['Binance', 'Coinbase', 'Gemini', 'Kraken', 'KuCoin'] as const;

export const standInCoins = [
  {
    paprikaId: 'btc-bitcoin',
    name: 'Bitcoin',
    symbol: 'BTC',
    geckoId: 'bitcoin',
    price: 64_000,
    supply: 19_900_000,
    maximum: 21_000_000,
    chain: 'Bitcoin',
    exchanges: all,
    repository: 'bitcoin/bitcoin',
    isHeld: true,
  },
  {
    paprikaId: 'eth-ethereum',
    name: 'Ethereum',
    symbol: 'ETH',
    geckoId: 'ethereum',
    price: 3200,
    supply: 120_000_000,
    maximum: null,
    chain: 'Ethereum',
    exchanges: all,
    repository: 'ethereum/go-ethereum',
    isHeld: true,
  },
  {
    paprikaId: 'bnb-binance-coin',
    name: 'BNB',
    symbol: 'BNB',
    geckoId: 'binancecoin',
    price: 640,
    supply: 145_000_000,
    maximum: 200_000_000,
    chain: 'BSC',
    exchanges: ['Binance', 'Kraken', 'KuCoin'],
    repository: 'bnb-chain/bsc',
    isHeld: true,
  },
  {
    paprikaId: 'sol-solana',
    name: 'Solana',
    symbol: 'SOL',
    geckoId: 'solana',
    price: 150,
    supply: 480_000_000,
    maximum: null,
    chain: 'Solana',
    exchanges: all,
    repository: 'solana-labs/solana',
    isHeld: true,
  },
  {
    paprikaId: 'toncoin-the-open-network',
    name: 'Toncoin',
    symbol: 'TON',
    geckoId: 'the-open-network',
    price: 5.8,
    supply: 2_540_000_000,
    maximum: null,
    chain: 'TON',
    exchanges: ['Binance', 'KuCoin'],
    repository: 'ton-blockchain/ton',
  },
  {
    paprikaId: 'uni-uniswap',
    name: 'Uniswap',
    symbol: 'UNI',
    geckoId: 'uniswap',
    price: 6.5,
    supply: 600_000_000,
    maximum: 1_000_000_000,
    contract: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
    protocol: 'Uniswap',
    exchanges: all,
    repository: 'Uniswap/v4-core',
    isHeld: true,
  },
  {
    paprikaId: 'pol-polygon-ecosystem-token',
    name: 'Polygon Ecosystem Token',
    symbol: 'POL',
    geckoId: 'polygon-ecosystem-token',
    geckoName: 'POL (ex-MATIC)',
    price: 0.39,
    supply: 10_000_000_000,
    maximum: null,
    contract: '0x455e53CBB86018Ac2B8092FdCd39d8444aFFC3F6',
    chain: 'Polygon',
    exchanges: ['Binance', 'Coinbase', 'Gemini', 'Kraken'],
    repository: '0xPolygon/bor',
  },
  {
    paprikaId: 'fern-fernpie',
    name: 'Fernpie',
    symbol: 'FERN',
    geckoId: 'fernpie-token',
    geckoName: 'Fernpie Token',
    price: 0.000_042,
    supply: 900_000_000_000,
    maximum: 1_000_000_000_000,
    contract: '0x00000000000000000000000000000000000000F1',
    exchanges: ['KuCoin'],
    repository: 'fernpie-example/fernpie',
  },
  {
    paprikaId: 'pepe-pepe',
    name: 'Pepe',
    symbol: 'PEPE',
    geckoId: 'pepe',
    price: 0.000_011,
    supply: 420_000_000_000_000,
    maximum: null,
    contract: '0x6982508145454Ce325dDbE47a25d4ec3d2311933',
    exchanges: all,
  },
  {
    paprikaId: 'usdt-tether',
    name: 'Tether',
    symbol: 'USDT',
    geckoId: 'tether',
    price: 1.0004,
    supply: 184_000_000_000,
    maximum: null,
    contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    exchanges: all,
    isHeld: true,
  },
  {
    paprikaId: 'usdc-usd-coin',
    name: 'USDC',
    symbol: 'USDC',
    geckoId: 'usd-coin',
    price: 0.9998,
    supply: 58_000_000_000,
    maximum: null,
    contract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    exchanges: ['Binance', 'Coinbase', 'Kraken', 'KuCoin'],
    isHeld: true,
  },
  {
    paprikaId: 'wbtc-wrapped-bitcoin',
    name: 'Wrapped Bitcoin',
    symbol: 'WBTC',
    geckoId: 'wrapped-bitcoin',
    price: 63_980,
    supply: 128_000,
    maximum: null,
    contract: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
    exchanges: ['Binance', 'Coinbase', 'Kraken'],
  },
  {
    paprikaId: 'link-chainlink',
    name: 'Chainlink',
    symbol: 'LINK',
    geckoId: 'chainlink',
    price: 19,
    supply: 690_000_000,
    maximum: 1_000_000_000,
    contract: '0x514910771AF9Ca656af840dff83E8264EcF986CA',
    exchanges: all,
    repository: 'smartcontractkit/chainlink',
    isHeld: true,
  },
] as const satisfies readonly StandInCoin[];

/** A coin at CoinPaprika with Pepe's name and symbol, but another contract and price. No other service knows it. */
export const twin = {
  paprikaId: 'pepe-some-other-pepe',
  name: 'Pepe',
  symbol: 'PEPE',
  geckoId: '',
  price: 0.02,
  supply: 1_000_000,
  maximum: null,
  contract: '0x00000000000000000000000000000000000000AA',
  exchanges: [],
} as const satisfies StandInCoin;

/** A coin at CoinPaprika with the name, symbol and price of USDC, on another chain. No other service knows it. */
export const copy = {
  paprikaId: 'usdc-copy-of-usdc',
  name: 'USDC',
  symbol: 'USDC',
  geckoId: '',
  price: 0.99,
  supply: 2_000_000,
  maximum: null,
  contract: '0x00000000000000000000000000000000000000AB',
  platform: 'ftm-fantom',
  exchanges: [],
} as const satisfies StandInCoin;

/** A bridged coin at CoinGecko with the contract and symbol of USDC, listed before it. No other service knows it. */
export const bridged = {
  paprikaId: '',
  name: 'Binance Bridged USDC',
  symbol: 'USDC',
  geckoId: 'binance-bridged-usdc',
  price: 0.9998,
  supply: 900_000_000,
  maximum: null,
  contract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  exchanges: [],
} as const satisfies StandInCoin;

/** Makes the figures of a coin differ from those of every other coin. */
export function toPrint({ paprikaId }: Pick<StandInCoin, 'paprikaId'>): number {
  return standInCoins.findIndex((coin) => coin.paprikaId === paprikaId);
}

/** Further coins that pages offer; they have prices only. */
export const priced = [
  { geckoId: 'cardano', symbol: 'ADA', name: 'Cardano', price: 0.7 },
  { geckoId: 'dai', symbol: 'DAI', name: 'Dai', price: 1 },
  { geckoId: 'polkadot', symbol: 'DOT', name: 'Polkadot', price: 5 },
  { geckoId: 'sushi', symbol: 'SUSHI', name: 'Sushi', price: 0.8 },
  { geckoId: 'monero', symbol: 'XMR', name: 'Monero', price: 300 },
] as const;
