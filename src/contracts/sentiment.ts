import type { FromSchema } from 'json-schema-to-ts';

/** The gauge ends here (F1). */
export const maxSentiment = 100;

/**
 * Response of GET {fear-and-greed}, the latest day first. value is 0 to 100, timestamp in seconds;
 * value_classification is the source's own word for it.
 */
export const sentimentSchema = {
  type: 'object',
  required: ['data'],
  additionalProperties: false,
  properties: {
    data: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['value', 'value_classification', 'timestamp'],
        additionalProperties: false,
        properties: {
          value: { type: 'number', minimum: 0, maximum: maxSentiment },
          value_classification: { type: 'string' },
          timestamp: { type: 'number' },
        },
      },
    },
  },
} as const;
export type Sentiment = FromSchema<typeof sentimentSchema>;
