import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import metaReleased from '../../schemas/meta/released.json' with { type: 'json' };
import metaSchema from '../../schemas/meta/schema.json' with { type: 'json' };
import metaUi from '../../schemas/meta/ui.json' with { type: 'json' };
import type { JsonFile, JsonPath, Problem } from './json-file.ts';

const ajv = new Ajv({ allErrors: true, strict: false });
const metas = {
  schema: ajv.compile(metaSchema),
  ui: ajv.compile(metaUi),
  released: ajv.compile(metaReleased),
} satisfies Record<string, ValidateFunction>;

/** What a file's meta schema has against it, each at its line. */
export function metaProblems(kind: keyof typeof metas, file: JsonFile): readonly Problem[] {
  const validate = metas[kind];
  if (validate(file.value)) return [];
  const problems = (validate.errors ?? []).flatMap((error) => {
    const said = sentence(error);
    return said === undefined ? [] : [file.problem(placeOf(error), said)];
  });
  return problems.filter(
    (one, index) =>
      problems.findIndex((other) => other.line === one.line && other.sentence === one.sentence) === index,
  );
}

function placeOf(error: ErrorObject): JsonPath {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const key = error.params['additionalProperty'] ?? error.propertyName ?? error.params['propertyName'];
  return typeof key === 'string' ? [...path, key] : path;
}

/** Undefined for complaints that only repeat another one. */
function sentence(error: ErrorObject): string | undefined {
  const { keyword, params, instancePath, propertyName } = error;
  const name = propertyName ?? instancePath.split('/').at(-1) ?? '';
  switch (keyword) {
    case 'additionalProperties':
      return `"${params['additionalProperty']}" is not a key that may stand here.`;
    case 'required':
      if (name === 'if' && params['missingProperty'] === 'required') {
        return '"if" needs "required" naming the questions it looks at; without it the condition holds while nothing is answered.';
      }
      return `"${params['missingProperty']}" is missing.`;
    case 'enum':
      return `"${name}" must be one of ${(params['allowedValues'] as readonly unknown[]).join(', ')}.`;
    case 'const':
      return `"${name}" must be ${JSON.stringify(params['allowedValue'])}.`;
    case 'type':
      return `"${name}" must be of type ${String(params['type'])}.`;
    case 'pattern':
      return `"${propertyName ?? name}" is not written as it must be (${params['pattern']}).`;
    case 'anyOf':
      return 'A condition needs "then" or "else".';
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return `"${name}" has too little in it.`;
    case 'propertyNames':
    case 'if':
      return undefined;
    default:
      return `"${name}" ${error.message ?? 'is not valid'}.`;
  }
}
