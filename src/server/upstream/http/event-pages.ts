import { toUtcDay } from '../../../lib/utc-day.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EventRow, EventRows, EventSource } from '../../ports/market.ts';
import { UpstreamError } from '../../ports/upstream.ts';
import { buildRemembered } from './remember.ts';

interface EventPagesOptions {
  /** The source's name as people read it. */
  readonly name: string;
  readonly clock: Clock;
  /** All events from `day` (YYYY-MM-DD, UTC) on, in any order. */
  readonly loadAll: (day: string) => Promise<readonly EventRow[]>;
}

const pageSize = 50;
/** The pages of one list have to fit together: they are cut from what was loaded once, for so long. */
const lifetime = 60 * 60 * 1000;

/**
 * A source of events that are all loaded at once and then cut into pages of our own: so the total is that of the usable
 * events, and a member who turns the pages costs the source no further call.
 */
export function buildEventPages({ name, clock, loadAll }: EventPagesOptions): EventSource {
  const load = buildRemembered({
    clock,
    lifetime,
    load: async () => {
      const today = toUtcDay(clock.now());
      const rows = await loadAll(today);
      return rows.filter(({ date_event: date }) => date >= today).toSorted(byDate);
    },
  });
  return { name, eventPage: async (page) => cutPage(name, await load(), page) };
}

// Dates are ISO 8601 UTC: their order is that of their letters.
function byDate(one: EventRow, other: EventRow): number {
  return one.date_event < other.date_event ? -1 : Number(one.date_event > other.date_event);
}

function cutPage(source: string, rows: readonly EventRow[], page: number): EventRows {
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  if (page > pages) throw new UpstreamError('not-found', source, { detail: `page ${page} of ${pages}` });
  return { total: rows.length, pages, rows: rows.slice((page - 1) * pageSize, page * pageSize) };
}
