import { toPlainSigns } from './number-signs.ts';

/** How a currency is written beside an amount: as 'EUR', '€', 'US$' or '$', in the app's and the member's language. */
export function listCurrencySigns(currency: string, languages: readonly string[]): readonly string[] {
  const displays = ['code', 'symbol', 'narrowSymbol'] as const;
  const signs = ['en-GB', 'en-US', ...languages.slice(0, 1)].flatMap((language) =>
    displays.flatMap((currencyDisplay) =>
      new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
        .formatToParts(1)
        .filter(({ type }) => type === 'currency')
        .map(({ value }) => toPlainSigns(value).replaceAll(' ', '')),
    ),
  );
  return [...new Set(signs)];
}
