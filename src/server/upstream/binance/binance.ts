import type { IndicatorCoin } from '../../../contracts/charts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PriceDay, PriceSource } from '../../ports/market.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { toNumber } from '../http/plain-values.ts';
import { readPriceRow, toPriceDay, toPriceDays } from '../http/price-days.ts';
import {
  requireRoute,
  buildResponseReader,
  convertRows,
  type ResponseOrigin,
} from '../http/response-checks.ts';

/** The source's name as people read it. */
export const sourceName = 'Binance';
const origin: ResponseOrigin = { source: sourceName, route: '/klines' };
/** Pairs with the dollar coin that is traded most there. */
const symbols: Readonly<Record<IndicatorCoin, string>> = { btc: 'BTCUSDT', eth: 'ETHUSDT' };

const readRows = buildResponseReader(origin, { type: 'array' });

/** Binance as a source of daily prices. Throws UpstreamError. */
export function buildBinance(load: LoadJson, clock: Clock): PriceSource {
  return {
    name: origin.source,
    async priceDays(coin) {
      const loading = load(`/klines?symbol=${symbols[coin]}&interval=1d&limit=500`);
      const rows = readRows(await requireRoute(origin, loading));
      return toPriceDays(convertRows(origin, rows, toDay), clock.now());
    },
  };
}

/** Row: opened at (ms), open, high, low, close; the figures are texts. */
function toDay(row: unknown): PriceDay | undefined {
  const [openedAt, open, high, low, close] = readPriceRow(row) ?? [];
  return toPriceDay(toNumber(openedAt), { open, high, low, close });
}
