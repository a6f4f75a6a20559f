import { Type, type Static } from 'typebox';
import { day } from '../../../lib/durations.ts';
import { toUtcDay } from '../../../lib/utc-day.ts';
import type { Clock } from '../../ports/clock.ts';
import { toSoonest, type EventRow, type EventSource } from '../../ports/market.ts';
import { SourceFailure, type LoadJson } from '../../ports/upstream.ts';
import { askVersions } from '../http/ask-versions.ts';
import { buildOnePageCalendar, toEventRow } from '../http/calendar.ts';
import { toHttpsUrl, toLine } from '../http/plain-text.ts';
import { buildRouteReader, buildRowReader, convertRows } from '../http/response-checks.ts';
import { maybe, rows, text, textOrNumber } from '../http/schemas.ts';
import type { Provider } from '../http/provider.ts';

const route = '/events';

const pageSizes = { numbered: 75, cursor: 100 } as const;
/** Pages that are read of the second version; later events are left out. */
const maxPages = 10;
/** Days ahead that a free key of the second version covers. */
const days = 7;

const count = Type.Integer({ minimum: 0 });
const status = Type.Object({ error_code: maybe(textOrNumber), error_message: maybe(text) });
const readNumberedPage = buildRouteReader(
  route,
  Type.Object({
    body: rows,
    status,
    _metadata: Type.Object({ page_count: count, total_count: count }),
  }),
);
/** What an event has in both versions. */
const shared = { coins: maybe(rows), categories: maybe(rows), source: maybe(text), proof: maybe(text) };
const readNumberedEvent = buildRowReader(
  Type.Object({ title: Type.Object({ en: text }), date_event: text, ...shared }),
);

/** CoinMarketCal's first version as a source of events. */
export function buildNumberedCoinMarketCal(load: LoadJson, clock: Clock): EventSource {
  return {
    async eventPage(page) {
      const query = new URLSearchParams({
        page: String(page),
        max: String(pageSizes.numbered),
        dateRangeStart: toUtcDay(clock.now()),
      });
      const response = await readNumberedPage(loadEvents(load, query));
      refuseErrors(response.status);
      const { body, _metadata: counts } = response;
      if (page > Math.max(1, counts.page_count))
        throw new SourceFailure('not-found', `${route}: page ${page}`);
      const events = convertRows(route, body, toNumberedRow);
      return { total: counts.total_count, pages: counts.page_count, rows: toSoonest(events) };
    },
  };
}

function refuseErrors({ error_code: code, error_message: message }: Static<typeof status>): void {
  if (code === 0 || code === '0' || code === null || code === undefined) return;
  throw new SourceFailure('refused', `${route}: ${message ?? `error ${code}`}`);
}

/** Undefined if it is broken. */
function toNumberedRow(value: unknown): EventRow | undefined {
  const event = readNumberedEvent(value);
  return event && toRow({ ...event, title: event.title.en, date: event.date_event });
}

const readCursorPage = buildRouteReader(
  route,
  Type.Object({ data: rows, meta: maybe(Type.Object({ cursor: maybe(textOrNumber) })) }),
);
const plainEvent = { title: text, date: text, ...shared };
/** Only larger plans give an event's addresses, under either name. */
const readCursorEvent = buildRowReader(
  Type.Object({ ...plainEvent, sourceUrl: maybe(text), snapshotUrl: maybe(text) }),
);

/** CoinMarketCal's second version as a source of events of the coming week. */
export function buildCursorCoinMarketCal(load: LoadJson, clock: Clock): EventSource {
  return buildOnePageCalendar(clock, async (today) => {
    const events: unknown[] = [];
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
      const response = await readCursorPage(loadEvents(load, query));
      events.push(...response.data);
      const next = response.meta?.cursor;
      if (next === undefined || next === null || String(next) === cursor) break;
      cursor = String(next);
    }
    return convertRows(route, events, toCursorRow);
  });
}

/** Undefined if it is broken. */
function toCursorRow(value: unknown): EventRow | undefined {
  const event = readCursorEvent(value);
  if (event === undefined) return undefined;
  const { source, sourceUrl, proof, snapshotUrl } = event;
  return toRow({
    ...event,
    source: (toHttpsUrl(source) === undefined ? sourceUrl : source) ?? null,
    proof: (toHttpsUrl(proof) === undefined ? snapshotUrl : proof) ?? null,
  });
}

/** The first of CoinMarketCal's versions that accepts our key; their pages differ. */
export function buildEitherVersion(versions: readonly EventSource[]): EventSource {
  return {
    eventPage: (page) =>
      askVersions(
        versions,
        (version) => version.eventPage(page),
        ({ kind }) => kind === 'not-found',
      ),
  };
}

function loadEvents(load: LoadJson, query: URLSearchParams): Promise<unknown> {
  return load(`/events?${query.toString()}`);
}

const event = Type.Object(plainEvent);
const maxNames = 20;

function toRow({ coins, categories, ...sent }: Static<typeof event>): EventRow | undefined {
  return toEventRow({
    ...sent,
    coins: (coins ?? []).slice(0, maxNames).flatMap((coin) => {
      const fullname = toFullName(coin);
      return fullname === undefined ? [] : [{ fullname }];
    }),
    categories: (categories ?? []).slice(0, maxNames).flatMap((value) => {
      const category = readNamed(value);
      const name = toLine(typeof category === 'string' ? category : category?.name, 100);
      return name === undefined ? [] : [{ name }];
    }),
  });
}

/** A coin or a category: a name, or an object that has one. */
const readNamed = buildRowReader(
  Type.Union([text, Type.Object({ name: maybe(text), symbol: maybe(text), fullname: maybe(text) })]),
);

function toFullName(value: unknown): string | undefined {
  const coin = readNamed(value) ?? {};
  const { name, symbol, fullname } = typeof coin === 'string' ? { fullname: coin } : coin;
  const [line, short] = [toLine(name, 100), toLine(symbol, 20)];
  const composed = line !== undefined && short !== undefined ? `${line} (${short})` : (line ?? short);
  return toLine(fullname, 130) ?? composed;
}

const versions = ['https://developers.coinmarketcal.com/v1', 'https://api.coinmarketcal.com/v2'] as const;

/**
 * CoinMarketCal in both versions: a key is for one or both; keys for the second begin with 'cmc_'. The second allows
 * one call a second and, with a free key, 3,000 a month.
 */
export const coinMarketCal: Provider<'events'> = {
  id: 'COINMARKETCAL',
  name: 'CoinMarketCal',
  key: 'needed',
  bases: (key) => (key?.startsWith('cmc_') === true ? versions.toReversed() : versions),
  authorize: (key) => ({ headers: { 'x-api-key': key } }),
  limits: () => [
    { calls: 1, per: 1000 },
    { calls: 3000, per: 30 * day },
  ],
  routes: ['/events'],
  build: ({ loaders, clock }) => ({
    events: buildEitherVersion(
      loaders.map(({ base, loadJson }) =>
        /\/v1\/?$/.test(base)
          ? buildNumberedCoinMarketCal(loadJson, clock)
          : buildCursorCoinMarketCal(loadJson, clock),
      ),
    ),
  }),
};
