import {
  getCoinHistory,
  historyDays,
  type CoinHistory,
  type HistoryLine,
} from '../../contracts/coin-history.ts';
import { dayValueIds, type DayValueId } from '../../contracts/day-values.ts';
import { addToDay, daysBetween, toUtcDay } from '../../lib/utc-day.ts';
import type { Context } from '../domain/context.ts';
import { listWatched } from './watchlist.ts';
import { findSource, loadKeptDays } from './coin-days.ts';
import type { KeptDay } from '../ports/coin-days.ts';
import { done, route } from './route.ts';
import { listAlerts } from './alerts.ts';

export const routes = [
  route(getCoinHistory, async (context, { caller, params }) =>
    done(await readCoinHistory(context, caller.memberId, params.coin)),
  ),
];

/**
 * The kept numbers of the last year of a coin that the member watches or has an alert for; `coin` is its id at its source. Of
 * other coins none: whether there are any would tell that somebody else watches them.
 */
async function readCoinHistory(
  { storage, clock }: Pick<Context, 'storage' | 'clock'>,
  memberId: string,
  coin: string,
): Promise<CoinHistory> {
  const { reads: db } = storage;
  const to = toUtcDay(clock.now());
  const from = addToDay(to, { days: -historyDays });
  const [watched, alerts] = await Promise.all([listWatched(db, memberId), listAlerts(db, memberId)]);
  const followed = [...watched, ...alerts.filter(({ until }) => until >= to)];
  if (followed.every((one) => one.coin !== coin)) return { from, lines: [] };
  const days = (await loadKeptDays(db, [coin], { from, to })).get(coin) ?? [];
  // A line has samples or values of sources, never both.
  const isSample = days.at(-1)?.isSample === true;
  const alike = days.flatMap((day) =>
    day.isSample === isSample ? { ...day, index: daysBetween(from, day.day) } : [],
  );
  return { from, lines: dayValueIds.flatMap((id) => toLine(id, alike, isSample) ?? []) };
}

interface IndexedDay extends KeptDay {
  /** Counts the days of the history from 0. */
  readonly index: number;
}

function toLine(id: DayValueId, days: readonly IndexedDay[], isSample: boolean): HistoryLine | undefined {
  const known = days.flatMap((day) => {
    const value = day.values[id];
    return typeof value === 'number' ? { index: day.index, value, source: findSource(day, id) } : [];
  });
  if (known.length < 2) return undefined;
  const values = Array.from<number | null>({ length: historyDays + 1 }).fill(null);
  for (const { index, value } of known) values[index] = value;
  const sources = new Set(known.map(({ source }) => source));
  return { id, source: [...sources].join(' and '), state: isSample ? 'sample' : 'live', values };
}
