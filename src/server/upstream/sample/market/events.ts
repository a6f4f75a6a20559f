import { day, hour } from '../../../../lib/durations.ts';
import type { EventRow, EventRows } from '../../../ports/market.ts';
import type { MarketRows } from './market-rows.ts';

const pageSize = 16;
const eventCount = 40;

/** One page of the sample's events from the day that begins at `midnight` (ms) on; undefined after the last page. */
export function makeEventPage({ events }: MarketRows, page: number, midnight: number): EventRows | undefined {
  const pages = Math.ceil(eventCount / pageSize);
  if (page > pages) return undefined;
  const first = (page - 1) * pageSize;
  const length = Math.min(pageSize, eventCount - first);
  const rows = Array.from({ length }, (_, index) => makeEvent(events, first + index, midnight));
  return { total: eventCount, pages, rows };
}

function makeEvent(
  { kinds, coins, proofs }: MarketRows['events'],
  index: number,
  midnight: number,
): EventRow {
  const { title, category } = cycle(kinds, index);
  const isForTwo = index % 9 === 4;
  const named = [cycle(coins, index), ...(isForTwo ? [cycle(coins, index + 3)] : [])];
  const proof = cycle(proofs, index);
  return {
    title: { en: title },
    // The first is today; the next follow after one or two days each.
    date_event: new Date(
      midnight + Math.floor(index * 1.5) * day + (9 + (index % 4) * 3) * hour,
    ).toISOString(),
    source: index % 5 === 3 ? null : `https://example.com/sample-calendar/${index + 1}`,
    coins: named.map((fullname) => ({ fullname })),
    categories: [{ name: category }, ...(index % 8 === 2 ? [{ name: 'Community' }] : [])],
    proof: proof === '' ? null : `/media/${proof}`,
  };
}

function cycle<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0];
}
