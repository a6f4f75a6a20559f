import type { FromSchema } from 'json-schema-to-ts';

/**
 * Where feeds come from: live sources, and the sample only while none has answered since the start; live sources only; or the
 * sample only.
 */
export const upstreamModes = ['auto', 'live', 'sample'] as const;

/** What a source of live data can feed; each feed uses the first of its sources that responds. */
export const sourcedFeeds = [
  'coins',
  'coinNews',
  'coinFacts',
  'nfts',
  'news',
  'events',
  'movements',
  'sentiment',
  'tickers',
  'prices',
  'indicators',
  'reserves',
  'airdrops',
] as const;
export type SourcedFeed = (typeof sourcedFeeds)[number];

/**
 * State of a source: 'missing' (its key or address is not set), 'unused' (only the sample is wanted), 'idle' (not
 * called since the start), 'working', 'failing' (its last call failed, the next is still made), 'resting' (after
 * repeated failures) or 'paused' (it asked for a pause).
 */
const sourceStates = ['missing', 'unused', 'idle', 'working', 'failing', 'resting', 'paused'] as const;

/** Why a call of a source failed; the source's own message is not passed on. */
export const sourceFailures = ['unreachable', 'refused', 'malformed', 'timeout'] as const;

const count = { type: 'integer', minimum: 0 } as const;
const momentOrNull = { type: ['string', 'null'] } as const;

/**
 * Response of GET {api}/sources: every source of live data, in the order in which it is asked for its first feed. Times
 * are ISO 8601 UTC, null if it has not happened since the start; `until` is when a resting or paused source is asked
 * again; `latency` is in ms; `budget` is what is left of the calls allowed in any `seconds`, null if not limited.
 */
export const sourceListSchema = {
  type: 'object',
  required: ['mode', 'sources'],
  additionalProperties: false,
  properties: {
    mode: { type: 'string', enum: upstreamModes },
    sources: {
      type: 'array',
      items: {
        type: 'object',
        required: [
          'name',
          'feeds',
          'state',
          'missing',
          'until',
          'lastSuccess',
          'lastFailure',
          'latency',
          'budget',
        ],
        additionalProperties: false,
        properties: {
          name: { type: 'string' },
          feeds: { type: 'array', items: { type: 'string', enum: sourcedFeeds } },
          state: { type: 'string', enum: sourceStates },
          missing: { type: ['string', 'null'], enum: ['key', 'address', null] },
          until: momentOrNull,
          lastSuccess: momentOrNull,
          lastFailure: {
            type: ['object', 'null'],
            required: ['kind', 'at'],
            additionalProperties: false,
            properties: { kind: { type: 'string', enum: sourceFailures }, at: { type: 'string' } },
          },
          latency: { type: ['integer', 'null'], minimum: 0 },
          budget: {
            type: ['object', 'null'],
            required: ['left', 'calls', 'seconds'],
            additionalProperties: false,
            properties: { left: count, calls: count, seconds: count },
          },
        },
      },
    },
  },
} as const;
export type SourceList = FromSchema<typeof sourceListSchema>;
export type SourceStatus = SourceList['sources'][number];
