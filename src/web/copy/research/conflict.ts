export const conflictCopy = {
  conflict: 'Also saved elsewhere',
  conflictHint:
    'This section was saved from another tab or device after you opened it. Choose which answers to keep.',
  keepMine: 'Keep all of yours',
  keepTheirs: 'Keep all saved elsewhere',
  mine: 'Yours',
  theirs: 'Saved elsewhere',
  noAnswer: 'No answer',
  saveChoice: 'Save my choice',
  notChosenYet: (questions: number) =>
    `${questions === 1 ? '1 question' : `${questions} questions`} left to choose`,
} as const;
