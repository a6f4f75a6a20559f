import type { CellOf, CellType, Column } from '../cells.ts';
import { addressQuestion } from '../answers/types/address.ts';
import { booleanQuestion } from '../answers/types/boolean.ts';
import { choiceQuestion } from '../answers/types/choice.ts';
import { dateQuestion } from '../answers/types/date.ts';
import { linkQuestion } from '../answers/types/link.ts';
import { moneyQuestion } from '../answers/types/money.ts';
import { numberQuestion } from '../answers/types/number.ts';
import { textQuestion } from '../answers/types/text.ts';
import type { Cell, Json } from '../vocabulary.ts';
import { buildOption } from './build-option.ts';
import { optionSources, type ColumnSource, type QuestionSource } from './question-source.ts';
import type { QuestionTypeDefinition } from './question-type.ts';

/** Longest text of a cell, in characters. */
export const longestCell = 1000;

type Definitions = {
  readonly [T in CellType]: QuestionTypeDefinition<CellOf<T>, Column<T>['settings']>;
};

const definitions: Definitions = {
  text: textQuestion,
  number: numberQuestion,
  money: moneyQuestion,
  date: dateQuestion,
  boolean: booleanQuestion,
  choice: choiceQuestion,
  link: linkQuestion,
  address: addressQuestion,
};

function getColumnType<T extends CellType>(type: T): Definitions[T] {
  return definitions[type];
}

/** The columns of a table as its schema declares them; undefined: the question is no table. */
interface DeclaredColumns {
  readonly columns: Readonly<Record<string, ColumnSource>>;
  /** Their place in the question's schema. */
  readonly path: readonly string[];
  readonly required: readonly string[];
}

/** `x-columns` is the former spelling of `items`. */
export function readColumns({ items, 'x-columns': former }: QuestionSource): DeclaredColumns | undefined {
  if (former) return { columns: former, path: ['x-columns'], required: [] };
  if (!items?.properties) return undefined;
  return { columns: items.properties, path: ['items', 'properties'], required: items.required ?? [] };
}

/** Columns as releases record them: both spellings of a last day alike, and without words that may change. */
export function recordColumns(source: QuestionSource): Readonly<Record<string, ColumnSource>> | undefined {
  const table = readColumns(source);
  if (!table) return undefined;
  return Object.fromEntries(
    Object.entries(table.columns).map(([id, column]) => {
      const { 'x-pattern-words': _, formatMaximum: latest, ...recorded } = column;
      if (latest === undefined) return [id, recorded];
      return [
        id,
        { ...recorded, ...(latest === 'today' ? { 'x-latest': latest } : { formatMaximum: latest }) },
      ];
    }),
  );
}

/** Columns in their declared order. */
export function buildColumns(source: QuestionSource): readonly Column[] {
  const { columns = {}, required = [] } = readColumns(source) ?? {};
  return Object.entries(columns).map(([id, column]) =>
    buildColumn(id, toCellType(column), column, required.includes(id)),
  );
}

function buildColumn<T extends CellType>(
  id: string,
  type: T,
  source: ColumnSource,
  required: boolean,
): Column<T> {
  return {
    id,
    type,
    title: source.title,
    settings: getColumnType(type).parseSettings(source),
    options: optionSources(source).map((option) => buildOption(option)),
    signal: 'neutral',
    signalNo: 'neutral',
    ...(required && { required }),
    ...(source['x-replaces'] !== undefined && { replaces: source['x-replaces'] }),
  };
}

/** The type that a column's question would have. */
export function toCellType(source: ColumnSource): CellType {
  const names = Object.keys(definitions).filter((name): name is CellType => Object.hasOwn(definitions, name));
  const type = names.find((name) => getColumnType(name).matchesSchema(source));
  if (!type) throw new Error(`No type of answer matches the column “${source.title}”`);
  return type;
}

/** The engine checks the number of rows and that required cells are there: a form may have blank rows. */
export function toTableSchema(source: QuestionSource): Json {
  const { columns = {} } = readColumns(source) ?? {};
  const properties = Object.entries(columns).map(([id, column]) => [id, toColumnSchema(column)]);
  return {
    type: 'array',
    title: source.title,
    items: { type: 'object', properties: Object.fromEntries(properties) },
  };
}

function toColumnSchema(source: ColumnSource): Json {
  const type = toCellType(source);
  const limited = type === 'text' ? { maxLength: longestCell, ...source } : source;
  return getColumnType(type).toSchema?.(limited) ?? { ...limited };
}

/** A valid cell for previews and tests; `source` is the column's compiled schema. */
export function sampleCell<T extends CellType>(column: Column<T>, source: Partial<ColumnSource> = {}): Cell {
  return getColumnType<T>(column.type).sample(column, source);
}
