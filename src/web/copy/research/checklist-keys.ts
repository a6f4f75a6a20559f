export const checklistKeysCopy = {
  button: 'Shortcuts',
  title: 'Keyboard shortcuts',
  keys: [
    { key: 'j', does: 'Next question' },
    { key: 'y', does: 'Yes, and the next question' },
    { key: 'n', does: 'No, or none of these, and the next question' },
    { key: 'c', does: 'Can’t tell, and the next question' },
    { key: 'k', does: 'Previous question; press the key of its answer again to clear it' },
    { key: 'w', does: 'Write a note' },
    { key: 'h', does: 'Show or hide the help' },
    { key: 'f', does: 'Open or close the section' },
    { key: 's', does: 'Save the section and open the next' },
    { key: '?', does: 'Show this list' },
  ],
  note: 'Shortcuts are off while you type in a field.',
  off: 'Shortcuts are turned off on this device.',
  use: 'Use keyboard shortcuts',
} as const;
