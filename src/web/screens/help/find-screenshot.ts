import sizes from './pictures/topics.json';

const files = import.meta.glob<string>('./pictures/topic-*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export interface Screenshot {
  readonly src: string;
  /** In px of the file: what keeps its place before it is there. */
  readonly width: number;
  readonly height: number;
}

/** A topic's screenshot, by the topic's id; undefined where there is none. */
export type FindScreenshot = (topicId: string) => Screenshot | undefined;

const sizeOf = new Map(Object.entries(sizes));

export const findScreenshot: FindScreenshot = (topicId) => {
  const src = files[`./pictures/topic-${topicId}.webp`];
  const size = sizeOf.get(topicId);
  return src === undefined || size === undefined ? undefined : { src, ...size };
};
