import type { Condition } from './condition.ts';
import type { Signal } from './vocabulary.ts';

/** What schema.json says alike of a question and of an option. */
interface Declared {
  readonly title: string;
  readonly 'x-signal'?: Signal;
  readonly 'x-former-ids'?: readonly string[];
  readonly 'x-retired'?: boolean;
}

/** A question as schema.json declares it, once schemas/meta has accepted the file. */
export interface QuestionSource extends Declared {
  readonly type: 'boolean' | 'string' | 'array';
  readonly description?: string;
  readonly maxLength?: number;
  readonly oneOf?: readonly OptionSource[];
  readonly uniqueItems?: true;
  readonly items?: { readonly type: 'string'; readonly oneOf: readonly OptionSource[] };
  readonly 'x-excludes'?: readonly string[];
  readonly 'x-saved-as'?: string;
  readonly 'x-asked-if'?: Condition;
}

/** An option of a question as schema.json declares it. */
export interface OptionSource extends Declared {
  readonly const: string;
}

/** The options that a question's schema offers; none for yes/no and text. */
export function optionSources(source: QuestionSource): readonly OptionSource[] {
  return source.oneOf ?? source.items?.oneOf ?? [];
}
