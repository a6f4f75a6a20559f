import { coinFacts, findBounds, type Bounds, type FactId } from './coin-facts.ts';

/**
 * What the daily reading stores of a watched coin: its price in US dollars, the price's change within 24 hours in percent,
 * and facts that sources give for many coins at once. Averages, RSI and MACD are computed from the stored prices.
 */
export const dayValueIds = [
  'price',
  'price_change',
  'market_cap_coinpaprika',
  'market_cap_coingecko',
  'supply_circulating',
  'supply_maximum',
  'price_average_52',
  'price_average_128',
  'price_average_200',
  'rsi',
  'macd',
  'macd_side',
  'value_locked',
  'fees',
  'exchange_listings',
] as const satisfies readonly ('price' | 'price_change' | FactId)[];
export type DayValueId = (typeof dayValueIds)[number];

/** A value in its fact's unit; a listing is the names of exchanges. */
export type DayValue = number | string | readonly string[];

/** The values of one coin on one UTC day; a value that is not known is absent. */
export type DayValues = Readonly<Partial<Record<DayValueId, DayValue>>>;

/** The units of values that are numbers or lists of exchanges. */
export const dayValueUnits = [
  'usd',
  'percent_changed',
  'coins',
  'index',
  'side',
  'exchanges',
  'number',
] as const;

/** A value's name as people read it, and its unit as it is shown. */
interface DayValueKind {
  readonly title: string;
  readonly unit: (typeof dayValueUnits)[number];
}

/** The bounds of a value; of a listing: of the number of exchanges. */
export function findDayValueBounds(id: DayValueId): Bounds {
  if (id === 'price') return findBounds('price_close');
  return id === 'price_change' ? findBounds('price_to_average_52') : findBounds(id);
}

/** Title and unit of a value, from the catalogue of facts. */
export function toDayValueKind(id: DayValueId): DayValueKind {
  if (id === 'price') return { title: 'Price', unit: 'usd' };
  if (id === 'price_change') return { title: 'Change in 24 hours', unit: 'percent_changed' };
  const row = coinFacts[id];
  return { title: row.title, unit: 'shownAs' in row ? row.shownAs : row.unit };
}
