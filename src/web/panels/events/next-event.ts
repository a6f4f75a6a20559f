import type { CalendarEvent } from '../../../contracts/events.ts';
import { findCoinSymbol, type Subject } from '../../../contracts/subject.ts';
import { isAbout } from './event-text.ts';

/** `events`: the soonest first. */
export function findNextEvent(
  events: readonly CalendarEvent[] | undefined,
  coin: Subject,
  today: string,
): CalendarEvent | undefined {
  const about = { name: coin.name, symbol: findCoinSymbol(coin) };
  return events?.find((event) => event.date_event.slice(0, 10) >= today && isAbout(event, about));
}
