import type { JSONSchema } from 'json-schema-to-ts';
import type { LoadJson } from '../../ports/upstream.ts';
import type { ListedMarket } from '../http/market-list.ts';
import { requireRoute, buildResponseReader, buildRowReader, convertRows } from '../http/response-checks.ts';
import { toPositive } from '../http/plain-values.ts';
import { sourceName } from './binance.ts';

const infoOrigin = { source: sourceName, route: '/exchangeInfo' } as const;
const pricesOrigin = { source: sourceName, route: '/ticker/price' } as const;

const text = { type: 'string' } as const;
const readInfo = buildResponseReader(infoOrigin, {
  type: 'object',
  required: ['symbols'],
  properties: { symbols: { type: 'array' } },
} as const satisfies JSONSchema);
const readSymbol = buildRowReader({
  type: 'object',
  required: ['symbol', 'status', 'baseAsset', 'quoteAsset'],
  properties: { symbol: text, status: text, baseAsset: text, quoteAsset: text },
} as const satisfies JSONSchema);
const readPrices = buildResponseReader(pricesOrigin, { type: 'array' });
const readPrice = buildRowReader({
  type: 'object',
  required: ['symbol', 'price'],
  properties: { symbol: text, price: {} },
} as const satisfies JSONSchema);

/**
 * The markets of Binance that are open: its list of prices keeps markets that have ended. Rejects with UpstreamError.
 */
export async function loadMarketList(load: LoadJson): Promise<readonly ListedMarket[]> {
  // The sets of permissions would make the response four times as large.
  const info = load('/exchangeInfo?showPermissionSets=false&symbolStatus=TRADING');
  const [{ symbols }, prices] = await Promise.all([
    requireRoute(infoOrigin, info).then(readInfo),
    requireRoute(pricesOrigin, load('/ticker/price')).then(readPrices),
  ]);
  const known = new Map(
    convertRows(pricesOrigin, prices, readPrice).map(({ symbol, price }) => [symbol, price]),
  );
  return convertRows(infoOrigin, symbols, readSymbol)
    .filter(({ status }) => status === 'TRADING')
    .map(({ symbol, baseAsset, quoteAsset }) => ({
      ...toSingle(baseAsset, known.get(symbol)),
      quote: quoteAsset,
    }));
}

/** Binance's own symbols. */
export const aliases = { BEAMX: 'BEAM', BTTC: 'BTT', RONIN: 'RON' };

const multiples: Readonly<Partial<Record<string, number>>> = { '1000': 1000, '1M': 1_000_000 };

/** A market of cheap coins is of a thousand or a million of them: 1000SATS. */
function toSingle(asset: string, figure: unknown): Pick<ListedMarket, 'base' | 'price'> {
  const [, multiple = '', base = asset] = /^(1000|1M)([A-Z]{3,})$/.exec(asset) ?? [];
  const price = toPositive(figure);
  return { base, price: price === undefined ? figure : price / (multiples[multiple] ?? 1) };
}
