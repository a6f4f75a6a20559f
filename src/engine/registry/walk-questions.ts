import type { QuestionSource } from './question-source.ts';
import type { Json } from './json.ts';
import type { QuestionHolder } from './source.ts';

/** A question as it stands in a schema file, with the way to it. */
export interface FoundQuestion {
  readonly id: string;
  readonly source: QuestionSource;
  /** Object keys and array indexes from the holder to the question. */
  readonly path: readonly (string | number)[];
  /** The `if` schemas on the way, outermost first; `holds` is false under an else. */
  readonly conditions: readonly { readonly schema: Json; readonly holds: boolean }[];
}

/** Every question that a section declares, in file order, those of every then and else included. */
export function walkQuestions(holder: QuestionHolder): readonly FoundQuestion[] {
  const direct = Object.entries(holder.properties ?? {}).map(([id, source]) => ({
    id,
    source,
    path: ['properties', id],
    conditions: [],
  }));
  const conditional = (holder.allOf ?? []).flatMap((condition, index) => [
    ...nested(condition.if, condition.then, true, ['allOf', index, 'then']),
    ...nested(condition.if, condition.else, false, ['allOf', index, 'else']),
  ]);
  return [...direct, ...conditional];
}

function nested(
  schema: Json,
  branch: QuestionHolder | undefined,
  holds: boolean,
  prefix: readonly (string | number)[],
): readonly FoundQuestion[] {
  return walkQuestions(branch ?? {}).map((found) => ({
    ...found,
    path: [...prefix, ...found.path],
    conditions: [{ schema, holds }, ...found.conditions],
  }));
}
