/** The wording of what an analysis was before. */
export const historyCopy = {
  title: (name: string) => `Earlier answers: ${name}`,
  hint: 'What this analysis was before each of its saves, up to 100 of them. Bringing one back keeps what stands now as a further entry here.',
  loading: 'Loading earlier answers…',
  failed: 'The earlier answers could not be loaded',
  none: 'Nothing yet: what an analysis was before is kept from its second save on.',
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
