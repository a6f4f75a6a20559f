import { figures, type FigureId } from './figures.ts';

/**
 * A figure that the daily reading keeps of a watched coin: a source gives it for many coins at once, or it is computed from
 * the kept prices.
 */
export type DayValueId = {
  [Id in FigureId]: (typeof figures)[Id] extends { readonly dayColumn: number } ? Id : never;
}[FigureId];

const kept = Object.entries(figures).flatMap(([id, row]) =>
  'dayColumn' in row ? [{ id, column: row.dayColumn }] : [],
);

/** In the order in which a stored day has its values. */
export const dayValueIds = kept
  .toSorted((one, other) => one.column - other.column)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the catalogue are its ids
  .map(({ id }) => id as DayValueId);

/** A value in its figure's unit; a listing is the names of exchanges. */
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

/** Title and unit of a value, from the catalogue of figures. */
export function toDayValueKind(id: DayValueId): DayValueKind {
  const row = figures[id];
  return { title: row.title, unit: 'shownAs' in row ? row.shownAs : row.unit };
}
