import type { FromSchema } from 'json-schema-to-ts';
import type { Endpoint } from './endpoint.ts';

/**
 * The member's sessions, newest first. `method`: how the member signed in; `browser`:
 * from its User-Agent, '' if unknown; times are ISO 8601 UTC.
 */
const sessionListSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'current', 'method', 'browser', 'created_at', 'last_seen_at'],
    additionalProperties: false,
    properties: {
      id: { type: 'string' },
      /** True for the session of this request. */
      current: { type: 'boolean' },
      method: { type: 'string', enum: ['open', 'code', 'passkey'] },
      browser: { type: 'string' },
      created_at: { type: 'string' },
      last_seen_at: { type: 'string' },
    },
  },
} as const;
export type SessionList = FromSchema<typeof sessionListSchema>;

export const getSessions = {
  method: 'GET',
  path: '/api/sessions',
  response: sessionListSchema,
  limit: 'reads',
} as const satisfies Endpoint;

/** Ends one session of the member; 404 if no session has that id. */
export const deleteSession = {
  method: 'DELETE',
  path: '/api/sessions/:id',
  params: { id: { type: 'string' } },
  limit: 'saves',
} as const satisfies Endpoint;

/** Ends all sessions of the member, this one too, and revokes the trust in their browsers. */
export const deleteSessions = { method: 'DELETE', path: '/api/sessions' } as const satisfies Endpoint;

/** Ends the session of this request. */
export const postLogout = {
  method: 'POST',
  path: '/api/session/logout',
  access: 'former',
} as const satisfies Endpoint;
