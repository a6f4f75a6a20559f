import type { AnswerType, SettingsOf } from './answers.ts';
import type { WidgetName } from './compile/question-types.ts';
import type { FactId } from '../contracts/coin-facts.ts';
import type { DayValueId } from '../contracts/day-values.ts';
import type { OwnPage } from '../contracts/pages.ts';
import type { AppliesIf, Condition } from './conditions.ts';
import type { Evidence, LookupLink, QuestionFact } from './evidence.ts';
import type { FiguredQuestion } from './calculate.ts';
import type { Formula } from './formulas.ts';
import type {
  Band,
  Help,
  Json,
  Option,
  QuestionnaireKind,
  ShortNames,
  Signal,
  SubjectName,
} from './vocabulary.ts';
import type { Unit } from './unit-names.ts';

/** A question with everything that any part of the product needs. */
export type Question = QuestionOf<AnswerType>;

/** A question of one type, or of one of several. */
export type QuestionOf<T extends AnswerType> = {
  [K in T]: QuestionBase & {
    readonly type: K;
    /** The settings of its type. */
    readonly settings: SettingsOf<K>;
  };
}[T];

interface QuestionBase {
  readonly id: string;
  readonly title: string;
  /** Absent: lists show the title. Read by shortTitle and statement. */
  readonly short?: ShortNames;
  /** Empty if it has none. */
  readonly help: Help;
  readonly widget: WidgetName;
  readonly signal: Signal;
  /** What an explicit No speaks for. */
  readonly signalNo: Signal;
  /**
   * The section's yes/no questions that cannot be a yes together with this one, as far as this question declares them.
   */
  readonly excludes: readonly string[];
  /** The field's name in a read record; the id unless x-saved-as says otherwise. */
  readonly savedAs: string;
  readonly formerIds: readonly string[];
  readonly retired: boolean;
  /** Its section cannot be saved while it is asked and has no answer. */
  readonly required?: true;
  /** One of the few most decisive questions, which the form offers first. */
  readonly quick?: true;
  /** A rule may warn of its answer. */
  readonly warned?: true;
  /** It is the text of an option, and shown with it. */
  readonly ownTextOf?: OwnTextOf;
  /** Empty but for choice and choices. */
  readonly options: readonly Option[];
  /** The facts shown with it and stored with its answer, those of its section last; absent: none. */
  readonly evidence?: readonly QuestionFact[];
  /** Its facts are named beside Save, not shown under it. */
  readonly factsAtSave?: true;
  /** Pages that help to answer it; absent: none. */
  readonly lookup?: readonly LookupLink[];
  /** For a text: offers the member's other answers that speak for or against the same subject; absent: none. */
  readonly cites?: 'for' | 'against';
  /** The conditions of its section and its own, which must all hold; empty: it is always asked. */
  readonly conditions: readonly Condition[];
  /** Absent: it applies to every subject. */
  readonly appliesIf?: AppliesIf;
  /** A yes/no question of the section: after its explicit No, this one speaks for neither side and is not open. */
  readonly neutralAfterNo?: string;
}

/** The parts of a question that decide whether it is asked. */
export type AskingQuestion = Pick<Question, 'id' | 'type' | 'retired' | 'conditions'> &
  Omit<FiguredQuestion, 'type'>;

/** The parts of a calculated value that conditions need. */
export type AskingValue = Pick<CalculatedValue, 'id' | 'formula' | 'needsAny' | 'conditions'>;

/** A question of a version, with the current id of the section that had it. */
export interface AskedQuestion extends AskingQuestion {
  readonly section: string;
}

/** The first and the last step of a scale. */
export type ScaleSteps = Pick<SettingsOf<'scale'>, 'from' | 'to'>;

/** The option that a text belongs to. */
export interface OwnTextOf {
  /** The id of the option's question. */
  readonly question: string;
  readonly option: string;
}

