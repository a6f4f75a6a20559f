import type { ErrorObject } from 'ajv';
import { countCharacters } from '../../src/lib/count-characters.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { listUnitWords } from '../../src/engine/units.ts';
import { type Unit, unitNames } from '../../src/engine/unit-names.ts';
import type { JsonPath } from './json-file.ts';
import type { MetaFiles } from './meta-files.ts';
import { findValueHint } from './value-hints.ts';
import { findPlaceOf, findSynonym } from './key-places.ts';
import { listNearest, nearest } from './nearest.ts';
import { find, type Finding } from './sentences/sentences.ts';

export interface Refusal {
  readonly fault: Finding;
  /** The key that it is about, if the path does not end in it. */
  readonly key?: string;
  readonly meant?: string;
}

/** Undefined for complaints that only repeat another one. */
export function explainRefusal(
  error: ErrorObject,
  path: JsonPath,
  definitions: Definitions,
): Refusal | undefined {
  const { keyword, params } = error;
  const name = nameOf(path);
  switch (keyword) {
    case 'additionalProperties':
      return explainKey(error, String(params['additionalProperty']), name);
    case 'required':
    case 'dependencies':
      return explainMissing(error, String(params['missingProperty']), { name, path, definitions });
    case 'enum':
      return { fault: explainChoice(error, params['allowedValues'], name) };
    case 'const':
      return { fault: explainFixed(error, params['allowedValue'], path) };
    case 'type':
      return { fault: explainType(error, String(params['type']), name) };
    case 'pattern':
      return explainSpelling(error, name);
    case 'minimum':
    case 'maximum':
      return { fault: unfit(name, error.data, rangeOf(error.parentSchema)) };
    case 'minLength':
      return { fault: find('value-empty', { name }) };
    case 'maxLength':
      return {
        fault: find('value-long', {
          name,
          length: countCharacters(String(error.data)),
          most: Number(params['limit']),
        }),
      };
    case 'minItems':
    case 'minProperties':
    case 'maxProperties':
      return { fault: explainCount(error, Number(params['limit']), name) };
    case 'uniqueItems':
      return { fault: find('value-repeated', { name }) };
    case 'propertyNames':
    case 'if':
      return undefined;
    default:
      return { fault: explainOther(error, name) };
  }
}

function explainOther({ parentSchema, data }: ErrorObject, name: string): Finding {
  const words = parentSchema?.['x-words'];
  return typeof words === 'string'
    ? unfit(name, data, words)
    : find('value-wrong', { name, words: wordsOf(parentSchema) });
}

function explainFixed({ data }: ErrorObject, allowed: unknown, path: JsonPath): Finding {
  const isSection = path.length === 3 && path[0] === 'properties' && path[2] === 'type';
  return unfit(
    nameOf(path),
    data,
    isSection
      ? '"object" for a section, or move the question into "properties" of one'
      : JSON.stringify(allowed),
  );
}

const kindKeys = ['oneOf', '$ref', 'format'];

/** Parts of an object that is not meant as money. */
function isOtherObject(known: readonly string[], data: unknown): boolean {
  const parts = ['amount', 'currency'];
  return (
    isRecord(data) &&
    parts.length === known.length &&
    parts.every((part) => known.includes(part) && !Object.hasOwn(data, part))
  );
}

function explainKey({ parentSchema, data }: ErrorObject, key: string, name: string): Refusal | undefined {
  const possible = Object.keys(isRecord(parentSchema?.['properties']) ? parentSchema['properties'] : {});
  // A text with one of these is of another kind.
  const known = possible.includes('x-pattern-words') ? [...possible, ...kindKeys] : possible;
  const value = isRecord(data) ? data[key] : undefined;
  const meant = findSynonym(key, known, value) ?? nearest(key, known);
  if (meant !== undefined && !(isRecord(data) && Object.hasOwn(data, meant)))
    return { fault: find('key-misspelt', { name, key, meant }), key, meant };
  if (isOtherObject(known, data)) return undefined;
  const place = findPlaceOf(key, known, value);
  if (place) return { fault: find('key-elsewhere', { ...place, name, key }), key };
  const free = known.filter((one) => one !== '$schema');
  return { fault: find('key-unknown', { name, key, known: list(free, 'and') }), key };
}

