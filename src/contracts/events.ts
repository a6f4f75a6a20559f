import type { FromSchema } from 'json-schema-to-ts';

const nullableText = { type: ['string', 'null'] } as const;

/** Pause before each page after the first is loaded, in ms (K1). */
export const eventPagePause = 1200;

/** Pause between two checks that all events have arrived, in ms (K1). */
export const eventCheckPause = 1000;

/**
 * Response of GET {api}/allcal/{page}/ (page 1 without the number), soonest event first; a page after the last is 404.
 * date_event is ISO 8601 UTC; source and proof are the source's own addresses (for sample images: a path of this server),
 * media is the same-origin path of the proof image. `error_code` 0 is success; total_count counts the events of all pages.
 */
export const eventPageSchema = {
  type: 'object',
  required: ['status', '_metadata', 'body'],
  additionalProperties: false,
  properties: {
    status: {
      type: 'object',
      required: ['error_code'],
      additionalProperties: false,
      properties: { error_code: { type: 'integer' } },
    },
    _metadata: {
      type: 'object',
      required: ['total_count', 'page_count'],
      additionalProperties: false,
      properties: {
        total_count: { type: 'integer', minimum: 0 },
        page_count: { type: 'integer', minimum: 0 },
      },
    },
    body: {
      type: 'array',
      items: {
        type: 'object',
        required: ['title', 'date_event', 'source', 'coins', 'categories', 'proof', 'media'],
        additionalProperties: false,
        properties: {
          title: {
            type: 'object',
            required: ['en'],
            additionalProperties: false,
            properties: { en: { type: 'string' } },
          },
          date_event: { type: 'string' },
          source: nullableText,
          coins: {
            type: 'array',
            items: {
              type: 'object',
              required: ['fullname'],
              additionalProperties: false,
              properties: { fullname: { type: 'string' } },
            },
          },
          categories: {
            type: 'array',
            items: {
              type: 'object',
              required: ['name'],
              additionalProperties: false,
              properties: { name: { type: 'string' } },
            },
          },
          proof: nullableText,
          media: nullableText,
        },
      },
    },
  },
} as const;
export type EventPage = FromSchema<typeof eventPageSchema>;
export type CalendarEvent = EventPage['body'][number];
