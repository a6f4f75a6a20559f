import type { TextFormat } from '../format-words.ts';
import type { OwnPage } from '../../contracts/pages.ts';
import type { AnswerType } from '../answers.ts';
import type { WidgetName } from './question-types.ts';
import type { Band, Signal } from '../vocabulary.ts';
import type { Unit } from '../unit-names.ts';
import type { AppliesIf, Condition } from '../conditions.ts';
import type { Evidence, LookupLink } from '../evidence.ts';
import type { CalculatedSource, QuestionSource, RowSource } from './question-source.ts';
import type { AlertTable, QuestionnaireFacts, Rule } from '../questionnaire.ts';

/**
 * The files of a folder of schemas/ once schemas/meta has accepted them, as types. Only the compile step and the
 * content checks use them.
 */
export interface QuestionnaireSource {
  /** The folder's name. */
  readonly id: string;
  readonly schema: SchemaFile;
  readonly ui: UiFile;
  readonly released: ReleasedFile;
}

/** schema.json: the questionnaire's facts and its sections in order. */
export interface SchemaFile {
  readonly title: string;
  readonly 'x-questionnaire': QuestionnaireFacts;
  readonly 'x-page'?: OwnPage;
  /** Former names of the folder, the oldest first. */
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
  /** The ids of the required questions. */
  readonly required?: readonly string[];
  /** What an explicit No to all of its yes/no questions speaks for. */
  readonly 'x-signal-no'?: Signal;
  readonly 'x-asked-if'?: Condition;
  readonly 'x-rules'?: readonly RuleSource[];
  /** Former ids, the oldest first. */
  readonly 'x-former-ids'?: readonly string[];
  readonly 'x-retired'?: true;
}

/** A rule as schema.json declares it: an error, unless it says a warning. */
export type RuleSource = Omit<Rule, 'level'> & Partial<Pick<Rule, 'level'>>;

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
    readonly cites?: 'for' | 'against';
    readonly atSave?: true;
  };
}

/** released.json: the questions of every released version, so that old answers keep their meaning. */
export interface ReleasedFile {
  readonly versions: Readonly<Record<string, Readonly<Record<string, ReleasedQuestion>>>>;
  /** The questionnaire's properties, by version. */
  readonly about?: Readonly<Record<string, ReleasedAbout>>;
  /** Texts that changed within a version, as its last release found them; no seal covers them. */
  readonly wordings?: Readonly<Record<string, ReleasedWordings>>;
  /** The full record of a version that was recorded in an older form; no seal covers it. */
  readonly details?: Readonly<Record<string, ReleasedDetails>>;
  /** A digest of each version and the seal before it, which reveals later changes. */
  readonly seals?: Readonly<Record<string, string>>;
}

/** What may change within a version. */
export interface ReleasedWordings {
  readonly questions: Readonly<Record<string, QuestionWording>>;
  readonly about: Pick<ReleasedAbout, 'title' | 'page' | 'reward' | 'names' | 'sections' | 'rules' | 'texts'>;
}

export type QuestionWording = Pick<
  ReleasedQuestion,
  'title' | 'help' | 'appliesIf' | 'quick' | 'optionTitles' | 'columns'
>;

/** A version as it would be recorded today. */
interface ReleasedDetails {
  readonly questions: Readonly<Record<string, ReleasedQuestion>>;
  readonly about: ReleasedAbout;
}

/** The questionnaire's properties when a version of it was released. */
export type ReleasedAbout = Pick<
  QuestionnaireFacts,
  'kind' | 'page' | 'subject' | 'subjectRequired' | 'reward'
