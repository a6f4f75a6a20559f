export const locale = 'en-GB';

/** Minus is as wide as plus, and absent before 0. Builds the formatter at first use: that takes a browser a while. */
export function numberFormat(
  options: Intl.NumberFormatOptions = {},
  language = locale,
): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    format ??= new Intl.NumberFormat(language, { signDisplay: 'negative', ...options });
    return format.format(value).replaceAll('-', '−');
  };
}

export const toCount = numberFormat();

/** Such as '1 story' and '1,204 stories'. */
export function toCountOf(count: number, one: string, many: string): string {
  return `${toCount(count)} ${count === 1 ? one : many}`;
}
