import {
  aboveZero,
  allFacts,
  listingExchanges,
  type Bounds,
  type FactRow,
  type FactUnit,
} from './coin-facts.ts';

/** What the daily reading keeps besides facts: of the moment of the reading. No question names them. */
export const dayFigures = {
  price: { group: 'price', title: 'Price', unit: 'usd', bounds: aboveZero, dayColumn: 0 },
  price_change: { group: 'price', title: 'Change in 24 hours', unit: 'percent_changed', dayColumn: 1 },
} as const satisfies Readonly<Record<string, FactRow>>;

/** Every figure: one id for its live value and its kept ones. */
export const figures = { ...allFacts, ...dayFigures } as const satisfies Readonly<Record<string, FactRow>>;
export type FigureId = keyof typeof figures;

const unitBounds = {
  usd: { smallest: 0 },
  coins: { smallest: 0 },
  coins_changed: {},
  count: { smallest: 0, whole: true },
  percent: { smallest: 0, largest: 100 },
  percent_changed: { smallest: -100 },
  days: { smallest: 0, whole: true },
  index: { smallest: 0, largest: 100 },
  exchanges: { smallest: 0, largest: listingExchanges.length, whole: true },
  date: {},
  link: {},
  side: {},
  turn: {},
  kind: {},
} as const satisfies Readonly<Record<FactUnit, Bounds>>;

/** The bounds of a figure's values; of exchanges: of their number. */
export function findBounds(figure: FigureId): Bounds {
  const { bounds, unit }: FactRow = figures[figure];
  return bounds ?? unitBounds[unit];
}

/** How a figure's value is written: in its unit, unless the catalogue says otherwise. */
export function toShownUnit(figure: FigureId): FactUnit | 'number' {
  const { shownAs, unit }: FactRow = figures[figure];
  return shownAs ?? unit;
}
