import type { FromSchema } from 'json-schema-to-ts';
import { dayValueIds } from './day-values.ts';
import type { Endpoint } from './endpoint.ts';
import { storedCoinId } from './watchlist.ts';

/** Days before today that a history begins. */
export const historyDays = 365;

/**
 * What the daily reading kept of a coin's numbers in the last year; an id that was read on fewer than two days is absent.
 * from: the first UTC day, YYYY-MM-DD. values: one for each day from then until today, in the unit of the day value; null:
 * not read on that day. source as people read it, several joined by "and"; 'sample': as all of its values are.
 */
const coinHistorySchema = {
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

/** `coin`: its id at its source, such as btc-bitcoin. Without lines unless the member watches it or has an alert for it. */
export const getCoinHistory = {
  method: 'GET',
  path: '/api/coin-history/:coin',
  params: { coin: storedCoinId },
  response: coinHistorySchema,
  limit: 'reads',
  cost: 'long',
} as const satisfies Endpoint;
