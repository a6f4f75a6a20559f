import type { ErrorObject } from 'ajv';
import { uniqueBy } from '../../src/lib/unique-by.ts';
import { atPlace, type JsonFile, type JsonPath } from './json-file.ts';
import { toProblem, type Problem } from './problem.ts';
import type { MetaFiles, MetaKind } from './meta-files.ts';
import { explainRefusal, type Refusal } from './meta-sentences.ts';

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
  // Ajv compares entries of lists by a method of their prototype, and objects of jsonc-parser have none.
  if (!validate || validate(structuredClone(file.value))) return [];
  const complaints = (validate.errors ?? []).flatMap((error) => toComplaints(error, meta));
  const found = complaints
    .filter((one) => !complaints.some((other) => precedes(other, one)))
    .map(({ refusal: { fault, meant }, place }): Problem => {
      const edit = meant === undefined ? undefined : file.rename(place, meant);
      return { ...atPlace(file, place, fault), ...(edit && { edit }) };
    });
  return uniqueBy(found, ({ line, sentence, edit }) => `${line} ${sentence} ${edit?.offset}`);
}

interface Complaint {
  readonly refusal: Refusal;
  readonly place: JsonPath;
  /** The value that is refused, and what is wrong with it: the same, or one of its keys. */
  readonly of: string;
  readonly about: string;
  readonly rank: number;
}

function toComplaints(error: ErrorObject, { definitions }: MetaFiles): readonly Complaint[] {
  const path = toPath(error.instancePath);
  const refusal = explainRefusal(error, path, definitions);
  if (!refusal) return [];
  const place = refusal.key === undefined ? path : [...path, refusal.key];
  // A type that does not fit is a fault of the value that has it.
  const isType = error.keyword === 'const' && path.at(-1) === 'type';
  const of = isType ? path.slice(0, -1) : path;
  const rank = isType ? 0 : rankOf(error, refusal);
  return [{ refusal, place, of: of.join('/'), about: place.join('/'), rank }];
}

/** One may follow from the other: a value is judged in the order of ranks, and after the key under which it stands. */
function precedes(other: Complaint, one: Complaint): boolean {
  return other.of === one.of ? other.rank < one.rank : other.about === one.of;
}

/** A type decides which keys are possible, a misspelt key which others are, and the keys their number. */
function rankOf({ keyword, params }: ErrorObject, { meant }: Refusal): number {
  if (meant === 'type') return 1;
  if (params['missingProperty'] === 'type' || keyword === 'minLength') return 2;
  if (meant !== undefined) return 3;
  return keyword === 'additionalProperties' || params['missingProperty'] !== undefined ? 4 : 5;
}

function toPath(pointer: string): JsonPath {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
