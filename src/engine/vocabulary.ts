import type { Unit } from './unit-names.ts';

/** The closed list of x-signal: what a yes, or the chosen option, says about the subject. */
export const signalNames = ['positive', 'negative', 'mixed', 'neutral'] as const;
export type Signal = (typeof signalNames)[number];

/** The closed list of kinds: sections that are saved one by one, or a block of questions with an entry a day. */
export const questionnaireKinds = ['checklist', 'insights'] as const;
export type QuestionnaireKind = (typeof questionnaireKinds)[number];

/** The closed list of subjects: what a record can be about and is named after. */
export const subjectNames = ['coin', 'nft', 'exchange'] as const;
export type SubjectName = (typeof subjectNames)[number];

/** The closed list of units for the age of a date. */
export const ageUnitNames = ['days', 'months', 'years'] as const satisfies readonly Unit[];
export type AgeUnit = (typeof ageUnitNames)[number];

/** A help text as it is shown: paragraphs, lists and links only. */
export type Help = readonly HelpBlock[];

export type HelpBlock =
  | { readonly kind: 'paragraph'; readonly parts: readonly HelpPart[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly HelpPart[])[] };

/** Words, or the words of a link; `href` is an https address. */
export type HelpPart = string | { readonly words: string; readonly href: string };

/** How lists name a question: a short name, and what its Yes and its No say. */
export interface ShortNames {
  readonly short: string;
  readonly yes?: string;
  readonly no?: string;
}

/** An option of a choice. `id` is its const, which is sent and stored; people read the title. */
export interface Option {
  readonly id: string;
  readonly title: string;
  readonly signal: Signal;
  /** What it counts in calculated values. */
  readonly value?: number;
  /** Its meaning, and how to tell; shown with the help of its question. */
  readonly help?: Help;
  readonly formerIds: readonly string[];
  /** No longer offered; old answers still show it. */
  readonly retired: boolean;
  /** It excludes all others, such as 'none of these'. */
  readonly alone?: true;
  /** Once chosen it takes the member's own text, as 'other' does: the answer to a question after this one. */
  readonly ownText?: true;
  /** Path inside the questionnaire's folder, such as 'images/portraits.svg'. */
  readonly image?: string;
}

/** From this value on (up to the next band) an answer has this signal: a number by itself, a date by its age. */
export interface Band {
  readonly from: number;
  /** The unit of a date's age; absent: days. Only whole months and years count. */
  readonly unit?: AgeUnit;
  readonly signal: Signal;
  /** Of a calculated value: its word, such as 'Moderate'. */
  readonly title?: string;
}

/** A row that every answer to a table has. Its answer names it under `rowKey`. */
export type FixedRow = Pick<Option, 'id' | 'title' | 'formerIds' | 'retired'>;

/** The key of a fixed row's id among its cells; no column has it. */
export const rowKey = 'row';

/** A row of a table, by its columns' ids; a blank cell is absent or ''. */
export type Row = Readonly<Record<string, Cell>>;

/** An answer in a table; null: can't tell. */
export type Cell = string | number | boolean | null | Money;

/** An amount of money. A form may lack a part, or have the amount as it was typed. */
export interface Money {
  readonly amount?: number | string;
  /** An ISO 4217 code. */
  readonly currency?: string;
}

/** JSON Schema or rjsf UI schema as plain JSON; the engine never reads its content. */
export type Json = Readonly<Record<string, unknown>>;
