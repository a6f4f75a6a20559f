import type { CoinFact, CoinFactId, KnownFact } from '../../../src/contracts/coin-facts.ts';
import { allFacts } from '../../../src/contracts/coin-facts.ts';
import type { FeedOrigin } from '../../../src/contracts/feed.ts';
import { toPrint, type StandInCoin } from './coins.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** What a test told about a coin; `source` answered with times that are older by `age` ms. */
export interface Told {
  readonly coin: StandInCoin;
  readonly now: number;
  readonly source: string;
  readonly age: number;
}

/** The first live fact that is another coin's, or older than its bound; undefined: none. */
export function findFault(told: Told, facts: readonly CoinFact[]): string | undefined {
  for (const fact of facts) {
    if (fact.state === 'missing') continue;
    if (fact.state === 'sample') return `${fact.id} is the sample's`;
    if (fact.state !== 'live') continue;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a coin's facts have a coin's ids
    const id = fact.id as CoinFactId;
    if (!isOwn[id](told.coin, fact.value, told.now, fact))
      return `${id} is not its own: ${JSON.stringify(fact)}`;
    const fault = findAgeFault(told, { ...fact, asOf: fact.as_of }, toBound(id), isLoaded(id));
    if (fault !== undefined) return `${id} is ${fault}: ${JSON.stringify(fact)}`;
  }
  return undefined;
}

export function findQuoteFault(
  told: Told,
  feed: FeedOrigin,
  { price, marketCap }: { readonly price: number | null; readonly marketCap: number | null },
  bound = hour,
): string | undefined {
  if (feed.state !== 'live') return undefined;
  const { coin } = told;
  if (price !== null && !isNear(price, coin.price, 0.3)) return `the price is not its own: ${price}`;
  if (marketCap !== null && !isCap(coin, marketCap)) return `the market cap is not its own: ${marketCap}`;
  const fault = price === null && marketCap === null ? undefined : findAgeFault(told, feed, bound, false);
  return fault === undefined
    ? undefined
    : `the figures are ${fault}: ${JSON.stringify({ price, marketCap, ...feed, value: undefined })}`;
}

type Origin = Pick<FeedOrigin, 'asOf' | 'source' | 'undated'>;

/** A list that was loaded has the time of its load, whatever its rows say. */
function findAgeFault(told: Told, { asOf, source, undated }: Origin, bound: number, isOfLoad: boolean) {
  const age = told.now - Date.parse(asOf);
  if (age < 0) return 'of a later time';
  if (undated) return age > 2 * day ? `read ${age / hour} h ago` : undefined;
  if (age > bound) return `${age / hour} h old`;
  const isAged = !isOfLoad && source.toLowerCase().replaceAll('.', '') === told.source;
  // A day that has not ended, aged, reads as one that has.
  const least = bound === 2 * day ? told.age - day : told.age;
  return isAged && age < least ? `shown as newer than ${told.age / hour} h` : undefined;
}

function toBound(id: CoinFactId): number {
  const { group } = allFacts[id];
  if (group === 'price' || id.startsWith('reserves')) return 2 * day;
  if (quoted.includes(id)) return hour;
  return id === 'exchange_listings' || group === 'usage' ? day : 2 * day;
}

const quoted: readonly CoinFactId[] = [
  'market_cap_coinpaprika',
  'market_cap_coingecko',
  'market_cap_coinmarketcap',
  'coinmarketcap_page',
  'market_cap_gap',
  'supply_circulating',
  'supply_maximum',
  'supply_to_come',
];

function isLoaded(id: CoinFactId): boolean {
  return ['exchange_listings', 'value_locked', 'fees', 'coingecko_page'].includes(id);
}

type IsOwn = (coin: StandInCoin, value: KnownFact['value'], now: number, fact: KnownFact) => boolean;

const isNear = (value: unknown, own: number, part: number) =>
  typeof value === 'number' && Math.abs(value - own) <= Math.abs(own) * part;

/** A sum of some of the coin's places, days or holders, all of which have the same figure. */
const isMultiple = (value: unknown, own: number, most: number) =>
  Array.from({ length: most }, (_, count) => own * (count + 1)).some((sum) => isNear(value, sum, 1e-9));

