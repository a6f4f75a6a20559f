import { reservesPanelCopy as copy } from '../../copy/panels/reserves.ts';
import { toCoinsHeld, toPrice, toShare, toShortDollars, toWholeDollars } from '../../ui/text/amounts.ts';
import type { CoinAmount, Holding } from './reserve-table.ts';

/** '27,316,540,201 USDT': two decimals; all decimals for less than a thousand coins. */
export function toAmount(amount: number, symbol: string): string {
  return `${toCoinsHeld(amount)} ${symbol}`;
}

/** '▲ +1,192.4 BTC', '▼ −18,204.6 ETH', '0 DAI'. */
export function toChange(change: number, symbol: string): string {
  return toDirected(change, (size) => toAmount(size, symbol));
}

/** '▲ +US$76,611,700'. */
export function toDollarChange({ dollars }: CoinAmount): string {
  return dollars === undefined ? copy.noPrice : toDirected(dollars, toDollars);
}

/** 'US$37,484,301,312'. */
export function toWorth({ dollars }: CoinAmount): string {
  return dollars === undefined ? copy.noPrice : toDollars(dollars);
}

/** Whole dollars; small amounts to the cent or finer. */
function toDollars(dollars: number): string {
  return dollars !== 0 && Math.abs(dollars) < 1000 ? toPrice(dollars) : toWholeDollars(dollars);
}

export function toPart({ share }: Holding): string {
  return share === undefined ? '-' : toShare(share);
}

/** Without a price only the coins. */
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

/** '+1,192.4 BTC', without an arrow: the dollars have it. */
function toSigned(amount: number, unit: string): string {
  return amount > 0 ? `+${toAmount(amount, unit)}` : toAmount(amount, unit);
}

/** Cut for the chart; the table and the texts show the symbol in full. */
export function toUnit(symbol: string): string {
  const letters = Array.from(symbol);
  return letters.length > maxUnit ? `${letters.slice(0, maxUnit - 1).join('')}…` : symbol;
}

const maxUnit = 8;
