import type { QuestionSource } from '../../src/engine/compile/question-source.ts';
import type { SchemaFile } from '../../src/engine/compile/source.ts';
import { atPlace, mapEntries, type JsonFile, type JsonPath } from './json-file.ts';
import type { Problem } from './problem.ts';
import { nearest } from './nearest.ts';
import type { OptionList, OptionLists } from './option-lists.ts';
import { find, type Finding } from './sentences/sentences.ts';

/** A schema.json with the options of its lists written in. */
interface SharedOptions {
  /** Problems of a list's option are placed in the list's file. Absent where a list cannot be read. */
  readonly file?: JsonFile;
  readonly problems: readonly Problem[];
  readonly used: readonly string[];
}

interface Use {
  readonly name: string;
  readonly path: JsonPath;
  readonly list: OptionList | undefined;
}

/** A question, the options of several, or a column. */
type OptionHolder = Pick<QuestionSource, 'oneOf' | '$ref' | 'x-options'>;

/** Replaces names of lists by their options; `file` must have passed its meta schema. */
export function shareOptions(file: JsonFile, { lists }: OptionLists): SharedOptions {
  const schema = file.value as SchemaFile;
  const uses: Use[] = [];
  const problems: Problem[] = [];
  const share = <Holder extends OptionHolder>(holder: Holder, path: JsonPath): Holder => {
    const { $ref: ref, 'x-options': former, ...rest } = holder;
    const name = ref === undefined ? former : toListName(ref);
    if (name === undefined) return holder;
    const other = [holder.oneOf && 'oneOf', ref !== undefined && former !== undefined && 'x-options'].find(
      Boolean,
    );
    const wrong = findFault(name, other || undefined, [...lists.keys()]);
    if (wrong) problems.push(atPlace(file, [...path, ref === undefined ? 'x-options' : '$ref'], wrong));
    const list = lists.get(name);
    uses.push({ name, path: [...path, 'oneOf'], list });
    return { ...rest, oneOf: list?.options ?? [] } as unknown as Holder;
  };
  const shareAll = (source: QuestionSource, path: JsonPath): QuestionSource => {
    const { items } = source;
    if (!items) return share(source, path);
    const place = [...path, 'items'];
    const { properties: columns } = items;
    if (!columns) return { ...source, items: share(items, place) };
    const properties = mapEntries(columns, (column, id) => share(column, [...place, 'properties', id]));
    return { ...source, items: { ...items, properties } };
  };
  const properties = mapEntries(schema.properties, (section, id) => ({
    ...section,
    properties: mapEntries(section.properties, (question, questionId) =>
      shareAll(question, ['properties', id, 'properties', questionId]),
    ),
  }));
  const used = uses.map(({ name }) => name);
  if (uses.some(({ list }) => !list)) return { problems, used };
  return { file: withPlaces({ ...file, value: { ...schema, properties } }, uses), problems, used };
}

/** Of '../options/countries.json' 'countries'. */
function toListName(ref: string): string {
  return ref.replace(/^.*\//, '').replace(/\.json$/, '');
}

function findFault(name: string, other: string | undefined, known: readonly string[]): Finding | undefined {
  if (other !== undefined) return find('list-or-options', { name, other });
  if (known.includes(name)) return undefined;
  const meant = nearest(name, known);
  return meant === undefined ? find('list-unknown', { name, known }) : find('list-misspelt', { name, meant });
}

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
  };
}
