import type { DayValue } from '../../../contracts/day-values.ts';
import type { DueAlert } from '../../../contracts/desk.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { decisionCopy } from '../../copy/research/decision.ts';
import { toFigureText } from '../../ui/text/figure-text.ts';

export function toValueText(unit: DueAlert['unit'], value: DayValue): string {
  if (typeof value === 'number') return toNumberText(unit, value);
  if (typeof value === 'string') return value;
  return value.length === 0 ? copy.none : value.join(', ');
}

/** 'Uniswap fell below US$6.00'; `what` is the coin or the figure. */
export function toPassed({ side, unit, figure }: DueAlert, what: string): string {
  return (side === 'above' ? decisionCopy.due.rose : decisionCopy.due.fell)(what, toNumberText(unit, figure));
}

/** For a listing, `figure` is the number of exchanges. */
export function toNumberText(unit: DueAlert['unit'], figure: number): string {
  const text = toFigureText(unit === 'side' ? 'count' : unit, figure);
  return unit === 'coins' ? copy.coins(text) : text;
}
