import type { ErrorObject } from 'ajv';
import { atPlace, type JsonFile, type JsonPath } from './json-file.ts';
import { toProblem, type Problem } from './problem.ts';
import type { MetaFiles, MetaKind } from './meta-files.ts';
import { explainRefusal, isTextList, type Refusal } from './meta-sentences.ts';

/** More of them come from one slip that put much in the wrong place. */
const shown = 12;

/** The errors of a file's meta schema, each at its line; past a dozen they are only counted. */
export function metaProblems(meta: MetaFiles, kind: MetaKind, file: JsonFile): readonly Problem[] {
  const problems = listMetaProblems(meta, kind, file);
  const [next] = problems.slice(shown);
  if (!next) return problems;
  const more = toProblem('error', next, 'more-of-these', { count: problems.length - shown });
  return [...problems.slice(0, shown), more];
}

export function listMetaProblems(meta: MetaFiles, kind: MetaKind, file: JsonFile): readonly Problem[] {
  const validate = meta.validators?.[kind];
  if (!validate || validate(file.value)) return [];
  const explain: Explain = (error) => explainRefusal(error, toPath(error.instancePath), meta.definitions);
  const found = withoutEchoes(validate.errors ?? [], explain).flatMap((error) =>
    toProblems(error, explain, file),
  );
  // A slip that occurs twice in a line is corrected twice, but reported once.
  return found.filter(
    (one, index) =>
      one.edit ||
      found.findIndex((other) => other.line === one.line && other.sentence === one.sentence) === index,
  );
}

type Explain = (error: ErrorObject) => Refusal | undefined;

function toProblems(error: ErrorObject, explain: Explain, file: JsonFile): readonly Problem[] {
  const path = toPath(error.instancePath);
  const refusal = explain(error);
  if (!refusal) return [];
  const place = refusal.key === undefined ? path : [...path, refusal.key];
  const edit = refusal.meant === undefined ? undefined : file.rename(place, refusal.meant);
  return [{ ...atPlace(file, place, refusal.fault), ...(edit && { edit }) }];
}

function toPath(pointer: string): JsonPath {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/**
 * Drops errors that follow from another: a value of the wrong type breaks every other rule, and a misspelt key is also
 * missing.
 */
function withoutEchoes(errors: readonly ErrorObject[], explain: Explain): readonly ErrorObject[] {
  const toMeant = (error: ErrorObject) =>
    error.keyword === 'additionalProperties' ? explain(error)?.meant : undefined;
  const first = ['type', 'enum', 'minLength'];
  const rank = (error: ErrorObject) => {
    if (error.params['missingProperty'] === 'type') return 0;
    return (first.indexOf(error.keyword) + first.length + 1) % (first.length + 1);
  };
  const leading = errors.filter((error) => rank(error) < first.length);
  const isEcho = (error: ErrorObject) =>
    leading.some((other) => other.instancePath === error.instancePath && rank(other) < rank(error));
  const missing = new Set(errors.flatMap((error) => toKeys(error, error.params['missingProperty'])));
  const misspelt = new Set(errors.flatMap((error) => toKeys(error, toMeant(error))));
  const isPending = (error: ErrorObject) =>
    (error.keyword === 'additionalProperties' || typeof error.params['missingProperty'] === 'string') &&
    error.params['missingProperty'] !== 'type' &&
    errors.some((other) => decidesKeys(other, error, toMeant(other) !== undefined));
  const isMisspelling = (error: ErrorObject) => toKeys(error, toMeant(error)).some((key) => missing.has(key));
  const misplaced = errors.flatMap((error) => toKeys(error, error.params['additionalProperty']));
  const isOfUnknown = ({ instancePath }: ErrorObject) =>
    misplaced.some((one) => `${instancePath}/`.startsWith(`${one.replace(' ', '/')}/`));
  const isInTextList = ({ instancePath }: ErrorObject) =>
    errors.some(
      ({ params, data, instancePath: list }) =>
        params['missingProperty'] === 'uniqueItems' && isTextList(data) && instancePath === `${list}/items`,
    );
  const misnamed = errors.flatMap((error) => toKeys(error, error.propertyName));
  const isMisnamed = ({ instancePath }: ErrorObject) =>
    misnamed.some((one) => one.replace(' ', '/') === instancePath);
  return errors.filter(
    (error) =>
      isMisspelling(error) ||
      (!isEcho(error) &&
        !isPending(error) &&
        !isOfUnknown(error) &&
        !isMisnamed(error) &&
        !isInTextList(error) &&
        !isPremature(error, errors, toMeant) &&
        !toKeys(error, error.params['missingProperty']).some((key) => misspelt.has(key))),
  );
}

/** Which keys are possible is known once the type is right; which are missing, once no key is misspelt and items are there. */
function decidesKeys(other: ErrorObject, error: ErrorObject, isMisspelt: boolean): boolean {
  const { keyword, instancePath, params } = error;
  const isType = other.keyword === 'const' && other.instancePath === `${instancePath}/type`;
  if (isType || keyword === 'additionalProperties') return isType;
  const isItems = other.params['missingProperty'] === 'items' && params['missingProperty'] !== 'items';
  return other.instancePath === instancePath && (isMisspelt || isItems);
}

function toKeys({ instancePath }: ErrorObject, key: unknown): readonly string[] {
  return typeof key === 'string' ? [`${instancePath} ${key}`] : [];
}

/** The keys of a condition are judged once its "question" is right, and their number once all of them fit. */
function isPremature(
  error: ErrorObject,
  errors: readonly ErrorObject[],
  toMeant: (error: ErrorObject) => string | undefined,
): boolean {
  const wrong = errors.filter(
    ({ keyword, instancePath }) => keyword === 'additionalProperties' && instancePath === error.instancePath,
  );
  if (error.keyword === 'maxProperties') return wrong.length > 0;
  return (
    wrong.includes(error) && toMeant(error) === undefined && wrong.some((one) => toMeant(one) === 'question')
  );
}
