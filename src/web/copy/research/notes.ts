export const notesCopy = {
  /** At an update: what was answered on an earlier day. */
  said: (answer: string, day: string) => `You said ${answer} on ${day}`,
  answeredOn: (day: string) => `You answered on ${day}`,
  add: 'Add a note',
  change: 'Change the note',
  close: 'Close the note',
  to: (what: string, question: string) => `${what}: ${question}`,
  text: 'Note',
  source: 'Source link',
} as const;
