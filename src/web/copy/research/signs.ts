/** What an answer speaks for, as it stands beside it. */
export const signCopy = { good: 'Good sign', warning: 'Warning sign' } as const;
