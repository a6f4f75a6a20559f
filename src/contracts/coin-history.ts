import type { FromSchema } from 'json-schema-to-ts';
import { dayValueIds } from './day-values.ts';

/** Path of the daily values of a coin; its id at its source, such as btc-bitcoin, stands behind it. */
export const coinHistoryPath = '/api/coin-history';

/** Days before today that a history begins. */
export const historyDays = 365;

/**
 * Response of GET {coin-history}/{coin}: what the daily reading kept of the coin's numbers in the last year; an id that was read on
 * fewer than two days is absent. from: the first UTC day, YYYY-MM-DD. values: one for each day from then until today, in the unit of the day value; null:
 * not read on that day. source as people read it, several joined by "and"; 'sample': as all of its values are.
 */
export const coinHistorySchema = {
  type: 'object',
  required: ['from', 'lines'],
  additionalProperties: false,
  properties: {
    from: { type: 'string' },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'source', 'state', 'values'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', enum: dayValueIds },
          source: { type: 'string' },
          state: { type: 'string', enum: ['live', 'sample'] },
          values: { type: 'array', items: { type: ['number', 'null'] } },
        },
      },
    },
  },
} as const;
export type CoinHistory = FromSchema<typeof coinHistorySchema>;
export type HistoryLine = CoinHistory['lines'][number];
