/** The wording that the pages with a searched checklist share. */
export const evaluationCopy = {
  choice: 'Analysis',
  modes: [
    { value: 'new', label: 'New Analysis' },
    { value: 'prev', label: 'Previous Analysis' },
  ],
  startTitle: 'Which analysis do you want to work on?',
  startText: 'New Analysis starts with empty sections. Previous Analysis opens the answers you saved last.',
  opening: 'Opening your previous analysis…',
} as const;
