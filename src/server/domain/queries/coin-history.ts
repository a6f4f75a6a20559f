import { historyDays, type CoinHistory, type HistoryLine } from '../../../contracts/coin-history.ts';
import { dayValueIds, type DayValueId } from '../../../contracts/day-values.ts';
import { addToDay, daysBetween, toUtcDay } from '../../../lib/utc-day.ts';
import type { Caller, Context } from '../context.ts';
import { listWatched } from '../../resources/watchlist.ts';
import { findSource, loadKeptDays } from './kept-days.ts';
import type { KeptDay } from '../../ports/coin-days.ts';

/**
 * The kept numbers of the last year of a coin that the member watches or has an alert for; `coin` is its id at its source. Of
 * other coins none: whether there are any would tell that somebody else watches them.
 */
export async function readCoinHistory(
  { storage: { reads }, clock }: Pick<Context, 'storage' | 'clock'>,
  { memberId }: Pick<Caller, 'memberId'>,
  coin: string,
): Promise<CoinHistory> {
  const to = toUtcDay(clock.now());
  const from = addToDay(to, { days: -historyDays });
  const [watched, alerts] = await Promise.all([listWatched(reads.db, memberId), reads.listAlerts(memberId)]);
  const followed = [...watched, ...alerts.filter(({ until }) => until >= to)];
  if (followed.every((one) => one.coin !== coin)) return { from, lines: [] };
  const days = (await loadKeptDays(reads, [coin], { from, to })).get(coin) ?? [];
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
