import type { FromSchema } from 'json-schema-to-ts';
import { oneLinePattern } from './one-line.ts';
import { maxNameLength } from './record.ts';

/** Path of a member's watchlist; a coin on it has its id behind that. */
export const watchlistPath = '/api/watchlist';

/** Most coins on a member's watchlist. */
export const maxWatched = 200;

/** Body of PUT {watchlist}/{coin}: the coin's name as the member found it. */
export const watchSchema = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: maxNameLength, pattern: oneLinePattern },
  },
} as const;

/**
 * Response of GET {watchlist}, and of its PUT and DELETE: the coins that are now on it, the longest watched first. `id`: the coin's id
 * at its source, such as btc-bitcoin; watched_at ISO 8601 UTC.
 */
export const watchlistSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'name', 'watched_at'],
    additionalProperties: false,
    properties: { id: { type: 'string' }, name: { type: 'string' }, watched_at: { type: 'string' } },
  },
} as const;
export type Watchlist = FromSchema<typeof watchlistSchema>;
