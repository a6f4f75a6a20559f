import type { TickerCoin, TickerQuote } from '../../../contracts/ticker.ts';
import { toNumber, toPositive } from './plain-values.ts';
import { toLine } from './plain-text.ts';

/** Numbers or texts; missing, null or 0 if unknown. */
interface Figures {
  readonly name: string;
  /** In US dollars. */
  readonly price: unknown;
  /** In seconds. */
  readonly updated: unknown;
  /** In percent. */
  readonly change: Readonly<Record<'hour' | 'day' | 'week', unknown>>;
  /** In the coin's own unit. */
  readonly supply: Readonly<Record<'max' | 'total' | 'circulating', unknown>>;
}

/** A coin's quote in the contract's shape; undefined without a price or its time. */
export function toTickerQuote(coin: TickerCoin, figures: Figures): TickerQuote | undefined {
  const { change, supply } = figures;
  const price = toPositive(figures.price);
  const updated = toPositive(figures.updated);
  if (price === undefined || updated === undefined) return undefined;
  return {
    name: toLine(figures.name, 100) ?? coin.toUpperCase(),
    symbol: coin.toUpperCase(),
    max_supply: toPositive(supply.max) ?? null,
    total_supply: toPositive(supply.total) ?? null,
    circulating_supply: toPositive(supply.circulating) ?? null,
    last_updated: updated,
    quotes: {
      USD: {
        price,
        percentage_change_1h: toNumber(change.hour) ?? null,
        percentage_change_24h: toNumber(change.day) ?? null,
        percentage_change_7d: toNumber(change.week) ?? null,
      },
    },
  };
}
