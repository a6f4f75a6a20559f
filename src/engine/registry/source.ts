import type { Json, Signal, WidgetName } from './questionnaire.ts';

/**
 * The files of a folder of schemas/ once schemas/meta has accepted them: the shapes that the meta schemas
 * describe, as types. Nothing but the compile step and the content checks sees them.
 */
export interface QuestionnaireSource {
  /** The folder's name. */
  readonly id: string;
  readonly schema: SchemaFile;
  readonly ui: UiFile;
  readonly released: ReleasedFile;
}

/** schema.json */
export interface SchemaFile {
  readonly title: string;
  readonly 'x-questionnaire': {
    readonly kind: 'checklist' | 'insights';
    readonly version: number;
    readonly page: string;
    readonly order: number;
    readonly results?: number;
    readonly subject?: 'coin' | 'nft';
    readonly reward: number;
  };
  readonly properties: Readonly<Record<string, SectionSource>>;
}

/** A section, or the branch of a condition: both declare questions and may hold further conditions. */
export interface QuestionHolder {
  readonly properties?: Readonly<Record<string, QuestionSource>>;
  readonly allOf?: readonly ConditionSource[];
}

export interface SectionSource extends QuestionHolder {
  readonly type: 'object';
  readonly title: string;
  readonly description?: string;
}

export interface ConditionSource {
  readonly if: Json & { readonly required: readonly string[] };
  readonly then?: QuestionHolder;
  readonly else?: QuestionHolder;
}

export interface QuestionSource {
  readonly type: 'boolean' | 'string' | 'array';
  readonly title: string;
  readonly description?: string;
  readonly maxLength?: number;
  readonly oneOf?: readonly OptionSource[];
  readonly items?: { readonly type: 'string'; readonly oneOf: readonly OptionSource[] };
  readonly 'x-signal'?: Signal;
  readonly 'x-saved-as'?: string;
  readonly 'x-former-ids'?: readonly string[];
  readonly 'x-retired'?: boolean;
}

export interface OptionSource {
  readonly const: string;
  readonly title: string;
  readonly 'x-signal'?: Signal;
  readonly 'x-former-ids'?: readonly string[];
  readonly 'x-retired'?: boolean;
}

/** ui.json: exceptions to the defaults, flat by question id. */
export type UiFile = Readonly<Record<string, UiEntry | string>>;

export interface UiEntry {
  readonly 'ui:widget'?: WidgetName;
  readonly 'ui:placeholder'?: string;
  readonly 'ui:options'?: { readonly images?: Readonly<Record<string, string>> };
}

/** released.json: what every released version asked, so that old answers keep their meaning. */
export interface ReleasedFile {
  readonly versions: Readonly<Record<string, Readonly<Record<string, ReleasedQuestion>>>>;
}

export interface ReleasedQuestion {
  readonly section: string;
  readonly type: 'boolean' | 'text' | 'choice' | 'choices';
  /** Option ids in their order; choice and choices only. */
  readonly options?: readonly string[];
}

/** The exception that ui.json makes for a question, if any. */
export function uiEntryOf(ui: UiFile, questionId: string): UiEntry {
  const entry = Object.hasOwn(ui, questionId) ? ui[questionId] : undefined;
  return typeof entry === 'object' ? entry : {};
}
