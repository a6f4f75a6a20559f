import type { TextFormat } from '../format-words.ts';
import type { Band, ShortNames, Signal } from '../vocabulary.ts';
import type { Unit } from '../unit-names.ts';
import type { AppliesIf, Condition } from '../conditions.ts';
import type { Operation } from '../formulas.ts';

/** The properties that questions and options share in schema.json. */
interface Declared {
  readonly title: string;
  /** Its help, as parseHelp reads it. */
  readonly description?: string;
  readonly 'x-signal'?: Signal;
  readonly 'x-former-ids'?: readonly string[];
  readonly 'x-retired'?: boolean;
}

/** A question as schema.json declares it, once schemas/meta has accepted the file. */
export interface QuestionSource extends Declared {
  readonly 'x-short'?: ShortNames;
  /** null: a text between questions. */
  readonly type: 'boolean' | 'string' | 'number' | 'integer' | 'array' | 'object' | 'null';
  readonly maxLength?: number;
  /** A regular expression that a text must fit, and the words that say so. */
  readonly pattern?: string;
  readonly 'x-pattern-words'?: string;
  readonly oneOf?: readonly OptionSource[];
  readonly uniqueItems?: true;
  /** The options of several, or the columns of a table. */
  readonly items?: {
    readonly type: 'string' | 'object';
    readonly oneOf?: readonly OptionSource[];
    readonly $ref?: string;
    readonly 'x-options'?: string;
    readonly properties?: Readonly<Record<string, ColumnSource>>;
    readonly required?: readonly string[];
  };
  readonly format?: 'date' | 'uri' | TextFormat;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  /**
   * A list in schemas/options, as '../options/countries.json'; the compile step replaces it by the list's options before
   * it reads anything else.
   */
  readonly $ref?: string;
  /** A former spelling of `$ref`: the list's name. */
  readonly 'x-options'?: string;
  readonly 'x-unit'?: Unit;
  /** Of money: ISO 4217 codes. */
  readonly 'x-currencies'?: readonly string[];
  readonly 'x-scale'?: { readonly low: string; readonly high: string };
  /** The first and the last allowed day: YYYY-MM-DD, or 'today'. */
  readonly formatMinimum?: string;
  readonly formatMaximum?: string;
  /** A former spelling of `formatMaximum`. */
  readonly 'x-latest'?: 'today';
  readonly 'x-reminds'?: true;
  readonly 'x-bands'?: readonly Band[];
  /** The rows of a table to which none can be added. */
  readonly 'x-rows'?: readonly RowSource[];
  /** The former spelling of a table's `items.properties`. */
  readonly 'x-columns'?: Readonly<Record<string, ColumnSource>>;
  readonly 'x-excludes'?: readonly string[];
  /** What an explicit No speaks for; absent: the opposite of `x-signal`. */
  readonly 'x-signal-no'?: Signal;
  readonly 'x-neutral-after-no'?: string;
  readonly 'x-saved-as'?: string;
  readonly 'x-quick'?: true;
  readonly 'x-asked-if'?: Condition;
  readonly 'x-applies-if'?: AppliesIf;
  /** Only with `readOnly`: it is calculated, not asked. */
  readonly 'x-calculated'?: CalculatedSource;
  readonly readOnly?: true;
}

/** A formula; `needs`: it is calculated although answers are missing. */
export type CalculatedSource = Operation & { readonly needs?: 'any' };

/** A column of a table as schema.json declares it: the parts of a question that judge its answer. */
export type ColumnSource = Pick<
  QuestionSource,
  | 'type'
  | 'title'
  | 'format'
  | 'oneOf'
  | '$ref'
  | 'x-options'
  | 'maxLength'
  | 'pattern'
  | 'x-pattern-words'
  | 'minimum'
  | 'maximum'
  | 'multipleOf'
  | 'x-unit'
  | 'x-currencies'
  | 'formatMinimum'
  | 'formatMaximum'
  | 'x-latest'
> & {
  /** The retired question whose answer is this cell of the first row. */
  readonly 'x-replaces'?: string;
};

/** A fixed row of a table as schema.json declares it. */
export type RowSource = Pick<OptionSource, 'const' | 'title' | 'x-former-ids' | 'x-retired'>;

/** An option of a question as schema.json declares it. */
export interface OptionSource extends Declared {
  readonly const: string;
  /** What it counts in calculated values. */
  readonly 'x-value'?: number;
  readonly 'x-alone'?: true;
  readonly 'x-own-text'?: true;
}

/** The last allowed day, in either spelling. */
export function latestOf({
  formatMaximum,
  'x-latest': former,
}: Pick<QuestionSource, 'formatMaximum' | 'x-latest'>): string | undefined {
  return formatMaximum ?? former;
}

/** The options of a question's schema; empty unless it is a choice. */
export function optionSources(source: QuestionSource): readonly OptionSource[] {
  return source.oneOf ?? source.items?.oneOf ?? [];
}

/** More buttons fill a phone's screen. */
const mostButtons = 15;

/** Whether a member searches its options rather than reads them. */
export function hasManyOptions(source: QuestionSource): boolean {
  return optionSources(source).filter((option) => !option['x-retired']).length > mostButtons;
}