/** A list whose entries are neither options nor rows. */
function isTextList(question: unknown): boolean {
  const items = isRecord(question) ? question['items'] : undefined;
  const keys = ['oneOf', '$ref', 'x-options', 'enum', 'anyOf'];
  return isRecord(items) && items['type'] !== 'object' && !keys.some((key) => key in items);
}

type Definitions = MetaFiles['definitions'];

function explainMissing(
  error: ErrorObject,
  missing: string,
  {
    name,
    path,
    definitions,
  }: { readonly name: string; readonly path: JsonPath; readonly definitions: Definitions },
): Refusal | undefined {
  const { parentSchema, data } = error;
  const known = Object.keys(isRecord(parentSchema?.['properties']) ? parentSchema['properties'] : {});
  if (isOtherObject(known, data))
    return missing === 'amount'
      ? { fault: find('object-other', { name: nameOf(path.slice(0, -1)) }) }
      : undefined;
  if (missing === 'properties' && known.includes('x-saved-as'))
    return { fault: find('object-other', { name }) };
  if (missing === 'uniqueItems' && isTextList(data))
    return { fault: find('list-of-texts', { name }), key: 'items' };
  const schema = isRecord(error.parentSchema?.['properties'])
    ? error.parentSchema['properties'][missing]
    : undefined;
  return {
    fault: find('key-missing', { name, key: missing, example: exampleOf(missing, schema, definitions) }),
  };
}

function exampleOf(key: string, schema: unknown, definitions: Definitions): string {
  if (!isRecord(schema)) return `"${key}": "..."`;
  if (typeof schema['$ref'] === 'string')
    return exampleOf(key, definitions[schema['$ref'].split('/').at(-1) ?? ''], definitions);
  if ('const' in schema) return `"${key}": ${JSON.stringify(schema['const'])}`;
  const allowed = schema['enum'];
  if (Array.isArray(allowed)) return `"${key}" with ${list(allowed.map(String), 'or')}`;
  switch (schema['type']) {
    case 'integer':
    case 'number':
      return `"${key}": ${Array.isArray(schema['examples']) ? schema['examples'][0] : 1}`;
    case 'object':
      return `"${key}": { ... }`;
    case 'array':
      return `"${key}": [ ... ]`;
    default:
      return `"${key}": "..."`;
  }
}

/** Those for which a currency with similar letters would be suggested. */
const coins = ['BTC', 'ETH', 'SOL', 'USDC', 'USDT', 'DAI', 'BNB', 'XRP', 'ADA', 'DOT', 'ARB', 'UNI', 'EURC'];

/** Of more values only those that are most like the written one are listed. */
const mostListed = 20;

function explainChoice({ data }: ErrorObject, allowed: unknown, name: string): Finding {
  const values = Array.isArray(allowed) ? allowed.map(String) : [];
  const written = typeof data === 'string' ? data : '';
  if (values.includes('USD') && coins.includes(written))
    return unfit(
      name,
      data,
      'a currency of ISO 4217; coins are a number with a unit, such as "x-unit": "ETH"',
    );
  const hint = findValueHint(name, written);
  if (hint !== undefined) return unfit(name, data, hint);
  const meant = nearest(written, values) ?? findUnit(written, values);
  if (meant !== undefined) return find('value-misspelt', { name, value: show(data), meant });
  if (data === null && values.includes('null')) return unfit(name, data, '"null" in quotation marks');
  const closest = values.length > mostListed ? listNearest(written, values, 6) : values;
  return unfit(
    name,
    data,
    `${closest === values ? '' : `one of ${values.length}, such as `}${list(closest, 'or')}`,
  );
}

