import type { ErrorObject } from 'ajv';
import { isRecord } from '../../src/lib/is-record.ts';
import type { JsonPath } from './json-file.ts';
import { metaFiles } from './meta-files.ts';
import { nearest } from './nearest.ts';

/** What an editor reads of a rule that was broken. */
export interface Refusal {
  readonly sentence: string;
  /** The key that it is about, where the path does not end in it. */
  readonly key?: string;
  /** The key that was meant. */
  readonly meant?: string;
}

/** Undefined for complaints that only repeat another one. */
export function explainRefusal(error: ErrorObject, path: JsonPath): Refusal | undefined {
  const { keyword, params } = error;
  const name = nameOf(path);
  switch (keyword) {
    case 'additionalProperties':
      return explainKey(error, String(params['additionalProperty']), name);
    case 'required':
      return explainMissing(error, String(params['missingProperty']), name);
    case 'enum':
      return { sentence: explainChoice(error, params['allowedValues'], name) };
    case 'const':
      return { sentence: `${name} is ${show(error.data)}; write ${JSON.stringify(params['allowedValue'])}.` };
    case 'type':
      return { sentence: explainType(error, String(params['type']), name) };
    case 'pattern':
      return explainSpelling(error, name);
    case 'minimum':
    case 'maximum':
      return { sentence: `${name} is ${show(error.data)}; write ${rangeOf(error.parentSchema)}.` };
    case 'minLength':
      return { sentence: `${name} is empty; write what it should say.` };
    case 'minItems':
    case 'minProperties':
    case 'maxProperties':
      return { sentence: explainCount(error, Number(params['limit']), name) };
    case 'uniqueItems':
      return { sentence: `${name} names the same twice.` };
    case 'propertyNames':
    case 'if':
      return undefined;
    default:
      return {
        sentence: `${name} is not written as it must be. ${wordsOf(error.parentSchema) ?? ''}`.trim(),
      };
  }
}

function explainKey({ parentSchema, data }: ErrorObject, key: string, name: string): Refusal {
  const known = Object.keys(isRecord(parentSchema?.['properties']) ? parentSchema['properties'] : {});
  const meant = nearest(key, known);
  if (meant !== undefined && !(isRecord(data) && Object.hasOwn(data, meant)))
    return { sentence: `${name} has the key "${key}"; "${meant}" is meant.`, key, meant };
  const free = known.filter((one) => one !== '$schema');
  return { sentence: `${name} cannot have the key "${key}"; it may have ${list(free, 'and')}.`, key };
}

function explainMissing(error: ErrorObject, missing: string, name: string): Refusal {
  const schema = isRecord(error.parentSchema?.['properties'])
    ? error.parentSchema['properties'][missing]
    : undefined;
  return { sentence: `${name} has no "${missing}"; write ${exampleOf(missing, schema)}.` };
}

/** A key as it may be written, as far as its schema says. */
function exampleOf(key: string, schema: unknown): string {
  if (!isRecord(schema)) return `"${key}": "..."`;
  if (typeof schema['$ref'] === 'string')
    return exampleOf(key, metaFiles.definitions[schema['$ref'].split('/').at(-1) ?? '']);
  if ('const' in schema) return `"${key}": ${JSON.stringify(schema['const'])}`;
  const allowed = schema['enum'];
  if (Array.isArray(allowed)) return `"${key}": with ${list(allowed.map(String), 'or')}`;
  switch (schema['type']) {
    case 'integer':
      return `"${key}": ${Array.isArray(schema['examples']) ? schema['examples'][0] : 1}`;
    case 'object':
      return `"${key}": { ... }`;
    case 'array':
      return `"${key}": [ ... ]`;
    default:
      return `"${key}": "..."`;
  }
}

function explainChoice({ data }: ErrorObject, allowed: unknown, name: string): string {
  const values = Array.isArray(allowed) ? allowed.map(String) : [];
  const meant = typeof data === 'string' ? nearest(data, values) : undefined;
  return meant === undefined
    ? `${name} is ${show(data)}; write ${list(values, 'or')}.`
    : `${name} is ${show(data)}; "${meant}" is meant.`;
}

const typeWords: Readonly<Record<string, string>> = {
  object: 'keys and values in { }',
  array: 'a list in [ ]',
  string: 'a text in quotation marks',
  integer: 'a whole number without quotation marks',
  number: 'a number without quotation marks',
  boolean: 'true or false without quotation marks',
};

function explainType({ data }: ErrorObject, type: string, name: string): string {
  const wanted = type.split(',').map((one) => typeWords[one] ?? one);
  return `${name} is ${show(data)}; write ${list(wanted, 'or')}.`;
}

function explainSpelling({ data, propertyName, parentSchema }: ErrorObject, name: string): Refusal {
  const allowed = wordsOf(parentSchema) ?? 'what its description says';
  if (propertyName !== undefined)
    return { sentence: `"${propertyName}" cannot be a name here; use ${allowed}.`, key: propertyName };
  return { sentence: `${name} is ${show(data)}; write ${allowed}.` };
}

function explainCount({ keyword, parentSchema }: ErrorObject, limit: number, name: string): string {
  const words = parentSchema?.['x-words'];
  if (typeof words === 'string')
    return `${name} says too ${keyword === 'maxProperties' ? 'much' : 'little'}; write ${words}.`;
  const entries = limit === 1 ? 'entry' : 'entries';
  return `${name} needs at ${keyword === 'maxProperties' ? 'most' : 'least'} ${limit} ${entries}.`;
}

/** What may be written, in the meta schema's own words. */
function wordsOf(schema: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const words = schema?.['x-words'] ?? schema?.['description'];
  return typeof words === 'string' ? words : undefined;
}

function rangeOf(schema: Readonly<Record<string, unknown>> | undefined): string {
  const [minimum, maximum] = [schema?.['minimum'], schema?.['maximum']].map(show);
  if (schema?.['minimum'] === undefined) return `at most ${maximum}`;
  return schema['maximum'] === undefined ? `${minimum} or more` : `a number from ${minimum} to ${maximum}`;
}

/** What stands in the file, short. */
function show(data: unknown): string {
  if (Array.isArray(data)) return 'a list';
  if (isRecord(data)) return 'keys and values in { }';
  const text = JSON.stringify(data) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}..."` : text;
}

/** What stands at a path, as people call it. */
function nameOf(path: JsonPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'The file';
  const [, section, ...inside] = path;
  if (path[0] === 'properties' && path.length === 2) return `The section "${section}"`;
  if (path[0] === 'properties' && inside.at(-2) === 'properties') return `The question "${last}"`;
  if (typeof last === 'number')
    return path.at(-2) === 'oneOf' ? `Option ${last + 1}` : `Entry ${last + 1} of "${String(path.at(-2))}"`;
  return `"${last}"`;
}

/** 'a, b or c'. */
export function list(names: readonly string[], word: 'and' | 'or'): string {
  return new Intl.ListFormat('en-GB', { type: word === 'and' ? 'conjunction' : 'disjunction' }).format(names);
}
