import { getQuestionType, toAnswerType } from '../../src/engine/compile/question-types.ts';
import type { OwnTextOf } from '../../src/engine/questionnaire.ts';
import type { QuestionSource } from '../../src/engine/compile/question-source.ts';
import type { JsonPath } from './json-file.ts';

/** A question with its place in schema.json. */
export interface PlacedSource {
  readonly id: string;
  readonly section: string;
  readonly source: QuestionSource;
  readonly path: JsonPath;
  /** It is the text of an option, and stands where that option's question does. */
  readonly ownTextOf?: OwnTextOf;
}

/** Where the options of a question at `path` stand. */
export function optionPath(source: QuestionSource, path: JsonPath): JsonPath {
  return [...path, ...(getQuestionType(toAnswerType(source)).optionsPath ?? [])];
}
