/** The wording of the list of a member's analyses. */
export const dossiersCopy = {
  unnamed: 'Analysis',
  /** How buttons tell one analysis from another. */
  which: (name: string, moment: string) => `${name}, ${moment}`,
  current: 'Open now',
  loading: 'Loading your analyses…',
  failed: 'Your analyses could not be loaded',
  none: 'No analysis yet',
  noneText: 'What you save is listed here, by date.',
  all: (count: number) => `Show all ${count}`,
  archived: (count: number) => `Archived (${count})`,
  open: 'Open',
  rename: 'Rename',
  archive: 'Archive',
  takeOut: 'Take out of the archive',
  history: 'History',
  delete: 'Delete',
  newName: 'New name',
  saveName: 'Save name',
  cancel: 'Cancel',
  deleteTitle: (name: string) => `Delete the analysis of ${name}?`,
  deleteText: (saved: string) =>
    `${saved}. It disappears from results, comparisons and exports. Undo stays here until you leave the page.`,
  deleteUnsaved: (count: number) =>
    `${count} unsaved ${count === 1 ? 'answer goes' : 'answers go'} with it, and Undo does not bring ${count === 1 ? 'it' : 'them'} back.`,
  keep: 'Keep it',
  deleted: (name: string) => `${name} was deleted.`,
  undo: 'Undo',
  undone: (name: string) => `${name} is back, as it was last saved.`,
  renamed: (name: string) => `The analysis is called ${name} now.`,
  changeFailed: 'That did not work. Nothing was changed; please try again.',
} as const;
