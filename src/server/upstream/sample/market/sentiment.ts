import type { Sentiment } from '../../../../contracts/sentiment.ts';

/** The sample's index of the day that began at `midnight` (ms). */
export function makeSentiment(midnight: number): Sentiment {
  return { data: [{ value: 38, value_classification: 'Fear', timestamp: midnight / 1000 }] };
}
