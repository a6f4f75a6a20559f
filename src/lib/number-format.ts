/** British English, in which the whole product writes. */
export const locale = 'en-GB';

/**
 * A way of writing numbers, with a minus as long as a plus so that figures line up, and without one before a zero. The
 * formatter is made for the first number, because making it takes a browser a while.
 */
export function numberFormat(
  options: Intl.NumberFormatOptions = {},
  language = locale,
): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    format ??= new Intl.NumberFormat(language, { signDisplay: 'negative', ...options });
    return format.format(value).replace('-', '−');
  };
}

/** A count with its thousands apart: '1,234,567'. */
export const toCount = numberFormat();

/** A count of things: '1 story', '1,204 stories'. */
export function toCountOf(count: number, one: string, many: string): string {
  return `${toCount(count)} ${count === 1 ? one : many}`;
}
