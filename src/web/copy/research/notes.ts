export const notesCopy = {
  answeredOn: 'Answered on',
  add: 'Add a note',
  change: 'Change the note',
  close: 'Close the note',
  to: (what: string, question: string) => `${what}: ${question}`,
  text: 'Note',
  source: 'Source link',
} as const;
