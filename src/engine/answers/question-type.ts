import type { Json } from '../registry/json.ts';
import type { QuestionSource } from '../registry/question-source.ts';
import type { QuestionnaireKind } from '../registry/vocabulary.ts';

/**
 * What is to be known of the questions of a type of answer when schema.json is checked and compiled; no browser needs
 * it, and none loads it.
 */
export interface QuestionTypeDefinition<Widget extends string = string> {
  /** Whether a question's schema means this type; every schema that schemas/meta accepts means exactly one. */
  readonly isMeantBy: (source: QuestionSource) => boolean;
  /** The schema that is compiled for a question; absent: exactly what its author wrote. */
  readonly toSchema?: (source: QuestionSource) => Json;
  /** Where the options stand in the schema; absent: questions of this type have none. */
  readonly optionsPath?: readonly string[];
  /** Whether the `const` of a condition can be an answer, or one of those chosen. */
  readonly canBe: (value: unknown, optionIds: readonly string[]) => boolean;
  /** The widgets that ui.json may name for a question of this type. */
  readonly widgets: readonly Widget[];
  readonly defaultWidget: Readonly<Record<QuestionnaireKind, Widget>>;
}
