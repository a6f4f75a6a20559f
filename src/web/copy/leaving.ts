export const leavingCopy = {
  banner: 'Your account is being deleted.',
  until: (date: string) => `All your data is deleted on ${date} (UTC).`,
  stay: 'Keep my account',
  failed: 'That didn’t work. Nothing was changed. Please try again.',
} as const;
