import type { Reserves } from '../../../contracts/reserves.ts';
import { UpstreamError } from '../../ports/upstream.ts';
import type { Holdings } from './holdings.ts';
import { amountsOrigin } from './responses.ts';

const hour = 60 * 60;
/** How far apart the two times of a change over 24 hours are, in seconds. */
const dayApart = { least: 20 * hour, most: 28 * hour };
/** Amounts and their worth are two responses: their latest times may lie so far apart, in seconds. */
const maxDrift = hour;

/**
 * What an exchange holds, the largest holding in US dollars first, out of its amounts in coins and the same in US
 * dollars, both oldest first. Throws UpstreamError 'malformed' where there are none.
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
 * The latest holdings with those of a day before. There is one a day, at midnight, and the last is of now: most of the
 * time only that of midnight has one of a day before it. Where neither has, the last stands alone.
 */
function findTimes(coins: readonly Holdings[]) {
  for (const latest of coins.slice(-2).toReversed()) {
    const before = coins.findLast(({ time }) => {
      const apart = latest.time - time;
      return apart >= dayApart.least && apart <= dayApart.most;
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
