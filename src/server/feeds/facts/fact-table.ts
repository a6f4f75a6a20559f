import {
  coinFacts,
  coinKinds,
  type FactGap,
  type CoinFactId,
  type FactValue,
} from '../../../contracts/coin-facts.ts';
import type { FeedOrigin } from '../../../contracts/feed.ts';
import type { Macd } from '../../../contracts/charts.ts';
import { day } from '../../../lib/durations.ts';
import { byListedFigure } from '../../ports/coin-facts.ts';
import type { FoundCoin } from '../../ports/coins.ts';
import type { PriceDay } from '../../ports/market.ts';
import type { Readings } from './coin-readings.ts';
import { joinOrigins, type Outcome } from './outcome.ts';
import { averageOfLast } from '../price-days.ts';

export type Outcomes = {
  readonly [Name in keyof Readings]: Outcome<Readings[Name]>;
};

type FindFact<Value> = (outcomes: Outcomes) => Outcome<Value>;

const findCirculating = firstOf(
  from('geckoMarket', ({ circulating }) => circulating),
  from('quote', ({ circulating }) => circulating),
);

const findMaximum = firstOf(
  from('quote', ({ maximum }) => maximum),
  from('geckoMarket', ({ maximum }) => maximum),
);

export const factTable: { readonly [Id in CoinFactId]: FindFact<FactValue<Id>> } = {
  token_or_coin: from('found', toKind),
  market_cap_coinpaprika: from('quote', ({ marketCap }) => marketCap),
  market_cap_coingecko: from('geckoMarket', ({ marketCap }) => marketCap),
  coingecko_page: from('identity', ({ geckoId }) => toGeckoPage(geckoId)),
  market_cap_coinmarketcap: from('cmcMarket', ({ marketCap }) => marketCap),
  coinmarketcap_page: from('cmcMarket', ({ slug }) => slug && toCmcPage(slug)),
  market_cap_gap: ofTwo(
    from('geckoMarket', ({ marketCap }) => marketCap),
    from('cmcMarket', ({ marketCap }) => marketCap),
    (one, other) => (Math.abs(one - other) / Math.max(one, other)) * 100,
  ),
  exchange_listings: toListings,
  supply_circulating: findCirculating,
  supply_maximum: findMaximum,
  supply_to_come: ofTwo(findCirculating, findMaximum, (circulating, maximum) =>
    // More than the maximum: one of the two is out of date.
    circulating > maximum ? gap('unknown') : ((maximum - circulating) / maximum) * 100,
  ),
  price_close: from('closedDays', (days) => days.at(-1)?.close),
  price_average_52: from('closedDays', toAverage(52)),
  price_average_128: from('closedDays', toAverage(128)),
  price_average_200: from('closedDays', toAverage(200)),
  price_to_average_52: from('closedDays', toDistance(52)),
  price_to_average_128: from('closedDays', toDistance(128)),
  price_to_average_200: from('closedDays', toDistance(200)),
  rsi: from('rsi', (rows) => rows[0]?.value ?? gap('too_few_days')),
  macd: from('macd', (rows) => rows[0]?.valueMACD ?? gap('too_few_days')),
  macd_side: from('macd', ([latest]) => (latest === undefined ? gap('too_few_days') : toSide(latest))),
  macd_turned: from('macd', findTurnDay),
  macd_last_turn: from('macd', toTurn),
  followers: toFollowers,
  code_changed: from('codeChange', (moment) => moment),
  code_contributors: from('found', ({ figures }) => figures?.contributors),
  whitepaper: from('found', ({ whitepaper }) => whitepaper),
  whitepaper_date: toPaperDate,
  whitepaper_age: from('paperDate', ({ created, changed }, { asOf }) => {
    const date = changed ?? created;
    return date === null ? null : toDays(date, asOf);
  }),
  team_named: from('found', ({ team }) => team.length || null),
  explorer: from('found', ({ sites }) => sites.find(({ type }) => type === 'explorer')?.url),
  ...byListedFigure((id) => from(id, ({ value }) => value)),
  largest_holders: toLargestHolders,
  reserves_held: toReserves('held', (names) => names),
  reserves_changed: toReserves('changed', (names) => `${coinFacts.reserves_changed.note}: ${names}`),
};

/** The source's word, else a coin on another chain, or with a contract, is a token. */
function toKind({ type, parent, contracts }: FoundCoin): FactValue<'token_or_coin'> | undefined {
  const named = coinKinds.find((kind) => kind === type);
  return named ?? (parent !== null || contracts.length > 0 ? 'token' : undefined);
}

/** For people; the id is CoinGecko's, whichever source gave it. */
function toGeckoPage(geckoId: string): string {
  return `https://www.coingecko.com/en/coins/${encodeURIComponent(geckoId)}`;
}

function toCmcPage(slug: string): string {
  return `https://coinmarketcap.com/currencies/${slug}/`;
}

interface Gap {
  readonly gap: FactGap;
}

function gap(reason: FactGap): Gap {
  return { gap: reason };
}

function isGap(value: unknown): value is Gap {
  return typeof value === 'object' && value !== null && 'gap' in value;
}

function from<Name extends keyof Readings, Value>(
  reading: Name,
  read: (value: Readings[Name], origin: FeedOrigin) => Value | Gap | null | undefined,
): FindFact<Value> {
  return (outcomes) => {
    const outcome = outcomes[reading];
    if (outcome.kind === 'missing') return outcome;
    const { feed } = outcome;
    const fact = read(feed.value, feed);
    if (isGap(fact)) return { kind: 'missing', reason: fact.gap, source: feed.source };
    if (fact === null || fact === undefined)
      return { kind: 'missing', reason: 'unknown', source: feed.source };
    return { kind: 'read', feed: { ...feed, value: fact } };
  };
}

