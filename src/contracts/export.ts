import { exportPath } from './account.ts';
import { alertSides } from './alert-sides.ts';
import type { Endpoint } from './endpoint.ts';
import { ledgerSchema } from './rewards.ts';
import { watchlistSchema } from './watchlist.ts';

const moment = { type: 'string' } as const;
const momentOrNull = { type: ['string', 'null'] } as const;

/**
 * Describes an answered record of an export to a reader without the questionnaire. `version`: the questionnaire version
 * of its fields; `begun_in`: the version it was begun in. `value`: an answer as stored, choices by option id; `text`:
 * as people read it.
 */
const exportedAboutSchema = {
  type: 'object',
  properties: {
    questionnaire: {
      type: 'object',
      required: ['title', 'version', 'begun_in'],
      additionalProperties: false,
      properties: {
        title: { type: 'string' },
        version: { type: 'integer', minimum: 1 },
        begun_in: { type: 'integer', minimum: 1 },
      },
    },
    in_words: {
      type: 'array',
      items: {
        type: 'object',
        required: ['question', 'title', 'value'],
        additionalProperties: false,
        properties: {
          question: { type: 'string' },
          title: { type: 'string' },
          value: {},
          text: { type: 'string' },
        },
      },
    },
  },
} as const;

/** The condition of a decision: `record` is the decision's id; `figure` is in the fact's unit; `until` is a UTC day. */
const exportedAlertSchema = {
  type: 'object',
  required: ['record', 'fact', 'side', 'figure', 'until'],
  additionalProperties: false,
  properties: {
    record: { type: 'string' },
    fact: { type: 'string' },
    side: { type: 'string', enum: alertSides },
    figure: { type: 'number' },
    until: { type: 'string' },
  },
} as const;

/**
 * All that is stored about the member; times are ISO 8601 UTC. A record has its answers by question, with their words
 * (`about`), or the stored form (`stored`) if its questionnaire is gone or it cannot be read. Earlier versions are in
 * the stored form.
 */
const exportSchema = {
  type: 'object',
  required: ['exported_at', 'member', 'sessions', 'passkeys', 'payments', 'watchlist', 'alerts', 'records'],
  additionalProperties: false,
  properties: {
    exported_at: moment,
    member: {
      type: 'object',
      required: ['email', 'sub_expiry', 'curr_coins', 'days_signed_in', 'last_collected_date'],
      additionalProperties: false,
      properties: {
        email: { type: 'string' },
        sub_expiry: moment,
        curr_coins: { type: 'integer', minimum: 0 },
        days_signed_in: { type: 'integer', minimum: 0 },
        last_collected_date: { type: ['string', 'null'] },
        disclaimer_agreed_at: momentOrNull,
        leaves_at: momentOrNull,
      },
    },
    sessions: {
      type: 'array',
      items: {
        type: 'object',
        required: ['browser', 'created_at', 'last_seen_at'],
        additionalProperties: false,
        properties: { browser: { type: 'string' }, created_at: moment, last_seen_at: moment },
      },
    },
    passkeys: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'created_at', 'last_used_at'],
        additionalProperties: false,
        properties: { name: { type: 'string' }, created_at: moment, last_used_at: momentOrNull },
      },
    },
    payments: ledgerSchema,
    watchlist: watchlistSchema,
    alerts: { type: 'array', items: exportedAlertSchema },
    records: {
      type: 'array',
      items: {
        type: 'object',
        required: ['module', 'revision', 'deleted_at', 'id', 'name', 'versions'],
        properties: {
          module: { type: 'string' },
          revision: { type: 'integer', minimum: 1 },
          deleted_at: momentOrNull,
          about: exportedAboutSchema,
          versions: {
            type: 'array',
            items: {
              type: 'object',
              required: ['revision', 'saved_at', 'stored'],
              additionalProperties: false,
              properties: { revision: { type: 'integer', minimum: 1 }, saved_at: moment, stored: {} },
            },
          },
        },
      },
    },
  },
} as const;

export const getExport = {
  method: 'GET',
  path: exportPath,
  response: exportSchema,
  access: 'former',
  fresh: true,
  limit: 'exports',
  cost: 'export',
  file: 'take-profits.json',
} as const satisfies Endpoint;
