import { Type, type Static } from 'typebox';
import { exchanges, type Exchange, type Reserves } from '../../../contracts/reserves.ts';
import { hour } from '../../../lib/durations.ts';
import { isRecord } from '../../../lib/is-record.ts';
import type { ReserveSource } from '../../ports/market.ts';
import { SourceFailure, isHeldBack, toSegment, type LoadJson } from '../../ports/upstream.ts';
import { buildListReader } from '../http/list-reader.ts';
import { toLine } from '../http/plain-text.ts';
import { toPositive } from '../http/plain-values.ts';
import type { ProviderCache } from '../http/provider-cache.ts';
import { buildResponseReader, buildRowReader, convertRows } from '../http/response-checks.ts';
import { rows, text } from '../http/schemas.ts';

const listedExchange = Type.Object({ name: text, slug: text });
/** Those without a slug publish no wallets. */
type ListedExchange = Static<typeof listedExchange>;
const readExchanges = buildListReader({ route: '/cexs', at: ['cexs'], row: listedExchange });

/** DefiLlama's names of exchanges, where they are neither our name nor our value. */
const otherNames: Readonly<Partial<Record<Exchange['value'], readonly string[]>>> = {
  binance: ['binance-cex'],
  cakedefi: ['cake-defi', 'bake'],
  'crypto.com': ['crypto-com'],
  huobi: ['htx'],
  okex: ['okx'],
};

const lifetime = hour;

/** DefiLlama as a source of exchanges' holdings in the wallets that they disclose. */
export function buildExchangeReserves(load: LoadJson, cache: ProviderCache): ReserveSource {
  const loadListed = cache.value({
    lifetime,
    load: () => readExchanges(load('/cexs'), (exchange) => exchange),
  });
  return {
    covers: 'part',
    async exchanges() {
      const listed = await loadListed();
      return exchanges
        .filter((exchange) => findSlug(listed, exchange) !== undefined)
        .map(({ name, value }) => ({ name, value }));
    },
    async reserves(value) {
      const exchange = exchanges.find((one) => one.value === value);
      const slug = exchange && findSlug(await loadListed(), exchange);
      if (slug === undefined) throw new SourceFailure('not-found', 'no such exchange');
      return loadReserves(load, slug);
    },
  };
}

/** An exchange's slug changes with its name. */
function findSlug(listed: readonly ListedExchange[], { name, value }: Exchange): string | undefined {
  const names = [value, name, ...(otherNames[value] ?? [])].map((one) => one.toLowerCase());
  const found = listed.find((one) =>
    [one.slug, one.name].some((known) => names.includes(known.toLowerCase())),
  );
  return found?.slug.toLowerCase();
}

/** If the two small responses are refused, the protocol's whole page is read, which is documented as free. */
async function loadReserves(load: LoadJson, slug: string): Promise<Reserves> {
  const segment = toSegment(slug);
  const path = `/v2/chart/tvl/protocol/${segment}/token-breakdown`;
  try {
    const [coins, dollars] = await Promise.all([load(`${path}?currency=token`), load(path)]);
    return toReserves(toHoldings(coins), toHoldings(dollars));
  } catch (error) {
    if (!(error instanceof SourceFailure) || isHostFailure(error)) throw error;
    const { coins, dollars } = toProtocolHoldings(
      await load(`/protocol/${segment}`).catch(rethrowFirst(error)),
    );
    return toReserves(coins, dollars);
  }
}

/** Whether the whole host fails, so that another route would too. */
function isHostFailure(error: SourceFailure): boolean {
  return error.kind === 'unreachable' || error.kind === 'timeout' || isHeldBack(error);
}

function rethrowFirst(first: SourceFailure) {
  return (error: unknown) => {
    throw error instanceof SourceFailure && error.kind === 'not-found' ? first : error;
  };
}

/** GET /v2/chart/tvl/protocol/{slug}/token-breakdown. */
const amountsRoute = '/v2/chart/tvl/protocol/token-breakdown';
const readAmounts = buildResponseReader(amountsRoute, rows);
// Time (seconds), and amounts by symbol; both may be numbers or texts.
const readPair = buildRowReader(Type.Array(Type.Unknown(), { minItems: 2 }));

const readProtocol = buildResponseReader('/protocol', Type.Object({ tokens: rows, tokensInUsd: rows }));

