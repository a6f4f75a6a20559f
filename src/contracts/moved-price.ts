import type { FromSchema } from 'json-schema-to-ts';

const text = { type: 'string' } as const;
const number = { type: 'number' } as const;

/** A coin's price in US dollars, on the UTC day of a record (`day`, YYYY-MM-DD) and now. */
export const movedPriceSchema = {
  type: 'object',
  required: ['day', 'before', 'now'],
  additionalProperties: false,
  properties: { day: text, before: number, now: number },
} as const;
export type MovedPrice = FromSchema<typeof movedPriceSchema>;

/** The daily reading that a value comes from; `source` as people read it. */
export const readOnSchema = {
  type: 'object',
  required: ['day', 'source', 'state'],
  additionalProperties: false,
  properties: { day: text, source: text, state: { type: 'string', enum: ['live', 'sample'] } },
} as const;
export type ReadOn = FromSchema<typeof readOnSchema>;
