import type { Signal, Column, Unit } from './vocabulary.ts';
/**
 * What an answer says to a question or an option: `not-marked` where nothing was chosen in a saved section, `not-looked-at`
 * where its section was never saved.
 */
export type Verdict = 'yes' | 'no' | 'cant-tell' | 'not-marked' | 'not-looked-at';

/** An answer as the results show it (Q2). `signal`: what it speaks for. */
export type ResultValue =
  | { readonly kind: 'yesno'; readonly verdict: Verdict; readonly signal: Signal }
  | { readonly kind: 'text'; readonly text: string; readonly signal: Signal }
  /** `text`: what stands for the link. */
  | { readonly kind: 'link'; readonly href: string; readonly text: string }
  | { readonly kind: 'options'; readonly options: readonly ResultOption[] }
  | {
      readonly kind: 'rows';
      readonly columns: readonly Pick<Column, 'title' | 'unit'>[];
      readonly rows: readonly ResultTableRow[];
    };

/** A row of a table of the member's own, in one line and by its cells, one for each column. */
export interface ResultTableRow {
  readonly text: string;
  /** The same with the minus of programs. */
  readonly plain: string;
  /** Undefined: blank. */
  readonly cells: readonly (string | number | undefined)[];
}

/** An answer as programs read it: a number apart from its unit, or a day as YYYY-MM-DD. */
export interface PlainAnswer {
  readonly value: number | string;
  /** Absent for a count. */
  readonly unit?: Exclude<Unit, 'count'>;
}

/** One option of a question, chosen or not. */
export interface ResultOption {
  readonly id: string;
  readonly title: string;
  readonly verdict: Verdict;
  readonly signal: Signal;
}

/** What a text or choice never answered reads as. */
export const noAnswer = '-';
