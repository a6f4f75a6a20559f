import type { FromSchema } from 'json-schema-to-ts';
import { nameFormat } from './one-line.ts';
import { maxNameLength } from './record.ts';

/** Path of a member's watchlist; a coin on it is at {watchlist}/{coin id}. */
export const watchlistPath = '/api/watchlist';

/** Most coins on a member's watchlist. */
export const maxWatched = 200;

/** Body of PUT {watchlist}/{coin}: the coin's name as the member found it. */
export const watchSchema = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: maxNameLength, format: nameFormat },
  },
} as const;

/**
 * A coin's price from the daily reading, in US dollars; change within 24 hours in percent, null if not known; source as
 * people read it; as_of ISO 8601 UTC; 'stale' if read on an earlier day.
 */
const priceSchema = {
  type: 'object',
  required: ['value', 'change', 'source', 'as_of', 'state'],
  additionalProperties: false,
  properties: {
    value: { type: 'number' },
    change: { type: ['number', 'null'] },
    source: { type: 'string' },
    as_of: { type: 'string' },
    state: { type: 'string', enum: ['live', 'stale', 'sample'] },
  },
} as const;

/**
 * Response of GET {watchlist}, and of PUT and DELETE of a coin: the coins on it, longest watched first. `id` is the
 * coin's id at its source, such as btc-bitcoin; watched_at is ISO 8601 UTC; price is absent until the coin is read, and
 * if no source knows it.
 */
export const watchlistSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'name', 'watched_at'],
    additionalProperties: false,
    properties: {
      id: { type: 'string' },
      name: { type: 'string' },
      watched_at: { type: 'string' },
      price: priceSchema,
    },
  },
} as const;
export type Watchlist = FromSchema<typeof watchlistSchema>;
export type WatchedPrice = FromSchema<typeof priceSchema>;
