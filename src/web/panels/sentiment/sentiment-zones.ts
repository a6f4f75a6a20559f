import { findSentimentBand, sentimentBands, type SentimentBand } from '../../../contracts/sentiment.ts';

/** `color` is a CSS token. */
type SentimentZone = SentimentBand & { readonly color: string };

const colors: Readonly<Record<SentimentBand['name'], string>> = {
  'Extreme fear': 'var(--fng-1)',
  Fear: 'var(--fng-2)',
  Neutral: 'var(--fng-3)',
  Greed: 'var(--fng-4)',
  'Extreme greed': 'var(--fng-5)',
};

export const sentimentZones: readonly SentimentZone[] = sentimentBands.map(toZone);

export function getZone(value: number): SentimentZone {
  return toZone(findSentimentBand(value));
}

export function isNamed(zone: SentimentZone, classification: string): boolean {
  return zone.name.toLowerCase() === classification.trim().toLowerCase();
}

function toZone(band: SentimentBand): SentimentZone {
  return { ...band, color: colors[band.name] };
}
