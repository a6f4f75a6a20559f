import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { buildResponseReader, buildRowReader, type ResponseOrigin } from '../http/response-checks.ts';

/** GET /events, in both versions. */
export const eventsOrigin: ResponseOrigin = { source: 'CoinMarketCal', route: '/events' };

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;

const numberedPageSchema = {
  type: 'object',
  required: ['body', 'status', '_metadata'],
  properties: {
    body: { type: 'array' },
    status: {
      type: 'object',
      properties: { error_code: { type: ['number', 'string', 'null'] }, error_message: textOrNull },
    },
    _metadata: {
      type: 'object',
      required: ['page_count', 'total_count'],
      properties: {
        page_count: { type: 'integer', minimum: 0 },
        total_count: { type: 'integer', minimum: 0 },
      },
    },
  },
} as const satisfies JSONSchema;

/** Checks a page of the first version, without its rows. Throws UpstreamError 'malformed'. */
export const readNumberedPage = buildResponseReader(eventsOrigin, numberedPageSchema);

const cursorPageSchema = {
  type: 'object',
  required: ['data'],
  properties: {
    data: { type: 'array' },
    meta: { type: ['object', 'null'], properties: { cursor: { type: ['string', 'number', 'null'] } } },
  },
} as const satisfies JSONSchema;

/** Checks a page of the second version, without its rows. Throws UpstreamError 'malformed'. */
export const readCursorPage = buildResponseReader(eventsOrigin, cursorPageSchema);

const named = { type: ['array', 'null'] } as const;

const numberedEventSchema = {
  type: 'object',
  required: ['title', 'date_event'],
  properties: {
    title: { type: 'object', required: ['en'], properties: { en: text } },
    date_event: text,
    coins: named,
    categories: named,
    source: textOrNull,
    proof: textOrNull,
  },
} as const satisfies JSONSchema;

/** Checks one event of the first version. */
export const readNumberedEvent = buildRowReader(numberedEventSchema);

const cursorEventSchema = {
  type: 'object',
  required: ['title', 'date'],
  properties: {
    title: text,
    date: text,
    coins: named,
    categories: named,
    source: textOrNull,
    sourceUrl: textOrNull,
    proof: textOrNull,
    snapshotUrl: textOrNull,
  },
} as const satisfies JSONSchema;

/** Checks one event of the second version; only larger plans give its addresses, under either name. */
export const readCursorEvent = buildRowReader(cursorEventSchema);

/** The coins or the categories of an event, which are checked one by one. */
export type Named = FromSchema<typeof named>;

/** Checks a coin or a category: a name, or an object that has one. */
export const readNamed = buildRowReader({
  anyOf: [
    text,
    { type: 'object', properties: { name: textOrNull, symbol: textOrNull, fullname: textOrNull } },
  ],
} as const satisfies JSONSchema);