/** An exchange's holdings at one time. */
interface Holdings {
  /** In seconds. */
  readonly time: number;
  /** By the coin's symbol. */
  readonly amounts: ReadonlyMap<string, number>;
}

/** The holdings of a checked response, oldest first; the response is in another order. Throws SourceFailure 'malformed'. */
function toHoldings(body: unknown): readonly Holdings[] {
  const holdings = convertRows(amountsRoute, readAmounts(body), toRow);
  return holdings.toSorted((a, b) => a.time - b.time);
}

function toRow(row: unknown): Holdings | undefined {
  const [time, amounts] = readPair(row) ?? [];
  const seconds = toPositive(time);
  if (seconds === undefined || !isRecord(amounts)) return undefined;
  const held = Object.entries(amounts).flatMap(([symbol, figure]) => {
    const amount = toPositive(figure);
    return amount === undefined || toLine(symbol, 20) !== symbol ? [] : [[symbol, amount] as const];
  });
  return { time: seconds, amounts: new Map(held) };
}

/** The response has years of days. */
const latestDays = 4;

/** The holdings from a protocol's whole page, in coins and in US dollars. Throws SourceFailure 'malformed'. */
function toProtocolHoldings(body: unknown): {
  readonly coins: readonly Holdings[];
  readonly dollars: readonly Holdings[];
} {
  const { tokens, tokensInUsd } = readProtocol(body);
  return { coins: toLatest(tokens), dollars: toLatest(tokensInUsd) };
}

function toLatest(days: readonly unknown[]): readonly Holdings[] {
  const pairs = days.map((day) => (isRecord(day) ? [day['date'], day['tokens']] : []));
  const latest = pairs.toSorted(([one], [other]) => Number(one) - Number(other)).slice(-latestDays);
  return toHoldings(latest);
}

/** In seconds, for a change over 24 hours. */
const dayApart = { min: (20 * hour) / 1000, max: (28 * hour) / 1000 };
/** In seconds, between the latest times of the two responses. */
const maxDrift = hour / 1000;

/**
 * An exchange's holdings, largest in US dollars first, from its amounts in coins and in US dollars, both oldest first.
 * Throws SourceFailure 'malformed' for an empty list.
 */
function toReserves(coins: readonly Holdings[], dollars: readonly Holdings[]): Reserves {
  const { latest, before } = findTimes(coins);
  const worth = latest && findNear(dollars, latest.time);
  if (latest === undefined || worth === undefined || latest.amounts.size === 0) {
    throw new SourceFailure('malformed', `${amountsRoute}: no amounts`);
  }
  const held = [...latest.amounts].toSorted(
    ([one], [other]) => (worth.amounts.get(other) ?? 0) - (worth.amounts.get(one) ?? 0),
  );
  return {
    t: latest.time,
    balances: Object.fromEntries(held),
    changes: before === undefined ? {} : toChanges(held, before),
    prices_usd: Object.fromEntries(
      held.flatMap(([symbol, amount]) => {
        const usd = worth.amounts.get(symbol);
        return usd === undefined ? [] : [[symbol, usd / amount]];
      }),
    ),
  };
}

/**
 * The latest holdings, with the holdings of the day before. The source has one row a day, at midnight, and a last one of now:
 * usually only midnight's has one a day before it. If neither has, the last row is used alone.
 */
function findTimes(coins: readonly Holdings[]) {
  for (const latest of coins.slice(-2).toReversed()) {
    const before = coins.findLast(({ time }) => {
      const apart = latest.time - time;
      return apart >= dayApart.min && apart <= dayApart.max;
    });
    if (before !== undefined) return { latest, before };
  }
  return { latest: coins.at(-1), before: undefined };
}

function findNear(all: readonly Holdings[], time: number): Holdings | undefined {
  const near = all.filter((one) => Math.abs(one.time - time) <= maxDrift);
  return near.toSorted((a, b) => Math.abs(a.time - time) - Math.abs(b.time - time))[0];
}

function toChanges(held: readonly (readonly [string, number])[], before: Holdings): Reserves['changes'] {
  return Object.fromEntries(
    held.map(([symbol, amount]) => [symbol, amount - (before.amounts.get(symbol) ?? 0)]),
  );
}
