import { toUtcDay } from '../../../lib/utc-day.ts';
import type { Clock } from '../../ports/clock.ts';
import { toSoonest, type EventRow, type EventSource } from '../../ports/market.ts';
import { SourceFailure } from '../../ports/upstream.ts';
import { toHttpsUrl, toLine } from './plain-text.ts';
import { toMoment } from './plain-values.ts';

/**
 * A source without numbered pages: its only page has all upcoming events. `loadAll` loads those from `day` (YYYY-MM-DD, UTC)
 * on, in any order; earlier ones are dropped.
 */
export function buildOnePageCalendar(
  clock: Clock,
  loadAll: (day: string) => Promise<readonly EventRow[]>,
): EventSource {
  return {
    async eventPage(page) {
      if (page !== 1) throw new SourceFailure('not-found', `page ${page} of 1`);
      const today = toUtcDay(clock.now());
      const rows = (await loadAll(today)).filter(({ date_event: date }) => date >= today);
      return { total: rows.length, pages: 1, rows: toSoonest(rows) };
    },
  };
}

interface SentEvent {
  readonly title: string;
  readonly date: string;
  readonly source?: string | null | undefined;
  readonly proof?: string | null | undefined;
  readonly coins: EventRow['coins'];
  readonly categories: EventRow['categories'];
}

/** An event as text; undefined without a title or a date. */
export function toEventRow({ date, source, proof, ...event }: SentEvent): EventRow | undefined {
  const title = toLine(event.title, 300);
  const moment = toMoment(date);
  if (title === undefined || moment === undefined) return undefined;
  return {
    title: { en: title },
    date_event: new Date(moment).toISOString(),
    source: toHttpsUrl(source) ?? null,
    proof: toHttpsUrl(proof) ?? null,
    coins: event.coins,
    categories: event.categories,
  };
}
