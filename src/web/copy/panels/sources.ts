export const sourcesPanelCopy = {
  asking: 'Checking…',
  askAgain: 'Check again',
  /** In table order. */
  columns: ['Figures', 'Shown on', 'Source', 'State', 'Age'],
  waiting: 'Checking',
  /** For sample data. */
  noSource: 'None',
  noAnswer: 'No response',
  notSetUp: 'Not set up',
} as const;
