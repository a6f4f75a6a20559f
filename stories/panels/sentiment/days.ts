import type { Sentiment } from '../../../src/contracts/sentiment.ts';

/** 00:00 UTC of 21 November 2026, in seconds. */
const midnight = Date.UTC(2026, 10, 21) / 1000;

/** An index of that day and of the day before. */
export function sentimentOf(value: number, classification: string): Sentiment {
  return {
    data: [
      { value, value_classification: classification, timestamp: midnight },
      { value: 61, value_classification: 'Greed', timestamp: midnight - 86_400 },
    ],
  };
}

export const fear = sentimentOf(38, 'Fear');
