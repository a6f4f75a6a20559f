import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DayValues } from '../../../contracts/day-values.ts';
import { addToDay, daysBetween, toUtcDay } from '../../../lib/utc-day.ts';
import type { CoinDay, CoinDays, CoinReader, ReadCoin } from '../../ports/coin-days.ts';
import type { CoinGroup, CoinFactSample } from '../../ports/coin-facts.ts';
import { minPriceDays } from '../../ports/market.ts';
import { toSampleFeed, type FeedContext } from '../build-source-feed.ts';
import type { LiveSources } from '../source-client.ts';
import { buildAskDaily, type AskDaily, type DailySource } from './ask-daily.ts';
import { identify, toFactCoin, type ListedCoin } from './identify.ts';
import { readFigures } from './read-figures.ts';

/** Most requests for a year of prices per group: each is for one coin, and its batch must end within a claim. */
const maxCharts = 12;
/** Days until the prices of a coin with too few of them are loaded again. */
const chartedFor = 7;
/** Significant digits stored of a number. */
const digits = 8;

/** Reads the kept figures of coins from the sources of facts; reads the sample only in sample mode. */
export function buildCoinReader(
  { mode, calls, sample }: FeedContext<CoinFactSample>,
  live: LiveSources['coinFacts'],
): CoinReader {
  const isSample = mode === 'sample';
  const sources = isSample ? [toSampleSource(sample)] : live;
  return {
    read: (day, coins, stop) =>
      calls.run({ usesMemberQuota: false, priority: 'spare' }, () =>
        readAll(buildAskDaily(sources, stop), { day, isSample, stop }, coins),
      ),
  };
}

function toSampleSource(source: CoinFactSample): DailySource {
  return { source, client: { name: source.name, call: async (work) => toSampleFeed(source, await work()) } };
}

interface ReadingRun {
  readonly day: string;
  readonly isSample: boolean;
  readonly stop: AbortSignal;
}

async function readAll(
  ask: AskDaily,
  reading: ReadingRun,
  coins: readonly ReadCoin[],
): Promise<readonly ReadCoin[]> {
  const { day, isSample, stop } = reading;
  const listed = await identify(ask, coins);
  const group = { coins: listed.map(toIdentified).filter(({ identity }) => identity !== null) };
  const read: ReadCoin[] = [];
  let charts = 0;
  for (const coin of listed) {
    if (stop.aborted) break;
    const { known, price } = coin;
    if (price === undefined) continue;
    // Reading many coins takes a while; members' requests come first.
    await nextTurn();
    const isCharted = needsChart(coin, day) && charts < maxCharts;
    if (isCharted) charts += 1;
    const earlier = isCharted ? await readChart(ask, coin, reading, group) : {};
    const today: CoinDay = { source: price.source, isSample, values: { price: price.value } };
    const prices = listPrices({ ...earlier, ...known.days, [day]: today }, day);
    const figures = await readFigures(ask, coin, { ...price, value: prices }, group);
    read.push({
      coin: known.coin,
      geckoId: coin.geckoId,
      chartedOn: isCharted ? day : known.chartedOn,
      days: { ...earlier, [day]: { ...today, ...figures, values: toKept(figures.values) } },
    });
  }
  const failure = ask.lastFailure();
  if (read.length === 0 && failure !== undefined) throw failure;
  return read;
}

function toIdentified({ known, quote, geckoId }: ListedCoin) {
  return toFactCoin({ ...known, geckoId }, quote?.value);
}

/** Without a gap, oldest first; never mixes sample and live prices. */
function listPrices(days: CoinDays, last: string): readonly number[] {
  const isSample = days[last]?.isSample;
  const prices: number[] = [];
  for (let at = last; ; at = addToDay(at, { days: -1 })) {
    const { isSample: other, values } = days[at] ?? {};
    if (typeof values?.price !== 'number' || other !== isSample) return prices.toReversed();
    prices.push(values.price);
  }
}

function needsChart({ known, geckoId }: ListedCoin, day: string): boolean {
  const isDue = known.chartedOn === null || daysBetween(known.chartedOn, day) >= chartedFor;
  return (
    geckoId !== null && isDue && listPrices(known.days, toUtcDay(Date.parse(day) - 1)).length < minPriceDays
  );
}

/** Prices of earlier days that were not stored: a day has its opening price. */
async function readChart(
  ask: AskDaily,
  { known, geckoId }: ListedCoin,
  { day, isSample }: ReadingRun,
  group: CoinGroup,
): Promise<CoinDays> {
  const chart = await ask('closedDays', toFactCoin({ ...known, geckoId }), group);
  const days = (chart?.value ?? []).flatMap(({ time, close }): readonly (readonly [string, CoinDay])[] => {
    const at = toUtcDay(time);
    if (at >= day || known.days[at] !== undefined || daysBetween(at, day) > 366) return [];
    return [[at, { source: chart?.source ?? '', isSample, values: toKept({ price: close }) }]];
  });
  return Object.fromEntries(days);
}

function toKept(values: DayValues): DayValues {
  return Object.fromEntries(
    Object.entries(values).map(([id, value]) => [
      id,
      typeof value === 'number' ? Number(value.toPrecision(digits)) : value,
    ]),
  );
}
