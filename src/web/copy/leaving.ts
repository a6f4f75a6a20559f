/** What members are told who asked to be deleted, on every page. */
export const leavingCopy = {
  banner: 'Your account is being deleted.',
  until: (date: string) => `Everything of yours is deleted on ${date} (UTC).`,
  stay: 'Keep my account',
  failed: 'That did not work. Nothing was changed; please try again.',
} as const;
