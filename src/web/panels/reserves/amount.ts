import { numberFormat } from '../../ui/text/amounts.ts';

const toHundredths = numberFormat({ maximumFractionDigits: 2 });
// However small an amount, it is never written as nothing.
const toFine = numberFormat({
  maximumFractionDigits: 8,
  maximumSignificantDigits: 3,
  roundingPriority: 'morePrecision',
});

/** '27,316,540,201 USDT': to the hundredth, below a thousand coins to the last decimal that coins have. */
export function toAmount(amount: number, symbol: string): string {
  return `${Math.abs(amount) < 1000 ? toFine(amount) : toHundredths(amount)} ${symbol}`;
}

/** '▲ +1,192.4 BTC', '▼ −18,204.6 ETH', '0 DAI'. */
export function toChange(change: number, symbol: string): string {
  if (change === 0) return toAmount(0, symbol);
  const size = toAmount(Math.abs(change), symbol);
  return change > 0 ? `▲ +${size}` : `▼ −${size}`;
}

/** As an axis has it: '100K', '1B', '0.01'. */
export const toShortAmount = numberFormat({ notation: 'compact', maximumFractionDigits: 8 }, 'en-US');

/** A symbol as a chart has room for it; the table and the spoken points have it whole. */
export function toUnit(symbol: string): string {
  const letters = Array.from(symbol);
  return letters.length > maxUnit ? `${letters.slice(0, maxUnit - 1).join('')}…` : symbol;
}

const maxUnit = 8;
