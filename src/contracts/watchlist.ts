import type { FromSchema } from 'json-schema-to-ts';
import { nameFormat, oneLinePattern } from './one-line.ts';
import type { Endpoint } from './endpoint.ts';
import { maxNameLength } from './record.ts';
import { maxSubjectIdLength } from './subject.ts';

/** Most coins on a member's watchlist. */
export const maxWatched = 200;

/** The coin's name as the member found it. */
const watchSchema = {
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
 * The coins on the watchlist, longest watched first. `id` is the coin's id at its source, such as btc-bitcoin; watched_at
 * is ISO 8601 UTC; price is absent until the coin is read, and if no source knows it.
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

/** A coin's id in a path, also one that was stored before a rule that would refuse it now. */
export const storedCoinId = {
  type: 'string',
  minLength: 1,
  maxLength: maxSubjectIdLength,
  pattern: oneLinePattern,
} as const;

export const getWatchlist = {
  method: 'GET',
  path: '/api/watchlist',
  response: watchlistSchema,
  limit: 'reads',
  cost: 'long',
} as const satisfies Endpoint;

/** Adds a coin by its id at its source, or renames one that is watched; 409 WATCHLIST_FULL. */
export const putWatchedCoin = {
  method: 'PUT',
  path: '/api/watchlist/:coin',
  params: { coin: { type: 'string', minLength: 1, maxLength: maxSubjectIdLength, format: nameFormat } },
  body: watchSchema,
  response: watchlistSchema,
  limit: 'saves',
  cost: 'long',
} as const satisfies Endpoint;

/** Also removes a coin whose stored id would be refused now; does nothing if the coin is not watched. */
export const deleteWatchedCoin = {
  method: 'DELETE',
  path: '/api/watchlist/:coin',
  params: { coin: storedCoinId },
  response: watchlistSchema,
  limit: 'saves',
  cost: 'long',
} as const satisfies Endpoint;
