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
  /** On Ethereum. */
  readonly contract?: string;
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

/** Further coins that pages offer; they have prices only. */
export const priced = [
  { geckoId: 'cardano', symbol: 'ADA', name: 'Cardano', price: 0.7 },
  { geckoId: 'dai', symbol: 'DAI', name: 'Dai', price: 1 },
  { geckoId: 'polkadot', symbol: 'DOT', name: 'Polkadot', price: 5 },
  { geckoId: 'sushi', symbol: 'SUSHI', name: 'Sushi', price: 0.8 },
  { geckoId: 'monero', symbol: 'XMR', name: 'Monero', price: 300 },
] as const;
