export const moodCopy = {
  title: 'Market mood',
  of: (value: number, most: number) => `${value} of ${most}`,
} as const;
