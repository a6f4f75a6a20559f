import { toUtcDay } from '../../../lib/utc-day.ts';
import { day } from '../../../lib/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EventSource } from '../../ports/market.ts';
import { UpstreamError, type LoadJson, type UpstreamErrorKind } from '../../ports/upstream.ts';
import { askVersions } from '../http/ask-versions.ts';
import { requireRoute, convertRows } from '../http/response-checks.ts';
import { buildOnePageCalendar, toSoonest } from '../http/one-page-calendar.ts';
import { eventsOrigin, readCursorPage, readNumberedPage } from './responses.ts';
import { toCursorRow, toNumberedRow } from './to-event-row.ts';

const pageSizes = { numbered: 75, cursor: 100 } as const;
/** Pages that are read of the second version; later events are left out. */
const maxPages = 10;
/** Days ahead that a free key of the second version covers. */
const days = 7;

/** CoinMarketCal's first version as a source of events. Throws UpstreamError. */
export function buildNumberedCoinMarketCal(load: LoadJson, clock: Clock): EventSource {
  return {
    name: eventsOrigin.source,
    async eventPage(page) {
      const query = new URLSearchParams({
        page: String(page),
        max: String(pageSizes.numbered),
        dateRangeStart: toUtcDay(clock.now()),
      });
      const { status, body, _metadata: counts } = readNumberedPage(await loadEvents(load, query));
      checkStatus(status);
      if (page > Math.max(1, counts.page_count)) throw buildError('not-found', `page ${page}`);
      const rows = convertRows(eventsOrigin, body, toNumberedRow);
      return { total: counts.total_count, pages: counts.page_count, rows: toSoonest(rows) };
    },
  };
}

/** CoinMarketCal's second version as a source of events of the coming week. Throws UpstreamError. */
export function buildCursorCoinMarketCal(load: LoadJson, clock: Clock): EventSource {
  return buildOnePageCalendar({
    name: eventsOrigin.source,
    clock,
    async loadAll(today) {
      const rows: unknown[] = [];
      const to = toUtcDay(Date.parse(today) + days * day);
      let cursor: string | undefined;
      for (let page = 1; page <= maxPages; page += 1) {
        const query = new URLSearchParams({
          limit: String(pageSizes.cursor),
          from: today,
          to,
          ...(cursor !== undefined && { cursor }),
        });
        // Each request needs the cursor of the previous page.
        // oxlint-disable-next-line no-await-in-loop
        const response = readCursorPage(await loadEvents(load, query));
        rows.push(...response.data);
        const next = response.meta?.cursor;
        if (next === undefined || next === null || String(next) === cursor) break;
        cursor = String(next);
      }
      return convertRows(eventsOrigin, rows, toCursorRow);
    },
  });
}

/** The first of CoinMarketCal's versions that accepts our key; their pages differ. Throws UpstreamError. */
export function buildEitherVersion(versions: readonly EventSource[]): EventSource {
  return {
    name: eventsOrigin.source,
    eventPage: (page) =>
      askVersions(
        versions,
        (version) => version.eventPage(page),
        ({ kind }) => kind === 'not-found',
      ),
  };
}

function loadEvents(load: LoadJson, query: URLSearchParams): Promise<unknown> {
  return requireRoute(eventsOrigin, load(`/events?${query.toString()}`));
}

function checkStatus({ error_code: code, error_message: message }: Status): void {
  if (code === 0 || code === '0' || code === null || code === undefined) return;
  throw buildError('refused', message ?? `error ${code}`);
}

function buildError(kind: UpstreamErrorKind, detail: string): UpstreamError {
  const { source, route } = eventsOrigin;
  return new UpstreamError(kind, source, { detail: `${route}: ${detail}` });
}

type Status = ReturnType<typeof readNumberedPage>['status'];
