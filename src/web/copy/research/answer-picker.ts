export const answerPickerCopy = {
  open: 'Pick from your answers',
  loading: 'Loading your answers…',
  failed: 'Your answers could not be loaded',
  none: {
    for: 'None of your saved answers speaks for it.',
    against: 'None of your saved answers speaks against it.',
  },
} as const;
