import { Type, type Static } from 'typebox';
import { macdDays, rsiDays, type IndicatorCoin, type Macd, type Rsi } from '../../../contracts/charts.ts';
import { buildListReader } from '../http/list-reader.ts';
import { toNumber } from '../http/plain-values.ts';
import type { Provider } from '../http/provider.ts';
import { optionalFigure } from '../http/schemas.ts';

const row = Type.Object({
  backtrack: Type.Integer({ minimum: 0 }),
  value: optionalFigure,
  valueMACD: optionalFigure,
  valueMACDSignal: optionalFigure,
  valueMACDHist: optionalFigure,
});
type Row = Static<typeof row>;
const readRsi = buildListReader({ route: '/rsi', row });
const readMacd = buildListReader({ route: '/macd', row });

const symbols: Readonly<Record<IndicatorCoin, string>> = { btc: 'BTC/USDT', eth: 'ETH/USDT' };

/** The last days, of which the source gives at most 20, of the daily prices at Binance. */
function toQuery(coin: IndicatorCoin, days: number): string {
  const query = { exchange: 'binance', symbol: symbols[coin], interval: '1d', backtracks: String(days) };
  return new URLSearchParams(query).toString();
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

function toLatest<Day extends { readonly backtrack: number }>(days: readonly Day[], count: number): Day[] {
  return days.toSorted((a, b) => a.backtrack - b.backtrack).slice(0, count);
}

/** TAAPI.io: the limit is that of a free key. Once it is used up, indicators are computed. */
export const taapi: Provider<'indicators'> = {
  id: 'TAAPI',
  name: 'TAAPI.io',
  key: 'needed',
  bases: () => ['https://api.taapi.io'],
  authorize: (key) => ({ query: { secret: key } }),
  limits: () => [{ calls: 1, per: 15_000 }],
  build: ({ loaders: [{ loadJson }] }) => ({
    indicators: {
      async rsi(coin) {
        return toLatest(await readRsi(loadJson(`/rsi?${toQuery(coin, rsiDays)}`), toRsiDay), rsiDays);
      },
      async macd(coin) {
        return toLatest(await readMacd(loadJson(`/macd?${toQuery(coin, macdDays)}`), toMacdDay), macdDays);
      },
    },
  }),
};
