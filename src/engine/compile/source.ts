import type { OwnPage } from '../../contracts/pages.ts';
import type { AnswerType } from '../answers.ts';
import type { WidgetName } from './question-types.ts';
import type { Band, AddressFormat, Signal, Unit } from '../vocabulary.ts';
import type { AppliesIf, Condition } from '../conditions.ts';
import type { Evidence, LookupLink } from '../evidence.ts';
import type { QuestionSource } from './question-source.ts';
import type { QuestionnaireFacts } from '../questionnaire.ts';

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

/** schema.json: the questionnaire's facts and its sections in their order. */
export interface SchemaFile {
  readonly title: string;
  readonly 'x-questionnaire': QuestionnaireFacts;
  readonly 'x-page'?: OwnPage;
  /** Names that the folder had before, the oldest first. */
  readonly 'x-former-ids'?: readonly string[];
  readonly 'x-retired'?: true;
  readonly properties: Readonly<Record<string, SectionSource>>;
}

/** A section as schema.json declares it. */
export interface SectionSource {
  readonly type: 'object';
  readonly title: string;
  readonly description?: string;
  readonly properties: Readonly<Record<string, QuestionSource>>;
  /** The ids of the questions without whose answers it is not saved. */
  readonly required?: readonly string[];
  readonly 'x-asked-if'?: Condition;
  /** Ids that it had before, the oldest first. */
  readonly 'x-former-ids'?: readonly string[];
  readonly 'x-retired'?: true;
}

/** ui.json: exceptions to the defaults, flat by question id. */
export type UiFile = Readonly<Record<string, UiEntry | string>>;

/** The exceptions for one question. */
export interface UiEntry {
  readonly 'ui:widget'?: WidgetName;
  readonly 'ui:placeholder'?: string;
  readonly 'ui:options'?: {
    readonly images?: Readonly<Record<string, string>>;
    readonly evidence?: readonly Evidence[];
    readonly lookup?: readonly LookupLink[];
  };
}

/** released.json: what every released version asked, so that old answers keep their meaning. */
export interface ReleasedFile {
  readonly versions: Readonly<Record<string, Readonly<Record<string, ReleasedQuestion>>>>;
  /** What the questionnaire was, by version. */
  readonly about?: Readonly<Record<string, ReleasedAbout>>;
  /** In full, what a version asked and was whose own record is of an older form; no seal covers it. */
  readonly details?: Readonly<Record<string, ReleasedDetails>>;
  /** A digest of each version and of the seal before it, so that no version is changed unseen. */
  readonly seals?: Readonly<Record<string, string>>;
}

/** A version as it would be recorded today. */
export interface ReleasedDetails {
  readonly questions: Readonly<Record<string, ReleasedQuestion>>;
  readonly about: ReleasedAbout;
}

/** What a questionnaire was when a version of it was released. */
export type ReleasedAbout = Pick<
  QuestionnaireFacts,
  'kind' | 'page' | 'subject' | 'subjectRequired' | 'reward'
> & {
  /** As in ReleaseState; absent in what was recorded before there were any, as are the words. */
  readonly fingerprint?: string;
  readonly title?: string;
  /** Every name that it had until then, in order. */
  readonly names?: readonly string[];
  /** The ids of its questions in their order; absent in older records, as is the next. */
  readonly order?: readonly string[];
  /** What it said of its own page, if it had one. */
  readonly ownPage?: OwnPage;
  /** The words and names of its sections. */
  readonly sections?: Readonly<Record<string, ReleasedSection>>;
};

export type ReleasedSection = Pick<SectionSource, 'title' | 'description'> & {
  readonly names: readonly string[];
};

/** What a released version asked with one question. */
export interface ReleasedQuestion {
  readonly section: string;
  readonly type: AnswerType;
  /** Option ids in their order; only where the question has options. */
  readonly options?: readonly string[];
  /** The ids of the options that take a text of their own; only where there is one. */
  readonly ownText?: readonly string[];
  /** Its words, limit and signs; absent in what was recorded before these were. */
  readonly title?: string;
  readonly signal?: Signal;
  /** Of every yes/no question, in what was recorded since a No speaks for something. */
  readonly signalNo?: Signal;
  readonly appliesIf?: AppliesIf;
  /** Of every yes/no question; absent in what was recorded before it was. */
  readonly excludes?: readonly string[];
  /** Only of a scale; absent in what was recorded before it was. */
  readonly scale?: QuestionSource['x-scale'];
  readonly maxLength?: number;
  /** As `options`: one for each. */
  readonly optionTitles?: readonly string[];
  readonly optionSignals?: readonly Signal[];
  /** Only where a number has one. */
  readonly unit?: Unit;
  /** Only of an address: the chain that it is on. */
  readonly format?: AddressFormat;
  readonly help?: string;
  /** What an answer must keep to; only what is limited. */
  readonly limits?: ReleasedLimits;
  /** The section's condition and its own; only where there is one. */
  readonly askedIf?: readonly Condition[];
  readonly required?: true;
  readonly retired?: true;
  /** The ids of the options that were no longer offered, and of those that stand alone. */
  readonly retiredOptions?: readonly string[];
  readonly aloneOptions?: readonly string[];
  readonly bands?: readonly Band[];
  /** Only of rows, with their titles. */
  readonly columns?: QuestionSource['x-columns'];
}

/** Besides a text's length, which stands by itself. */
export type ReleasedLimits = Partial<
  Pick<QuestionSource, 'type' | 'minimum' | 'maximum' | 'multipleOf' | 'minItems' | 'maxItems' | 'x-latest'>
>;

/** The exception that ui.json makes for a question, if any. */
export function uiEntryOf(ui: UiFile, questionId: string): UiEntry {
  const entry = Object.hasOwn(ui, questionId) ? ui[questionId] : undefined;
  return typeof entry === 'object' ? entry : {};
}
