import type { Theme } from '../../ui/hooks/use-theme.ts';
import sizes from './pictures/topics.json';

const signals = import.meta.glob<string>('./pictures/signal-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function findPicture(id: string): string {
  const src = signals[`./pictures/${id}.svg`];
  if (src === undefined) throw new Error(`There is no picture ${id}.svg`);
  return src;
}

export interface Screenshot {
  readonly src: Readonly<Record<Theme, string>>;
  /** In px, to reserve space before it has loaded. */
  readonly width: number;
  readonly height: number;
}

export type FindScreenshot = (topicId: string) => Screenshot | undefined;

const screenshots = import.meta.glob<string>('./pictures/topic-*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

const sizeOf = new Map(Object.entries(sizes));

export const findScreenshot: FindScreenshot = (topicId) => {
  const find = (theme: Theme) => screenshots[`./pictures/topic-${topicId}-${theme}.webp`];
  const [dark, light, size] = [find('dark'), find('light'), sizeOf.get(topicId)];
  return dark === undefined || light === undefined || !size ? undefined : { src: { dark, light }, ...size };
};
