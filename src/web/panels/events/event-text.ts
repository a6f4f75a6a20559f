import type { CalendarEvent } from '../../../contracts/events.ts';

export interface EventGroup {
  readonly title: string;
  readonly events: readonly CalendarEvent[];
}

const unknownDate = 'Date unknown';
const coinsShown = 4;

/** The events of each month in UTC, such as 'November 2026', in the order in which they come. */
export function groupByMonth(events: readonly CalendarEvent[]): readonly EventGroup[] {
  const months = Map.groupBy(events, ({ date_event: date }) =>
    format(date, { month: 'long', year: 'numeric' }),
  );
  return Array.from(months, ([title, ofMonth]) => ({ title, events: ofMonth }));
}

/** The day of an event in UTC, such as 'Sat, 21 Nov 2026'. */
export function toEventDay(iso: string): string {
  return format(iso, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
}

/** The types that there are among the events, each once, by the alphabet. */
export function toTypes(events: readonly CalendarEvent[]): readonly string[] {
  const names = events.flatMap(({ categories }) => categories.map(({ name }) => name));
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other, 'en'));
}

export function hasType({ categories }: CalendarEvent, type: string): boolean {
  return categories.some(({ name }) => name === type);
}

/** 'Bitcoin (BTC), Ethereum (ETH)'; of a long list its beginning and how many more there are. */
export function toCoinNames(coins: CalendarEvent['coins']): string {
  const names = coins.slice(0, coinsShown).map(({ fullname }) => fullname);
  const more = coins.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
}

/** The host of a source's address, without 'www.'; undefined where it has none. */
export function toHost(address: string | null): string | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  return new URL(address).host.replace(/^www\./, '') || undefined;
}

export function toEventCount(count: number): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? 'event' : 'events'}`;
}

/** '16 of 40 events'. */
export function toPartCount(part: number, total: number): string {
  return `${part.toLocaleString('en-GB')} of ${toEventCount(total)}`;
}

function format(iso: string, parts: Intl.DateTimeFormatOptions): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? unknownDate
    : date.toLocaleDateString('en-GB', { ...parts, timeZone: 'UTC' });
}
