import { toOwnTextId } from '../../src/engine/compile/own-text.ts';
import { optionSources } from '../../src/engine/compile/question-source.ts';
import type { Checked } from './checked.ts';
import { errorAt, warningAt, type JsonFile } from './json-file.ts';
import type { Problem } from './problem.ts';
import { optionPath, type PlacedSource } from './placed-source.ts';

export function choiceProblems(question: PlacedSource, { schemaFile }: Checked): readonly Problem[] {
  return [...countProblems(question, schemaFile), ...ownTextProblems(question, schemaFile)];
}

function countProblems({ id, source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
  const { minItems = 1, maxItems = Infinity } = source;
  const offered = optionSources(source).filter((option) => !option['x-retired'] && !option['x-alone']).length;
  if (source.oneOf?.some((option) => option['x-alone'])) {
    return [errorAt(file, [...path, 'oneOf'], 'choice-alone-needless', { id })];
  }
  if (minItems > maxItems) {
    return [errorAt(file, [...path, 'minItems'], 'choice-range-empty', { id, minItems, maxItems })];
  }
  return source.minItems !== undefined && minItems > offered
    ? [
        errorAt(file, [...path, 'minItems'], 'choice-minimum-beyond-options', {
          id,
          fewest: minItems,
          offered,
        }),
      ]
    : [];
}

/** An id is stored with every answer, so it must be short. */
const longestId = 64;

function ownTextProblems({ id, source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
  const options = optionSources(source);
  const place = (index: number) => [...optionPath(source, path), index, 'x-own-text'];
  const taking = options.flatMap((option, index) => (option['x-own-text'] ? [{ option, index }] : []));
  const [first, second] = taking;
  if (!first) return [];
  if (second) {
    return [errorAt(file, place(second.index), 'own-text-twice', { id })];
  }
  const textId = toOwnTextId(id, first.option.const);
  if (textId.length > longestId) {
    return [errorAt(file, place(first.index), 'own-text-id-long', { id: textId, most: longestId })];
  }
  return first.index < options.length - 1
    ? [warningAt(file, place(first.index), 'own-text-not-last', {})]
    : [];
}
