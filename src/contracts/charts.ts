import type { FromSchema } from 'json-schema-to-ts';
import { knownCoins } from './known-coins.ts';
import { isSameSubject, type Subject } from './subject.ts';

/** Coins whose charts are always offered: their name (candles) and symbol (RSI and MACD) as paths have them. */
export const chartCoins = [
  { name: 'bitcoin', symbol: 'btc' },
  { name: 'ethereum', symbol: 'eth' },
] as const;
export type IndicatorCoin = (typeof chartCoins)[number]['symbol'];

/** The coin as the last segment of a chart's path; another coin's is its id or else its name. */
export function toChartPath(coin: Subject, kind: 'name' | 'symbol'): string {
  const offered = chartCoins.find(({ symbol }) => isSameSubject(knownCoins[symbol], coin));
  return offered?.[kind] ?? coin.id ?? coin.name;
}

/** Days that a chart shows, and the number of its four-day candles (S2). */
export const candleWindows = [
  { days: 52, candles: 13 },
  { days: 128, candles: 32 },
  { days: 200, candles: 50 },
] as const;
export type CandleWindow = (typeof candleWindows)[number];

/** Days that the indicators show, today's included (S2). */
export const macdDays = 20;
export const rsiDays = 15;

/** The lines of the RSI chart (S2). */
export const rsiLines = { low: 30, middle: 50, high: 70, max: 100 } as const;

/** Response of GET {coin-data}/techanalysis/candle/{coin}, also of an id or another name: [closing time in ms, open, high, low, close] in US dollars, oldest first, one per four days. */
export const candlesSchema = {
  type: 'array',
  items: { type: 'array', minItems: 5, maxItems: 5, items: { type: 'number' } },
} as const;
export type Candles = readonly (readonly [
  time: number,
  open: number,
  high: number,
  low: number,
  close: number,
])[];

/** Response of GET {coin-data}/techanalysis/averages/{coin}: for each candle, the closing time in ms, then the averages of the last 52, 128 and 200 daily closes in US dollars; null with too few days. */
export const averagesSchema = {
  type: 'array',
  items: {
    type: 'array',
    minItems: 1 + candleWindows.length,
    maxItems: 1 + candleWindows.length,
    items: { type: ['number', 'null'] },
  },
} as const;
export type Averages = readonly (readonly (number | null)[])[];

/** When a day closed, in ms; a field of our own, absent where that is not known. */
const time = { type: 'number' } as const;

/** Response of GET {coin-data}/techanalysis/rsi/{coin}: 14-day RSI (Wilder), 0 to 100, the latest day (backtrack 0) first; empty for a coin with too few days. */
export const rsiSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['backtrack', 'value'],
    additionalProperties: false,
    properties: { backtrack: { type: 'integer', minimum: 0 }, time, value: { type: 'number' } },
  },
} as const;
export type Rsi = FromSchema<typeof rsiSchema>;

/** Response of GET {coin-data}/techanalysis/macd/{coin}: MACD (12, 26, 9) in US dollars, the latest day (backtrack 0) first; empty for a coin with too few days. */
export const macdSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['backtrack', 'valueMACD', 'valueMACDSignal', 'valueMACDHist'],
    additionalProperties: false,
    properties: {
      backtrack: { type: 'integer', minimum: 0 },
      time,
      valueMACD: { type: 'number' },
      valueMACDSignal: { type: 'number' },
      valueMACDHist: { type: 'number' },
    },
  },
} as const;
export type Macd = FromSchema<typeof macdSchema>;
