export const checklistKeysCopy = {
  button: 'Shortcuts',
  title: 'Keyboard shortcuts',
  keys: [
    { key: 'j', does: 'Next question' },
    { key: 'y', does: 'Yes, and the next question' },
    { key: 'n', does: 'No, or none of these, and the next question' },
    { key: 'c', does: 'Can’t tell, and the next question' },
    { key: 'k', does: 'Previous question; the key of its answer takes that back' },
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
