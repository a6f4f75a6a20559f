import { Type } from 'typebox';
import { toNextMidnight } from '../../../lib/utc-day.ts';
import { day } from '../../../lib/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PriceDay } from '../../ports/market.ts';
import { toSegment, type LoadJson } from '../../ports/upstream.ts';
import { toMoment } from '../http/plain-values.ts';
import { toDaysBetween, toPricePoint } from '../http/price-days.ts';
import { buildResponseReader, buildRowReader, convertRows } from '../http/response-checks.ts';
import { figure, rows, text } from '../http/schemas.ts';

/** Without a plan the history is a year; one day less, since a longer request is refused. */
const days = 364;

const route = '/tickers/historical';
const readTicks = buildResponseReader(route, rows);
const readTick = buildRowReader(Type.Object({ timestamp: text, price: figure }));

/** A year by CoinPaprika's id, from midnight prices. Rejects with SourceFailure, 'not-found' if it has none. */
export async function loadPriceDays(load: LoadJson, clock: Clock, id: string): Promise<readonly PriceDay[]> {
  const start = Math.floor((toNextMidnight(clock.now()) - (days + 1) * day) / 1000);
  const path = `/tickers/${toSegment(id)}/historical?start=${start}&interval=1d&quote=usd`;
  const points = convertRows(route, readTicks(await load(path)), (row) => {
    const tick = readTick(row);
    return tick && toPricePoint(toMoment(tick.timestamp), tick.price);
  });
  return toDaysBetween(points, clock.now());
}
