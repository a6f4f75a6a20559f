import type { QuestionSource } from '../../src/engine/registry/question-source.ts';
import type { SchemaFile } from '../../src/engine/registry/source.ts';
import type { JsonFile, JsonPath } from './json-file.ts';
import type { Problem } from './problem.ts';
import { nearest } from './nearest.ts';
import type { OptionList, OptionLists } from './option-lists.ts';

/** A schema.json in which the options of lists stand as if they had been written there. */
export interface SharedOptions {
  /** What is wrong with an option of a list is told at its place in the list. Absent: some list cannot be had. */
  readonly file?: JsonFile;
  readonly problems: readonly Problem[];
  /** The names of the lists. */
  readonly used: readonly string[];
}

interface Use {
  readonly name: string;
  /** Where the options would stand. */
  readonly path: JsonPath;
  readonly list: OptionList | undefined;
}

/** Puts lists in the place of their names; `file` is one that its meta schema has accepted. */
export function shareOptions(file: JsonFile, { lists }: OptionLists): SharedOptions {
  const schema = file.value as SchemaFile;
  const uses: Use[] = [];
  const problems: Problem[] = [];
  const share = (source: QuestionSource, path: JsonPath): QuestionSource => {
    const holder = source.items ?? source;
    const { 'x-options': name, ...rest } = holder;
    if (name === undefined) return source;
    const place = source.items ? [...path, 'items'] : path;
    const wrong = explain(name, holder.oneOf !== undefined, [...lists.keys()]);
    if (wrong !== undefined) problems.push(file.problem([...place, 'x-options'], wrong));
    const list = lists.get(name);
    uses.push({ name, path: [...place, 'oneOf'], list });
    const shared = { ...rest, oneOf: list?.options ?? [] };
    return source.items
      ? { ...source, items: { type: 'string', oneOf: shared.oneOf } }
      : { ...source, ...shared };
  };
  const properties = mapEntries(schema.properties, (section, id) => ({
    ...section,
    properties: mapEntries(section.properties, (question, questionId) =>
      share(question, ['properties', id, 'properties', questionId]),
    ),
  }));
  const used = uses.map(({ name }) => name);
  if (uses.some(({ list }) => !list)) return { problems, used };
  return { file: withPlaces({ ...file, value: { ...schema, properties } }, uses), problems, used };
}

function explain(name: string, hasOwn: boolean, known: readonly string[]): string | undefined {
  if (hasOwn) return `Options come from the list "${name}" or from "oneOf"; leave one of the two out.`;
  if (known.includes(name)) return undefined;
  const meant = nearest(name, known);
  if (meant !== undefined) return `There is no list "${name}" in schemas/options; "${meant}" is meant.`;
  const there = known.length > 0 ? `, which has ${known.join(', ')}` : '';
  return `There is no list "${name}" in schemas/options${there}; write schemas/options/${name}.json.`;
}

/** The file, but that a place among the options of a list is that place in the list. */
function withPlaces(file: JsonFile, uses: readonly Use[]): JsonFile {
  const locate = (path: JsonPath): readonly [JsonFile, JsonPath] => {
    const use = uses.find(
      (one) => path.length > one.path.length && one.path.every((key, at) => path[at] === key),
    );
    return use?.list ? [use.list.file, ['oneOf', ...path.slice(use.path.length)]] : [file, path];
  };
  return {
    ...file,
    place(path) {
      const [at, place] = locate(path);
      return at.place(place);
    },
    problem(path, sentence) {
      const [at, place] = locate(path);
      return at.problem(place, sentence);
    },
    warning(path, sentence) {
      const [at, place] = locate(path);
      return at.warning(place, sentence);
    },
  };
}

function mapEntries<Value>(
  all: Readonly<Record<string, Value>>,
  toOther: (value: Value, key: string) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [key, toOther(value, key)]));
}