/** A section: the unit that a member opens, saves and is rewarded for. */
export interface Section {
  readonly id: string;
  /** Former ids, the oldest first. */
  readonly formerIds?: readonly string[];
  readonly title: string;
  readonly description: string;
  /** What an explicit No to all of its yes/no questions speaks for. */
  readonly signalNo?: Signal;
  /** The facts shown once for all of its questions; absent: none. */
  readonly evidence?: readonly Evidence[];
  readonly questions: readonly Question[];
  /** Values that are calculated from answers, in form order; absent: none. */
  readonly calculated?: readonly CalculatedValue[];
  /** Texts between the questions, in form order; absent: none. */
  readonly texts?: readonly TextBlock[];
  /** What its answers must not be together, in written order; absent: none. */
  readonly rules?: readonly Rule[];
  /** The key of the section's own validator among its validators. */
  readonly validator: string;
  /** The form's JSON Schema (draft-07) exactly as it was compiled. */
  readonly schema: Json;
  readonly uiSchema: Json;
}

/** What is shown between the questions of a section, and never asked, sent or counted. */
interface Between {
  readonly id: string;
  readonly title: string;
  readonly help: Help;
  /** The question that it follows, or for a text the calculated value; absent: it begins the section. */
  readonly after?: string;
  /** Those of its section and its own; it is shown while they hold. */
  readonly conditions: readonly Condition[];
}

/** A value that is calculated from answers, and stored with each save. */
export interface CalculatedValue extends Between {
  readonly short?: ShortNames;
  readonly unit?: Unit;
  readonly bands?: readonly Band[];
  readonly formula: Formula;
  /** Answers that are missing are left out. */
  readonly needsAny?: true;
}

/** A heading with a text. */
export type TextBlock = Between;

/** A complaint about answers that do not go together, while its condition holds (`x-rules` of schema.json). */
export interface Rule {
  readonly if: Condition;
  /** The id of the question at which the complaint is shown. */
  readonly at: string;
  readonly words: string;
  /** An error refuses a save, a warning is only shown. */
  readonly level: RuleLevel;
}

export type RuleLevel = 'error' | 'warning';

/** The option order of each choices question, by question id in that version. */
export type OptionOrder = Readonly<Record<string, readonly string[]>>;

/** The table whose rows are alerts, and the ids of its columns. */
export interface AlertTable {
  readonly table: string;
  /** Which figure: a choice. */
  readonly fact: string;
  /** The figure that each of its options names. */
  readonly facts: Readonly<Record<string, DayValueId>>;
  /** The side of the figure: a choice. */
  readonly side: string;
  /** The option that means above; any other means below. */
  readonly above: string;
  /** A number in the fact's unit; for a list its length. */
  readonly figure: string;
  /** The last day. */
  readonly until: string;
}

/** The properties of a questionnaire in x-questionnaire of schema.json. */
export interface QuestionnaireFacts {
  readonly kind: QuestionnaireKind;
  readonly version: number;
  /** The route of its page, and its place there. */
  readonly page: string;
  readonly order: number;
  /** Its place among the results, 1 first; absent: after all that have one. */
  readonly results?: number;
  /** What a record is about and is named after; absent: records have no name. */
  readonly subject?: SubjectName;
  /** A record needs a named subject: the page's search names it. */
  readonly subjectRequired?: true;
  /** Members may write a note beside any answer; existing notes stay if this is removed. */
  readonly notes?: true;
  /** The table whose rows are alerts: figures of the coin that bring the record back. */
  readonly alert?: AlertTable;
  /** What a section pays once, in coins; 0: it is no part of the research, see isPart. */
  readonly reward: number;
}

/** A questionnaire's properties without its questions. */
export interface QuestionnaireBrief extends QuestionnaireFacts {
  /** The folder's name; called `module` on the wire. */
  readonly id: string;
  /** Former names of the folder, the oldest first. */
  readonly formerIds?: readonly string[];
  /** It asks nothing any more; existing answers are still shown. */
  readonly retired?: true;
  readonly title: string;
  /** Its own page, if the product has no page at `path`. */
  readonly ownPage?: OwnPage;
}

/** A folder of schemas/, indexed. Plain JSON: the compile step writes it, browser and server read it. */
export interface Questionnaire extends QuestionnaireBrief {
  readonly sections: readonly Section[];
  /** Option orders by version number, the current one and every released one. */
  readonly versions: Readonly<Record<string, OptionOrder>>;
  /** The questions of released versions, by current ids; only versions that differ from the current one. */
  readonly askedByVersion?: Readonly<Record<string, readonly AskedQuestion[]>>;
  /** The facts that rules, texts and calculated values of released versions named, and nothing names now. */
  readonly formerFacts?: readonly FactId[];
  /** The first and last steps of scales that released versions had, by current ids; only those that differ from now. */
  readonly scalesByVersion?: Readonly<Record<string, Readonly<Record<string, ScaleSteps>>>>;
}

