import type { Theme } from '../../ui/hooks/use-theme.ts';
import sizes from './pictures/topics.json';

const signals = import.meta.glob<string>('./pictures/signal-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Where one of the pictures of possible buy signals is. */
export function findPicture(id: string): string {
  const src = signals[`./pictures/${id}.svg`];
  if (src === undefined) throw new Error(`There is no picture ${id}.svg`);
  return src;
}

export interface Screenshot {
  /** Its address in each theme. */
  readonly src: Readonly<Record<Theme, string>>;
  /** In px of the file: what keeps its place before it is there. */
  readonly width: number;
  readonly height: number;
}

/** A topic's screenshot, by the topic's id; undefined where there is none. */
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
