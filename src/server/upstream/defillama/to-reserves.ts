import type { Reserves } from '../../../contracts/reserves.ts';
import { UpstreamError } from '../../ports/upstream.ts';
import type { Holdings } from './holdings.ts';
import { amountsOrigin } from './responses.ts';

const hour = 60 * 60;
/** In seconds, for a change over 24 hours. */
const dayApart = { min: 20 * hour, max: 28 * hour };
/** In seconds, between the latest times of the two responses. */
const maxDrift = hour;

/**
 * An exchange's holdings, largest in US dollars first, from its amounts in coins and in US dollars, both oldest first.
 * Throws UpstreamError 'malformed' for an empty list.
 */
export function toReserves(coins: readonly Holdings[], dollars: readonly Holdings[]): Reserves {
  const { latest, before } = findTimes(coins);
  const worth = latest && findNear(dollars, latest.time);
  if (latest === undefined || worth === undefined || latest.amounts.size === 0) {
    throw new UpstreamError('malformed', amountsOrigin.source, {
      detail: `${amountsOrigin.route}: no amounts`,
    });
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