/** One complaint of a compiled validator, as ajv reports it. */
export interface ValidationProblem {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** A compiled, eval-free JSON Schema validator; `errors` holds the complaints of its last call. */
export interface CompiledValidator {
  (value: unknown): boolean;
  errors?: readonly ValidationProblem[] | null;
}

/** The compiled validators of a section's schema and of every schema inside it, by rjsf's key for each. */
export type SectionValidators = Readonly<Record<string, CompiledValidator>>;

/** The compiled validators of a questionnaire, by section id. */
export type QuestionnaireValidators = Readonly<Record<string, SectionValidators>>;

/** A section with its compiled validators, none missing. */
export interface CompiledSection extends Section {
  readonly validators: SectionValidators;
}

/** The compile step's result for a folder. */
export interface CompiledQuestionnaire {
  readonly questionnaire: Questionnaire;
  /** The questionnaire's sections in order. */
  readonly sections: readonly CompiledSection[];
}

/** A question with its section. */
interface PlacedQuestion {
  readonly question: Question;
  readonly section: Section;
}

const indexes = new WeakMap<Questionnaire, ReadonlyMap<string, PlacedQuestion>>();

/** Finds a question by its id, its read name (x-saved-as), or a former id (x-former-ids). */
export function findQuestion(questionnaire: Questionnaire, name: string): PlacedQuestion | undefined {
  let index = indexes.get(questionnaire);
  if (!index) {
    index = buildIndex(questionnaire);
    indexes.set(questionnaire, index);
  }
  return index.get(name);
}

function buildIndex(questionnaire: Questionnaire): ReadonlyMap<string, PlacedQuestion> {
  return new Map(
    questionnaire.sections.flatMap((section) =>
      section.questions.flatMap((question) =>
        [...question.formerIds, question.savedAs, question.id].map((name) => [name, { question, section }]),
      ),
    ),
  );
}

/** Everything with conditions: questions, calculated values, texts and rules. */
export function allJudged({
  sections,
}: Pick<Questionnaire, 'sections'>): readonly (Question | CalculatedValue | Pick<TextBlock, 'conditions'>)[] {
  return sections.flatMap(({ questions, calculated = [], texts = [], rules = [] }) => [
    ...questions,
    ...calculated,
    ...texts,
    ...rules.map((rule) => ({ conditions: [rule.if] })),
  ]);
}

/** Every question of a questionnaire in form order, retired ones included. */
export function allQuestions(questionnaire: Questionnaire): readonly Question[] {
  return questionnaire.sections.flatMap((section) => section.questions);
}

/** A questionnaire or a section by its present and former names, the oldest former one first. */
export interface Named {
  readonly id: string;
  readonly formerIds?: readonly string[];
}

/** Every name that it ever had, its present one last. */
export function namesOf({ id, formerIds = [] }: Named): readonly string[] {
  return [...formerIds, id];
}

/** The id in storage: the first one it ever had, so that a rename moves no data and pays nothing twice. */
export function storedId({ id, formerIds = [] }: Named): string {
  return formerIds[0] ?? id;
}

/** Current ids of sections; an id without a section stays as it is. */
export function currentSections(
  { sections }: { readonly sections: readonly Named[] },
  ids: readonly string[],
): string[] {
  return ids.map((id) => sections.find((section) => namesOf(section).includes(id))?.id ?? id);
}

/**
 * Combines a questionnaire with its compiled validators. Throws if a section has none: then the two are not from the
 * same compile step.
 */
export function buildCompiled(
  questionnaire: Questionnaire,
  validators: QuestionnaireValidators,
): CompiledQuestionnaire {
  const sections = questionnaire.sections.map((section) => {
    const compiled = { ...section, validators: validators[section.id] ?? {} };
    getValidator(compiled);
    return compiled;
  });
  return { questionnaire, sections };
}

/** A section's own validator. */
export function getValidator(section: CompiledSection): CompiledValidator {
  const validator = section.validators[section.validator];
  if (!validator) throw new Error(`No compiled validator ${section.validator} of the section ${section.id}`);
  return validator;
}
