import type { DayValue } from '../../contracts/day-values.ts';
import type { DueAlert } from '../../contracts/desk.ts';
import { toCount } from '../../lib/number-format.ts';
import { homeCopy as copy } from '../copy/home.ts';
import { toChangeInPercent, toCoinsHeld, toDollarWords, toPrice, toTenth } from '../ui/text/amounts.ts';

const million = 1_000_000;

export function toValueText(unit: DueAlert['unit'], value: DayValue): string {
  if (typeof value === 'number') return toFigureText(unit, value);
  if (typeof value === 'string') return value;
  return value.length === 0 ? copy.none : value.join(', ');
}

/** For a listing, `figure` is the number of exchanges. */
export function toFigureText(unit: DueAlert['unit'], figure: number): string {
  switch (unit) {
    case 'usd':
      return Math.abs(figure) < million ? toPrice(figure) : toDollarWords(figure);
    case 'coins':
      return copy.coins(toCoinsHeld(figure));
    case 'index':
      return toTenth(figure);
    case 'percent_changed':
      return toChangeInPercent(figure);
    case 'side':
    case 'exchanges':
      return toCount(figure);
  }
}
