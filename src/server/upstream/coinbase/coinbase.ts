import type { IndicatorCoin } from '../../../contracts/charts.ts';
import { day } from '../../../lib/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PriceDay, PriceSource } from '../../ports/market.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { readPriceRow, toMilliseconds, toPriceDay, toPriceDays } from '../http/price-days.ts';
import {
  requireRoute,
  buildResponseReader,
  convertRows,
  type ResponseOrigin,
} from '../http/response-checks.ts';

/** The source's name as people read it. */
export const sourceName = 'Coinbase';
const origin: ResponseOrigin = { source: sourceName, route: '/products/candles' };
const products: Readonly<Record<IndicatorCoin, string>> = { btc: 'BTC-USD', eth: 'ETH-USD' };

/** A response has at most 300 rows, both ends included, and more are needed: two consecutive responses. */
const spanDays = 250;

const readRows = buildResponseReader(origin, { type: 'array' });

/** Coinbase as a source of daily prices. Throws UpstreamError. */
export function buildCoinbase(load: LoadJson, clock: Clock): PriceSource {
  return {
    name: origin.source,
    async priceDays(coin) {
      const now = clock.now();
      const end = Math.floor(now / day) * day;
      const ends = [end - spanDays * day, end];
      const spans = await Promise.all(ends.map((last) => loadSpan(load, coin, last)));
      return toPriceDays(convertRows(origin, spans.flat(), toDay), now);
    },
  };
}

async function loadSpan(load: LoadJson, coin: IndicatorCoin, end: number): Promise<readonly unknown[]> {
  const query = new URLSearchParams({
    granularity: String(day / 1000),
    start: new Date(end - spanDays * day).toISOString(),
    end: new Date(end).toISOString(),
  });
  const loading = load(`/products/${products[coin]}/candles?${query.toString()}`);
  return readRows(await requireRoute(origin, loading));
}

/** Row: opened at (seconds), low, high, open, close. */
function toDay(row: unknown): PriceDay | undefined {
  const [openedAt, low, high, open, close] = readPriceRow(row) ?? [];
  return toPriceDay(toMilliseconds(openedAt), { open, high, low, close });
}
