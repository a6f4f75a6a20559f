export const moodCopy = {
  title: 'Market mood',
  of: (value: number, max: number) => `${value} of ${max}`,
} as const;
