/** The wording of the list of deleted analyses. */
export const trashCopy = {
  title: 'Trash',
  hint: 'Deleted analyses are kept for 30 days. Then they are deleted for good.',
  deletedOn: 'Deleted on',
  keptUntil: 'kept until',
  restore: 'Restore',
  purge: 'Delete now',
  purgeTitle: (name: string) => `Delete the analysis of ${name} for good?`,
  purgeText: 'Its answers, notes and history can’t be restored.',
  keep: 'Keep it',
  restored: (name: string) => `${name} restored`,
  purged: (name: string) => `${name} deleted for good`,
  loadingFailed: 'Your deleted analyses could not be loaded',
} as const;

/** The wording of the list of a member's analyses. */
export const analysisListCopy = {
  unnamed: 'Analysis',
  /** How buttons tell one analysis from another. */
  which: (name: string, moment: string) => `${name}, ${moment}`,
  current: 'Open now',
  loading: 'Loading your analyses…',
  failed: 'Your analyses could not be loaded',
  damaged: "This record can't be read",
  damagedHint: 'Its stored answers are damaged. Your other records are not affected.',
  none: 'No analysis yet',
  noneText: 'Analyses you save appear here.',
  all: (count: number) => `Show all ${count}`,
  archived: (count: number) => `Archived (${count})`,
  open: 'Open',
  rename: 'Rename',
  archive: 'Archive',
  takeOut: 'Unarchive',
  history: 'History',
  delete: 'Delete',
  newName: 'New name',
  saveName: 'Save name',
  cancel: 'Cancel',
  deleteTitle: (name: string) => `Delete the analysis of ${name}?`,
  deleteText: (saved: string) =>
    `${saved}. It disappears from results, comparisons and exports. You can restore it from Results for 30 days.`,
  deleteUnsaved: (count: number) =>
    `${count} unsaved ${count === 1 ? 'answer is' : 'answers are'} deleted too and can’t be restored.`,
  keep: 'Keep it',
  deleted: (name: string) => `${name} deleted`,
  undo: 'Undo',
  undone: (name: string) => `${name} restored`,
  renamed: (name: string) => `Renamed to ${name}`,
  changeFailed: 'That didn’t work. Nothing was changed. Please try again.',
} as const;