function isCap({ price, supply }: StandInCoin, value: unknown): boolean {
  return isNear(value, price * supply, 0.01);
}

const isPrice: IsOwn = ({ price }, value) => isNear(value, price, 0.3);
const isAnyNumber: IsOwn = (_, value) => typeof value === 'number';
const isAnyText: IsOwn = (_, value) => typeof value === 'string';
const isLink: IsOwn = ({ paprikaId }, value) => String(value).includes(`${paprikaId}.example`);

const isHeld =
  (part: number): IsOwn =>
  ({ supply, isHeld: held = false }, value) =>
    held && [1, 1.01, 0.01].some((days) => isMultiple(value, (supply / 100) * days * part, 3));

/** Whether a live value may be the coin's. */
const isOwn: Readonly<Record<CoinFactId, IsOwn>> = {
  token_or_coin: ({ contract }, value) => value === (contract === undefined ? 'coin' : 'token'),
  market_cap_coinpaprika: isCap,
  market_cap_coingecko: isCap,
  market_cap_coinmarketcap: isCap,
  market_cap_gap: (_, value) => isNear(value, 0.5, 1),
  exchange_listings: isListing,
  supply_circulating: ({ supply }, value) => isNear(value, supply, 1e-6),
  supply_maximum: ({ maximum }, value) => value === maximum,
  supply_to_come: ({ supply, maximum }, value) =>
    maximum !== null && isNear(value, (1 - supply / maximum) * 100, 1e-6),
  price_close: (coin, value, now) => isPrice(coin, value, now, {} as KnownFact),
  price_average_52: isPrice,
  price_average_128: isPrice,
  price_average_200: isPrice,
  // Of the same days as the last close.
  price_to_average_52: isAnyNumber,
  price_to_average_128: isAnyNumber,
  price_to_average_200: isAnyNumber,
  rsi: isAnyNumber,
  macd: ({ price }, value) => Math.abs(Number(value)) < price,
  macd_side: isAnyText,
  macd_turned: isAnyText,
  macd_last_turn: isAnyText,
  followers: (coin, value) => value === 120_000 + toPrint(coin),
  code_changed: (coin, value, now) => {
    const hours = (now - day - Date.parse(String(value))) / hour;
    return hours >= -30 - 48 && hours <= toPrint(coin) + 48;
  },
  code_contributors: (coin, value) => value === 80 + toPrint(coin),
  whitepaper: isLink,
  whitepaper_date: isAnyText,
  whitepaper_age: isAnyNumber,
  team_named: (_, value) => value === 1,
  explorer: isLink,
  coingecko_page: ({ geckoId }, value) =>
    geckoId !== '' && value === `https://www.coingecko.com/en/coins/${geckoId}`,
  coinmarketcap_page: ({ name }, value) =>
    value === `https://coinmarketcap.com/currencies/${name.toLowerCase().replaceAll(' ', '-')}/`,
  value_locked: (coin, value) =>
    (coin.chain !== undefined && isMultiple(value, 1_000_000_000 + 7_000_000 * toPrint(coin), 1)) ||
    (coin.protocol !== undefined && isMultiple(value, 2_000_000_000, 2)),
  fees: (coin, value) =>
    (coin.chain !== undefined && isMultiple(value, 500_000 + toPrint(coin), 1)) ||
    (coin.protocol !== undefined && isMultiple(value, 700_000, 2)),
  largest_holders: (coin, value) => isMultiple(value, 4.2 + toPrint(coin) / 100, 10),
  reserves_held: isHeld(1),
  reserves_changed: isHeld(1),
};

/** No exchange that does not trade it, and no word that one which does trade it does not. */
function isListing(...[{ exchanges }, value, , fact]: Parameters<IsOwn>): boolean {
  const listed: readonly string[] = Array.isArray(value) ? value : [];
  const unsure: readonly string[] = 'unsure' in fact ? (fact.unsure ?? []) : [];
  const own: readonly string[] = exchanges;
  return (
    listed.every((one) => own.includes(one)) &&
    own.every((one) => listed.includes(one) || unsure.includes(one))
  );
}
