import type { FromSchema } from 'json-schema-to-ts';
import { alertSides } from './alert-sides.ts';
import { bases } from './config.ts';
import { ownEmail, type Endpoint } from './endpoint.ts';
import { ledgerSchema } from './rewards.ts';
import { loginSchema } from './sign-in.ts';
import { watchlistSchema } from './watchlist.ts';

export const putDisclaimer = {
  method: 'PUT',
  path: `${bases.report}/disclaimer/:email`,
  params: { email: ownEmail },
  response: {
    type: 'object',
    required: ['disclaimer_agreed'],
    additionalProperties: false,
    properties: { disclaimer_agreed: { type: 'boolean' } },
  },
  limit: 'saves',
} as const satisfies Endpoint;

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

/** Apart, so that the browser does not load the schema. */
export const exportPath = '/api/account/export';

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

/**
 * When the member's data will be deleted, ISO 8601 UTC; null: not requested. Until then the member can sign in and cancel.
 */
const leavingSchema = {
  type: 'object',
  required: ['leaves_at'],
  additionalProperties: false,
  properties: { leaves_at: { type: ['string', 'null'] } },
} as const;
export type Leaving = FromSchema<typeof leavingSchema>;

const leaving = {
  path: '/api/account/leaving',
  response: leavingSchema,
  access: 'former',
  limit: 'saves',
} as const;

/** Requests the deletion of the account. */
export const putLeaving = { ...leaving, method: 'PUT', fresh: true } as const satisfies Endpoint;

/** Cancels the deletion. */
export const deleteLeaving = { ...leaving, method: 'DELETE' } as const satisfies Endpoint;

/**
 * For a new tab: the body of a login and the member's e-mail. `records`: the record saved
 * last of each questionnaire (absent if none): whether it is complete, ids of its saved sections and of sections with a
 * question to ask, and how many of the asked questions are answered. `leaves_at`: as above. `paid`: sections already
 * paid for, `module_section` as in the ledger. `former`: the subscription has ended, only the account page is open, and
 * everything is deleted at `kept_until`.
 */
const sessionSchema = {
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

export const getSession = {
  method: 'GET',
  path: '/api/session',
  response: sessionSchema,
  access: 'former',
  limit: 'reads',
} as const satisfies Endpoint;