/** A live fact before the sample. */
function firstOf<Value>(one: FindFact<Value>, other: FindFact<Value>): FindFact<Value> {
  return (outcomes) => {
    const [first, second] = [one(outcomes), other(outcomes)];
    const isBetter = second.kind === 'read' && (first.kind === 'missing' || isSample(first));
    return isBetter && !(first.kind === 'read' && isSample(second)) ? second : first;
  };
}

function ofTwo(
  findOne: FindFact<number>,
  findOther: FindFact<number>,
  compute: (one: number, other: number) => number | Gap,
): FindFact<number> {
  return (outcomes) => {
    const [one, other] = [findOne(outcomes), findOther(outcomes)];
    if (one.kind === 'missing') return one;
    if (other.kind === 'missing') return other;
    const value = compute(one.feed.value, other.feed.value);
    const origin = joinOrigins([one.feed, other.feed]);
    return isGap(value)
      ? { kind: 'missing', reason: value.gap, source: origin.source }
      : { kind: 'read', feed: { ...origin, value } };
  };
}

function isSample(fact: Outcome<unknown>): boolean {
  return fact.kind === 'read' && fact.feed.state === 'sample';
}

function toListings({ listings: outcome }: Outcomes): Outcome<FactValue<'exchange_listings'>> {
  if (outcome.kind === 'missing') return outcome;
  const { listed, unsure } = outcome.feed.value;
  return { kind: 'read', feed: { ...outcome.feed, value: listed }, ...(unsure.length > 0 && { unsure }) };
}

const findLargestHolders = from('largestHolders', (share) => share);
const findHolderContracts = from('holderContracts', (part) => part);

/** With the part that contracts hold, such as exchanges' wallets, bridges and locked coins, if it is known. */
function toLargestHolders(outcomes: Outcomes): Outcome<number> {
  const [all, contracts] = [findLargestHolders(outcomes), findHolderContracts(outcomes)];
  if (all.kind === 'missing' || contracts.kind === 'missing') return all;
  const feed = { ...joinOrigins([all.feed, contracts.feed]), value: all.feed.value };
  return { kind: 'read', feed, note: `contracts hold ${Math.round(contracts.feed.value)}% of this` };
}

/** With the name of the channel. */
function toFollowers({ found: outcome }: Outcomes): Outcome<number> {
  if (outcome.kind === 'missing') return outcome;
  const { feed } = outcome;
  const { followers = null } = feed.value.figures ?? {};
  if (followers === null) return { kind: 'missing', reason: 'unknown', source: feed.source };
  return { kind: 'read', feed: { ...feed, value: followers.count }, note: followers.channel };
}

/** Of its last change, with the day of its creation: a file that is saved again has a new date. */
function toPaperDate({ paperDate: outcome }: Outcomes): Outcome<string> {
  if (outcome.kind === 'missing') return outcome;
  const { feed } = outcome;
  const { created, changed } = feed.value;
  const date = changed ?? created;
  if (date === null) return { kind: 'missing', reason: 'unknown', source: feed.source };
  const days = Object.entries({ created, changed }).flatMap(([act, moment]) =>
    moment === null ? [] : [`${act} ${moment.slice(0, 'yyyy-mm-dd'.length)}`],
  );
  return { kind: 'read', feed: { ...feed, value: date }, note: `as the file says: ${days.join(', ')}` };
}

/** With the names of the exchanges that it counts. */
function toReserves(figure: 'held' | 'changed', toNote: (names: string) => string): FindFact<number> {
  const find = from('reserves', (reserves) => reserves[figure]);
  return (outcomes) => {
    const fact = find(outcomes);
    if (fact.kind === 'missing' || outcomes.reserves.kind === 'missing') return fact;
    return { ...fact, note: toNote(outcomes.reserves.feed.value.of[figure].join(', ')) };
  };
}

function toAverage(count: number) {
  return (days: readonly PriceDay[]) => {
    const closes = days.map(({ close }) => close);
    return averageOfLast(count, closes) ?? gap('too_few_days');
  };
}

/** In percent. */
function toDistance(count: number) {
  return (days: readonly PriceDay[]) => {
    const average = toAverage(count)(days);
    const close = days.at(-1)?.close;
    return isGap(average) || close === undefined ? average : (close / average - 1) * 100;
  };
}

function toDays(start: string, end: string): number {
  return Math.max(0, Math.floor((Date.parse(end) - Date.parse(start)) / day));
}

type MacdRow = Macd[number];

function toSide({ valueMACD: line, valueMACDSignal: signal }: MacdRow): FactValue<'macd_side'> {
  return line >= signal ? 'above' : 'below';
}

/** The row in which the MACD line moved to its current side of the signal line. */
function findTurn(rows: Macd): MacdRow | Gap | undefined {
  const [latest] = rows;
  if (latest === undefined) return gap('too_few_days');
  const before = rows.findIndex((row) => toSide(row) !== toSide(latest));
  return before < 0 ? gap('never') : rows[before - 1];
}

/** The day at whose close the turn was seen. */
function findTurnDay(rows: Macd): string | Gap | undefined {
  const turn = findTurn(rows);
  if (turn === undefined || isGap(turn)) return turn;
  return turn.time === undefined ? undefined : new Date(turn.time).toISOString();
}

function toTurn(rows: Macd): FactValue<'macd_last_turn'> | Gap | undefined {
  const turn = findTurn(rows);
  if (isGap(turn)) return turn.gap === 'never' ? 'none' : turn;
  if (turn === undefined) return undefined;
  if (toSide(turn) === 'below') return 'down';
  return turn.valueMACD < 0 ? 'up_below_zero' : 'up_above_zero';
}
