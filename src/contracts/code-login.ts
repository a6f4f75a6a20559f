import type { FromSchema } from 'json-schema-to-ts';

/** Response of PUT {report}/user/{email}/login where a code is on its way (202); times in seconds. */
export const loginStartSchema = {
  type: 'object',
  required: ['challenge', 'expires_in', 'resend_after'],
  additionalProperties: false,
  properties: {
    challenge: { type: 'string' },
    expires_in: { type: 'integer' },
    resend_after: { type: 'integer' },
  },
} as const;
export type LoginStart = FromSchema<typeof loginStartSchema>;

/** Body of the same: nothing asks for a code, both log in with it. */
export const loginBodySchema = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: { challenge: { type: 'string', maxLength: 100 }, code: { type: 'string', maxLength: 100 } },
  dependencies: { challenge: ['code'], code: ['challenge'] },
} as const;
