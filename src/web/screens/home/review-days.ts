import { countBytes } from '../../../lib/count-bytes.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import type { Decision } from '../../records/load-decisions.ts';

interface CalendarDay {
  /** The UTC day, YYYY-MM-DD. */
  readonly day: string;
  /** Id of the decision's record. */
  readonly id: string;
  readonly name: string;
}

export interface ReviewDay extends CalendarDay {
  readonly decision: Decision;
}

export function listReviewDays(decisions: readonly Decision[]): readonly ReviewDay[] {
  return decisions
    .flatMap((decision) => {
      const { day } = decision.summary;
      return day === undefined
        ? []
        : [{ day, id: decision.record.id, name: decision.subject.name, decision }];
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** Events as iCalendar, of one day because they have no end (RFC 5545, 3.6.1); `now` in ms since 1970. */
export function toCalendarFile<Event extends CalendarDay>(
  reviews: readonly Event[],
  toUrl: (review: Event) => string,
  now: number,
): string {
  const stamp = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const events = reviews.flatMap((review) => [
    'BEGIN:VEVENT',
    `UID:${review.id}@take-profits`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${toDate(review.day)}`,
    `SUMMARY:${escapeText(copy.reviewOf(review.name))}`,
    `URL:${toUrl(review)}`,
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Take Profits//EN', ...events, 'END:VCALENDAR'];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
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
