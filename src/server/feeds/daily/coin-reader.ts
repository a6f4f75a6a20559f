import { setImmediate as nextTurn } from 'node:timers/promises';
import { listingExchanges } from '../../../contracts/coin-facts.ts';
import type { DayValue, DayValueId, DayValues } from '../../../contracts/day-values.ts';
import type { Feed } from '../../../contracts/feed.ts';
import { daysBetween, toUtcDay } from '../../../lib/utc-day.ts';
import type { CoinDay, CoinDays, CoinReader, ReadCoin } from '../../ports/coin-days.ts';
import type { CoinFactSample, FactCoin, GeckoMarket } from '../../ports/coin-facts.ts';
import { minPriceDays } from '../../ports/market.ts';
import { toSampleFeed, type FeedContext } from '../build-source-feed.ts';
import type { LiveSources } from '../source-client.ts';
import { buildAskDaily, type AskDaily, type DailySource } from './ask-daily.ts';
import { identify, toFactCoin, type ListedCoin } from './identify.ts';
import { listPrices, toTrend } from './price-series.ts';

/** Most requests for a year of prices per batch: each is for one coin, and a batch must end within its claim. */
const maxCharts = 12;
/** Days until the prices of a coin with too few of them are loaded again. */
const chartedFor = 7;
/** Significant digits stored of a number. */
const digits = 8;

/** Reads coins from lists of all coins; reads the sample only in sample mode. */
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
  return { source, client: { call: async (work) => toSampleFeed(source, await work()) } };
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
  const list = await ask('quotes', (load) => load());
  const listed = await identify(ask, coins, list?.value);
  const geckoIds = listed.flatMap(({ geckoId }) => geckoId ?? []);
  const markets = geckoIds.length === 0 ? undefined : await ask('geckoMarkets', (find) => find(geckoIds));
  const read: ReadCoin[] = [];
  let charts = 0;
  for (const coin of listed) {
    if (reading.stop.aborted) break;
    const price = toPrice(coin, list?.source);
    if (price === undefined) continue;
    // Reading many coins takes a while; members' requests come first.
    await nextTurn();
    const isCharted = needsChart(coin, reading.day) && charts < maxCharts;
    if (isCharted) charts += 1;
    const earlier = isCharted ? await readChart(ask, coin, reading) : {};
    const market = markets?.value.get(coin.geckoId ?? '');
    const facts = await readFacts(ask, coin, market && { ...market, source: markets?.source ?? '' });
    const today = {
      source: price.source,
      isSample: reading.isSample,
      values: { ...price.values, ...Object.fromEntries(facts.map(([id, { value }]) => [id, value])) },
    };
    const trend = await toTrend(
      listPrices({ ...earlier, ...coin.known.days, [reading.day]: today }, reading.day),
    );
    read.push({
      coin: coin.known.coin,
      geckoId: coin.geckoId,
      chartedOn: isCharted ? reading.day : coin.known.chartedOn,
      days: {
        ...earlier,
        [reading.day]: {
          ...today,
          values: toKept({ ...today.values, ...trend }),
          ...toSources(facts, price.source),
        },
      },
    });
  }
  const failure = ask.lastFailure();
  if (read.length === 0 && failure !== undefined) throw failure;
  return read;
}

function toPrice({ quote, geckoPrice }: ListedCoin, listName = '') {
  if (typeof quote?.price === 'number') {
    const { price, change, marketCap, circulating, maximum } = quote;
    const values = withoutGaps({
      price,
      price_change: change,
      market_cap_coinpaprika: marketCap,
      supply_circulating: circulating,
      supply_maximum: maximum,
    });
    return { source: listName, values };
  }
  return geckoPrice && { source: geckoPrice.source, values: { price: geckoPrice.price } };
}

/** Null: the source does not know it. */
type Found = Pick<Feed<DayValue | null>, 'value' | 'source'>;

type Facts = readonly (readonly [id: DayValueId, fact: Found])[];

async function readFacts(
  ask: AskDaily,
  coin: ListedCoin,
  market: (GeckoMarket & { readonly source: string }) | undefined,
): Promise<Facts> {
  const { known, quote, geckoId, isLargest } = coin;
  const identity = geckoId === null ? null : { geckoId, names: [] };
  const asked = toFactCoin(known.coin, quote, identity);
  const read = async (name: 'valueLocked' | 'fees'): Promise<Found | null | undefined> => {
    const found = identity && (await ask(name, (find) => find(asked)));
    return found && { value: found.value.value, source: found.source };
  };
  const facts: readonly (readonly [DayValueId, Found | null | undefined])[] = [
    ['market_cap_coingecko', market && { value: market.cap, source: market.source }],
    ['supply_circulating', market && { value: market.circulating, source: market.source }],
    ['value_locked', await read('valueLocked')],
    ['fees', await read('fees')],
    ['exchange_listings', isLargest ? await readListings(ask, asked, known) : undefined],
  ];
  return facts.flatMap(([id, fact]) => (fact && fact.value !== null ? [[id, fact] as const] : []));
}

function toSources(facts: Facts, ofPrice: string): Pick<CoinDay, 'sources'> {
  const others = facts.filter(([, { source }]) => source !== ofPrice);
  if (others.length === 0) return {};
  return { sources: Object.fromEntries(others.map(([id, { source }]) => [id, source])) };
}

/**
 * Undefined unless every exchange is known. An exchange that lists the coin no longer must be confirmed by a second
 * source: an exchange may rename its symbol.
 */
async function readListings(ask: AskDaily, coin: FactCoin, { days }: ReadCoin): Promise<Found | undefined> {
  const before = findLatestListings(days);
  const trading: string[] = [];
  const sources = new Set<string>();
  for (const { id, name } of listingExchanges) {
    const listing = await ask(`${id}Listing`, (find) => find(coin));
    if (listing === undefined) return undefined;
    sources.add(listing.source);
    if (listing.value.value) trading.push(name);
    else if (before === undefined || before.includes(name)) {
      const seen = await ask('markets', (find) => find(coin));
      if (seen === undefined || seen.value.value.includes(id)) return undefined;
      sources.add(seen.source);
    }
  }
  return { value: trading, source: [...sources].join(', ') };
}

/** Of the latest day that has them. */
function findLatestListings(days: CoinDays): readonly string[] | undefined {
  const listings = Object.entries(days)
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([, { values }]) => values.exchange_listings);
  const [latest] = listings.filter((one) => Array.isArray(one));
  return latest;
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
): Promise<CoinDays> {
  const coin = toFactCoin(known.coin, undefined, geckoId === null ? null : { geckoId, names: [] });
  const chart = await ask('closedDays', (find) => find(coin));
  const days = (chart?.value ?? []).flatMap(({ time, close }): readonly (readonly [string, CoinDay])[] => {
    const at = toUtcDay(time);
    if (at >= day || known.days[at] !== undefined || daysBetween(at, day) > 366) return [];
    return [[at, { source: chart?.source ?? '', isSample, values: toKept({ price: close }) }]];
  });
  return Object.fromEntries(days);
}

type Gaps = Readonly<Partial<Record<keyof DayValues, DayValue | null | undefined>>>;

function withoutGaps(values: Gaps): DayValues {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  );
}

function toKept(values: DayValues): DayValues {
  return Object.fromEntries(
    Object.entries(values).map(([id, value]) => [
      id,
      typeof value === 'number' ? Number(value.toPrecision(digits)) : value,
    ]),
  );
}
