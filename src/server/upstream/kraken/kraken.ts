import type { JSONSchema } from 'json-schema-to-ts';
import type { IndicatorCoin } from '../../../contracts/charts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PriceDay, PriceSource } from '../../ports/market.ts';
import { UpstreamError, type LoadJson, type UpstreamErrorKind } from '../../ports/upstream.ts';
import { readPriceRow, toMilliseconds, toPriceDay, toPriceDays } from '../http/price-days.ts';
import {
  requireRoute,
  buildResponseReader,
  convertRows,
  refuseOther,
  type ResponseOrigin,
} from '../http/response-checks.ts';

/** The source's name as people read it. */
export const sourceName = 'Kraken';
const origin: ResponseOrigin = { source: sourceName, route: '/OHLC' };
/** Pairs, which a response names in this or in the longer form XXBTZUSD. */
const pairs: Readonly<Record<IndicatorCoin, string>> = { btc: 'XBTUSD', eth: 'ETHUSD' };

// The rows are under the pair's long name, beside `last`, the time of the newest.
const bodySchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: { type: 'array', items: { type: 'string' } },
    result: { type: 'object' },
  },
} as const satisfies JSONSchema;
const readBody = buildResponseReader(origin, bodySchema);
const readRows = buildResponseReader(origin, { type: 'array' });

/** Kraken as a source of daily prices. Throws UpstreamError. */
export function buildKraken(load: LoadJson, clock: Clock): PriceSource {
  return {
    name: origin.source,
    async priceDays(coin) {
      const loading = load(`/OHLC?pair=${pairs[coin]}&interval=1440`);
      const { error, result } = readBody(await requireRoute(origin, loading));
      refuseErrors(error, origin.route);
      const [name] = Object.entries(result ?? {}).find(([, value]) => Array.isArray(value)) ?? [];
      refuseOther(origin, pairs[coin], name?.replace(/^X([A-Z]{3})Z/, '$1'));
      const rows = readRows(result?.[name ?? '']);
      return toPriceDays(convertRows(origin, rows, toDay), clock.now());
    },
  };
}

/** Row: opened at (seconds), open, high, low, close; the figures are texts. */
function toDay(row: unknown): PriceDay | undefined {
  const [openedAt, open, high, low, close] = readPriceRow(row) ?? [];
  return toPriceDay(toMilliseconds(openedAt), { open, high, low, close });
}

/** Throws UpstreamError: Kraken sends errors with status 200, such as EService:Unavailable or EAPI:Rate limit exceeded. */
export function refuseErrors([error]: readonly string[], route: string): void {
  if (error === undefined) return;
  const kind: UpstreamErrorKind = error.startsWith('EService:') ? 'unreachable' : 'refused';
  throw new UpstreamError(kind, sourceName, { detail: `${route}: the body names an error` });
}
