const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
// However small an amount, it is never written as nothing.
const fine = new Intl.NumberFormat('en-GB', {
  maximumFractionDigits: 8,
  maximumSignificantDigits: 3,
  roundingPriority: 'morePrecision',
});
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 8 });

/** '27,316,540,201 USDT': to the hundredth, below a thousand coins to the last decimal that coins have. */
export function toAmount(amount: number, symbol: string): string {
  const format = Math.abs(amount) < 1000 ? fine : whole;
  return `${format.format(amount).replace('-', '−')} ${symbol}`;
}

/** '▲ +1,192.4 BTC', '▼ −18,204.6 ETH', '0 DAI'. */
export function toChange(change: number, symbol: string): string {
  if (change === 0) return toAmount(0, symbol);
  const size = toAmount(Math.abs(change), symbol);
  return change > 0 ? `▲ +${size}` : `▼ −${size}`;
}

/** As an axis has it: '100K', '1B', '0.01'. */
export function toShortAmount(amount: number): string {
  return short.format(amount);
}

/** A symbol as a chart has room for it; the table and the spoken points have it whole. */
export function toUnit(symbol: string): string {
  const letters = Array.from(symbol);
  return letters.length > maxUnit ? `${letters.slice(0, maxUnit - 1).join('')}…` : symbol;
}

const maxUnit = 8;
