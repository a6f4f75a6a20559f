import type { Signal } from './vocabulary.ts';
import type { Unit } from './unit-names.ts';

/**
 * The answer to a question or an option: `not-marked` if nothing was chosen in a saved section, `not-looked-at` if its
 * section was never saved.
 */
export type Verdict = 'yes' | 'no' | 'cant-tell' | 'not-marked' | 'not-looked-at';

/** An answer as the results show it (Q2). `signal`: what it speaks for. */
export type ResultValue =
  | { readonly kind: 'yesno'; readonly verdict: Verdict; readonly signal: Signal }
  | { readonly kind: 'text'; readonly text: string; readonly signal: Signal }
  /** `text`: the link's shown text. */
  | { readonly kind: 'link'; readonly href: string; readonly text: string }
  | { readonly kind: 'options'; readonly options: readonly ResultOption[] }
  | {
      readonly kind: 'rows';
      readonly columns: readonly ResultColumn[];
      readonly rows: readonly ResultTableRow[];
    };

/** A column of the member's table; `unit`: only of a number with one. */
export interface ResultColumn {
  readonly title: string;
  readonly unit?: Unit | undefined;
}

/** A row of the member's table, in one line and by cells, one for each column. */
interface ResultTableRow {
  /** Only of a fixed row. */
  readonly title?: string | undefined;
  readonly text: string;
  /** The line with an ASCII minus, for programs. */
  readonly plain: string;
  /** Undefined: blank. */
  readonly cells: readonly (string | number | undefined)[];
  /** The currency of each cell of money; absent without such columns. */
  readonly currencies?: readonly (string | undefined)[];
}

/** An answer for programs: a number without its unit or currency, or a day as YYYY-MM-DD. */
export interface PlainAnswer {
  readonly value: number | string;
  /** Absent for a count. */
  readonly unit?: Exclude<Unit, 'count'>;
  /** Of money: an ISO 4217 code. */
  readonly currency?: string;
  /** The title of a calculated value's band, such as 'Moderate'. */
  readonly band?: string;
}

/** One option of a question, chosen or not. */
export interface ResultOption {
  readonly id: string;
  readonly title: string;
  readonly verdict: Verdict;
  readonly signal: Signal;
}

/** Shown for a text or choice that was never answered. */
export const noAnswer = '-';
