import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { upstreamIds } from '../../src/server/ports/providers.ts';

export interface ReadingInternet {
  readonly env: Readonly<Record<string, string>>;
  readonly calls: Map<string, number>;
  readonly close: () => void;
}

export async function startReadingInternet(coins: readonly string[]): Promise<ReadingInternet> {
  const calls = new Map<string, number>();
  const bodies = listBodies(coins);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const service = path.split('/')[1] ?? '';
    calls.set(service, (calls.get(service) ?? 0) + 1);
    const body = bodies[path];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server's address is never the text that a pipe's is
  const { port } = server.address() as AddressInfo;
  const addresses = upstreamIds.map((id) => [
    `UPSTREAM_${id}_URL`,
    `http://127.0.0.1:${port}/${id.toLowerCase()}`,
  ]);
  return {
    env: { UPSTREAMS: 'live', ...Object.fromEntries(addresses) },
    calls,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function listBodies(coins: readonly string[]): Readonly<Record<string, unknown>> {
  return {
    '/coinpaprika/tickers': coins.map((id, index) => ({
      id,
      name: id,
      symbol: `C${index}`,
      max_supply: 1_000_000,
      quotes: { USD: { price: 1 + index / 100, market_cap: 1_000_000 + index, percent_change_24h: -1.5 } },
    })),
    '/defillama/v2/chains': [],
    '/defillama/protocols': coins.slice(0, 3000).map((id, index) => ({
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
    '/defillama/overview/fees': {
      protocols: coins.slice(0, 3000).map((id, index) => ({
        name: id,
        defillamaId: String(index),
        protocolType: 'protocol',
        total24h: 1000 + index,
      })),
    },
    '/binance/ticker/price': coins.slice(0, 500).map((_, index) => ({
      symbol: `C${index}USDT`,
      price: String(1 + index / 100),
    })),
    '/coinbase/products': [],
    '/coinbase/products/stats': {},
    '/kraken/Ticker': { error: [], result: {} },
    '/gemini/pricefeed': [],
    '/kucoin/market/allTickers': { code: '200000', data: { ticker: [] } },
  };
}
