import type { Json } from '../vocabulary.ts';
import type { OptionSource } from './question-source.ts';

/** A question's schema before it is compiled. */
interface WordySchema {
  readonly oneOf?: readonly OptionSource[];
  readonly items?: WordySchema;
}

/** The keywords that judge an answer and are compiled unchanged. */
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
 * The part of a question's schema that judges an answer. Browsers load the texts with the questions themselves, and a
 * list of option ids compiles to a fraction of the options' schemas.
 */
export function toJudgingSchema({ oneOf, items, ...schema }: WordySchema): Json {
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([key]) => judging.some((one) => one === key))),
    ...(items && { items: toJudgingSchema(items) }),
    ...(oneOf && { enum: oneOf.map((option) => option.const) }),
  };
}
