import { Type, type Static } from 'typebox';
import { macdDays, rsiDays, type IndicatorCoin, type Macd, type Rsi } from '../../../contracts/charts.ts';
import type { IndicatorSource } from '../../ports/market.ts';
import type { LoadJson } from '../../ports/upstream.ts';
import { toNumber } from '../http/plain-values.ts';
import {
  requireRoute,
  buildResponseReader,
  buildRowReader,
  convertRows,
  type ResponseOrigin,
} from '../http/response-checks.ts';
import { optionalFigure, rows } from '../http/schemas.ts';

/** The source's name as people read it. */
export const sourceName = 'TAAPI.io';
const symbols: Readonly<Record<IndicatorCoin, string>> = { btc: 'BTC/USDT', eth: 'ETH/USDT' };

const rowSchema = Type.Object({
  backtrack: Type.Integer({ minimum: 0 }),
  value: optionalFigure,
  valueMACD: optionalFigure,
  valueMACDSignal: optionalFigure,
  valueMACDHist: optionalFigure,
});
type Row = Static<typeof rowSchema>;
const readRow = buildRowReader(rowSchema);

interface Indicator<Day> {
  readonly origin: ResponseOrigin;
  /** The source gives at most 20. */
  readonly days: number;
  readonly readRows: (body: unknown) => readonly unknown[];
  readonly toDay: (row: Row) => Day | undefined;
}

const rsiOrigin: ResponseOrigin = { source: sourceName, route: '/rsi' };
const readRsi = buildResponseReader(rsiOrigin, rows);
const rsi = { origin: rsiOrigin, days: rsiDays, readRows: readRsi, toDay: toRsiDay };

const macdOrigin: ResponseOrigin = { source: sourceName, route: '/macd' };
const readMacd = buildResponseReader(macdOrigin, rows);
const macd = { origin: macdOrigin, days: macdDays, readRows: readMacd, toDay: toMacdDay };

/** TAAPI as a source of indicators over the daily prices at Binance. Throws UpstreamError. */
export function buildTaapi(load: LoadJson): IndicatorSource {
  return {
    name: sourceName,
    rsi: (coin) => loadDays(load, coin, rsi),
    macd: (coin) => loadDays(load, coin, macd),
  };
}

async function loadDays<Day extends { readonly backtrack: number }>(
  load: LoadJson,
  coin: IndicatorCoin,
  { origin, days, readRows, toDay }: Indicator<Day>,
): Promise<Day[]> {
  const query = new URLSearchParams({
    exchange: 'binance',
    symbol: symbols[coin],
    interval: '1d',
    backtracks: String(days),
  });
  const listed = readRows(await requireRoute(origin, load(`${origin.route}?${query.toString()}`)));
  const usable = convertRows(origin, listed, (row) => {
    const read = readRow(row);
    return read && toDay(read);
  });
  return usable.toSorted((a, b) => a.backtrack - b.backtrack).slice(0, days);
}

function toRsiDay({ backtrack, value: figure }: Row): Rsi[number] | undefined {
  const value = toNumber(figure);
  return value === undefined || value < 0 || value > 100 ? undefined : { backtrack, value };
}

function toMacdDay({ backtrack, ...figures }: Row): Macd[number] | undefined {
  const valueMACD = toNumber(figures.valueMACD);
  const valueMACDSignal = toNumber(figures.valueMACDSignal);
  const valueMACDHist = toNumber(figures.valueMACDHist);
  if (valueMACD === undefined || valueMACDSignal === undefined || valueMACDHist === undefined)
    return undefined;
  return { backtrack, valueMACD, valueMACDSignal, valueMACDHist };
}
