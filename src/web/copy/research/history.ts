export const historyCopy = {
  title: (name: string) => `Earlier answers: ${name}`,
  hint: 'Every save is kept (last 100). Restoring one adds a new version.',
  hintPassed: 'Every save is kept (last 100). This entry is read-only because its day has passed.',
  loading: 'Loading earlier answers…',
  failed: 'The earlier answers could not be loaded',
  none: 'No earlier versions yet. They are kept from the second save on.',
  changed: (count: number) =>
    count === 0 ? 'No answers changed' : count === 1 ? '1 answer changed' : `${count} answers changed`,
  compare: 'Compare with now',
  restore: 'Restore',
  restored: 'Restored. Your previous answers are now the first version below.',
  restoreFailed: 'That didn’t work. Nothing was changed. Please try again.',
  versionLoading: 'Loading those answers…',
  versionFailed: 'Those answers could not be loaded',
  then: 'Then',
  now: 'Now',
} as const;
