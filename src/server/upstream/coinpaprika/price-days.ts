import { Type } from 'typebox';
import { toNextMidnight } from '../../../lib/utc-day.ts';
import { day } from '../../../lib/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PriceDay } from '../../ports/market.ts';
import { toSegment, type LoadJson } from '../../ports/upstream.ts';
import { buildListReader } from '../http/list-reader.ts';
import { toMoment } from '../http/plain-values.ts';
import { toDaysBetween, toPricePoint } from '../http/price-days.ts';
import { figure, text } from '../http/schemas.ts';

/** Without a plan the history is a year; one day less, since a longer request is refused. */
const days = 364;

const readTicks = buildListReader({
  route: '/tickers/historical',
  isOfOne: true,
  row: Type.Object({ timestamp: text, price: figure }),
});

/** A year by CoinPaprika's id, from midnight prices. Rejects with SourceFailure, 'not-found' if it has none. */
export async function loadPriceDays(load: LoadJson, clock: Clock, id: string): Promise<readonly PriceDay[]> {
  const start = Math.floor((toNextMidnight(clock.now()) - (days + 1) * day) / 1000);
  const path = `/tickers/${toSegment(id)}/historical?start=${start}&interval=1d&quote=usd`;
  const points = await readTicks(load(path), ({ timestamp, price }) =>
    toPricePoint(toMoment(timestamp), price),
  );
  return toDaysBetween(points, clock.now());
}
