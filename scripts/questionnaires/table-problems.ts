import { readColumns, toCellType } from '../../src/engine/compile/columns.ts';
import { toAnswerType } from '../../src/engine/compile/question-types.ts';
import { optionSources } from '../../src/engine/compile/question-source.ts';
import { uiEntryOf } from '../../src/engine/compile/source.ts';
import type { Checked } from './checked.ts';
import { errorAt, warningAt, type JsonFile } from './json-file.ts';
import { findReplaced, optionPath, placeColumns, type PlacedSource } from './placed-source.ts';
import { toPlainWords } from './plain-words.ts';
import type { Problem } from './problem.ts';
import { reservedNames } from './reserved-names.ts';

export function tableProblems(
  table: PlacedSource,
  { questions, schemaFile: file }: Checked,
): readonly Problem[] {
  const columns = placeColumns(table);
  return [
    ...spellingProblems(table, file),
    ...requiredProblems(table, columns, file),
    ...titleProblems(columns, file),
    ...columns.flatMap((column) => ownTextProblems(column, file)),
    ...rowProblems(table, columns, file),
    ...columns.flatMap((column) => replacingProblems(table, column, { columns, questions, file })),
  ];
}

/** A column that replaces a question which is not retired and answered alike. */
function replacingProblems(
  table: PlacedSource,
  column: PlacedSource,
  {
    columns,
    questions,
    file,
  }: {
    readonly columns: readonly PlacedSource[];
    readonly questions: readonly PlacedSource[];
    readonly file: JsonFile;
  },
): readonly Problem[] {
  const id = findReplaced(table, column.id);
  if (id === undefined) return [];
  const place = [...column.path, 'x-replaces'];
  if (table.source['x-rows']) return [errorAt(file, place, 'replaces-in-fixed-rows', { id: table.id })];
  const former = questions.find((one) => one.id === id && one.section === table.section);
  const data = { id, column: column.id };
  if (!former) return [errorAt(file, place, 'replaces-unknown', data)];
  if (!former.source['x-retired']) return [errorAt(file, place, 'replaces-asked', data)];
  const isFirst = columns.find((one) => findReplaced(table, one.id) === id) === column;
  if (!isFirst) return [errorAt(file, place, 'replaces-twice', { id })];
  const options = optionSources(column.source).map((option) => option.const);
  const isFit =
    toAnswerType(former.source) === toCellType(column.source) &&
    optionSources(former.source).every((option) => options.includes(option.const));
  return isFit ? [] : [errorAt(file, place, 'replaces-unfit', data)];
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

function rowProblems(
  { id, source, path }: PlacedSource,
  columns: readonly PlacedSource[],
  file: JsonFile,
): readonly Problem[] {
  const taken = new Set<string>();
  const twice = (source['x-rows'] ?? []).flatMap((row, at) =>
    [row.const, ...(row['x-former-ids'] ?? [])].flatMap((name) => {
      const isTaken = taken.has(name);
      taken.add(name);
      return isTaken ? [errorAt(file, [...path, 'x-rows', at], 'row-twice', { id, row: name })] : [];
    }),
  );
  const reserved = columns
    .filter((column) => reservedNames.column.includes(column.id))
    .map((column) => errorAt(file, column.path, 'column-name-reserved', { column: column.id }));
  const rows = source['x-rows'] ?? [];
  const asked = rows.flatMap((row, at) => (row['x-retired'] ? [] : [{ ...row, at }]));
  const words = asked.map(({ title }) => toPlainWords(title));
  const alike = asked.flatMap(({ title, at }, index) =>
    words.indexOf(words[index] ?? '') === index
      ? []
      : [errorAt(file, [...path, 'x-rows', at, 'title'], 'rows-alike', { title })],
  );
  const isIdle = rows.length > 0 && asked.length === 0 && !source['x-retired'];
  return [
    ...twice,
    ...reserved,
    ...alike,
    ...(isIdle ? [errorAt(file, [...path, 'x-rows'], 'rows-all-retired', { id })] : []),
    ...(rows.length > 0 && source.maxItems !== undefined
      ? [warningAt(file, [...path, 'maxItems'], 'rows-and-limit', { id })]
      : []),
  ];
}

/** Fixed rows with one choice. */
export function matrixProblems({ questions, source: { ui }, uiFile }: Checked): readonly Problem[] {
  return questions.flatMap((question) => {
    if (uiEntryOf(ui, question.id)['ui:widget'] !== 'matrix') return [];
    const [only, ...others] = placeColumns(question);
    const isChoice = only && others.length === 0 && toCellType(only.source) === 'choice';
    if (question.source['x-rows'] && isChoice) return [];
    return [errorAt(uiFile, [question.id, 'ui:widget'], 'matrix-unfit', { id: question.id })];
  });
}

/** A cell has no field for an option's text. */
function ownTextProblems({ source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
  return optionSources(source).flatMap((option, at) =>
    option['x-own-text']
      ? [errorAt(file, [...optionPath(source, path), at, 'x-own-text'], 'own-text-in-column', {})]
      : [],
  );
}
