import { numberFormat, toDollars } from '../../ui/text/amounts.ts';

const toFinePrice = numberFormat({
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 4,
  maximumFractionDigits: 6,
});
const toThousandths = numberFormat({
  minimumFractionDigits: 3,
  maximumFractionDigits: 3,
  signDisplay: 'exceptZero',
});
const toWhole = numberFormat({ maximumFractionDigits: 0 });

/** A price in US dollars: to the cent, below one dollar to a hundredth of a cent or finer. */
export function toPrice(dollars: number): string {
  return Math.abs(dollars) < 1 ? toFinePrice(dollars) : toDollars(dollars);
}

/** A change in percent with its sign, to the 3 decimals of SPEC section 9: '+0.214%', '−2.906%'. */
export function toPercent(percent: number): string {
  return `${toThousandths(percent)}%`;
}

/** A supply in whole coins with their symbol. */
export function toSupply(coins: number, symbol: string): string {
  return `${toWhole(coins)} ${symbol}`;
}
