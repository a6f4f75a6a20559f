import type { FromSchema } from 'json-schema-to-ts';
import { bases } from './config.ts';
import { ownEmail, type Endpoint } from './endpoint.ts';

/** Coins paid by the daily check-in on days 1 to 7 of a streak (Y1). */
export const dailyRewards = [1, 1, 2, 4, 6, 8, 10] as const;

/** Ledger key of the daily check-in on a UTC day, YYYY-MM-DD. */
export function toDailyKey(day: string): string {
  return `${dailyKeyStart}${day}`;
}

/** Whether a ledger key is that of a daily check-in. */
export function isDailyKey(key: string): boolean {
  return key.startsWith(dailyKeyStart);
}

const dailyKeyStart = 'daily:';

/** `module_section`, or a module for all its saved and unpaid sections. */
const claimRequestSchema = {
  type: 'object',
  required: ['module_name'],
  additionalProperties: false,
  properties: { module_name: { type: 'string', minLength: 1, maxLength: 200 } },
} as const;

/** The new balance in coins and the part of it that this claim paid, or a message if the section was paid before. */
export const claimSchema = {
  anyOf: [
    {
      type: 'object',
      required: ['curr_coins'],
      additionalProperties: false,
      properties: {
        curr_coins: { type: 'integer', minimum: 0 },
        gained: { type: 'integer', minimum: 1 },
      },
    },
    {
      type: 'object',
      required: ['message'],
      additionalProperties: false,
      properties: { message: { type: 'string' } },
    },
  ],
} as const;
export type Claim = FromSchema<typeof claimSchema>;

/** The date is a UTC day, YYYY-MM-DD. */
export const dailySchema = {
  type: 'object',
  required: ['curr_coins', 'days_signed_in', 'last_collected_date'],
  additionalProperties: false,
  properties: {
    curr_coins: { type: 'integer', minimum: 0 },
    days_signed_in: { type: 'integer', minimum: 0, maximum: 7 },
    last_collected_date: { type: ['string', 'null'] },
  },
} as const;
export type Daily = FromSchema<typeof dailySchema>;

/** Oldest first; `key` is `module_section` or `daily:YYYY-MM-DD`. */
export const ledgerSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['key', 'amount', 'balance_after', 'created_at'],
    additionalProperties: false,
    properties: {
      key: { type: 'string' },
      amount: { type: 'integer' },
      balance_after: { type: 'integer', minimum: 0 },
      created_at: { type: 'string' },
    },
  },
} as const;
export type Ledger = FromSchema<typeof ledgerSchema>;

const coinPath = `${bases.report}/coin/:email` as const;

/** Claims the reward of saved sections; 409 NOT_SAVED. */
export const postClaim = {
  method: 'POST',
  path: coinPath,
  params: { email: ownEmail },
  body: claimRequestSchema,
  response: claimSchema,
  limit: 'claims',
} as const satisfies Endpoint;

/** The daily check-in, for the server's UTC day; a second one that day changes nothing. */
export const postDaily = {
  method: 'POST',
  path: `${coinPath}/daily`,
  params: { email: ownEmail },
  response: dailySchema,
  limit: 'daily',
} as const satisfies Endpoint;

export const getLedger = {
  method: 'GET',
  path: `${coinPath}/ledger`,
  params: { email: ownEmail },
  response: ledgerSchema,
  limit: 'reads',
  cost: 'long',
} as const satisfies Endpoint;
