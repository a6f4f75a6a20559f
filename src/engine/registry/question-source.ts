import type { Signal } from './vocabulary.ts';

/** A question as schema.json declares it, once schemas/meta has accepted the file. */
export interface QuestionSource {
  readonly type: 'boolean' | 'string' | 'array';
  readonly title: string;
  readonly description?: string;
  readonly maxLength?: number;
  readonly oneOf?: readonly OptionSource[];
  readonly uniqueItems?: true;
  readonly items?: { readonly type: 'string'; readonly oneOf: readonly OptionSource[] };
  readonly 'x-signal'?: Signal;
  readonly 'x-excludes'?: readonly string[];
  readonly 'x-saved-as'?: string;
  readonly 'x-former-ids'?: readonly string[];
  readonly 'x-retired'?: boolean;
}

/** An option of a question as schema.json declares it. */
export interface OptionSource {
  readonly const: string;
  readonly title: string;
  readonly 'x-signal'?: Signal;
  readonly 'x-former-ids'?: readonly string[];
  readonly 'x-retired'?: boolean;
}

/** The options that a question's schema offers; none for yes/no and text. */
export function optionSources(source: QuestionSource): readonly OptionSource[] {
  return source.oneOf ?? source.items?.oneOf ?? [];
}
