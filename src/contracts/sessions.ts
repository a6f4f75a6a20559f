import type { FromSchema } from 'json-schema-to-ts';

/**
 * Response of GET /api/sessions: where the member is logged in, newest first. `method`: how they proved who they are;
 * `browser`: as its User-Agent says, '' where it says nothing known; times ISO 8601 UTC.
 */
export const sessionListSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'current', 'method', 'browser', 'created_at', 'last_seen_at'],
    additionalProperties: false,
    properties: {
      id: { type: 'string' },
      /** The session that asks. */
      current: { type: 'boolean' },
      method: { type: 'string', enum: ['open', 'code', 'passkey'] },
      browser: { type: 'string' },
      created_at: { type: 'string' },
      last_seen_at: { type: 'string' },
    },
  },
} as const;
export type SessionList = FromSchema<typeof sessionListSchema>;
