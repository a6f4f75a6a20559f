import { locale } from './number-format.ts';

/** What stands for a day that nobody knows. */
export const unknownDate = 'Date unknown';

/** A way of writing a moment (ms since 1970 or ISO 8601) in UTC, or that it is not a moment. */
export function utcFormat(parts: Intl.DateTimeFormatOptions): (moment: number | string) => string {
  return momentFormat({ ...parts, timeZone: 'UTC' });
}

/** The same in the time zone that the parts name; what writes it is made at the first moment. */
export function momentFormat(parts: Intl.DateTimeFormatOptions): (moment: number | string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    format ??= new Intl.DateTimeFormat(locale, parts);
    // British English has 'Sept' where every other month has three letters.
    return isDated(moment) ? format.format(new Date(moment)).replace(/\bSept\b/, 'Sep') : unknownDate;
  };
}

/** A moment as its day in UTC, such as '21 Nov 2026'. */
export const toUtcDate = utcFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** Whether there is a day at that moment: a source may send any number or text. */
export function isDated(moment: number | string): boolean {
  return !Number.isNaN(new Date(moment).getTime());
}
