import type { QuestionSource } from '../../src/engine/compile/question-source.ts';
import { findCurrency } from '../../src/engine/units.ts';

type FigureSource = Pick<QuestionSource, 'x-unit' | 'x-currencies'>;

/** Amounts in several currencies are neither added nor compared. */
export function hasOneCurrency({ 'x-currencies': currencies = [] }: FigureSource): boolean {
  return currencies.length === 1;
}

/** What an answer counts or measures, by which figures may be added and compared. */
export function toFigureUnit({
  'x-unit': unit = 'count',
  'x-currencies': [currency] = [],
}: FigureSource): string {
  return currency ?? findCurrency(unit) ?? unit;
}
