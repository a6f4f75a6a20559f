/** The filter of a section's questions; in a separate file, since few forms have it. */
export const quickQuestionsCopy = {
  label: (section: string) => `Questions of ${section}`,
  most: (count: number) => `Key questions (${count})`,
  all: (count: number) => `All questions (${count})`,
} as const;
