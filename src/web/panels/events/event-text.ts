import type { CalendarEvent } from '../../../contracts/events.ts';
import { foldName } from '../../../contracts/subject.ts';
import { toCount, toCountOf } from '../../../lib/number-format.ts';
import { toUtcMonth } from '../../ui/text/moments.ts';

export interface EventCoin {
  readonly name: string;
  readonly symbol: string | undefined;
}

export interface EventGroup {
  readonly title: string;
  readonly events: readonly CalendarEvent[];
}

const coinsShown = 4;

/** UTC months such as 'November 2026', in the events' order. */
export function groupByMonth(events: readonly CalendarEvent[]): readonly EventGroup[] {
  const months = Map.groupBy(events, ({ date_event: date }) => toUtcMonth(date));
  return Array.from(months, ([title, ofMonth]) => ({ title, events: ofMonth }));
}

export function toTypes(events: readonly CalendarEvent[]): readonly string[] {
  return sortOnce(events.flatMap(({ categories }) => categories.map(({ name }) => name)));
}

export function toCoins(events: readonly CalendarEvent[]): readonly string[] {
  return sortOnce(events.flatMap(({ coins }) => coins.map(({ fullname }) => fullname)));
}

function sortOnce(names: readonly string[]): readonly string[] {
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other, 'en'));
}

/** Sources name a coin 'Bitcoin' or 'Bitcoin (BTC)'. */
export function isAbout({ coins }: CalendarEvent, { name, symbol }: EventCoin): boolean {
  const names = [name, `${name} (${symbol ?? ''})`].map(foldName);
  return coins.some(({ fullname }) => names.includes(foldName(fullname)));
}

export function hasType({ categories }: CalendarEvent, type: string): boolean {
  return categories.some(({ name }) => name === type);
}

export function hasCoin({ coins }: CalendarEvent, coin: string): boolean {
  return coins.some(({ fullname }) => fullname === coin);
}

/** 'Bitcoin (BTC), Ethereum (ETH)'; a long list is cut and counts the rest. */
export function toCoinNames(coins: CalendarEvent['coins']): string {
  const names = coins.slice(0, coinsShown).map(({ fullname }) => fullname);
  const more = coins.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
}

export function toEventCount(count: number): string {
  return toCountOf(count, 'event', 'events');
}

export function toPartCount(part: number, total: number): string {
  return `${toCount(part)} of ${toEventCount(total)}`;
}
