import { Type } from 'typebox';
import { knownCoins } from '../../../contracts/known-coins.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EventRow, EventSource } from '../../ports/market.ts';
import { loadSome, type LoadJson } from '../../ports/upstream.ts';
import { buildListReader } from '../http/list-reader.ts';
import { maybe, text } from '../http/schemas.ts';
import { buildOnePageCalendar, toEventRow } from '../http/calendar.ts';

const event = Type.Object({
  date: text,
  name: text,
  is_conference: maybe(Type.Boolean()),
  link: maybe(text),
  proof_image_link: maybe(text),
});
const readEvents = buildListReader({ route: '/coins/{id}/events', mayBeNull: true, row: event });

/** CoinPaprika as a source of events of known coins: no key, and few upcoming events or none. */
export function buildCoinPaprikaEvents(load: LoadJson, clock: Clock): EventSource {
  const coins = Object.entries(knownCoins).map(([symbol, { id, name }]) => ({
    id,
    fullname: `${name} (${symbol.toUpperCase()})`,
  }));
  return {
    // A failure for one coin does not affect the others' events.
    ...buildOnePageCalendar(clock, async () =>
      (await loadSome(4, coins, (coin) => loadEvents(load, coin))).flat(),
    ),
    covers: 'part',
  };
}

interface EventCoin {
  readonly id: string;
  /** Such as 'Bitcoin (BTC)'. */
  readonly fullname: string;
}

/** Past events are included. */
function loadEvents(load: LoadJson, { id, fullname }: EventCoin): Promise<EventRow[]> {
  return readEvents(load(`/coins/${id}/events`), (row) =>
    toEventRow({
      title: row.name,
      date: row.date,
      source: row.link,
      proof: row.proof_image_link,
      coins: [{ fullname }],
      categories: [{ name: row.is_conference === true ? 'Conference' : 'Event' }],
    }),
  );
}
