import type { CalendarEvent } from '../../../contracts/events.ts';
import type { Feed } from '../../../contracts/feed.ts';
import { findCoinSymbol, type Subject } from '../../../contracts/subject.ts';
import { toUtcDay } from '../../../lib/utc-day.ts';
import { eventsPanelCopy as copy } from '../../copy/panels/events.ts';
import { markFigures } from '../../feeds/mark-figures.ts';
import { toShortUtcDate } from '../../ui/text/moments.ts';
import { isAbout } from './event-text.ts';

/** `events`: the soonest first. Undefined: no event is known. */
export function describeNextEvent(
  events: Feed<readonly CalendarEvent[]> | undefined,
  coin: Subject,
  now: number,
): string | undefined {
  const about = { name: coin.name, symbol: findCoinSymbol(coin) };
  const today = toUtcDay(now);
  const next = events?.value.find((event) => event.date_event.slice(0, 10) >= today && isAbout(event, about));
  return (
    events && next && markFigures(events.state, copy.next(next.title.en, toShortUtcDate(next.date_event)))
  );
}
