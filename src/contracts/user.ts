import type { FromSchema } from 'json-schema-to-ts';
import { alertSides } from './alert-sides.ts';
import { dailySchema, ledgerSchema } from './rewards.ts';
import { watchlistSchema } from './watchlist.ts';

/**
 * Response of GET {report}/user/{email}: when the subscription ends, ISO 8601 UTC. With sign-in by code it is null for
 * everyone without a session of that e-mail, and `signin` says so.
 */
export const subscriptionSchema = {
  type: 'object',
  required: ['subExpiry'],
  additionalProperties: false,
  properties: { subExpiry: { type: ['string', 'null'] }, signin: { type: 'string', enum: ['code'] } },
} as const;
export type Subscription = FromSchema<typeof subscriptionSchema>;

/**
 * Response of PUT {report}/user/{email}/login: balance in coins, day of the streak (0 to 7), UTC day of the last daily
 * check-in (YYYY-MM-DD, null if there was none) and whether the member has agreed to the disclaimer.
 */
export const loginSchema = {
  type: 'object',
  required: [...dailySchema.required, 'disclaimer_agreed'],
  additionalProperties: false,
  properties: { ...dailySchema.properties, disclaimer_agreed: { type: 'boolean' } },
} as const;
export type Login = FromSchema<typeof loginSchema>;

/** Response of PUT {report}/disclaimer/{email}. */
export const disclaimerSchema = {
  type: 'object',
  required: ['disclaimer_agreed'],
  additionalProperties: false,
  properties: { disclaimer_agreed: { type: 'boolean' } },
} as const;
export type Disclaimer = FromSchema<typeof disclaimerSchema>;

/** Path of the member's whole data as one JSON file. */
export const exportPath = '/api/account/export';

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
 * Response of GET /api/account/export; times are ISO 8601 UTC. A record has its answers by question, with their words
 * (`about`), or the stored form (`stored`) if its questionnaire is gone or it cannot be read. Earlier versions are in
 * the stored form.
 */
export const exportSchema = {
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

/**
 * Response of PUT and DELETE /api/account/leaving: when the member's data will be deleted, ISO 8601 UTC; null: not
 * requested. Until then the member can sign in and cancel.
 */
export const leavingSchema = {
  type: 'object',
  required: ['leaves_at'],
  additionalProperties: false,
  properties: { leaves_at: { type: ['string', 'null'] } },
} as const;
export type Leaving = FromSchema<typeof leavingSchema>;

/**
 * Response of GET /api/session, for a new tab: the body of a login and the member's e-mail. `records`: the record saved
 * last of each questionnaire (absent if none): whether it is complete, ids of its saved sections and of sections with a
 * question to ask, and how many of the asked questions are answered. `leaves_at`: as above. `paid`: sections already
 * paid for, `module_section` as in the ledger. `former`: the subscription has ended, only the account page is open, and
 * everything is deleted at `kept_until`.
 */
export const sessionSchema = {
  type: 'object',
  required: ['email', 'subExpiry', ...loginSchema.required, 'leaves_at', 'records', 'paid'],
  additionalProperties: false,
  properties: {
    email: { type: 'string' },
    subExpiry: { type: 'string' },
    ...loginSchema.properties,
    ...leavingSchema.properties,
    records: {
      type: 'array',
      items: {
        type: 'object',
        required: [
          'module',
          'id',
          'name',
          'subject',
          'day',
          'complete',
          'sections',
          'asked_sections',
          'answered',
          'asked',
        ],
        additionalProperties: false,
        properties: {
          module: { type: 'string' },
          id: { type: 'string' },
          name: { type: ['string', 'null'] },
          subject: { type: ['string', 'null'] },
          day: { type: ['string', 'null'] },
          complete: { type: 'boolean' },
          sections: { type: 'array', items: { type: 'string' } },
          asked_sections: { type: 'array', items: { type: 'string' } },
          answered: { type: 'integer', minimum: 0 },
          asked: { type: 'integer', minimum: 0 },
        },
      },
    },
    paid: { type: 'array', items: { type: 'string' } },
    former: {
      type: 'object',
      required: ['kept_until'],
      additionalProperties: false,
      properties: { kept_until: { type: 'string' } },
    },
  },
} as const;
export type Session = FromSchema<typeof sessionSchema>;