const unitsBySign: Readonly<Record<string, Unit>> = { $: 'usd', dollars: 'usd', euros: 'EUR' };

/** The unit whose sign or words were written for its name. */
function findUnit(written: string, values: readonly string[]): string | undefined {
  const unit = unitsBySign[written] ?? unitNames.find((one) => listUnitWords(one).includes(written));
  return values.find((value) => value === unit);
}

function unfit(name: string, data: unknown, allowed: string): Finding {
  return find('value-unfit', { name, value: show(data), allowed });
}

const typeWords: Readonly<Record<string, string>> = {
  object: 'keys and values in { }',
  array: 'a list in [ ]',
  string: 'a text in quotation marks',
  integer: 'a whole number without quotation marks',
  number: 'a number without quotation marks',
  boolean: 'true or false without quotation marks',
};

function explainType({ data, parentSchema }: ErrorObject, type: string, name: string): Finding {
  const words = parentSchema?.['x-words'];
  if (typeof words === 'string' && (type === 'array' || type === 'object')) return unfit(name, data, words);
  const wanted = type.split(',').map((one) => typeWords[one] ?? one);
  return unfit(name, data, list(wanted, 'or'));
}

function explainSpelling({ data, propertyName, parentSchema }: ErrorObject, name: string): Refusal {
  const [id] = name === '"question"' && typeof data === 'string' ? data.split('.').slice(-1) : [];
  if (id !== undefined && id !== data)
    return { fault: find('value-misspelt', { name, value: show(data), meant: id }) };
  const allowed = wordsOf(parentSchema) ?? 'what its description says';
  if (propertyName !== undefined)
    return { fault: find('key-unfit', { key: propertyName, allowed }), key: propertyName };
  return { fault: unfit(name, data, allowed) };
}

function explainCount({ keyword, parentSchema, data }: ErrorObject, limit: number, name: string): Finding {
  const words = parentSchema?.['x-words'];
  const isTooMuch = keyword === 'maxProperties';
  return typeof words === 'string'
    ? find('value-amount', { name, amount: isTooMuch ? 'much' : 'little', allowed: words })
    : find('value-count', { name, given: Object.keys(data ?? {}).length, isTooMuch, limit });
}

function wordsOf(schema: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const words = schema?.['x-words'] ?? schema?.['description'];
  return typeof words === 'string' ? words : undefined;
}

function rangeOf(schema: Readonly<Record<string, unknown>> | undefined): string {
  const [minimum, maximum] = [schema?.['minimum'], schema?.['maximum']].map(show);
  if (schema?.['minimum'] === undefined) return `at most ${maximum}`;
  return schema['maximum'] === undefined ? `${minimum} or more` : `a number from ${minimum} to ${maximum}`;
}

function show(data: unknown): string {
  if (Array.isArray(data)) return 'a list';
  if (isRecord(data)) return 'keys and values in { }';
  const text = JSON.stringify(data) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}..."` : text;
}

function nameOf(path: JsonPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'The file';
  const [, section, ...inside] = path;
  const [, id, ...part] = inside;
  if (path[0] === 'properties' && part[0] === 'x-short')
    return `${part.length > 1 ? `"${last}" in ` : ''}"x-short" of the question "${id}"`;
  if (path[0] === 'properties' && path.length === 2) return `The section "${section}"`;
  if (path[0] === 'properties' && inside.at(-2) === 'properties')
    return `The ${inside.at(-3) === 'items' ? 'column' : 'question'} "${last}"`;
  if (typeof last === 'number')
    return path.at(-2) === 'oneOf' ? `Option ${last + 1}` : `Entry ${last + 1} of "${String(path.at(-2))}"`;
  return `"${last}"`;
}

/** 'a, b or c'. */
export function list(names: readonly string[], word: 'and' | 'or'): string {
  return new Intl.ListFormat('en-GB', { type: word === 'and' ? 'conjunction' : 'disjunction' }).format(names);
}
