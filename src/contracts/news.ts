import type { FromSchema } from 'json-schema-to-ts';

const nullableText = { type: ['string', 'null'] } as const;

/**
 * Response of GET {api}/news, newest first. feedDate is in milliseconds; link and imgUrl are the source's own addresses
 * (for sample images: a path of this server); media is the same-origin path of the image, null without an image.
 */
export const newsSchema = {
  type: 'object',
  required: ['result'],
  additionalProperties: false,
  properties: {
    result: {
      type: 'array',
      items: {
        type: 'object',
        required: ['title', 'link', 'imgUrl', 'media', 'feedDate', 'source'],
        additionalProperties: false,
        properties: {
          title: { type: 'string' },
          link: { type: 'string' },
          imgUrl: nullableText,
          media: nullableText,
          feedDate: { type: 'number' },
          source: { type: 'string' },
        },
      },
    },
  },
} as const;
export type News = FromSchema<typeof newsSchema>;
export type NewsItem = News['result'][number];
