import type { Json, QuestionnaireKind } from '../vocabulary.ts';
import type { QuestionSource } from './question-source.ts';
import type { AnsweredQuestion } from '../answers/answer-type.ts';

/**
 * The definition of a type's questions for checking and compiling schema.json; browsers never load it. `A` and `S` as
 * in AnswerTypeDefinition.
 */
export interface QuestionTypeDefinition<A, S, Widget extends string = string> {
  /** Whether a question's schema is of this type; every schema that schemas/meta accepts matches exactly one. */
  readonly matchesSchema: (source: QuestionSource) => boolean;
  /** The settings that a question's schema declares. */
  readonly parseSettings: (source: QuestionSource) => S;
  /** The settings as released.json records them, by its keys; absent: it records none. */
  readonly toReleased?: (source: QuestionSource) => ReleasedSettings;
  /**
   * A setting whose change since the release changes the meaning of old answers; undefined: it is unchanged. Absent:
   * the type has no such setting.
   */
  readonly findChangedSetting?: (
    source: QuestionSource,
    before: ReleasedSettings,
  ) => ChangedSetting | undefined;
  /** The schema that is compiled for a question; absent: the author's own. */
  readonly toSchema?: (source: QuestionSource) => Json;
  /** The path of the options in the schema; absent: questions of this type have none. */
  readonly optionsPath?: readonly string[];
  /** Whether an answer, or one of its chosen options, can equal the `const` of a condition. */
  readonly canEqual: (value: unknown, optionIds: readonly string[]) => boolean;
  /** A valid answer for previews and tests; `source` is the question's compiled schema. */
  readonly sample: (question: AnsweredQuestion<S>, source: Partial<QuestionSource>) => A;
  /** The widgets that ui.json may name for a question of this type. */
  readonly widgets: readonly Widget[];
  readonly defaultWidget: Readonly<Record<QuestionnaireKind, Widget>>;
  /** Another default, which the size of an answer or of the list of options asks for. */
  readonly toOtherWidget?: (source: QuestionSource) => Widget | undefined;
}

/** Settings as released.json records them. */
type ReleasedSettings = Readonly<Record<string, unknown>>;

/** A setting that old answers depend on. */
interface ChangedSetting {
  readonly kind: 'unit' | 'format';
  readonly was: string;
  readonly is: string;
}
