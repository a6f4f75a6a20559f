export const templateTexts = {
  title: 'Is this the question that you want to ask?',
  description: 'Say here why it matters and how to check.',
} as const;
