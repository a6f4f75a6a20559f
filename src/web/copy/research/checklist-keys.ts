/** The keys that lead through a checklist. */
export const checklistKeysCopy = {
  button: 'Shortcuts',
  title: 'Keyboard shortcuts',
  keys: [
    { key: 'j', does: 'Next question' },
    { key: 'k', does: 'Previous question' },
    { key: 'Space', does: 'Tick or untick the question' },
    { key: 'w', does: 'Write a note to the question' },
    { key: 'h', does: 'Show or hide the help of the question' },
    { key: 'f', does: 'Open or fold the section' },
    { key: 's', does: 'Save the section and open the next' },
    { key: '?', does: 'Show this list' },
  ],
  note: 'Shortcuts are off while you type in a field.',
  off: 'Shortcuts are turned off on this device.',
  use: 'Use keyboard shortcuts',
} as const;
