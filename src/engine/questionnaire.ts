import type { AnswerType, SettingsOf } from './answers.ts';
import type { WidgetName } from './compile/question-types.ts';
import type { OwnPage } from '../contracts/pages.ts';
import type { AppliesIf, Condition } from './conditions.ts';
import type { Evidence, LookupLink } from './evidence.ts';
import type { Help, Option, QuestionnaireKind, Signal, SubjectName } from './vocabulary.ts';
import type { Json } from './compile/json.ts';

/** A question with everything that any part of the product needs to know of it. */
export type Question = QuestionOf<AnswerType>;

/** A question of a type, or of one of several. */
export type QuestionOf<T extends AnswerType> = {
  [K in T]: QuestionBase & {
    readonly type: K;
    /** What its type's questions may differ in. */
    readonly settings: SettingsOf<K>;
  };
}[T];

interface QuestionBase {
  readonly id: string;
  readonly title: string;
  /** Empty where it has none. */
  readonly help: Help;
  readonly widget: WidgetName;
  readonly signal: Signal;
  /** What an explicit No speaks for. */
  readonly signalNo: Signal;
  /** Yes/no questions of its section that cannot be a yes beside it, as far as they are declared here. */
  readonly excludes: readonly string[];
  /** The field's name in a read record; the id unless x-saved-as says otherwise. */
  readonly savedAs: string;
  readonly formerIds: readonly string[];
  readonly retired: boolean;
  /** While it is asked and has no answer, its section is not saved. */
  readonly required?: true;
  /** It is the text of an option, and shown with it. */
  readonly ownTextOf?: OwnTextOf;
  /** Empty but for choice and choices. */
  readonly options: readonly Option[];
  /** The facts shown under it, the first in full; absent: none. */
  readonly evidence?: readonly Evidence[];
  /** Pages that help to answer it; absent: none. */
  readonly lookup?: readonly LookupLink[];
  /** Its section's and its own: all must hold for it to be asked; empty: it always is. */
  readonly conditions: readonly Condition[];
  /** Absent: it applies to whatever is researched. */
  readonly appliesIf?: AppliesIf;
}

/** What of a question decides whether it is asked. */
export type AskingQuestion = Pick<Question, 'id' | 'type' | 'retired' | 'conditions'>;

/** The same with the id of the section that it stood in, as that is called now. */
export interface AskedQuestion extends AskingQuestion {
  readonly section: string;
}

/** The option that a text belongs to. */
export interface OwnTextOf {
  /** The id of the question that has it. */
  readonly question: string;
  readonly option: string;
}

/** A section: the unit that a member opens, saves and is rewarded for. */
export interface Section {
  readonly id: string;
  /** Ids that it had before, the oldest first. */
  readonly formerIds?: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly questions: readonly Question[];
  /** The key of the section's own validator among its validators. */
  readonly validator: string;
  /** The form's JSON Schema (draft-07) exactly as it was compiled. */
  readonly schema: Json;
  readonly uiSchema: Json;
}

/** The option order of each choices question, by question id (as it was called in that version). */
export type OptionOrder = Readonly<Record<string, readonly string[]>>;

/** What schema.json says of its questionnaire under x-questionnaire. */
export interface QuestionnaireFacts {
  readonly kind: QuestionnaireKind;
  readonly version: number;
  /** The route it is shown on, and its place there. */
  readonly page: string;
  readonly order: number;
  /** Its place among the results, 1 first; absent: after all that have one. */
  readonly results?: number;
  /** What a record is about and is named after; absent: records have no name. */
  readonly subject?: SubjectName;
  /** No record is made before its subject is named: the page's own search names it. */
  readonly subjectRequired?: true;
  /** Its members may keep a note beside any answer; those that were written stay where this is taken back. */
  readonly notes?: true;
  /** What a section pays once, in reward coins; 0: it is no part of the research, see isPart. */
  readonly reward: number;
}

/** What is known of a questionnaire without its questions. */
export interface QuestionnaireBrief extends QuestionnaireFacts {
  /** The folder's name; called `module` on the wire. */
  readonly id: string;
  /** Names that the folder had before, the oldest first. */
  readonly formerIds?: readonly string[];
  /** It asks nothing any more; what was answered is still shown. */
  readonly retired?: true;
  readonly title: string;
  /** The page it brings along, where `page` is none of the product's. */
  readonly ownPage?: OwnPage;
}

/** A folder of schemas/, indexed. Plain JSON: the compile step writes it, browser and server read it. */
export interface Questionnaire extends QuestionnaireBrief {
  readonly sections: readonly Section[];
  /** Option orders by version number, the current one and every released one. */
  readonly versions: Readonly<Record<string, OptionOrder>>;
  /** What released versions asked, by the ids of now; only those that asked other than now. */
  readonly askedThen?: Readonly<Record<string, readonly AskedQuestion[]>>;
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

/** What the compile step makes of a folder. */
export interface CompiledQuestionnaire {
  readonly questionnaire: Questionnaire;
  /** The questionnaire's sections in their order. */
  readonly sections: readonly CompiledSection[];
}

/** A question with the section it stands in. */
export interface PlacedQuestion {
  readonly question: Question;
  readonly section: Section;
}

const indexes = new WeakMap<Questionnaire, ReadonlyMap<string, PlacedQuestion>>();

/**
 * Finds a question by any name that an answer may carry: its id, the name it is read by (x-saved-as), or an id
 * that it had before (x-former-ids).
 */
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

/** Every question of a questionnaire in form order, retired ones included. */
export function allQuestions(questionnaire: Questionnaire): readonly Question[] {
  return questionnaire.sections.flatMap((section) => section.questions);
}

/** A questionnaire or a section by all names that it ever had; the oldest former one is first. */
export interface Named {
  readonly id: string;
  readonly formerIds?: readonly string[];
}

/** Every name that it ever had, its present one last. */
export function namesOf({ id, formerIds = [] }: Named): readonly string[] {
  return [...formerIds, id];
}

/**
 * The id under which storage keeps what belongs to it: the first it ever had, so that nothing has to move when it is
 * renamed, and nothing is paid twice.
 */
export function storedId({ id, formerIds = [] }: Named): string {
  return formerIds[0] ?? id;
}

/** Ids of sections as they are called now; what is no section's any more stays as it is. */
export function currentSections(
  { sections }: { readonly sections: readonly Named[] },
  ids: readonly string[],
): string[] {
  return ids.map((id) => sections.find((section) => namesOf(section).includes(id))?.id ?? id);
}

/**
 * Puts a questionnaire and its compiled validators together. Throws when a section has none: then the two are not from
 * the same compile step.
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
