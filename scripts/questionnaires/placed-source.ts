import { getQuestionType, toAnswerType } from '../../src/engine/compile/question-types.ts';
import type { OwnTextOf } from '../../src/engine/questionnaire.ts';
import type { QuestionSource } from '../../src/engine/compile/question-source.ts';
import type { JsonPath } from './json-file.ts';

export interface PlacedSource {
  readonly id: string;
  readonly section: string;
  readonly source: QuestionSource;
  readonly path: JsonPath;
  /** It is an option's text, and has the place of the option's question. */
  readonly ownTextOf?: OwnTextOf;
}

export function optionPath(source: QuestionSource, path: JsonPath): JsonPath {
  return [...path, ...(getQuestionType(toAnswerType(source)).optionsPath ?? [])];
}
