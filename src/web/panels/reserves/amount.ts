import { toCoinsHeld } from '../../ui/text/amounts.ts';

/** '27,316,540,201 USDT': to the hundredth, below a thousand coins to the last decimal that coins have. */
export function toAmount(amount: number, symbol: string): string {
  return `${toCoinsHeld(amount)} ${symbol}`;
}

/** '▲ +1,192.4 BTC', '▼ −18,204.6 ETH', '0 DAI'. */
export function toChange(change: number, symbol: string): string {
  if (change === 0) return toAmount(0, symbol);
  const size = toAmount(Math.abs(change), symbol);
  return change > 0 ? `▲ +${size}` : `▼ −${size}`;
}

/** A symbol as a chart has room for it; the table and the spoken points have it whole. */
export function toUnit(symbol: string): string {
  const letters = Array.from(symbol);
  return letters.length > maxUnit ? `${letters.slice(0, maxUnit - 1).join('')}…` : symbol;
}

const maxUnit = 8;
