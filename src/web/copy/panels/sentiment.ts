export const moodCopy = {
  title: 'Market mood',
  of: (max: number) => `of ${max}`,
} as const;
