import { maxSentiment } from '../../../contracts/sentiment.ts';

export interface SentimentZone {
  readonly name: string;
  /** First and last whole value. */
  readonly from: number;
  readonly to: number;
  /** The token of its colour. */
  readonly color: string;
}

/** The parts of the scale as they are commonly drawn; sources publish words, not these edges. */
export const sentimentZones = [
  { name: 'Extreme fear', from: 0, to: 24, color: 'var(--fng-1)' },
  { name: 'Fear', from: 25, to: 44, color: 'var(--fng-2)' },
  { name: 'Neutral', from: 45, to: 54, color: 'var(--fng-3)' },
  { name: 'Greed', from: 55, to: 74, color: 'var(--fng-4)' },
  { name: 'Extreme greed', from: 75, to: maxSentiment, color: 'var(--fng-5)' },
] as const satisfies readonly SentimentZone[];

/** The zone of a value from 0 to 100. */
export function getZone(value: number): SentimentZone {
  return sentimentZones.findLast(({ from }) => value >= from) ?? sentimentZones[0];
}

/** Whether the zone is the one that the source's word names. */
export function isNamed(zone: SentimentZone, classification: string): boolean {
  return zone.name.toLowerCase() === classification.trim().toLowerCase();
}
