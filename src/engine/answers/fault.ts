import { assertNever } from '../../lib/assert-never.ts';
import { listLimits, type FigureLimits } from '../../lib/list-limits.ts';

/** What is wrong with an answer that the JSON Schema of its question cannot say. */
export type Fault =
  /** A required answer is missing. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'no-day' }
  /** The first and the last allowed year. */
  | { readonly kind: 'no-year'; readonly min: number; readonly max: number }
  | { readonly kind: 'no-link' }
  /** A number has more digits than are stored. */
  | { readonly kind: 'too-precise' }
  /** `step`: as people read it, such as '0.5%'. */
  | { readonly kind: 'not-in-steps'; readonly step: string }
  /** An amount has no currency, or another one than these. */
  | { readonly kind: 'no-currency'; readonly currencies: readonly string[] }
  | { readonly kind: 'too-few'; readonly min: number }
  | { readonly kind: 'too-many'; readonly max: number }
  | { readonly kind: 'too-long'; readonly max: number }
  | { readonly kind: 'too-many-rows'; readonly max: number }
  /** The section's tables and long texts together; `max` in kB. */
  | { readonly kind: 'too-large'; readonly max: number }
  /** A row has a cell in an unknown column. */
  | { readonly kind: 'no-column'; readonly column: string }
  /**
   * `row` is counted from 1, or the title of a fixed row; `column` is a title. `cell`: the row's position from 0, or the id
   * of a fixed row, and the id of the column.
   */
  | {
      readonly kind: 'in-cell';
      readonly row: number | string;
      readonly column: string;
      readonly cell: readonly [row: number | string, column: string];
      readonly fault: Fault;
    }
  /** A table has no fixed row of this id, or has it twice. */
  | { readonly kind: 'no-row' | 'row-twice'; readonly row: string }
  /** `option`: the title of what rules out all others. */
  | { readonly kind: 'not-alone'; readonly option: string }
  /** `today`: the UTC day, YYYY-MM-DD. */
  | { readonly kind: 'after-today'; readonly today: string }
  /** `day`: the UTC day of the entry or of the save, YYYY-MM-DD. */
  | { readonly kind: 'before-day'; readonly day: string }
  /** `day`: the first or the last allowed day, YYYY-MM-DD. */
  | { readonly kind: 'before-limit' | 'after-limit'; readonly day: string }
  | { readonly kind: 'not-whole' }
  /** A rule of the section; `words` are its author's. */
  | { readonly kind: 'rule'; readonly words: string }
  /** The alert of an earlier row, counted from 1, watches the same limit. */
  | { readonly kind: 'same-limit'; readonly row: number }
  /** No value of a watched figure can pass it. */
  | ({ readonly kind: 'out-of-reach' } & FigureLimits);

/** What a type finds wrong, as a list. */
export function listFaults(found: Fault | readonly Fault[] | undefined): readonly Fault[] {
  return found === undefined ? [] : [found].flat();
}

/** What is wrong, in a sentence without the question's name, for responses of the API. */
export function toFaultSentence(fault: Fault): string {
  switch (fault.kind) {
    case 'missing':
      return 'Must be answered.';
    case 'no-day':
      return 'Must be a day, such as "2026-11-22".';
    case 'no-year':
      return `Must be in a year from ${fault.min} to ${fault.max}.`;
    case 'no-link':
      return 'Must be the address of a page that begins with "https://".';
    case 'too-precise':
    case 'not-in-steps':
    case 'no-currency':
    case 'not-whole':
      return toFigureSentence(fault);
    case 'too-few':
      return `Must be at least ${fault.min} options.`;
    case 'too-many':
      return `Must be at most ${fault.max} options.`;
    case 'too-long':
      return `Must have at most ${fault.max} characters.`;
    case 'too-many-rows':
      return `Must be at most ${fault.max} rows.`;
    case 'too-large':
      return `The tables and long texts of a section must have at most ${fault.max} kB together.`;
    case 'no-column':
    case 'no-row':
    case 'row-twice':
    case 'same-limit':
      return toTableSentence(fault);
    case 'in-cell':
      return `${toCellName(fault)}: ${toFaultSentence(fault.fault)}`;
    case 'not-alone':
      return `“${fault.option}” must stand alone.`;
    case 'after-today':
      return `Must not be after today, ${fault.today} (UTC).`;
    case 'before-day':
      return `Must not be before ${fault.day} (UTC).`;
    case 'before-limit':
    case 'after-limit':
      return `Must not be ${fault.kind === 'before-limit' ? 'before' : 'after'} ${fault.day}.`;
    case 'rule':
      return fault.words;
    case 'out-of-reach':
      return `No value can pass this limit: it must be ${listLimits(fault, String).join(' and ')}.`;
    default:
      return assertNever(fault);
  }
}

type FigureFault = Extract<Fault, { kind: 'too-precise' | 'not-in-steps' | 'no-currency' | 'not-whole' }>;

function toFigureSentence(fault: FigureFault): string {
  if (fault.kind === 'not-whole') return 'Must be a whole number.';
  if (fault.kind === 'not-in-steps') return `Must be a multiple of ${fault.step}.`;
  return fault.kind === 'no-currency'
    ? `Must have one of these currencies: ${fault.currencies.join(', ')}.`
    : 'Must have at most 15 digits, and at most 12 of them after the decimal point.';
}

type TableFault = Extract<Fault, { kind: 'no-column' | 'no-row' | 'row-twice' | 'same-limit' }>;

function toTableSentence(fault: TableFault): string {
  if (fault.kind === 'no-column') return `There is no column ${fault.column}.`;
  if (fault.kind === 'same-limit') return `Watches the same limit as row ${fault.row}.`;
  return fault.kind === 'no-row'
    ? `There is no row “${fault.row}”.`
    : `The row “${fault.row}” is there twice.`;
}

/** A cell in sentences, as 'Row 2, “Share”' or '“Custody”, “Share”'. */
export function toCellName({
  row,
  column,
}: Pick<Extract<Fault, { kind: 'in-cell' }>, 'row' | 'column'>): string {
  return `${typeof row === 'number' ? `Row ${row}` : `“${row}”`}, “${column}”`;
}

/** A type's refusal as a sentence. */
export function toRefusal(message: string | Fault): string {
  return typeof message === 'string' ? message : toFaultSentence(message);
}
