import { Type } from 'typebox';
import { knownCoins } from '../../../contracts/known-coins.ts';
import { mapConcurrently } from '../../../lib/map-concurrently.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EventRow, EventSource } from '../../ports/market.ts';
import { UpstreamError, type LoadJson } from '../../ports/upstream.ts';
import { toHttpsUrl, toLine } from '../http/plain-text.ts';
import { toMoment } from '../http/plain-values.ts';
import { requireRoute, buildResponseReader, buildRowReader, convertRows } from '../http/response-checks.ts';
import { maybe, orNull, rows, text } from '../http/schemas.ts';
import { buildOnePageCalendar } from '../http/one-page-calendar.ts';
import { sourceName, toOrigin } from './responses.ts';

const origin = toOrigin('/coins/{id}/events');

const readEvents = buildResponseReader(origin, orNull(rows));
const readEvent = buildRowReader(
  Type.Object({
    date: text,
    name: text,
    is_conference: maybe(Type.Boolean()),
    link: maybe(text),
    proof_image_link: maybe(text),
  }),
);

/** CoinPaprika as a source of events of known coins: no key, and few upcoming events or none. Throws UpstreamError. */
export function buildCoinPaprikaEvents(load: LoadJson, clock: Clock): EventSource {
  const coins = Object.entries(knownCoins).map(([symbol, { id, name }]) => ({
    id,
    fullname: `${name} (${symbol.toUpperCase()})`,
  }));
  return {
    ...buildOnePageCalendar({
      name: sourceName,
      clock,
      async loadAll() {
        const failures: UpstreamError[] = [];
        const lists = await mapConcurrently(4, coins, (coin) =>
          loadEvents(load, coin).catch(keepIn(failures)),
        );
        if (failures.length === coins.length) throw failures[0];
        return lists.flat();
      },
    }),
    covers: 'part',
  };
}

interface EventCoin {
  readonly id: string;
  /** Such as 'Bitcoin (BTC)'. */
  readonly fullname: string;
}

// A failure for one coin does not affect the others' events.
function keepIn(failures: UpstreamError[]): (error: unknown) => readonly EventRow[] {
  return (error) => {
    if (!(error instanceof UpstreamError)) throw error;
    failures.push(error);
    return [];
  };
}

async function loadEvents(load: LoadJson, coin: EventCoin): Promise<EventRow[]> {
  const body = await requireRoute(origin, load(`/coins/${coin.id}/events`));
  return toEventRows(readEvents(body) ?? [], coin);
}

/** Past events are included. Throws UpstreamError 'malformed'. */
function toEventRows(events: readonly unknown[], { fullname }: EventCoin): EventRow[] {
  return convertRows(origin, events, (value) => {
    const event = readEvent(value);
    const title = toLine(event?.name, 300);
    const moment = toMoment(event?.date);
    if (event === undefined || title === undefined || moment === undefined) return undefined;
    return {
      title: { en: title },
      date_event: new Date(moment).toISOString(),
      source: toHttpsUrl(event.link) ?? null,
      proof: toHttpsUrl(event.proof_image_link) ?? null,
      coins: [{ fullname }],
      categories: [{ name: event.is_conference === true ? 'Conference' : 'Event' }],
    };
  });
}
