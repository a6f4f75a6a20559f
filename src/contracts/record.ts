import type { FromSchema } from 'json-schema-to-ts';

/** Longest name of a coin or NFT that a record carries, in characters. */
export const maxNameLength = 100;

/** Longest text answer, in characters (SPEC is silent; ACCEPTANCE I2). */
export const maxTextLength = 4000;

/** Response of both save routes: the record's id. */
export const savedSchema = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { type: 'string' } },
} as const;
export type Saved = FromSchema<typeof savedSchema>;

/**
 * A record as it is read (GET .../cg and .../records/{id}): id, name (null where the questionnaire has no
 * subject) and every answer field of the questionnaire. Booleans and texts as they are; a choice of several as
 * 'true,false,...', one flag per option in the order of the version named by Questionnaire-Version.
 */
export const recordSchema = {
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: { type: ['boolean', 'string'] },
  properties: { id: { type: 'string' }, name: { type: ['string', 'null'] } },
} as const;

/** The values that an answer has on the wire. */
export type WireValue = boolean | string;

/** See {@link recordSchema}. */
export interface ReadRecord {
  readonly id: string;
  readonly name: string | null;
  readonly [field: string]: WireValue | null;
}

/** One row of GET {report}/{module}/{email}/records, newest first; saved_at ISO 8601 UTC. */
export const recordListSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'name', 'saved_at', 'sections'],
    additionalProperties: false,
    properties: {
      id: { type: 'string' },
      name: { type: ['string', 'null'] },
      saved_at: { type: 'string' },
      sections: { type: 'array', items: { type: 'string' } },
    },
  },
} as const;
export type RecordList = FromSchema<typeof recordListSchema>;

/** Request header that names the questionnaire version whose option order the flags of the body follow. */
export const versionHeader = 'Questionnaire-Version';

/** Request header of a first save, kept by the browser until a response came, so that a repeat makes no second record. */
export const idempotencyHeader = 'Idempotency-Key';
