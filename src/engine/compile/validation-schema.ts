import { boundPattern } from './pattern.ts';
import type { Json } from '../vocabulary.ts';
import type { OptionSource } from './question-source.ts';

/** A question's schema before it is compiled. */
interface QuestionSchema {
  readonly oneOf?: readonly OptionSource[];
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly items?: QuestionSchema;
  readonly properties?: Readonly<Record<string, QuestionSchema>>;
}

/** The keywords that validate an answer. */
const validating = [
  'type',
  'format',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'uniqueItems',
] as const satisfies readonly string[];

/**
 * The part of a question's schema that validates an answer. Browsers load the texts with the questions themselves, and a
 * list of option ids compiles to a fraction of the options' schemas.
 */
export function toValidationSchema({ oneOf, items, properties, ...schema }: QuestionSchema): Json {
  const { pattern, maxLength } = schema;
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([key]) => validating.some((one) => one === key))),
    ...(pattern !== undefined && maxLength !== undefined && { pattern: boundPattern(pattern, maxLength) }),
    ...(items && { items: toValidationSchema(items) }),
    ...(properties && { properties: toColumnSchemas(properties) }),
    ...(oneOf && { enum: oneOf.map((option) => option.const) }),
  };
}

function toColumnSchemas(columns: Readonly<Record<string, QuestionSchema>>): Json {
  return Object.fromEntries(Object.entries(columns).map(([id, column]) => [id, toValidationSchema(column)]));
}
