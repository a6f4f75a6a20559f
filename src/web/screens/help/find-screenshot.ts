const files = import.meta.glob<string>('./pictures/topic-*.png', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Where a topic's screenshot is, by the topic's id; undefined where there is none. */
export type FindScreenshot = (topicId: string) => string | undefined;

export const findScreenshot: FindScreenshot = (topicId) => files[`./pictures/topic-${topicId}.png`];
