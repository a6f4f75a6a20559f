/** The wording of what an analysis or a journal entry was before. */
export const historyCopy = {
  title: (name: string) => `Earlier answers: ${name}`,
  hint: 'How this stood before each of its saves, up to 100 of them. Bringing one back keeps what stands now as a further entry here.',
  hintPassed:
    'How this entry stood before each of its saves, up to 100 of them. It is of a day that has passed, so it is to read only, and none of these is brought back.',
  loading: 'Loading earlier answers…',
  failed: 'The earlier answers could not be loaded',
  none: 'Nothing yet: how this stood before is kept from its second save on.',
  changed: (count: number) =>
    count === 1 ? '1 answer changed after it' : `${count} answers changed after it`,
  compare: 'Compare with now',
  restore: 'Bring back',
  restored: 'Those answers are back. What stood before is now the first entry.',
  restoreFailed: 'That did not work. Nothing was changed; please try again.',
  versionLoading: 'Loading those answers…',
  versionFailed: 'Those answers could not be loaded',
  then: 'Then',
  now: 'Now',
} as const;
