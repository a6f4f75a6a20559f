import { countBytes } from '../../../lib/count-bytes.ts';
import type { CalendarReview } from '../../../contracts/desk.ts';
import { decisionCopy } from '../../copy/research/decision.ts';
import { homeCopy as copy } from '../../copy/home.ts';

/**
 * Events as iCalendar, of one day because they have no end (RFC 5545, 3.6.1); `now` in ms since 1970. A calendar that has
 * an event of the same UID replaces it if the sequence is higher, and removes a cancelled one. So each file has a higher
 * sequence than those before: a restored decision was last saved before its deletion.
 */
export function toCalendarFile(
  reviews: readonly CalendarReview[],
  toUrl: (review: CalendarReview) => string,
  now: number,
): string {
  const events = reviews.flatMap((review) => [
    'BEGIN:VEVENT',
    `UID:${review.uid}@take-profits`,
    `SEQUENCE:${toSequence(now)}`,
    `DTSTAMP:${toMoment(now)}`,
    `LAST-MODIFIED:${toMoment(Date.parse(review.changed_at))}`,
    `DTSTART;VALUE=DATE:${toDate(review.day)}`,
    `SUMMARY:${escapeText(decisionCopy.due.review(review.name))}`,
    `URL:${toUrl(review)}`,
    `STATUS:${review.withdrawn ? 'CANCELLED' : 'CONFIRMED'}`,
    // The day stays free.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Take Profits//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(copy.calendarName)}`,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** In seconds since 2020: some calendars store 31 bits. */
function toSequence(now: number): number {
  return Math.floor((now - Date.UTC(2020)) / 1000);
}

function toMoment(ms: number): string {
  return new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function toDate(day: string): string {
  return day.replaceAll('-', '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** Lines of at most 75 bytes; continuation lines begin with a blank. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (countBytes(part + character) > 75) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}
