/** The keys that lead through a checklist. */
export const checklistKeysCopy = {
  button: 'Keys',
  title: 'Keys of a checklist',
  keys: [
    { key: 'j', does: 'To the next question' },
    { key: 'k', does: 'To the question before' },
    { key: 'Space', does: 'Tick or untick the question' },
    { key: 's', does: 'Save the section, and open the next one' },
    { key: '?', does: 'Show this list' },
  ],
  note: 'None of them does anything while you type in a field.',
  off: 'They are turned off on this device.',
  use: 'Use these keys',
} as const;
