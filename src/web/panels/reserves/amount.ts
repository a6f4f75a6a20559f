import { reservesPanelCopy as copy } from '../../copy/panels/reserves.ts';
import { toCoinsHeld, toPrice, toShare, toShortDollars, toWholeDollars } from '../../ui/text/amounts.ts';
import type { CoinAmount, Holding } from './reserve-table.ts';

/** Writes coins with two decimals, fewer than a thousand with all: '27,316,540,201 USDT'. */
export function toAmount(amount: number, symbol: string): string {
  return `${toCoinsHeld(amount)} ${symbol}`;
}

/** Writes a change in coins with an arrow: '▲ +1,192.4 BTC', '▼ −18,204.6 ETH', '0 DAI'. */
export function toChange(change: number, symbol: string): string {
  return toDirected(change, (size) => toAmount(size, symbol));
}

/** Writes a change in dollars with an arrow: '▲ +US$76,611,700'. */
export function toDollarChange({ dollars }: CoinAmount): string {
  return dollars === undefined ? copy.noPrice : toDirected(dollars, toDollars);
}

/** Writes a holding's value: 'US$37,484,301,312'. */
export function toWorth({ dollars }: CoinAmount): string {
  return dollars === undefined ? copy.noPrice : toDollars(dollars);
}

/** Writes whole dollars, and less than a thousand to the cent or finer. */
function toDollars(dollars: number): string {
  return dollars !== 0 && Math.abs(dollars) < 1000 ? toPrice(dollars) : toWholeDollars(dollars);
}

export function toPart({ share }: Holding): string {
  return share === undefined ? '-' : toShare(share);
}

/** The two labels of a bar: dollars and coins; for a coin without a price, its coins and a note. */
interface BarWords {
  readonly figure: string;
  readonly detail: string;
}

export function toHeldWords(holding: Holding): BarWords {
  const { symbol, amount, dollars, share } = holding;
  const coins = toAmount(amount, toUnit(symbol));
  if (dollars === undefined) return { figure: coins, detail: copy.noPrice };
  const worth = toShortDollars(dollars);
  return { figure: share === undefined ? worth : `${worth} · ${toShare(share)}`, detail: coins };
}

export function toChangeWords({ symbol, amount, dollars }: CoinAmount): BarWords {
  const coins = toChange(amount, toUnit(symbol));
  if (dollars === undefined) return { figure: coins, detail: copy.noPrice };
  return { figure: toDirected(dollars, toShortDollars), detail: toSigned(amount, toUnit(symbol)) };
}

function toDirected(change: number, write: (size: number) => string): string {
  if (change === 0) return write(0);
  return change > 0 ? `▲ +${write(change)}` : `▼ −${write(-change)}`;
}

/** Writes a change in coins without an arrow, which the dollars above have: '+1,192.4 BTC'. */
function toSigned(amount: number, unit: string): string {
  return amount > 0 ? `+${toAmount(amount, unit)}` : toAmount(amount, unit);
}

/** Cuts a long symbol for the chart; the table and the texts show it in full. */
export function toUnit(symbol: string): string {
  const letters = Array.from(symbol);
  return letters.length > maxUnit ? `${letters.slice(0, maxUnit - 1).join('')}…` : symbol;
}

const maxUnit = 8;