> & {
  /** Absent: none. */
  readonly alert?: ReleasedAlert;
  /** As in ReleaseState; absent in older records, as are the texts. */
  readonly fingerprint?: string;
  readonly title?: string;
  /** Present and former names, in order. */
  readonly names?: readonly string[];
  /** The ids of its questions in order; absent in older records, as is `ownPage`. */
  readonly order?: readonly string[];
  /** Absent unless the questionnaire had a page for itself. */
  readonly ownPage?: OwnPage;
  /** Its calculated values by id; absent: none. */
  readonly calculated?: Readonly<Record<string, ReleasedValue>>;
  /** Its rules in written order; absent: none. */
  readonly rules?: readonly Rule[];
  /** Its texts between questions by id; absent: none. */
  readonly texts?: Readonly<Record<string, ReleasedText>>;
  /** The texts and names of its sections. */
  readonly sections?: Readonly<Record<string, ReleasedSection>>;
};

/** Without `table`: an alert of an earlier form, which names four questions instead of columns. */
export type ReleasedAlert = Omit<AlertTable, 'table'> & Partial<Pick<AlertTable, 'table'>>;

/** A calculated value of a released version. */
export interface ReleasedValue {
  readonly section: string;
  readonly title: string;
  readonly formula: CalculatedSource;
  readonly unit?: Unit;
  readonly bands?: readonly Band[];
}

/** A text between questions of a released version. */
export type ReleasedText = Pick<QuestionSource, 'title' | 'description' | 'x-asked-if'> & {
  readonly section: string;
};

type ReleasedSection = Pick<SectionSource, 'title' | 'description'> & {
  readonly names: readonly string[];
};

/** A question of a released version. */
export interface ReleasedQuestion {
  readonly section: string;
  readonly type: AnswerType;
  /** Option ids in order; absent without options. */
  readonly options?: readonly string[];
  /** The ids of the options with a text; absent without any. */
  readonly ownText?: readonly string[];
  /** Its texts, limit and signs; absent in older records. */
  readonly title?: string;
  readonly signal?: Signal;
  /** For every yes/no question; absent in older records. */
  readonly signalNo?: Signal;
  readonly appliesIf?: Pick<AppliesIf, 'words'>;
  /** For every yes/no question; absent in older records. */
  readonly excludes?: readonly string[];
  /** Only of a scale; absent in older records. */
  readonly scale?: QuestionSource['x-scale'];
  readonly maxLength?: number;
  /** As `options`: one for each. */
  readonly optionTitles?: readonly string[];
  readonly optionSignals?: readonly Signal[];
  /** As `options`; absent if no option has a value. */
  readonly optionValues?: readonly (number | null)[];
  /** Only of a number with a unit. */
  readonly unit?: Unit;
  /** Only of an address. */
  readonly format?: TextFormat;
  readonly help?: string;
  /** The limits of an answer; absent without any. */
  readonly limits?: ReleasedLimits;
  /** The conditions of the section and the question; absent without any. */
  readonly askedIf?: readonly Condition[];
  readonly required?: true;
  readonly retired?: true;
  readonly quick?: true;
  /** The ids of the retired options, and of those that exclude all others. */
  readonly retiredOptions?: readonly string[];
  readonly aloneOptions?: readonly string[];
  readonly bands?: readonly Band[];
  /** Only of rows, with their titles. */
  readonly columns?: QuestionSource['x-columns'];
  /** The columns that every row must fill: of every table; absent in older records. */
  readonly requiredColumns?: readonly string[];
  /** Only of a table with fixed rows: by id, in order. */
  readonly rows?: Readonly<Record<string, Omit<RowSource, 'const'>>>;
}

/** Without a text's length, which has its own field. */
export type ReleasedLimits = Partial<
  Pick<
    QuestionSource,
    | 'type'
    | 'pattern'
    | 'minimum'
    | 'maximum'
    | 'multipleOf'
    | 'x-currencies'
    | 'minItems'
    | 'maxItems'
    | 'formatMinimum'
    | 'formatMaximum'
    | 'x-latest'
  >
>;

/** ui.json's exception for a question, if any. */
export function uiEntryOf(ui: UiFile, questionId: string): UiEntry {
  const entry = Object.hasOwn(ui, questionId) ? ui[questionId] : undefined;
  return typeof entry === 'object' ? entry : {};
}
