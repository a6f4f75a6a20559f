/** Answers that a present figure contradicts, on a coin's page. */
export const readsDifferentlyCopy = {
  title: 'Reads differently today',
  noLongerFits: (answer: string) => `Your ${answer} no longer fits.`,
  fitsNow: (answer: string) => `Your ${answer} fits now.`,
  change: (answer: string) => `Change to ${answer}`,
  keep: (answer: string) => `Keep ${answer}`,
  changed: (answer: string) => `Changed to ${answer}`,
  kept: (answer: string) => `${answer} kept, as of today`,
  undo: 'Undo',
  undoFailed: 'That could not be undone. Please try again.',
  changedSince: 'The analysis was saved again since and was left as it is.',
  unsaved: 'This section has unsaved answers.',
  conflict: 'This question was also answered elsewhere.',
  open: 'Open the section',
} as const;
