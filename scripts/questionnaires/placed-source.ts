import { getQuestionType, toAnswerType } from '../../src/engine/compile/question-types.ts';
import type { OwnTextOf } from '../../src/engine/questionnaire.ts';
import type { QuestionSource } from '../../src/engine/compile/question-source.ts';
import { listCalculated, listTexts } from '../../src/engine/compile/build-between.ts';
import { readColumns } from '../../src/engine/compile/columns.ts';
import { listQuestions } from '../../src/engine/compile/own-text.ts';
import type { QuestionnaireSource } from '../../src/engine/compile/source.ts';
import type { JsonPath } from './json-file.ts';

export interface PlacedSource {
  readonly id: string;
  readonly section: string;
  readonly source: QuestionSource;
  readonly path: JsonPath;
  /** It is an option's text, and has the place of the option's question. */
  readonly ownTextOf?: OwnTextOf;
}

/** In form order. */
export function placeQuestions(source: QuestionnaireSource): readonly PlacedSource[] {
  return Object.entries(source.schema.properties).flatMap(([section, { properties }]) =>
    listQuestions(properties).map(({ ownTextOf, ...question }) => ({
      ...question,
      section,
      path: ['properties', section, 'properties', ownTextOf?.question ?? question.id],
      ...(ownTextOf && { ownTextOf }),
    })),
  );
}

/** Only the questions that schema.json declares: options' texts are declared with these. */
export function declaredQuestions(source: QuestionnaireSource): readonly PlacedSource[] {
  return placeQuestions(source).filter(({ ownTextOf }) => !ownTextOf);
}

/** The calculated values, placed as questions, after all questions. */
export function placeCalculated(source: QuestionnaireSource): readonly PlacedSource[] {
  return placeBetween(source, listCalculated);
}

/** The texts between questions, placed as questions. */
export function placeTexts(source: QuestionnaireSource): readonly PlacedSource[] {
  return placeBetween(source, listTexts);
}

function placeBetween({ schema }: QuestionnaireSource, listAll: typeof listTexts): readonly PlacedSource[] {
  return Object.entries(schema.properties).flatMap(([section, source]) =>
    listAll(source).map((one) => ({
      id: one.id,
      section,
      source: one.source,
      path: ['properties', section, 'properties', one.id],
    })),
  );
}

/** Questions, calculated values and texts in the order of schema.json. */
export function inWrittenOrder(
  { schema }: QuestionnaireSource,
  all: readonly PlacedSource[],
): readonly PlacedSource[] {
  const order = Object.values(schema.properties).flatMap(({ properties }) => Object.keys(properties));
  const placeOf = ({ id, ownTextOf }: PlacedSource) => order.indexOf(ownTextOf?.question ?? id);
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The columns of a table, placed as questions; none of any other question. */
export function placeColumns({ section, source, path }: PlacedSource): readonly PlacedSource[] {
  const table = readColumns(source);
  if (!table) return [];
  return Object.entries(table.columns).map(([id, column]) => ({
    id,
    section,
    source: column,
    path: [...path, ...table.path, id],
  }));
}

/** The question that a column of a table replaces. */
export function findReplaced({ source }: PlacedSource, column: string): string | undefined {
  return readColumns(source)?.columns[column]?.['x-replaces'];
}

export function optionPath(source: QuestionSource, path: JsonPath): JsonPath {
  return [...path, ...(getQuestionType(toAnswerType(source)).optionsPath ?? [])];
}
