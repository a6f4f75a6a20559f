import type { Json } from './json.ts';
import type { OptionSource } from './question-source.ts';

/** A question's schema as it is before it is compiled. */
interface WordySchema {
  readonly oneOf?: readonly OptionSource[];
  readonly items?: WordySchema;
}

/** The keywords that judge an answer and are compiled as they stand. */
const judging = [
  'type',
  'format',
  'maxLength',
  'minimum',
  'maximum',
  'multipleOf',
  'uniqueItems',
] as const satisfies readonly string[];

/**
 * What of a question's schema judges an answer. Browsers load it beside the questions themselves, which have all of the
 * words; and of options a list of their ids is compiled to a fraction of what their schemas are.
 */
export function toJudgingSchema({ oneOf, items, ...schema }: WordySchema): Json {
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([key]) => judging.some((one) => one === key))),
    ...(items && { items: toJudgingSchema(items) }),
    ...(oneOf && { enum: oneOf.map((option) => option.const) }),
  };
}
