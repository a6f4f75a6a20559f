import type { FromSchema } from 'json-schema-to-ts';

/** The maximum of the gauge (F1). */
export const maxSentiment = 100;

/** The usual bands of the scale, with their first and last whole value. Sources publish words, not these edges. */
export const sentimentBands = [
  { name: 'Extreme fear', from: 0, to: 24 },
  { name: 'Fear', from: 25, to: 44 },
  { name: 'Neutral', from: 45, to: 54 },
  { name: 'Greed', from: 55, to: 74 },
  { name: 'Extreme greed', from: 75, to: maxSentiment },
] as const;
export type SentimentBand = (typeof sentimentBands)[number];

/** The band of a value from 0 to 100. */
export function findSentimentBand(value: number): SentimentBand {
  return sentimentBands.findLast(({ from }) => value >= from) ?? sentimentBands[0];
}

/**
 * Response of GET {fear-and-greed}, latest day first. value is 0 to 100, timestamp in seconds; value_classification is
 * the source's own word, or ours if it sends none.
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
