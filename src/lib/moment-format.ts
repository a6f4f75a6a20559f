import { locale } from './number-format.ts';

export const unknownDate = 'Date unknown';

/** For ms since 1970 or ISO 8601; an invalid time gives `unknownDate`. */
export function utcFormat(parts: Intl.DateTimeFormatOptions): (moment: number | string) => string {
  return momentFormat({ ...parts, timeZone: 'UTC' });
}

/** Builds the formatter at first use. */
export function momentFormat(parts: Intl.DateTimeFormatOptions): (moment: number | string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    format ??= new Intl.DateTimeFormat(locale, parts);
    if (!isDated(moment)) return unknownDate;
    const text = format.formatToParts(new Date(moment)).map(toPartText).join('');
    // British English has 'Sept', but three letters for every other month.
    return text.replace(/\bSept\b/, 'Sep');
  };
}

/** The year 26 is not 2026. */
function toPartText({ type, value }: Intl.DateTimeFormatPart): string {
  return type === 'year' ? value.padStart(4, '0') : value;
}

/** Such as '21 Nov 2026'. */
export const toUtcDate = utcFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** Whether a time is valid: a source may send any number or text. */
export function isDated(moment: number | string): boolean {
  return !Number.isNaN(new Date(moment).getTime());
}
