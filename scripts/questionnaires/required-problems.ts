import { toAnswerType } from '../../src/engine/compile/question-types.ts';
import type { Checked } from './checked.ts';
import { errorAt, type JsonFile, type JsonPath } from './json-file.ts';
import type { Problem } from './problem.ts';
import { hintAt } from './name-hints.ts';
import { placeCalculated, placeTexts, type PlacedSource } from './placed-source.ts';

export function requiredProblems({ source, questions, schemaFile: file }: Checked): readonly Problem[] {
  const { schema } = source;
  const all = [...questions, ...placeCalculated(source), ...placeTexts(source)];
  const { kind } = schema['x-questionnaire'];
  return Object.entries(schema.properties).flatMap(([section, { required = [] }]) => {
    const path = ['properties', section, 'required'];
    if (kind === 'insights' && required.length > 0) return [errorAt(file, path, 'required-in-insights', {})];
    const own = questions.filter((question) => question.section === section && !question.ownTextOf);
    return required.flatMap((id, index) => namedProblems(id, own, all, [...path, index], file));
  });
}

function namedProblems(
  id: string,
  own: readonly PlacedSource[],
  all: readonly PlacedSource[],
  path: JsonPath,
  file: JsonFile,
): readonly Problem[] {
  const question = own.find((one) => one.id === id);
  if (!question) {
    const possible = own.map((one) => one.id);
    return [errorAt(file, path, 'required-unknown', { id, ...hintAt(id, possible, all) })];
  }
  if (question.source['x-retired']) return [errorAt(file, path, 'required-retired', { id })];
  const isYesNo = toAnswerType(question.source) === 'boolean';
  return isYesNo ? [errorAt(file, path, 'required-yes-no', { id })] : [];
}
