import { readColumns } from '../../src/engine/compile/columns.ts';
import { optionSources } from '../../src/engine/compile/question-source.ts';
import type { Checked } from './checked.ts';
import { errorAt, type JsonFile } from './json-file.ts';
import { optionPath, placeColumns, type PlacedSource } from './placed-source.ts';
import { toPlainWords } from './plain-words.ts';
import type { Problem } from './problem.ts';

export function tableProblems(table: PlacedSource, { schemaFile: file }: Checked): readonly Problem[] {
  const columns = placeColumns(table);
  return [
    ...spellingProblems(table, file),
    ...requiredProblems(table, columns, file),
    ...titleProblems(columns, file),
    ...columns.flatMap((column) => ownTextProblems(column, file)),
  ];
}

function spellingProblems({ id, source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
  const isTwice = source.items && source['x-columns'];
  return isTwice ? [errorAt(file, [...path, 'x-columns'], 'columns-twice', { id })] : [];
}

function requiredProblems(
  { id, source, path }: PlacedSource,
  columns: readonly PlacedSource[],
  file: JsonFile,
): readonly Problem[] {
  const required = readColumns(source)?.required ?? [];
  return required.flatMap((name, at) =>
    columns.some((column) => column.id === name)
      ? []
      : [errorAt(file, [...path, 'items', 'required', at], 'column-unknown', { id, column: name })],
  );
}

function titleProblems(columns: readonly PlacedSource[], file: JsonFile): readonly Problem[] {
  const words = columns.map(({ source }) => toPlainWords(source.title));
  return columns.flatMap(({ source, path }, at) =>
    words.indexOf(words[at] ?? '') === at
      ? []
      : [errorAt(file, [...path, 'title'], 'columns-alike', { title: source.title })],
  );
}

/** A cell has no place for a text of its own. */
function ownTextProblems({ source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
  return optionSources(source).flatMap((option, at) =>
    option['x-own-text']
      ? [errorAt(file, [...optionPath(source, path), at, 'x-own-text'], 'own-text-in-column', {})]
      : [],
  );
}
