/** British English, in which the whole product writes. */
export const locale = 'en-GB';

/**
 * A way of writing numbers, with a minus as long as a plus so that figures line up. What writes them is made at the
 * first one, because making it takes a browser a while.
 */
export function numberFormat(
  options: Intl.NumberFormatOptions = {},
  language = locale,
): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    format ??= new Intl.NumberFormat(language, options);
    return format.format(value).replace('-', '−');
  };
}
