import { startServices, type StandInInternet } from '../product/internet/internet.ts';

/** The services that the daily reading calls, with values of these coins. */
export function startReadingInternet(coins: readonly string[]): Promise<StandInInternet> {
  const bodies = listBodies(coins);
  return startServices(({ service, path }) => {
    const body = bodies[service + path];
    return body === undefined ? { status: 404 } : { body };
  });
}

function listBodies(coins: readonly string[]): Readonly<Record<string, unknown>> {
  return {
    'coinpaprika/tickers': coins.map((id, index) => ({
      id,
      name: id,
      symbol: `C${index}`,
      max_supply: 1_000_000,
      quotes: { USD: { price: 1 + index / 100, market_cap: 1_000_000 + index, percent_change_24h: -1.5 } },
    })),
    'defillama/v2/chains': [],
    'defillama/protocols': coins.slice(0, 3000).map((id, index) => ({
      id: String(index),
      name: id,
      slug: id,
      symbol: `C${index}`,
      gecko_id: id,
      address: null,
      parentProtocol: null,
      category: 'Dexs',
      tvl: 1_000_000 + index,
    })),
    'defillama/overview/fees': {
      protocols: coins.slice(0, 3000).map((id, index) => ({
        name: id,
        defillamaId: String(index),
        protocolType: 'protocol',
        total24h: 1000 + index,
      })),
    },
    'binance/ticker/price': coins.slice(0, 500).map((_, index) => ({
      symbol: `C${index}USDT`,
      price: String(1 + index / 100),
    })),
    'coinbase/products': [],
    'coinbase/products/stats': {},
    'kraken/Ticker': { error: [], result: {} },
    'gemini/pricefeed': [],
    'kucoin/market/allTickers': { code: '200000', data: { ticker: [] } },
  };
}
