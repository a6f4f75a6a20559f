import type { ColumnSource, QuestionSource } from '../../src/engine/compile/question-source.ts';
import type { SchemaFile } from '../../src/engine/compile/source.ts';
import { mapEntries, type JsonFile, type JsonPath } from './json-file.ts';

/** Money as JSON Schema describes its two parts. */
interface MoneyParts {
  readonly amount: Pick<QuestionSource, 'minimum' | 'maximum' | 'multipleOf'>;
  readonly currency: { readonly enum: readonly string[] };
}

/**
 * Replaces the parts of money by `x-currencies` and the limits of its amount, which the rest of the checks and the engine
 * read. Problems of them are placed in the parts. `file` must have passed its meta schema.
 */
export function spellMoney(file: JsonFile): JsonFile {
  const schema = file.value as SchemaFile;
  const places: JsonPath[] = [];
  const spell = <Source extends QuestionSource | ColumnSource>(source: Source, path: JsonPath): Source => {
    const { properties, ...rest } = source as Source & { readonly properties?: MoneyParts };
    if (source.type !== 'object' || !properties) return source;
    places.push(path);
    const { minimum, maximum, multipleOf } = properties.amount;
    return {
      ...rest,
      'x-currencies': properties.currency.enum,
      ...(minimum !== undefined && { minimum }),
      ...(maximum !== undefined && { maximum }),
      ...(multipleOf !== undefined && { multipleOf }),
    } as unknown as Source;
  };
  const spellAll = (source: QuestionSource, path: JsonPath): QuestionSource => {
    const { items } = source;
    if (!items?.properties) return spell(source, path);
    const columns = [...path, 'items', 'properties'];
    const properties = mapEntries(items.properties, (column, id) => spell(column, [...columns, id]));
    return { ...source, items: { ...items, properties } };
  };
  const properties = mapEntries(schema.properties, (section, id) => ({
    ...section,
    properties: mapEntries(section.properties, (question, questionId) =>
      spellAll(question, ['properties', id, 'properties', questionId]),
    ),
  }));
  return {
    ...file,
    value: { ...schema, properties },
    place: (path) => file.place(toWrittenPath(path, places)),
  };
}

/** The path of a limit or of the currencies as they are written. */
function toWrittenPath(path: JsonPath, places: readonly JsonPath[]): JsonPath {
  const [key] = path.slice(-1);
  const question = path.slice(0, -1);
  const isPart = places.some(
    (place) => place.length === question.length && place.every((one, at) => question[at] === one),
  );
  if (!isPart) return path;
  if (key === 'x-currencies') return [...question, 'properties', 'currency', 'enum'];
  return key === 'minimum' || key === 'maximum' || key === 'multipleOf'
    ? [...question, 'properties', 'amount', key]
    : path;
}
