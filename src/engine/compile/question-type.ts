import type { Json } from './json.ts';
import type { QuestionSource } from './question-source.ts';
import type { QuestionnaireKind } from '../vocabulary.ts';
import type { AnsweredQuestion } from '../answers/answer-type.ts';

/**
 * What is known of the questions of a type of answer when schema.json is checked and compiled; no browser needs it, and
 * none loads it. `A` and `S` as in AnswerTypeDefinition.
 */
export interface QuestionTypeDefinition<A, S, Widget extends string = string> {
  /** Whether a question's schema means this type; every schema that schemas/meta accepts means exactly one. */
  readonly isMeantBy: (source: QuestionSource) => boolean;
  /** The settings that a question's schema declares. */
  readonly parseSettings: (source: QuestionSource) => S;
  /** The settings as released.json records them, by its keys; absent: it records none. */
  readonly toReleased?: (source: QuestionSource) => ReleasedSettings;
  /**
   * The setting that makes old answers mean something else than they did when it was released, and what it was and is;
   * undefined: there is none. Absent: no setting can.
   */
  readonly findTurned?: (source: QuestionSource, before: ReleasedSettings) => TurnedSetting | undefined;
  /** The schema that is compiled for a question; absent: exactly what its author wrote. */
  readonly toSchema?: (source: QuestionSource) => Json;
  /** Where the options stand in the schema; absent: questions of this type have none. */
  readonly optionsPath?: readonly string[];
  /** Whether the `const` of a condition can be an answer, or one of those chosen. */
  readonly canBe: (value: unknown, optionIds: readonly string[]) => boolean;
  /** An answer that the question takes, for previews and tests; `source` is its compiled schema. */
  readonly sample: (question: AnsweredQuestion<S>, source: Partial<QuestionSource>) => A;
  /** The widgets that ui.json may name for a question of this type. */
  readonly widgets: readonly Widget[];
  readonly defaultWidget: Readonly<Record<QuestionnaireKind, Widget>>;
}

/** Settings as released.json records them. */
export type ReleasedSettings = Readonly<Record<string, unknown>>;

/** A setting that old answers depend on. */
export interface TurnedSetting {
  readonly kind: 'unit' | 'format';
  readonly was: string;
  readonly is: string;
}
