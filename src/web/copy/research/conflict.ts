/** The wording of the choice between two versions of a section's answers. */
export const conflictCopy = {
  conflict: 'Saved elsewhere too',
  conflictHint:
    'Since you opened this section, it was saved from another tab or device. Choose which answers to keep.',
  keepMine: 'Keep all of yours',
  keepTheirs: 'Keep all saved elsewhere',
  mine: 'Yours',
  theirs: 'Saved elsewhere',
  noAnswer: 'No answer',
  saveChoice: 'Save my choice',
  notChosenYet: (questions: number) =>
    `${questions === 1 ? '1 question is' : `${questions} questions are`} not chosen yet`,
} as const;
