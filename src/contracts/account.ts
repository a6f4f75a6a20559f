import type { FromSchema } from 'json-schema-to-ts';
import { bases } from './config.ts';
import { ownEmail, type Endpoint } from './endpoint.ts';
import { loginSchema } from './login.ts';

export const putDisclaimer = {
  method: 'PUT',
  path: `${bases.report}/disclaimer/:email`,
  params: { email: ownEmail },
  response: {
    type: 'object',
    required: ['disclaimer_agreed'],
    additionalProperties: false,
    properties: { disclaimer_agreed: { type: 'boolean' } },
  },
  limit: 'saves',
} as const satisfies Endpoint;

/** Apart from its endpoint, so that the browser does not load the schema. */
export const exportPath = '/api/account/export';

/**
 * When the member's data will be deleted, ISO 8601 UTC; null: not requested. Until then the member can sign in and cancel.
 */
const leavingSchema = {
  type: 'object',
  required: ['leaves_at'],
  additionalProperties: false,
  properties: { leaves_at: { type: ['string', 'null'] } },
} as const;
export type Leaving = FromSchema<typeof leavingSchema>;

const leaving = {
  path: '/api/account/leaving',
  response: leavingSchema,
  access: 'former',
  limit: 'saves',
} as const;

/** Requests the deletion of the account. */
export const putLeaving = { ...leaving, method: 'PUT', fresh: true } as const satisfies Endpoint;

/** Cancels the deletion. */
export const deleteLeaving = { ...leaving, method: 'DELETE' } as const satisfies Endpoint;

/**
 * For a new tab: the body of a login and the member's e-mail. `records`: the record saved
 * last of each questionnaire (absent if none): whether it is complete, ids of its saved sections and of sections with a
 * question to ask, and how many of the asked questions are answered. `leaves_at`: as above. `paid`: sections already
 * paid for, `module_section` as in the ledger. `former`: the subscription has ended, only the account page is open, and
 * everything is deleted at `kept_until`.
 */
const sessionSchema = {
  type: 'object',
  required: ['email', 'subExpiry', ...loginSchema.required, 'leaves_at', 'records', 'paid'],
  additionalProperties: false,
  properties: {
    email: { type: 'string' },
    subExpiry: { type: 'string' },
    ...loginSchema.properties,
    ...leavingSchema.properties,
    records: {
      type: 'array',
      items: {
        type: 'object',
        required: [
          'module',
          'id',
          'name',
          'subject',
          'day',
          'complete',
          'sections',
          'asked_sections',
          'answered',
          'asked',
        ],
        additionalProperties: false,
        properties: {
          module: { type: 'string' },
          id: { type: 'string' },
          name: { type: ['string', 'null'] },
          subject: { type: ['string', 'null'] },
          day: { type: ['string', 'null'] },
          complete: { type: 'boolean' },
          sections: { type: 'array', items: { type: 'string' } },
          asked_sections: { type: 'array', items: { type: 'string' } },
          answered: { type: 'integer', minimum: 0 },
          asked: { type: 'integer', minimum: 0 },
        },
      },
    },
    paid: { type: 'array', items: { type: 'string' } },
    former: {
      type: 'object',
      required: ['kept_until'],
      additionalProperties: false,
      properties: { kept_until: { type: 'string' } },
    },
  },
} as const;
export type Session = FromSchema<typeof sessionSchema>;

export const getSession = {
  method: 'GET',
  path: '/api/session',
  response: sessionSchema,
  access: 'former',
  limit: 'reads',
} as const satisfies Endpoint;
