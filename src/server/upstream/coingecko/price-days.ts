import { Type } from 'typebox';
import type { Clock } from '../../ports/clock.ts';
import type { PriceDay } from '../../ports/market.ts';
import { toSegment, type LoadJson } from '../../ports/upstream.ts';
import { buildListReader } from '../http/list-reader.ts';
import { toNumber } from '../http/plain-values.ts';
import { toDaysBetween, toPricePoint } from '../http/price-days.ts';

/** Rows of ms and US dollars. */
const readChart = buildListReader({
  route: '/coins/market_chart',
  at: ['prices'],
  row: Type.Array(Type.Unknown(), { minItems: 2 }),
});

/** The longest history without a plan; a response for more than 90 days has one price a day. */
const days = 365;

/** A year by CoinGecko's id, from midnight prices: its candles are of four days, which it chooses. */
export async function loadPriceDays(load: LoadJson, clock: Clock, id: string): Promise<readonly PriceDay[]> {
  const loading = load(`/coins/${toSegment(id)}/market_chart?vs_currency=usd&days=${days}`);
  const points = await readChart(loading, ([time, price]) => toPricePoint(toNumber(time), price));
  return toDaysBetween(points, clock.now());
}
