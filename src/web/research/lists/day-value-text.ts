import type { DayValue } from '../../../contracts/day-values.ts';
import type { DueAlert } from '../../../contracts/desk.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { toFigureText } from '../../ui/text/figure-text.ts';

export function toValueText(unit: DueAlert['unit'], value: DayValue): string {
  if (typeof value === 'number') return toNumberText(unit, value);
  if (typeof value === 'string') return value;
  return value.length === 0 ? copy.none : value.join(', ');
}

/** For a listing, `figure` is the number of exchanges. */
export function toNumberText(unit: DueAlert['unit'], figure: number): string {
  const text = toFigureText(unit === 'side' ? 'count' : unit, figure);
  return unit === 'coins' ? copy.coins(text) : text;
}
