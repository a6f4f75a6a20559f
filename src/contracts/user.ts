import type { FromSchema } from 'json-schema-to-ts';
import { ledgerSchema } from './rewards.ts';
import { watchlistSchema } from './watchlist.ts';

/**
 * Response of GET {report}/user/{email}: when the subscription ends, ISO 8601 UTC. Where log-in is by code it is null for
 * everybody without a session of that e-mail, and `signin` says so.
 */
export const subscriptionSchema = {
  type: 'object',
  required: ['subExpiry'],
  additionalProperties: false,
  properties: { subExpiry: { type: ['string', 'null'] }, signin: { type: 'string', enum: ['code'] } },
} as const;
export type Subscription = FromSchema<typeof subscriptionSchema>;

/**
 * Response of PUT {report}/user/{email}/login: balance in coins, day of the streak (0 to 7), the UTC day of the
 * last daily collection (YYYY-MM-DD, null when there was none) and whether the disclaimer was agreed to.
 */
export const signInSchema = {
  type: 'object',
  required: ['curr_coins', 'days_signed_in', 'last_collected_date', 'disclaimer_agreed'],
  additionalProperties: false,
  properties: {
    curr_coins: { type: 'integer', minimum: 0 },
    days_signed_in: { type: 'integer', minimum: 0, maximum: 7 },
    last_collected_date: { type: ['string', 'null'] },
    disclaimer_agreed: { type: 'boolean' },
  },
} as const;
export type Login = FromSchema<typeof signInSchema>;

/** Response of PUT {report}/disclaimer/{email}. */
export const disclaimerSchema = {
  type: 'object',
  required: ['disclaimer_agreed'],
  additionalProperties: false,
  properties: { disclaimer_agreed: { type: 'boolean' } },
} as const;
export type Disclaimer = FromSchema<typeof disclaimerSchema>;

/** Where everything of the member comes from as one JSON file. */
export const exportPath = '/api/account/export';

const moment = { type: 'string' } as const;
const momentOrNull = { type: ['string', 'null'] } as const;

/**
 * What an answered record of an export says to whoever has no questionnaire at hand. `version`: by which its fields are
 * written; `begun_in`: the one it was begun in. `value`: an answer as it is stored, choices by the ids of their options;
 * `text`: as people read it.
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

/**
 * Response of GET /api/account/export; times are ISO 8601 UTC. A record has its answers by question, in words beside it
 * (`about`), or as it is stored (`stored`) where its questionnaire is gone or it cannot be read. Earlier versions are as they are stored.
 */
export const exportSchema = {
  type: 'object',
  required: ['exported_at', 'member', 'sessions', 'passkeys', 'payments', 'watchlist', 'records'],
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
 * Response of PUT and DELETE /api/account/leaving: when everything of the member is deleted, ISO 8601 UTC; null: they
 * stay. Until then the member can log in and take it back.
 */
export const leavingSchema = {
  type: 'object',
  required: ['leaves_at'],
  additionalProperties: false,
  properties: { leaves_at: { type: ['string', 'null'] } },
} as const;
export type Leaving = FromSchema<typeof leavingSchema>;

/**
 * Response of GET /api/session, for a new tab: the body of a login plus who is logged in; the record saved last of each
 * questionnaire (none: absent) with whether it is complete, the ids of its saved sections and of those that have
 * something to ask, and how many of the questions asked are answered; when the member leaves, as above; and the sections
 * that have been paid for, `module_section` as in the ledger. `former`: the subscription has ended, the account page alone
 * is open, and everything is deleted at `kept_until`.
 */
export const sessionSchema = {
  type: 'object',
  required: ['email', 'subExpiry', ...signInSchema.required, 'leaves_at', 'records', 'paid'],
  additionalProperties: false,
  properties: {
    email: { type: 'string' },
    subExpiry: { type: 'string' },
    ...signInSchema.properties,
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
