import type { FromSchema } from 'json-schema-to-ts';
import { alertSides } from './alert-sides.ts';
import { dayValueUnits } from './day-values.ts';
import type { Endpoint } from './endpoint.ts';
import { movedPriceSchema, readOnSchema } from './moved-price.ts';

const text = { type: 'string' } as const;
const number = { type: 'number' } as const;

const value = { anyOf: [number, text, { type: 'array', items: text }] } as const;

const reading = {
  type: 'object',
  required: ['day', 'value', 'source', 'state'],
  additionalProperties: false,
  properties: {
    day: text,
    value: number,
    source: text,
    state: { type: 'string', enum: ['live', 'sample'] },
  },
} as const;

/**
 * Response of GET {desk}. `alerts`: alerts of the member's newest decisions that are met, with the value of the first
 * such day, or whose fact has not been readable since the day `unread_since`. record is the decision's id, number that of the condition in it, from 1; title and
 * unit are the fact's; value and figure are in that unit (of a listing: the number of exchanges); days are YYYY-MM-DD
 * in UTC; source is as people read it. `changed`: coins with a met alert, whose price (in US dollars) moved by more
 * than a quarter since the newest research or decision, or for which a rule now suggests another answer than the
 * research. `decided`: the price is compared with the decision's; day is that of the value before, read_on that of the
 * values now. `reviews`: for calendars, by subject: the day on which home shows its newest decision again, or, `withdrawn`,
 * the last one that an earlier answer or a deleted decision had and that is not past. uid is the same for all decisions
 * about the subject; changed_at (ISO 8601 UTC) is when one was last saved or deleted.
 */
const deskSchema = {
  type: 'object',
  required: ['alerts', 'changed', 'reviews'],
  additionalProperties: false,
  properties: {
    alerts: {
      type: 'array',
      items: {
        type: 'object',
        required: ['record', 'number', 'coin', 'name', 'title', 'unit', 'side', 'figure', 'until'],
        additionalProperties: false,
        properties: {
          record: text,
          number,
          coin: text,
          name: text,
          title: text,
          unit: { type: 'string', enum: dayValueUnits },
          side: { type: 'string', enum: alertSides },
          figure: number,
          until: text,
          met: reading,
          unread_since: text,
        },
      },
    },
    reviews: {
      type: 'array',
      items: {
        type: 'object',
        required: ['module', 'uid', 'subject', 'name', 'day', 'changed_at', 'withdrawn'],
        additionalProperties: false,
        properties: {
          module: text,
          uid: text,
          subject: { type: ['string', 'null'] },
          name: text,
          day: text,
          changed_at: text,
          withdrawn: { type: 'boolean' },
        },
      },
    },
    changed: {
      type: 'array',
      items: {
        type: 'object',
        required: ['coin', 'name', 'decided', 'rules', 'met', 'read_on'],
        additionalProperties: false,
        properties: {
          coin: text,
          name: text,
          decided: { type: 'boolean' },
          price: movedPriceSchema,
          rules: {
            type: 'array',
            items: {
              type: 'object',
              required: ['question', 'title', 'unit', 'day', 'before', 'now', 'side'],
              additionalProperties: false,
              properties: {
                question: text,
                title: text,
                unit: { type: 'string', enum: dayValueUnits },
                day: text,
                before: value,
                now: value,
                side: { type: 'string', enum: ['yes', 'no'] },
              },
            },
          },
          met: { type: 'boolean' },
          read_on: readOnSchema,
        },
      },
    },
  },
} as const;
export type ChangedCoin = Desk['changed'][number];
export type CalendarReview = Desk['reviews'][number];
export type Desk = FromSchema<typeof deskSchema>;
export type DueAlert = Desk['alerts'][number];

export const getDesk = {
  method: 'GET',
  path: '/api/desk',
  response: deskSchema,
  limit: 'reads',
  cost: 'long',
} as const satisfies Endpoint;

/** What the daily readings have found about an alert, up to its last day. */
export interface AlertState {
  /** The first day on which it was met. */
  readonly met?: NonNullable<DueAlert['met']>;
  /** The last UTC day on which its fact was read, YYYY-MM-DD. */
  readonly known?: string;
  /** The last UTC day on which its coin was read. */
  readonly read?: string;
}
