const locale = 'en-GB';

/** A price in US dollars: to the cent, below one dollar to a hundredth of a cent or finer. */
export function toPrice(dollars: number): string {
  const digits = Math.abs(dollars) < 1 ? [4, 6] : [2, 2];
  return dollars.toLocaleString(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits[0],
    maximumFractionDigits: digits[1],
  });
}

/** A change in percent with its sign, to the 3 decimals of SPEC section 9: '+0.214%', '−2.906%'. */
export function toPercent(percent: number): string {
  const figure = percent.toLocaleString(locale, {
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
    signDisplay: 'exceptZero',
  });
  return `${figure.replace('-', '−')}%`;
}

/** A supply in whole coins with their symbol. */
export function toSupply(coins: number, symbol: string): string {
  return `${coins.toLocaleString(locale, { maximumFractionDigits: 0 })} ${symbol}`;
}
